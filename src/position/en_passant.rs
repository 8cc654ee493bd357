//! The en passant target.

use crate::geometry::Square;

/// A square passed over by a double step, and the piece that made it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EnPassantTarget {
    /// The square open to en passant.
    pub square: Square,
    /// The square of the piece.
    pub piece: Square,
}
