//! Short move text of records: a piece's code and its target square, `Kd2`, and a promotion. Pieces that promote have
//! no code (`d3`, `d8=C`), and squares have small letters. A frozen format; players read [`San`](super::San).

use super::san::actions_named;
use crate::moves::Action;
use crate::position::Position;
use crate::rules::{self, Reason};

/// The short text of a legal action, or its full text if the short one is ambiguous.
pub(super) fn text(position: &Position, action: Action) -> String {
    let text = short_text(position, action).filter(|text| actions_named(position, text).len() == 1);
    text.unwrap_or_else(|| action.text(position.variant()))
}

/// A code, a square, and a promotion or the piece that enters; `None` for actions that don't move a piece between squares.
fn short_text(position: &Position, action: Action) -> Option<String> {
    let variant = position.variant();
    let (from, to) = action.squares(variant);
    let (from, to) = from.zip(to)?;
    let codes = &variant.alphabet.codes;
    let kind = position.at(from)?.kind();
    let code = match variant.rules.promotes(kind) {
        true => "",
        false => &codes[kind.index()],
    };
    let square = variant.geometry().name(to).to_ascii_lowercase();
    let promotion = action
        .promotes_to()
        .map(|into| format!("={}", codes[into.index()]));
    let promotion = promotion.unwrap_or_default();
    let entry = action.entry_text(variant);
    Some(format!("{code}{square}{promotion}{entry}"))
}

/// Written after a checkmating move.
pub(super) const MATE: &str = "mate";

pub(super) fn is_checkmate(position: &Position) -> bool {
    let outcome = rules::outcome_ignoring_repetition(position);
    outcome.is_some_and(|outcome| outcome.reason == Reason::Checkmate)
}
