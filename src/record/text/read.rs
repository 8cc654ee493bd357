//! Reading a record and replaying it.

use std::sync::Arc;

use super::super::short;
use super::commitments;
use super::header::Headers;
use super::write::{MATE, is_checkmate};
use super::{FORMAT, Game, LONGEST_TEXT, Loaded, OWN_HEADERS, RecordError, result_text};
use crate::moves::Action;
use crate::piece::Player;
use crate::position::Position;
use crate::rules::{self, ActionError, Reason};
use crate::variant::Variant;

impl Game {
    /// Reads a record and replays it to its end. `find` gives the variant of a game id with options chosen as
    /// pairs of name and value; of the id `""` the one that moves without any header are meant for, if there is one.
    ///
    /// # Errors
    ///
    /// The first fault, with its line.
    pub fn from_text(
        text: &str,
        find: impl Fn(&str, &[(&str, &str)]) -> Option<Arc<Variant>>,
    ) -> Result<Loaded, RecordError> {
        let text = text.trim_start_matches('\u{feff}');
        if text.len() > LONGEST_TEXT {
            let found = format!("{} bytes", text.len());
            return Err(RecordError::new(
                "record-header",
                1,
                &found,
                "at most 1 MiB",
            ));
        }
        let (headers, body) = Headers::split(text)?;
        let variant = match bare_moves(text).then(|| find("", &[])).flatten() {
            Some(variant) => variant,
            None => {
                check_format(&headers)?;
                find_variant(&headers, find)?
            }
        };
        let mut game = Game::from_position(start(&headers, variant)?);
        let result = Movetext {
            text,
            rest: &text[body..],
        }
        .replay(&mut game)?;
        apply_result(&mut game, &headers, result)?;
        commitments::read(&headers, &mut game)?;
        let edition = format!("{:016x}", game.variant().hash);
        let other_edition = headers
            .get("VariantHash")
            .is_some_and(|(_, found)| found != edition);
        Ok(Loaded {
            game,
            headers: headers.without(&OWN_HEADERS),
            other_edition,
        })
    }
}

/// How people name the winner behind the moves, and the result they mean.
const WINNERS: [(&str, &str); 4] = [
    ("Whites ", "1-0"),
    ("White ", "1-0"),
    ("Blacks ", "0-1"),
    ("Black ", "0-1"),
];

/// Whether a text begins with its first move.
fn bare_moves(text: &str) -> bool {
    text.trim_start().starts_with("1.")
}

fn check_format(headers: &Headers) -> Result<(), RecordError> {
    let (line, found) = headers.get("Format").unwrap_or((1, ""));
    if found == FORMAT.to_string() {
        return Ok(());
    }
    let allowed = format!("[Format \"{FORMAT}\"]");
    Err(RecordError::new("record-format", line, found, allowed))
}

fn find_variant(
    headers: &Headers,
    find: impl Fn(&str, &[(&str, &str)]) -> Option<Arc<Variant>>,
) -> Result<Arc<Variant>, RecordError> {
    let mut options = Vec::new();
    for (line, option) in headers.all("Option") {
        let fault = || RecordError::new("record-header", line, option, "[Option \"name=value\"]");
        options.push(option.split_once('=').ok_or_else(fault)?);
    }
    let (line, id) = headers.get("Game").unwrap_or((1, ""));
    let unknown = || {
        let allowed = "the id of a known game, with options that it offers";
        RecordError::new("record-unknown-game", line, id, allowed)
    };
    find(id, &options).ok_or_else(unknown)
}

fn start(headers: &Headers, variant: Arc<Variant>) -> Result<Position, RecordError> {
    let Some((line, text)) = headers.get("Position") else {
        return Ok(Position::start(variant));
    };
    let fault = |error: crate::position::PositionError| {
        RecordError::new("record-position", line, text, error.to_string())
    };
    Position::parse(variant, text).map_err(fault)
}

/// The part behind the headers.
struct Movetext<'t> {
    text: &'t str,
    rest: &'t str,
}

impl<'t> Movetext<'t> {
    /// Plays the moves; returns the result written behind them with its line.
    fn replay(mut self, game: &mut Game) -> Result<Option<(usize, &'t str)>, RecordError> {
        let mut result = None;
        loop {
            self.rest = self.rest.trim_start();
            if self.rest.is_empty() {
                return Ok(result);
            }
            if self.rest.starts_with('{') {
                let remark = self.remark()?;
                game.remarks.push((game.ply(), remark));
                continue;
            }
            let at = self.rest;
            let word = self.result_in_words().unwrap_or_else(|| self.word());
            if result.is_some() {
                return Err(self.fault(at, word, "nothing behind the result"));
            }
            if word == MATE && is_checkmate(game.position()) {
                continue;
            }
            if is_result(word) {
                result = Some((self.line_of(at), word));
            } else if let Some(text) = without_number(word) {
                self.play(game, at, text)?;
            }
        }
    }

