//! Reading of typed moves.

use super::Session;
use crate::api::error::EngineError;
use crate::api::messages::*;
use crate::moves::Action;
use crate::position::Position;
use crate::record::{San, actions_named, squares_named, without_suffix};
use crate::rules::{self, Refusal};

/// Longer texts are rejected at once. No real move is half as long.
const LONGEST_MOVE: usize = 100;

impl Session {
    /// The move text of the legal action that a text names, in any form that records may have: `Nf3`, `Ng1-f3`, `g1f3`,
    /// `0-0`. Case matters only where it distinguishes moves.
    ///
    /// # Errors
    ///
    /// `move-ambiguous` with the candidates, or as [`Session::play`].
    pub fn read_move(&self, request: TextRequest) -> Result<String, EngineError> {
        let text = request.text.trim();
        if text.len() > LONGEST_MOVE {
            let start: String = text.chars().take(LONGEST_MOVE).collect();
            return Err(EngineError::new("unreadable-move", format!("{start}…"), ""));
        }
        self.require_playable(text)?;
        self.require_viewer(text)?;
        let position = self.game()?.position();
        match actions_named(position, text).as_slice() {
            [action] => Ok(action.text(position.variant())),
            [] => Err(self.why_unread(text)?),
            several => Err(listing("move-ambiguous", text, position, several)),
        }
    }

    /// Why a text names no legal action, with public knowledge only.
    fn why_unread(&self, text: &str) -> Result<EngineError, EngineError> {
        let known = self.shown()?;
        let position = known.position();
        let promotions = promotions_named(position, text);
        if !promotions.is_empty() {
            return Ok(listing("promotion-needed", text, position, &promotions));
        }
        let Some((from, to)) = squares_named(position, text) else {
            return Ok(EngineError::new(
                code_without_squares(position, text),
                text,
                "",
            ));
        };
        let refusal = rules::refusal(position, from, to).unwrap_or(Refusal::NoSuchMove);
        Ok(EngineError::from_refusal(
            text,
            position,
            (from, to),
            refusal,
        ))
    }
}

/// The promotions of a text that lacks the new type.
fn promotions_named(position: &Position, text: &str) -> Vec<Action> {
    let text = without_suffix(text);
    let codes = position.variant().alphabet.codes.iter();
    let complete = codes.map(|code| format!("{text}={code}"));
    complete
        .flat_map(|text| actions_named(position, &text))
        .collect()
}

/// A text that ends with a square is read as a move that isn't legal now.
fn code_without_squares(position: &Position, text: &str) -> &'static str {
    let board = position.variant().geometry();
    let text = without_suffix(text).to_lowercase();
    let special = ["done", "pass"].contains(&text.as_str()) || text.contains(['@', '#']);
    let castles = ["o-o", "0-0"].iter().any(|sign| text.contains(sign));
    let mut names = board.squares().map(|square| board.name(square));
    match special || castles || names.any(|name| text.ends_with(&name.to_lowercase())) {
        true => "not-now",
        false => "unreadable-move",
    }
}

/// An error that lists legal actions in standard notation.
fn listing(code: &str, found: &str, position: &Position, actions: &[Action]) -> EngineError {
    let san = San::new(position);
    let texts = actions.iter().map(|&action| san.bare(action));
    EngineError::new(code, found, texts.collect::<Vec<_>>().join(", "))
}
