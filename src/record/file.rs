//! The text of a game: headers in brackets, then numbered moves and the result, much like PGN.
//!
//! ```text
//! [Format "1"]
//! [Game "chess"]
//! [VariantHash "0123456789abcdef"]
//! [Result "0-1"]
//! [Reason "checkmate"]
//!
//! 1. f2f3 e7e5 2. g2g4 d8h4 0-1
//! ```
//!
//! `Position` gives the start if it is not the array; `Option` lines give options that differ from their defaults.
//! Everything else in brackets is the users' own and kept. Remarks stand in braces.

use std::sync::Arc;

use super::Game;
use crate::piece::Player;
use crate::position::Position;
use crate::rules::{self, ActionError, Outcome, Reason};
use crate::variant::Variant;

/// The format number written into every record.
pub const FORMAT: u32 = 1;

/// A bracketed line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// As written: `White`.
    pub name: String,
    /// Without its quotes.
    pub value: String,
}

/// Why a text is not a record that can be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// A stable code: `record-header`, `record-format`, `record-unknown-game`, `record-position`, `record-move`,
    /// `record-result`.
    pub code: &'static str,
    /// Line of the text, from 1.
    pub line: usize,
    /// What was found.
    pub found: String,
    /// What is allowed there, or the code of the reason for which the rules refuse it.
    pub allowed: String,
}

impl std::fmt::Display for RecordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "line {}: {}: found `{}`, allowed: {}",
            self.line, self.code, self.found, self.allowed
        )
    }
}

impl std::error::Error for RecordError {}

/// A record that has been read and replayed.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The game, at its end.
    pub game: Game,
    /// The users' own headers.
    pub headers: Vec<Header>,
    /// The variant file has changed since the record was written. All its moves are legal still.
    pub other_edition: bool,
}

/// Headers that the record writes itself.
const OWN_HEADERS: [&str; 6] = [
    "Format",
    "Game",
    "VariantHash",
    "Position",
    "Result",
    "Reason",
];

/// The longest record that is read, in bytes.
const LONGEST_TEXT: usize = 1 << 20;

impl Game {
    /// The game as text. `headers` are the users' own; those that the record writes itself are left out.
    pub fn to_text(&self, headers: &[Header]) -> String {
        let variant = self.variant();
        let mut lines = vec![
            header_line("Format", &FORMAT.to_string()),
            header_line("Game", &variant.id),
            header_line("VariantHash", &format!("{:016x}", variant.hash)),
        ];
        if self.start().setup() != variant.array {
            lines.push(header_line("Position", &self.start().text()));
        }
        let own = |header: &&Header| !OWN_HEADERS.contains(&header.name.as_str());
        lines.extend(
            headers
                .iter()
                .filter(own)
                .map(|h| header_line(&h.name, &h.value)),
        );
        let mut at_end = self.clone();
        at_end.go_to(self.line().len());
        let outcome = at_end.outcome();
        let result = result_text(variant, outcome);
        lines.push(header_line("Result", &result));
        lines.extend(outcome.map(|outcome| header_line("Reason", outcome.reason.code())));
        lines.push(String::new());
        lines.push(self.movetext(&result));
        lines.join("\n") + "\n"
    }

    fn movetext(&self, result: &str) -> String {
        let mut words = self.remarks_at(0);
        let mut number = None;
        let mut ply = 0;
        self.replay(|before, action, _| {
            if number != Some(before.number()) {
                number = Some(before.number());
                let dots = if before.turn() == Player::FIRST {
                    "."
                } else {
                    "..."
                };
                words.push(format!("{}{dots}", before.number()));
            }
            words.push(action.text(before.variant()));
            ply += 1;
            words.extend(self.remarks_at(ply));
        });
        words.push(result.to_string());
        wrap(&words)
    }

    fn remarks_at(&self, ply: usize) -> Vec<String> {
        let here = self.remarks.iter().filter(|&&(at, _)| at == ply);
        here.map(|(_, remark)| format!("{{{remark}}}")).collect()
    }

