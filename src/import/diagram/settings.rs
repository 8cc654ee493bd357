//! The settings and piece types of a diagram, as written.

use super::page::Diagram;
use crate::import::loss::{LossKind, Losses};

/// Every known setting.
const KEYS: &str = include_str!("keys.txt");

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

/// The settings: line, key and value.
pub(super) struct Settings(Vec<(u32, String, String)>);

/// Reads the lines of a diagram.
pub(super) fn read(diagram: &Diagram, losses: &mut Losses) -> (Settings, Vec<Piece>) {
    let mut settings = Settings(Vec::new());
    let mut pieces = Vec::new();
    for (line, text) in &diagram.lines {
        let mut rest = text.trim();
        while !rest.is_empty() {
            let (chunk, after) = rest.split_at(chunk(rest));
            rest = after.trim_start();
            match (chunk.split_once('='), chunk.contains(':')) {
                (Some((key, value)), _) if !key.contains(':') => {
                    let (key, value) = (key.trim().to_string(), value.trim().to_string());
                    settings.0.push((*line, key, value));
                }
                (_, true) => pieces.push(Piece::read(*line, chunk)),
                _ => losses.add(LossKind::Line, *line, "", chunk),
            }
        }
    }
    (settings, pieces)
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
        let mut found = self.0.iter().rev().filter(|(_, known, _)| known == key);
        let value = found.next().map(|(.., value)| value.as_str());
        value.filter(|value| !value.is_empty())
    }

    /// The line of a setting, or 1.
    pub(super) fn line(&self, key: &str) -> u32 {
        let found = self.0.iter().rev().find(|(_, known, _)| known == key);
        found.map_or(1, |(line, ..)| *line)
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

    /// Reports unknown settings, and settings for rules that we don't have.
    pub(super) fn report_unsupported(&self, losses: &mut Losses) {
        for (line, key, value) in &self.0 {
            match harmless(key).as_deref() {
                None => losses.add(LossKind::UnknownKey, *line, key, value),
                Some("taken" | "-") => {}
                Some(_) if value.is_empty() => {}
                Some(values) if values.split('|').any(|harmless| harmless == value) => {}
                Some(_) => losses.add(LossKind::Rule, *line, key, value),
            }
        }
    }
}

fn harmless(wanted: &str) -> Option<String> {
    let lines = KEYS.lines().filter(|line| !line.starts_with('#'));
    let mut pairs = lines.filter_map(|line| line.split_once('='));
    let (_, value) = pairs.find(|(key, _)| key.trim() == wanted)?;
    Some(value.trim().to_string())
}
