//! The settings and piece types of a diagram, as written.

use super::keys;
use super::page::Diagram;
use crate::import::draft::MAX_SIDE;
use crate::import::loss::{LossKind, Losses};

/// The name of a type that marks squares outside the board.
const HOLE: &str = "hole";

/// A piece type as written.
#[derive(Clone, Debug, Default)]
pub(super) struct Piece {
    pub(super) line: u32,
    pub(super) name: String,
    /// As written, by default the first letter of the name.
    pub(super) id: String,
    /// Empty if the name determines the moves.
    pub(super) moves: String,
    /// The start squares.
    pub(super) squares: String,
    /// The number of pieces in hand; may be empty.
    pub(super) reserve: String,
}

/// The settings as written.
pub(super) struct Settings {
    /// The first line of the diagram.
    line: u32,
    /// Line, key and value of each setting.
    entries: Vec<(u32, String, String)>,
}

/// A diagram as written.
pub(super) struct Written {
    pub(super) settings: Settings,
    pub(super) pieces: Vec<Piece>,
    /// What marks squares outside the board, written like a piece type.
    pub(super) holes: Vec<Piece>,
}

/// Reads the lines of a diagram.
pub(super) fn read(diagram: &Diagram, losses: &mut Losses) -> Written {
    let mut entries = Vec::new();
    let mut pieces = Vec::new();
    for (line, text) in &diagram.lines {
        let mut rest = text.trim();
        while !rest.is_empty() {
            let (chunk, after) = rest.split_at(chunk(rest));
            rest = after.trim_start();
            match chunk.split_once('=') {
                Some((key, value)) if !key.contains(':') => {
                    let (key, value) = (key.trim().to_string(), value.trim().to_string());
                    entries.push((*line, key, value));
                }
                _ if keys::is_piece(chunk) => {
                    pieces.push(Piece::read(*line, chunk));
                }
                _ => {
                    let allowed = "KEY=VALUE, NAME:ID:MOVES:PICTURE:SQUARES";
                    losses.refuse(LossKind::Line, *line, "", chunk, allowed);
                }
            }
        }
    }
    let (holes, pieces) = { pieces.into_iter() }
        .partition::<Vec<Piece>, _>(|piece| piece.name.eq_ignore_ascii_case(HOLE));
    let line = diagram.line;
    Written {
        settings: Settings { line, entries },
        pieces,
        holes,
    }
}

/// The length of the first setting or piece type, because pages may have several on one line.
fn chunk(text: &str) -> usize {
    let is_key = |word: &str| {
        word.split_once('=')
            .is_some_and(|(key, _)| !key.contains(':'))
    };
    let word = text.split_whitespace().next().unwrap_or_default();
    if is_key(word) {
        return word.len();
    }
    // A name may contain spaces; the text after the fourth colon contains none.
    let mut colons = text.match_indices(':').skip(3);
    let squares = colons.next().map_or(text.len(), |(at, _)| at);
    let rest = &text[squares..];
    squares + rest.find(char::is_whitespace).unwrap_or(rest.len())
}

impl Piece {
    fn read(line: u32, text: &str) -> Piece {
        let mut fields = text.split(':').map(|field| field.trim().to_string());
        let mut next = || fields.next().unwrap_or_default();
        let (name, id, moves) = (next(), next(), next());
        let _picture = next();
        let (squares, reserve) = (next(), next());
        let initial = name
            .chars()
            .next()
            .map(|letter| letter.to_uppercase().to_string());
        Piece {
            line,
            id: if id.is_empty() {
                initial.unwrap_or_default()
            } else {
                id
            },
            name,
            moves,
            squares,
            reserve,
        }
    }
}

impl Settings {
    /// The value of a setting; the last one counts.
    pub(super) fn value(&self, key: &str) -> Option<&str> {
        let mut found = self
            .entries
            .iter()
            .rev()
            .filter(|(_, known, _)| known == key);
        let value = found.next().map(|(.., value)| value.as_str());
        value.filter(|value| !value.is_empty())
    }

    /// Each value of a setting that may be repeated, with its line.
    pub(super) fn values(&self, key: &str) -> impl Iterator<Item = (u32, &str)> {
        let found = self
            .entries
            .iter()
            .filter(move |(_, known, _)| known == key);
        let values = found.map(|(line, _, value)| (*line, value.as_str()));
        values.filter(|(_, value)| !value.is_empty())
    }

    /// Whether a setting is there, perhaps without a value.
    pub(super) fn has(&self, key: &str) -> bool {
        self.entries.iter().any(|(_, known, _)| known == key)
    }

    /// The line of a setting, or that of the diagram.
    pub(super) fn line(&self, key: &str) -> u32 {
        let found = self.entries.iter().rev().find(|(_, known, _)| known == key);
        found.map_or(self.line, |(line, ..)| *line)
    }

    pub(super) fn number(&self, key: &str, default: usize, losses: &mut Losses) -> usize {
        match self.value(key).map(str::parse) {
            None => default,
            Some(Ok(number)) => number,
            Some(Err(_)) => {
                let found = self.value(key).unwrap_or_default();
                losses.refuse(LossKind::Value, self.line(key), key, found, "0, 1, 2, …");
                default
            }
        }
    }

    /// The number of files or ranks.
    pub(super) fn size(&self, key: &str, losses: &mut Losses) -> Option<usize> {
        let written = self.value(key).unwrap_or("8");
        let size = written.parse().ok();
        let size = size.filter(|size| (1..=MAX_SIDE).contains(size));
        if size.is_none() {
            let allowed = format!("1–{MAX_SIDE}");
            losses.refuse(LossKind::Value, self.line(key), key, written, allowed);
        }
        size
    }

    /// Reports unknown settings, and settings for rules that we don't have.
    pub(super) fn report_unsupported(&self, losses: &mut Losses) {
        for (line, key, value) in &self.entries {
            match keys::harmless(key).as_deref() {
                None => losses.add(LossKind::UnknownKey, *line, key, value),
                Some("taken" | "-") => {}
                Some(_) if value.is_empty() => {}
                Some(values) if values.split('|').any(|harmless| harmless == value) => {}
                Some(_) => losses.add(LossKind::Rule, *line, key, value),
            }
        }
    }
}