    /// Reads a record and replays it to its end. `find` gives the variant of a game id.
    ///
    /// # Errors
    ///
    /// The first fault, with its line.
    pub fn from_text(
        text: &str,
        find: impl Fn(&str) -> Option<Arc<Variant>>,
    ) -> Result<Loaded, RecordError> {
        if text.len() > LONGEST_TEXT {
            let found = format!("{} bytes", text.len());
            return Err(RecordError {
                code: "record-header",
                line: 1,
                found,
                allowed: "at most 1 MiB".into(),
            });
        }
        let (headers, body) = split_headers(text)?;
        check_format(&headers)?;
        let mut game = Game::from_position(start_of(&headers, find)?);
        let result = read_moves(&mut game, text, body)?;
        apply_result(&mut game, &headers, result)?;
        let own = |(_, header): &(usize, Header)| !OWN_HEADERS.contains(&header.name.as_str());
        let other_edition = is_of_another_edition(&headers, game.variant());
        let headers = headers
            .into_iter()
            .filter(own)
            .map(|(_, header)| header)
            .collect();
        Ok(Loaded {
            game,
            headers,
            other_edition,
        })
    }
}

fn header_line(name: &str, value: &str) -> String {
    let value = value
        .replace(['\n', '\r'], " ")
        .replace('\\', "\\\\")
        .replace('"', "\\\"");
    format!("[{name} \"{value}\"]")
}

/// `1-0`, `0-1`, `1/2-1/2` with two seats; the places in order of the seats with more; `*` while it goes on.
fn result_text(variant: &Variant, outcome: Option<Outcome>) -> String {
    let Some(outcome) = outcome else {
        return "*".to_string();
    };
    if variant.seats.len() > 2 {
        let places = variant
            .players()
            .map(|player| outcome.places[player].to_string());
        return places.collect::<Vec<_>>().join("/");
    }
    match outcome.winner() {
        Some(Player::FIRST) => "1-0",
        Some(_) => "0-1",
        None => "1/2-1/2",
    }
    .to_string()
}

/// Joins words to lines of at most 80 characters.
fn wrap(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > 80 {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += length;
    }
    text
}

type Headers = Vec<(usize, Header)>;

/// The headers with their lines, and the byte offset where the moves begin.
fn split_headers(text: &str) -> Result<(Headers, usize), RecordError> {
    let mut headers = Vec::new();
    let mut offset = 0;
    for (index, raw) in text.split_inclusive('\n').enumerate() {
        let line = raw.trim();
        if !line.is_empty() && !line.starts_with('[') {
            break;
        }
        if !line.is_empty() {
            let header = parse_header(line).ok_or_else(|| RecordError {
                code: "record-header",
                line: index + 1,
                found: line.chars().take(80).collect(),
                allowed: "[Name \"value\"]".to_string(),
            })?;
            headers.push((index + 1, header));
        }
        offset += raw.len();
    }
    Ok((headers, offset))
}

fn parse_header(line: &str) -> Option<Header> {
    let inner = line.strip_prefix('[')?.strip_suffix(']')?;
    let (name, quoted) = inner.split_once(' ')?;
    let quoted = quoted.trim().strip_prefix('"')?.strip_suffix('"')?;
    let well_named =
        !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let mut value = String::new();
    let mut characters = quoted.chars();
    while let Some(character) = characters.next() {
        match character {
            '\\' => value.push(characters.next()?),
            '"' => return None,
            other => value.push(other),
        }
    }
    well_named.then(|| Header {
        name: name.to_string(),
        value,
    })
}

fn header<'h>(headers: &'h Headers, name: &str) -> Option<(usize, &'h str)> {
    let found = headers.iter().find(|(_, header)| header.name == name);
    found.map(|(line, header)| (*line, header.value.as_str()))
}

fn check_format(headers: &Headers) -> Result<(), RecordError> {
    let (line, found) = header(headers, "Format").unwrap_or((1, ""));
    if found == FORMAT.to_string() {
        return Ok(());
    }
    let allowed = format!("[Format \"{FORMAT}\"]");
    Err(RecordError {
        code: "record-format",
        line,
        found: found.to_string(),
        allowed,
    })
}

fn start_of(
    headers: &Headers,
    find: impl Fn(&str) -> Option<Arc<Variant>>,
) -> Result<Position, RecordError> {
    let (line, id) = header(headers, "Game").unwrap_or((1, ""));
    let variant = find(id).ok_or_else(|| RecordError {
        code: "record-unknown-game",
        line,
        found: id.to_string(),
        allowed: "the id of a known game".to_string(),
    })?;
    let Some((line, text)) = header(headers, "Position") else {
        return Ok(Position::start(variant));
    };
    Position::parse(variant, text).map_err(|error| RecordError {
        code: "record-position",
        line,
        found: text.to_string(),
        allowed: error.to_string(),
    })
}