    fn remark(&mut self) -> Result<String, RecordError> {
        let at = self.rest;
        let Some(end) = at.find('}') else {
            return Err(self.fault(at, at, "a remark closed by `}`"));
        };
        self.rest = &at[end + 1..];
        let words: Vec<&str> = at[1..end].split_whitespace().collect();
        Ok(words.join(" "))
    }

    fn word(&mut self) -> &'t str {
        let ends_word = |c: char| c.is_whitespace() || c == '{';
        let (word, rest) = self
            .rest
            .split_at(self.rest.find(ends_word).unwrap_or(self.rest.len()));
        self.rest = rest;
        word
    }

    /// The result that a sentence such as `White won.` tells.
    fn result_in_words(&mut self) -> Option<&'static str> {
        let (winners, result) = { WINNERS }
            .into_iter()
            .find(|(winners, _)| self.rest.starts_with(winners))?;
        let rest = self.rest[winners.len()..].trim_start();
        let rest = rest
            .strip_prefix("won")
            .or_else(|| rest.strip_prefix("wins"))?;
        self.rest = rest.strip_prefix('.').unwrap_or(rest);
        Some(result)
    }

    fn play(&self, game: &mut Game, at: &str, text: &str) -> Result<(), RecordError> {
        if text.starts_with('(') {
            return Err(self.fault(
                at,
                text,
                "a single line of moves; variations are not read yet",
            ));
        }
        if game.outcome().is_some() {
            return Err(self.fault(at, text, "no move after the end of the game"));
        }
        let action = rules::action_from_record(game.position(), text).or_else(|error| {
            match short::meant(game.position(), text).as_slice() {
                [] => Err(why_refused(&error)),
                [meant] => Ok(*meant),
                several => Err(listed(game.variant(), several)),
            }
        });
        game.play(action.map_err(|why| self.fault(at, text, &why))?);
        Ok(())
    }

    /// Counted only where it is to be told: counting at every word would be quadratic.
    fn line_of(&self, at: &str) -> usize {
        1 + self.text[..self.text.len() - at.len()]
            .matches('\n')
            .count()
    }

    fn fault(&self, at: &str, found: &str, allowed: &str) -> RecordError {
        RecordError::new("record-move", self.line_of(at), found, allowed)
    }
}

/// The actions among which a short text doesn't decide.
fn listed(variant: &Variant, actions: &[Action]) -> String {
    let texts = actions.iter().map(|action| action.text(variant));
    let texts: Vec<String> = texts.collect();
    format!("one of {}, as several men fit", texts.join(" "))
}

fn why_refused(error: &ActionError) -> String {
    match error {
        ActionError::Refused { refusal, .. } => refusal.code().to_string(),
        ActionError::Unreadable { .. } => "a move such as `e2e4`".to_string(),
        ActionError::Promotion { allowed, .. } => allowed.join(" "),
        ActionError::UnknownSecret { .. } | ActionError::NotNow { .. } => {
            "a move that is legal in this position".to_string()
        }
    }
}

/// The move of `1.e2e4` or `e2e4`; `None` if there is only a number, as in `1.` or `1...`.
fn without_number(word: &str) -> Option<&str> {
    let behind = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let numbered = behind.len() < word.len() && behind.starts_with('.');
    let text = if numbered {
        behind.trim_start_matches('.')
    } else {
        word
    };
    (!text.is_empty()).then_some(text)
}

fn is_result(word: &str) -> bool {
    let places = || {
        word.split('/')
            .all(|place| matches!(place, "1" | "2" | "3" | "4"))
    };
    matches!(word, "*" | "1-0" | "0-1" | "1/2-1/2") || word.contains('/') && places()
}

/// Checks the result against the moves. What the board doesn't show is a resignation, or a seat's time was over.
fn apply_result(
    game: &mut Game,
    headers: &Headers,
    behind_moves: Option<(usize, &str)>,
) -> Result<(), RecordError> {
    let written = headers.get("Result");
    let Some((line, found)) = behind_moves.or(written) else {
        return Ok(());
    };
    let fault = |allowed: String| Err(RecordError::new("record-result", line, found, allowed));
    if let Some((_, header)) = written.filter(|&(_, header)| header != found) {
        return fault(format!("{header}, as the header says"));
    }
    let on_time = headers
        .get("Reason")
        .is_some_and(|(_, reason)| reason == Reason::Time.code());
    let stop = if on_time {
        Game::run_out_of_time
    } else {
        Game::resign
    };
    if let Some(seat) = whose_stop(game, found, stop) {
        stop(game, seat);
    }
    match result_text(game.variant(), game.outcome()) {
        shown if shown == found => Ok(()),
        shown => fault(format!("{shown}, as the moves show")),
    }
}

/// Whose resignation, or whose time's end, makes a result of the game.
fn whose_stop(game: &Game, result: &str, stop: fn(&mut Game, Player)) -> Option<Player> {
    game.variant().players().find(|&player| {
        let mut stopped = game.clone();
        stop(&mut stopped, player);
        stopped.stopped().is_some() && result_text(game.variant(), stopped.outcome()) == result
    })
}
