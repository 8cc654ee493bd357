//! Reading of typed moves.

use super::Session;
use crate::api::error::EngineError;
use crate::api::error_code::CallError;
use crate::api::messages::*;
use crate::moves::Action;
use crate::position::Position;
use crate::record::{Letters, San, actions_named_in, squares_named, without_suffix};
use crate::rules::{self, ActionError, Refusal};
use crate::variant::Variant;

/// Longer texts are rejected at once. No real move is half as long.
const LONGEST_MOVE: usize = 100;

impl Session {
    /// From now on, the letters of a language are read in moves besides the codes of each game.
    ///
    /// # Errors
    ///
    /// None.
    pub fn set_letters(&mut self, request: LettersRequest) -> Result<(), EngineError> {
        self.letters = Letters::new(request.letters);
        Ok(())
    }

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
            let found = format!("{start}…");
            let error = ActionError::Unreadable {
                found: found.clone(),
            };
            return Err(EngineError::new(error, found, ""));
        }
        self.require_playable(text)?;
        self.require_viewer(text)?;
        let position = self.game()?.position();
        match actions_named_in(position, text, &self.letters).as_slice() {
            [action] => Ok(action.text(position.variant())),
            [] => Err(self.why_unread(text)?),
            several => {
                let texts = san_texts(position, several).join(", ");
                Err(EngineError::new(CallError::MoveAmbiguous, text, texts))
            }
        }
    }

    /// Why a text names no legal action, with public knowledge only.
    fn why_unread(&self, text: &str) -> Result<EngineError, EngineError> {
        let known = self.shown()?;
        let position = known.position();
        let promotions = promotions_named(position, text, &self.letters);
        if !promotions.is_empty() {
            let error = ActionError::Promotion {
                found: text.to_string(),
                allowed: san_texts(position, &promotions),
            };
            return Ok(EngineError::from_action(error, position));
        }
        let bare = without_suffix(text);
        if let Err(error @ ActionError::RefusedDrop { .. }) =
            rules::action_from_text(position, bare)
        {
            return Ok(EngineError::from_action(error, position));
        }
        let Some((from, to)) = squares_named(position, text) else {
            let error = error_without_squares(position, text);
            return Ok(EngineError::from_action(error, position));
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
fn promotions_named(position: &Position, text: &str, letters: &Letters) -> Vec<Action> {
    let text = without_suffix(text);
    let codes = position.variant().alphabet.codes.iter();
    let complete = codes.map(|code| format!("{text}={code}"));
    complete
        .flat_map(|text| actions_named_in(position, &text, letters))
        .collect()
}

/// A text that ends with a square is read as a move that isn't legal now.
fn error_without_squares(position: &Position, text: &str) -> ActionError {
    let found = text.to_string();
    match looks_like_move(position.variant(), text) {
        true => ActionError::NotNow { found },
        false => ActionError::Unreadable { found },
    }
}

/// Whether a word ends with a square, castles, or is another action, perhaps not a legal one.
pub(super) fn looks_like_move(variant: &Variant, text: &str) -> bool {
    let board = variant.geometry();
    let text = without_suffix(text).to_lowercase();
    let special = ["done", "pass"].contains(&text.as_str()) || text.contains(['@', '#']);
    let castles = ["o-o", "0-0"].iter().any(|sign| text.contains(sign));
    let mut names = board.squares().map(|square| board.name(square));
    special || castles || names.any(|name| text.ends_with(&name.to_lowercase()))
}

/// Legal actions in standard notation.
fn san_texts(position: &Position, actions: &[Action]) -> Vec<String> {
    let san = San::new(position);
    actions.iter().map(|&action| san.bare(action)).collect()
}
