//! Men that have left the board.

use crate::api::messages::{ActionKind, Man, PlayedAction};
use crate::variant::Variant;

/// By seat and kind: men of the array that stand on the board no more, captured or promoted. A monarch that was split
/// stands on in its halves, so that one of those may be missing instead. `played` is what led to `men`.
pub fn missing(
    variant: &Variant,
    array: &[Man],
    men: &[Man],
    played: &[PlayedAction],
) -> Vec<Vec<u8>> {
    let crown = variant.rules.crown.as_ref();
    let halves = crown.and_then(|crown| crown.halves);
    let mut missing = vec![vec![0_u8; variant.kinds.len()]; variant.seats.len()];
    for man in array {
        missing[man.seat][man.kind] += 1;
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
    for man in men {
        let missing = &mut missing[man.seat][man.kind];
        *missing = missing.saturating_sub(1);
    }
    missing
}
