//! Men that have left the board.

use crate::api::messages::{Man, PlayedAction};
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
    let mut gone = |seat: usize, kind: usize| missing[seat][kind] += 1;
    array.iter().for_each(|man| gone(man.seat, man.kind));
    let splits = played.iter().filter(|action| action.action == "split");
    for split in splits.clone() {
        for half in halves.iter().flatten() {
            gone(split.seat, half.index());
        }
    }
    let mut there = |seat: usize, kind: usize| {
        missing[seat][kind] = missing[seat][kind].saturating_sub(1);
    };
    splits.for_each(|split| there(split.seat, split.kind));
    men.iter().for_each(|man| there(man.seat, man.kind));
    missing
}
