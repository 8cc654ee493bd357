//! A set of cells.

use super::Square;
use crate::packing::packed;

/// A set of cells as 256 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SquareSet([u64; 4]);

impl SquareSet {
    /// No cell.
    pub const EMPTY: SquareSet = SquareSet([0; 4]);

    /// Whether the cell is in the set.
    #[inline(always)]
    pub fn contains(&self, square: Square) -> bool {
        self.0[square.index() >> 6] >> (square.index() & 63) & 1 != 0
    }

    /// Puts a cell in.
    #[inline(always)]
    pub fn insert(&mut self, square: Square) {
        self.0[square.index() >> 6] |= 1 << (square.index() & 63);
    }

    /// Takes a cell out.
    #[inline(always)]
    pub fn remove(&mut self, square: Square) {
        self.0[square.index() >> 6] &= !(1 << (square.index() & 63));
    }

    /// The cells in both sets.
    #[inline(always)]
    pub fn and(self, other: SquareSet) -> SquareSet {
        SquareSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// How many cells are in the set.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether no cell is in the set.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// The cells in rising order.
    #[inline(always)]
    pub fn iter(&self) -> Squares {
        Squares {
            words: self.0,
            word: 0,
        }
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        let mut set = SquareSet::EMPTY;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;
    fn into_iter(self) -> Squares {
        self.iter()
    }
}

/// The cells of a [`SquareSet`] in rising order.
#[derive(Clone, Debug)]
pub struct Squares {
    words: [u64; 4],
    word: usize,
}

impl Iterator for Squares {
    type Item = Square;

    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        while self.word < 4 {
            let bits = self.words[self.word];
            if bits != 0 {
                self.words[self.word] = bits & (bits - 1);
                return Some(Square::from_raw(
                    (self.word * 64) as u8 + bits.trailing_zeros() as u8,
                ));
            }
            self.word += 1;
        }
        None
    }
}

packed!(struct SquareSet(_));
