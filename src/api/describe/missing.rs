//! Pieces that have left the board.

use crate::api::messages::{ActionKind, PlacedPiece, PlayedAction};
use crate::variant::Variant;

/// By seat and kind: pieces of the array that stand on the board no more, captured or promoted. A monarch that was split
/// stands on in its halves, so that one of those may be missing instead. `played` is what led to `pieces`.
pub fn missing(
    variant: &Variant,
    array: &[PlacedPiece],
    pieces: &[PlacedPiece],
    played: &[PlayedAction],
) -> Vec<Vec<u8>> {
    let crown = variant.rules.crown.as_ref();
    let halves = crown.and_then(|crown| crown.halves);
    let mut missing = vec![vec![0_u8; variant.kinds.len()]; variant.players.len()];
    for piece in array {
        missing[piece.seat][piece.kind] += 1;
    }
    for split in played
        .iter()
        .filter(|action| action.action == ActionKind::Split)
    {
        let missing = &mut missing[split.seat];
        for half in halves.iter().flatten() {
            missing[half.index()] += 1;
        }
        missing[split.kind] = missing[split.kind].saturating_sub(1);
    }
    for piece in pieces {
        let missing = &mut missing[piece.seat][piece.kind];
        *missing = missing.saturating_sub(1);
    }
    missing
}
