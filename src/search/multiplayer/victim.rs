//! The root's pieces that the opponents may capture.

use crate::geometry::Square;

#[derive(Clone, Copy, Debug)]
pub(super) struct Victim {
    pub(super) value: i32,
    pub(super) square: Square,
}

/// Swaps the most valuable of the remaining victims to the front and returns it.
pub(super) fn next_most_valuable(victims: &mut [Victim], next: usize) -> Option<Victim> {
    let rest = victims.get_mut(next..)?;
    let places = 0..rest.len();
    let best = places.min_by_key(|&place| (-rest[place].value, rest[place].square))?;
    rest.swap(0, best);
    rest.first().copied()
}
