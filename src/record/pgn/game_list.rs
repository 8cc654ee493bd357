//! The games of a text, listed in slices without reading their moves.

use std::ops::Range;

use super::extent::Extent;
use super::read::STANDARD;
use super::tidy;
use crate::record::text::Header;

/// A text with any number of games, listed so far.
#[derive(Clone, Debug)]
pub struct GameList {
    text: String,
    /// The games so far.
    games: Vec<Range<usize>>,
    /// The end of the last game, and its line.
    end: usize,
    line: usize,
}

/// A game of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedGame {
    /// From 0.
    pub number: usize,
    /// The line of the text in which it begins, from 1.
    pub line: usize,
    /// Its headers.
    pub headers: Vec<Header>,
}

impl ListedGame {
    /// The name of what is played: an id in our own records, other programs' name in PGN.
    pub fn game(&self) -> &str {
        let value = |name: &str| self.headers.iter().find(|header| header.name == name);
        let named = value("Game").or_else(|| value("Variant"));
        named.map_or(STANDARD, |header| &header.value)
    }
}

impl GameList {
    /// A list of the games of a text, none of them listed yet.
    pub fn new(text: &str) -> GameList {
        GameList {
            text: tidy(text).into_owned(),
            games: Vec::new(),
            end: 0,
            line: 1,
        }
    }

    /// Lists the next games, at most the given number.
    pub fn list(&mut self, games: usize) -> Vec<ListedGame> {
        let next = std::iter::from_fn(|| self.list_next());
        next.take(games).collect()
    }

    fn list_next(&mut self) -> Option<ListedGame> {
        let Some(extent) = Extent::next(&self.text, self.end) else {
            self.end = self.text.len();
            return None;
        };
        let lines = |range: Range<usize>| self.text[range].matches('\n').count();
        let line = self.line + lines(self.end..extent.start);
        self.line = line + lines(extent.start..extent.end);
        self.end = extent.end;
        let number = self.games.len();
        self.games.push(extent.start..extent.end);
        Some(ListedGame {
            number,
            line,
            headers: extent.tags.into_iter().map(|(_, tag)| tag).collect(),
        })
    }

    /// How much of the text has been listed, in thousandths.
    pub fn permille(&self) -> u16 {
        // In Wasm a `usize` is too small for the thousandfold length.
        match self.text.len() as u64 {
            0 => 1000,
            length => (self.end as u64 * 1000 / length) as u16,
        }
    }

    /// Whether all games are listed.
    pub fn is_done(&self) -> bool {
        self.end == self.text.len()
    }

    /// The text of a listed game.
    pub fn text(&self, number: usize) -> Option<&str> {
        Some(self.text[self.games.get(number)?.clone()].trim_end())
    }
}
