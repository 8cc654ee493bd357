//! The keys of a section merged with those of its ancestors.

use std::collections::{HashMap, HashSet};
use std::str::FromStr;

use super::sections::{Entry, Section};
use super::types;
use crate::import::draft::{BLACK, Draft, MAX_SIDE};
use crate::import::loss::{LossKind, Losses};

/// Every known key that is not a piece type, with the values that change no rule.
const KEYS: &str = include_str!("keys.txt");

/// The keys of a game, each once with its last value.
pub(super) struct Settings {
    line: u32,
    entries: Vec<Entry>,
    /// The entries of each generation, oldest first, because the order of piece types matters.
    pub(super) generations: Vec<Vec<Entry>>,
}

/// How a key of [`KEYS`] is handled.
enum KeyKind {
    Imported,
    Cosmetic,
    Harmless(Vec<&'static str>),
}

impl Settings {
    /// Merges the keys of a chain of sections.
    pub(super) fn new(section: &Section, chain: &[Section]) -> Settings {
        let entries = chain.iter().flat_map(|section| &section.entries);
        let generations = chain
            .iter()
            .map(|section| last_of_each(section.entries.iter()));
        Settings {
            line: section.line,
            entries: last_of_each(entries),
            generations: generations.collect(),
        }
    }

    pub(super) fn entry(&self, key: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.key == key)
    }

    /// The generation whose value of a key counts.
    pub(super) fn generation(&self, key: &str) -> Option<usize> {
        let has = |entries: &Vec<Entry>| entries.iter().any(|entry| entry.key == key);
        self.generations.iter().rposition(has)
    }

    /// Each entry of a key with its generation, oldest first.
    pub(super) fn each(&self, key: &str) -> impl Iterator<Item = (usize, &Entry)> {
        let generations = self.generations.iter().enumerate();
        generations.filter_map(move |(generation, entries)| {
            Some((generation, entries.iter().find(|entry| entry.key == key)?))
        })
    }

    /// The value of a key; `None` if it is empty.
    pub(super) fn value(&self, key: &str) -> Option<&str> {
        let entry = self.entry(key)?;
        Some(entry.value.as_str()).filter(|value| !value.is_empty())
    }

    /// The line of a key, or that of the section.
    pub(super) fn line(&self, key: &str) -> u32 {
        self.entry(key).map_or(self.line, |entry| entry.line)
    }

    /// Reports unknown keys, and keys for rules that we don't have.
    pub(super) fn report_unsupported(&self, losses: &mut Losses) {
        let table = known_keys();
        for Entry { line, key, value } in &self.entries {
            match table.get(key.as_str()).copied().map(key_kind) {
                Some(KeyKind::Imported | KeyKind::Cosmetic) => {}
                Some(KeyKind::Harmless(values)) if values.contains(&value.as_str()) => {}
                Some(KeyKind::Harmless(values))
                    if values == ["none"] && (value == "-" || value.is_empty()) => {}
                Some(KeyKind::Harmless(_)) => losses.add(LossKind::Rule, *line, key, value),
                None if types::is_type(key) || types::is_region(key) => {}
                None => losses.add(LossKind::UnknownKey, *line, key, value),
            }
        }
    }

    /// Reports a value that can't be read.
    pub(super) fn unreadable(&self, key: &str, allowed: &str, losses: &mut Losses) {
        let found = self.value(key).unwrap_or_default();
        losses.refuse(LossKind::Value, self.line(key), key, found, allowed);
    }

    /// Any other value is false, as in Fairy-Stockfish.
    pub(super) fn flag(&self, key: &str, default: bool, losses: &mut Losses) -> bool {
        match self.value(key) {
            None => default,
            Some("true") => true,
            Some("false") => false,
            Some(_) => {
                self.unreadable(key, "true, false; taken as false", losses);
                false
            }
        }
    }

