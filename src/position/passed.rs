//! The square that a double step passed, for en passant.

use crate::geometry::Square;

/// A cell passed over by an initial leap, and where the man stands that did it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Passed {
    /// The cell open to capture en passant.
    pub cell: Square,
    /// The man's own cell.
    pub man: Square,
}