fn is_of_another_edition(headers: &Headers, variant: &Variant) -> bool {
    header(headers, "VariantHash")
        .is_some_and(|(_, found)| found != format!("{:016x}", variant.hash))
}

/// Replays the moves; returns the result written behind them with its line.
fn read_moves(
    game: &mut Game,
    text: &str,
    body: usize,
) -> Result<Option<(usize, String)>, RecordError> {
    let mut rest = &text[body..];
    let line_of = |rest: &str| 1 + text[..text.len() - rest.len()].matches('\n').count();
    let mut result = None;
    loop {
        rest = rest.trim_start();
        let line = line_of(rest);
        let fault = |found: &str, allowed: String| RecordError {
            code: "record-move",
            line,
            found: found.chars().take(80).collect(),
            allowed,
        };
        if rest.is_empty() {
            return Ok(result);
        }
        if let Some(remark) = rest.strip_prefix('{') {
            let end = remark
                .find('}')
                .ok_or_else(|| fault(rest, "a remark closed by `}`".into()))?;
            let words: Vec<&str> = remark[..end].split_whitespace().collect();
            game.remarks.push((game.ply(), words.join(" ")));
            rest = &remark[end + 1..];
            continue;
        }
        let end = rest
            .find(|c: char| c.is_whitespace() || c == '{')
            .unwrap_or(rest.len());
        let word = &rest[..end];
        rest = &rest[end..];
        if result.is_some() {
            return Err(fault(word, "nothing behind the result".into()));
        }
        if word.starts_with('(') {
            return Err(fault(
                word,
                "a single line of moves; variations are not read yet".into(),
            ));
        }
        if is_number(word) {
            continue;
        }
        if is_result(word) {
            result = Some((line, word.to_string()));
            continue;
        }
        if game.outcome().is_some() {
            return Err(fault(word, "no move after the end of the game".into()));
        }
        let action = rules::action_from_text(game.position(), word)
            .map_err(|error| fault(word, why_refused(&error)))?;
        game.play(action);
    }
}

fn why_refused(error: &ActionError) -> String {
    match error {
        ActionError::Refused { refusal, .. } => refusal.code().to_string(),
        ActionError::Unreadable { .. } => "a move such as `e2e4`".to_string(),
        ActionError::Promotion { allowed, .. } => allowed.join(" "),
        ActionError::NotNow { .. } => "a move that is legal in this position".to_string(),
    }
}

fn is_number(word: &str) -> bool {
    let digits = word.trim_end_matches('.');
    digits.len() < word.len() && !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit())
}

fn is_result(word: &str) -> bool {
    let places = || {
        word.split('/')
            .all(|place| matches!(place, "1" | "2" | "3" | "4"))
    };
    matches!(word, "*" | "1-0" | "0-1" | "1/2-1/2") || word.contains('/') && places()
}

/// Checks the result against the moves. A win that the board doesn't show is a resignation.
fn apply_result(
    game: &mut Game,
    headers: &Headers,
    behind_moves: Option<(usize, String)>,
) -> Result<(), RecordError> {
    let written = header(headers, "Result").map(|(line, result)| (line, result.to_string()));
    let Some((line, found)) = behind_moves.clone().or(written.clone()) else {
        return Ok(());
    };
    let shown = result_text(game.variant(), game.outcome());
    let fault = |allowed: String| RecordError {
        code: "record-result",
        line,
        found: found.clone(),
        allowed,
    };
    if let Some((_, header)) = written.filter(|(_, header)| *header != found) {
        return Err(fault(format!("{header}, as the header says")));
    }
    let resigned =
        header(headers, "Reason").is_some_and(|(_, code)| code == Reason::Resignation.code());
    match (resigned, found.as_str()) {
        (true, "1-0") => game.resign(second_seat()),
        (true, "0-1") => game.resign(Player::FIRST),
        _ if found == shown => return Ok(()),
        _ => return Err(fault(format!("{shown}, as the moves show"))),
    }
    let shown = result_text(game.variant(), game.outcome());
    if found == shown {
        Ok(())
    } else {
        Err(fault(format!("{shown}, as the moves show")))
    }
}

fn second_seat() -> Player {
    Player::first(2).next_back().unwrap_or(Player::FIRST)
}
