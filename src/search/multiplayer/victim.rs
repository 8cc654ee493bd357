//! The root player's pieces that others may capture.

use crate::geometry::Square;

/// A piece of the root that others may take.
#[derive(Clone, Copy, Debug)]
pub(super) struct Victim {
    pub(super) value: i32,
    pub(super) square: Square,
}

/// The dearest victim but for the first `next` of a list, moved behind these.
pub(super) fn next_most_valuable(victims: &mut [Victim], next: usize) -> Option<Victim> {
    let rest = victims.get_mut(next..)?;
    let places = 0..rest.len();
    let best = places.min_by_key(|&place| (-rest[place].value, rest[place].square))?;
    rest.swap(0, best);
    rest.first().copied()
}
