//! One square of a board.

/// A square's index on its board, 0 to 255. Only a [`Geometry`](super::Geometry) makes squares, so every square is on
/// its board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// The maximum number of squares of a board.
    pub const LIMIT: usize = 256;

    pub(crate) fn from_index(index: usize) -> Square {
        debug_assert!(index < Square::LIMIT);
        Square(index as u8)
    }

    pub(super) fn from_raw(raw: u8) -> Square {
        Square(raw)
    }

    /// The square's index, below [`Geometry::len`](super::Geometry::len).
    #[inline(always)]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}