    /// The result for a player.
    pub(super) fn result(
        &self,
        key: &str,
        default: &'static str,
        losses: &mut Losses,
    ) -> &'static str {
        const RESULTS: [&str; 3] = ["win", "loss", "draw"];
        let Some(value) = self.value(key) else {
            return default;
        };
        RESULTS
            .into_iter()
            .find(|result| *result == value)
            .unwrap_or_else(|| {
                self.unreadable(key, &RESULTS.join(", "), losses);
                default
            })
    }

    pub(super) fn number(&self, key: &str, default: u32, losses: &mut Losses) -> u32 {
        match self.value(key).map(leading_number) {
            None => default,
            Some(Some(number)) => number,
            Some(None) => {
                self.unreadable(key, "0, 1, 2, …", losses);
                default
            }
        }
    }

    /// The rule for a player with only the royal piece, if extinction says just that.
    pub(super) fn bare_king(&self) -> Option<&'static str> {
        let rule = ["Value", "PieceTypes", "PieceCount", "OpponentPieceCount"];
        let rule = rule.map(|key| self.value(&format!("extinction{key}")));
        if rule != [Some("loss"), Some("*"), Some("1"), Some("2")] {
            return None;
        }
        match self.value("extinctionClaim") {
            Some("true") => Some("loss-unless-bared-back"),
            _ => Some("loss"),
        }
    }

    /// The number of files or ranks: a number, or the letter of the last file.
    pub(super) fn size(&self, key: &str, losses: &mut Losses) -> Option<usize> {
        let Some(value) = self.value(key) else {
            return Some(8);
        };
        let size = coordinate(value).map(|last| last + 1);
        let size = size.filter(|&size| size <= MAX_SIDE);
        if size.is_none() {
            self.unreadable(key, &format!("1–{MAX_SIDE}"), losses);
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

    /// A list of squares: names, `*8` or `e*`. Squares outside the board are ignored.
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

    /// All ranks from the given one on, counted from the player's own side, as older keys define zones.
    pub(super) fn zone(&self, key: &str, player: usize, draft: &Draft) -> Option<Vec<usize>> {
        let rank = coordinate(self.value(key)?)?;
        let squares = 0..draft.squares.len();
        let zone = squares.filter(|&square| draft.own_rank(player, square) >= rank);
        Some(zone.collect())
    }

    /// The name of a key for one player, or the common name.
    pub(super) fn key_of(&self, key: &str, player: usize) -> String {
        let own = format!("{key}{}", if player == BLACK { "Black" } else { "White" });
        if self.value(&own).is_some() {
            own
        } else {
            key.to_string()
        }
    }
}

/// Of several entries with one key the last counts, as in Fairy-Stockfish.
fn last_of_each<'e>(entries: impl DoubleEndedIterator<Item = &'e Entry>) -> Vec<Entry> {
    let mut known = HashSet::new();
    let last_first = entries.rev();
    let last = last_first.filter(|entry| known.insert(entry.key.as_str()));
    let mut last: Vec<Entry> = last.cloned().collect();
    last.reverse();
    last
}

pub(super) fn any_is_known<'a>(mut keys: impl Iterator<Item = &'a str>) -> bool {
    let table = known_keys();
    keys.any(|key| table.contains_key(key) || types::is_type(key))
}

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

/// Parses the letter or number of a file or rank, from 0.
fn coordinate(value: &str) -> Option<usize> {
    let first = value.bytes().next()?;
    if first.is_ascii_alphabetic() && value.len() == 1 {
        return Some(usize::from(first.to_ascii_lowercase() - b'a'));
    }
    leading_number::<usize>(value)?.checked_sub(1)
}

/// The number at the beginning. As in Fairy-Stockfish, what follows is ignored: `10#ten`.
fn leading_number<N: FromStr>(value: &str) -> Option<N> {
    let digits = value.bytes().take_while(u8::is_ascii_digit).count();
    value[..digits].parse().ok()
}

/// Parses a list of squares; `None` if it can't be read.
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
            number => Some(leading_number::<usize>(number)?.checked_sub(1)?),
        };
        let all = 0..draft.squares.len();
        squares.extend(all.filter(|square| {
            let (own_file, own_rank) = (square % draft.files, square / draft.files);
            file.is_none_or(|file| file == own_file) && rank.is_none_or(|rank| rank == own_rank)
        }));
    }
    Some(squares)
}
