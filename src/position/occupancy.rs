//! Which squares are occupied, and by what, as far as attacks depend on it.

use crate::geometry::{Square, SquareSet};

/// Occupied squares and attackers, of a position or after moving some of its pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Occupancy<const WORDS: usize = 4> {
    /// All occupied squares.
    pub occupied: SquareSet<WORDS>,
    /// The squares of the attacking pieces. They stand where they stand in the position.
    pub attackers: SquareSet<WORDS>,
    /// The occupied squares whose pieces can't be hopped over.
    pub unhoppable: SquareSet<WORDS>,
}

impl<const WORDS: usize> Occupancy<WORDS> {
    pub(super) fn resized<const OTHER: usize>(&self) -> Occupancy<OTHER> {
        Occupancy {
            occupied: self.occupied.resized(),
            attackers: self.attackers.resized(),
            unhoppable: self.unhoppable.resized(),
        }
    }

    /// After a piece has left a square.
    #[inline(always)]
    pub fn emptied(self, square: Square) -> Self {
        let square = SquareSet::only(square);
        Occupancy {
            occupied: self.occupied.without(square),
            attackers: self.attackers.without(square),
            unhoppable: self.unhoppable.without(square),
        }
    }

    /// After a piece that doesn't attack has captured on `to` and landed on `landing`.
    pub(super) fn arrived(self, to: Square, (landing, hoppable): (Square, bool)) -> Self {
        let left = self.emptied(to);
        match hoppable {
            true => left.filled(landing),
            false => left.filled_unhoppable(landing),
        }
    }

    /// After a piece that doesn't attack has arrived on a square, capturing what stood there.
    #[inline(always)]
    pub fn filled(self, square: Square) -> Self {
        let square = SquareSet::only(square);
        Occupancy {
            occupied: self.occupied.or(square),
            attackers: self.attackers.without(square),
            unhoppable: self.unhoppable.without(square),
        }
    }

    /// The same with a piece that can't be hopped over.
    pub fn filled_unhoppable(self, square: Square) -> Self {
        let filled = self.filled(square);
        Occupancy {
            unhoppable: filled.unhoppable.or(SquareSet::only(square)),
            ..filled
        }
    }
}
