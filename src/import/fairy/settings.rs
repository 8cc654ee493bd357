//! The keys of a section and of those that it builds on, put together.

use std::collections::{HashMap, HashSet};

use super::sections::{Entry, Section};
use super::types;
use crate::import::draft::{BLACK, Draft};
use crate::import::loss::{LossKind, Losses};

/// Every key that is not a type of piece, with the values that change no rule.
const KEYS: &str = include_str!("keys.txt");

/// The keys of a game: each once, with its last value.
pub(super) struct Settings {
    /// Where the section begins.
    line: u32,
    entries: Vec<Entry>,
    /// The same for each generation, the oldest first: types of pieces push each other out in their order.
    pub(super) generations: Vec<Vec<Entry>>,
}

/// What a key of [`KEYS`] is to us.
enum KeyKind {
    Imported,
    Cosmetic,
    Harmless(Vec<&'static str>),
}

impl Settings {
    /// The keys of a chain of sections.
    pub(super) fn new(section: &Section, chain: &[Section]) -> Settings {
        let last_first = chain.iter().flat_map(|section| &section.entries).rev();
        let mut known = HashSet::new();
        let entries = last_first.filter(|entry| known.insert(entry.key.as_str()));
        let mut entries: Vec<Entry> = entries.cloned().collect();
        entries.reverse();
        let generations = chain.iter().map(|section| section.entries.clone());
        Settings {
            line: section.line,
            entries,
            generations: generations.collect(),
        }
    }

    /// A key's entry.
    pub(super) fn entry(&self, key: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.key == key)
    }

    /// A key's value; nothing if it is empty.
    pub(super) fn value(&self, key: &str) -> Option<&str> {
        let entry = self.entry(key)?;
        Some(entry.value.as_str()).filter(|value| !value.is_empty())
    }

    /// The line of a key, or that of the section.
    pub(super) fn line(&self, key: &str) -> u32 {
        self.entry(key).map_or(self.line, |entry| entry.line)
    }

    /// Tells keys that nobody knows, and rules that we don't have.
    pub(super) fn report_unsupported(&self, losses: &mut Losses) {
        let table = known_keys();
        for Entry { line, key, value } in &self.entries {
            match table.get(key.as_str()).copied().map(key_kind) {
                Some(KeyKind::Imported | KeyKind::Cosmetic) => {}
                Some(KeyKind::Harmless(values)) if values.contains(&value.as_str()) => {}
                Some(KeyKind::Harmless(values))
                    if values == ["none"] && (value == "-" || value.is_empty()) => {}
                Some(KeyKind::Harmless(_)) => losses.add(LossKind::Rule, *line, key, value),
                None if types::is_type(key) => {}
                None if key.starts_with("mobilityRegion") => {
                    losses.add(LossKind::Rule, *line, key, value);
                }
                None => losses.add(LossKind::UnknownKey, *line, key, value),
            }
        }
    }

    /// A value that can't be read is lost.
    pub(super) fn unreadable(&self, key: &str, allowed: &str, losses: &mut Losses) {
        let found = self.value(key).unwrap_or_default();
        losses.refuse(LossKind::Value, self.line(key), key, found, allowed);
    }

    /// `true` or `false`.
    pub(super) fn flag(&self, key: &str, default: bool, losses: &mut Losses) -> bool {
        match self.value(key) {
            None => default,
            Some("true") => true,
            Some("false") => false,
            Some(_) => {
                self.unreadable(key, "true, false", losses);
                default
            }
        }
    }

    /// A number.
    pub(super) fn number(&self, key: &str, default: u32, losses: &mut Losses) -> u32 {
        match self.value(key).map(str::parse) {
            None => default,
            Some(Ok(number)) => number,
            Some(Err(_)) => {
                self.unreadable(key, "0, 1, 2, …", losses);
                default
            }
        }
    }

    /// How many files or ranks the board has: a number, or the letter of the last file.
    pub(super) fn size(&self, key: &str, losses: &mut Losses) -> Option<usize> {
        let Some(value) = self.value(key) else {
            return Some(8);
        };
        let size = coordinate(value).map(|last| last + 1);
        if size.is_none() {
            self.unreadable(key, "1, 2, 3, …", losses);
        }
        size
    }

    /// A file or rank, from 0; files may be letters.
    pub(super) fn coordinate(
        &self,
        key: &str,
        default: usize,
        losses: &mut Losses,
    ) -> Option<usize> {
        let Some(value) = self.value(key) else {
            return Some(default);
        };
        let found = coordinate(value);
        if found.is_none() {
            self.unreadable(key, "a, b, c, …, 1, 2, 3, …", losses);
        }
        found
    }

    /// Squares, listed by name, `*8` or `e*`; outside the board there are none.
    pub(super) fn region(
        &self,
        key: &str,
        default: &str,
        draft: &Draft,
        losses: &mut Losses,
    ) -> Vec<usize> {
        let squares = region(self.value(key).unwrap_or(default), draft);
        squares.unwrap_or_else(|| {
            self.unreadable(key, "e4 *8 e*", losses);
            region(default, draft).unwrap_or_default()
        })
    }

    /// The ranks at and beyond one that a player counts from its own side, as the older keys wrote zones.
    pub(super) fn zone(&self, key: &str, player: usize, draft: &Draft) -> Option<Vec<usize>> {
        let rank = coordinate(self.value(key)?)?;
        let squares = 0..draft.squares.len();
        let zone = squares.filter(|&square| draft.own_rank(player, square) >= rank);
        Some(zone.collect())
    }

    /// A key that may be written for both players, or for each alone.
    pub(super) fn key_of(&self, key: &str, player: usize) -> String {
        let own = format!("{key}{}", if player == BLACK { "Black" } else { "White" });
        if self.value(&own).is_some() {
            own
        } else {
            key.to_string()
        }
    }
}

/// What [`KEYS`] says of each key.
fn known_keys() -> HashMap<&'static str, &'static str> {
    let lines = KEYS.lines().filter(|line| !line.starts_with('#'));
    let pairs = lines.filter_map(|line| line.split_once('='));
    pairs
        .map(|(key, value)| (key.trim(), value.trim()))
        .collect()
}

fn key_kind(value: &'static str) -> KeyKind {
    match value {
        "taken" => KeyKind::Imported,
        "-" => KeyKind::Cosmetic,
        values => KeyKind::Harmless(values.split('|').collect()),
    }
}

/// A letter or number of a file or rank, from 0.
fn coordinate(value: &str) -> Option<usize> {
    let first = value.bytes().next()?;
    if first.is_ascii_alphabetic() && value.len() == 1 {
        return Some(usize::from(first.to_ascii_lowercase() - b'a'));
    }
    value.parse::<usize>().ok()?.checked_sub(1)
}

/// The squares of a list; `None` if it can't be read.
fn region(text: &str, draft: &Draft) -> Option<Vec<usize>> {
    let mut squares = Vec::new();
    for word in text.split_whitespace().filter(|word| *word != "-") {
        let (file, rank) = word.split_at_checked(1)?;
        let file = match file {
            "*" => None,
            letter => Some(coordinate(letter)?),
        };
        let rank = match rank {
            "*" => None,
            number => Some(number.parse::<usize>().ok()?.checked_sub(1)?),
        };
        let all = 0..draft.squares.len();
        squares.extend(all.filter(|square| {
            let (own_file, own_rank) = (square % draft.files, square / draft.files);
            file.is_none_or(|file| file == own_file) && rank.is_none_or(|rank| rank == own_rank)
        }));
    }
    Some(squares)
}
