//! The square that a double step passed, for en passant.

use crate::geometry::Square;

/// A square passed over by an initial leap, and where the piece stands that did it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EnPassantTarget {
    /// The square open to capture en passant.
    pub square: Square,
    /// The piece's own square.
    pub piece: Square,
}
