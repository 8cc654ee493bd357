//! Draws by insufficient material.

use super::pieces::FairyPieces;
use super::settings::Settings;
use super::types::KING;
use crate::import::draft::{BLACK, Draft, WHITE};

/// Two Kings alone are a draw, unless a player could still win: by the squares that a King reaches, by stalemate, or by
/// extinction. As Fairy-Stockfish's `has_insufficient_material` says. Points decide draws themselves.
pub(super) fn import(draft: &mut Draft, pieces: &FairyPieces, settings: &Settings) {
    let Some(king) = pieces.with_key(KING) else {
        return;
    };
    let has_one = |player| draft.squares_of(king, player).len() == 1 && draft.royals(player) == 1;
    let by_extinction = !matches!(settings.value("extinctionValue"), None | Some("none"))
        && settings.value("extinctionPseudoRoyal") != Some("true");
    draft.kings_draw = [WHITE, BLACK].into_iter().all(has_one)
        && !by_extinction
        && draft.points.is_none()
        && !king_may_win(draft, king)
        && !king_may_stalemate(settings)
        && settings.value("capturesToHand") != Some("true");
}

/// Whether a King may be one of the pieces that win on their squares.
fn king_may_win(draft: &Draft, king: usize) -> bool {
    let pieces = draft.region.as_ref().map(|region| &region.pieces);
    pieces.is_some_and(|pieces| pieces.as_ref().is_none_or(|kinds| kinds.contains(&king)))
}

/// Whether stalemate decides and Kings have moves of their own, but those of Xiangqi.
fn king_may_stalemate(settings: &Settings) -> bool {
    let decides = !matches!(settings.value("stalemateValue"), None | Some("draw"));
    let moves = settings.value(KING).and_then(|king| king.split_once(':'));
    decides && moves.is_some_and(|(_, moves)| moves != "W")
}
