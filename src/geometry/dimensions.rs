//! The dimensions of a board and what follows from them: the coordinates of each square and where a step leads.

use super::{Coordinates, Offset, Square};

/// Files × ranks × layers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Dimensions {
    pub(super) files: u8,
    pub(super) ranks: u8,
    pub(super) layers: u8,
}

impl Dimensions {
    /// The number of squares.
    #[expect(
        clippy::len_without_is_empty,
        reason = "a board has squares by construction"
    )]
    pub fn len(self) -> usize {
        self.files as usize * self.ranks as usize * self.layers as usize
    }

    /// Every square: files within ranks within layers.
    pub fn squares(self) -> impl DoubleEndedIterator<Item = Square> + use<> {
        (0..self.len()).map(Square::from_index)
    }

    /// The square at these coordinates, counted from 0.
    pub fn at(self, file: u8, rank: u8, layer: u8) -> Option<Square> {
        let inside = file < self.files && rank < self.ranks && layer < self.layers;
        let (files, ranks) = (self.files as usize, self.ranks as usize);
        inside.then(|| {
            Square::from_index((layer as usize * ranks + rank as usize) * files + file as usize)
        })
    }

    /// The coordinates of a square.
    pub fn coordinates(self, square: Square) -> Coordinates {
        let (files, ranks) = (self.files as usize, self.ranks as usize);
        let index = square.index();
        Coordinates {
            file: (index % files) as u8,
            rank: (index / files % ranks) as u8,
            layer: (index / files / ranks) as u8,
        }
    }

    /// The coordinates and the square a step leads to; `None` is off the board. Returning both saves computing the
    /// coordinates again when walking on.
    pub fn step(self, at: Coordinates, step: Offset) -> Option<(Coordinates, Square)> {
        let file = at.file.checked_add_signed(step.file)?;
        let rank = at.rank.checked_add_signed(step.rank)?;
        let layer = at.layer.checked_add_signed(step.layer)?;
        let to = self.at(file, rank, layer)?;
        Some((Coordinates { file, rank, layer }, to))
    }
}
