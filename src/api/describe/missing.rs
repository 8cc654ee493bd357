//! Array pieces that are no longer on the board.

use crate::api::messages::{ActionKind, PlacedPiece, PlayedAction};
use crate::variant::Variant;

/// Counts, by player and type, the array pieces that were captured or promoted. A split monarch lives on in its halves,
/// so a half may be missing in its place. `played` led to `pieces`.
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
