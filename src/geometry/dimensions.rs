//! How long the sides of a board are, and what follows from that alone: which square is where, and where a step leads.

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
        reason = "a board has cells by construction"
    )]
    pub fn len(self) -> usize {
        self.files as usize * self.ranks as usize * self.layers as usize
    }

    /// Every square, file by file within rank by rank within layer by layer.
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

    /// Where a square lies.
    pub fn coordinates(self, square: Square) -> Coordinates {
        let (files, ranks) = (self.files as usize, self.ranks as usize);
        let index = square.index();
        Coordinates {
            file: (index % files) as u8,
            rank: (index / files % ranks) as u8,
            layer: (index / files / ranks) as u8,
        }
    }

    /// Where a step leads from a square, as coordinates and as a square; `None` is off the board. Who walks on needn't work out
    /// the coordinates again.
    pub fn step(self, at: Coordinates, step: Offset) -> Option<(Coordinates, Square)> {
        let file = at.file.checked_add_signed(step.file)?;
        let rank = at.rank.checked_add_signed(step.rank)?;
        let layer = at.layer.checked_add_signed(step.layer)?;
        let to = self.at(file, rank, layer)?;
        Some((Coordinates { file, rank, layer }, to))
    }

    /// How much a step adds to a square's number.
    pub fn stride(self, step: Offset) -> isize {
        let ranks = isize::from(step.layer) * isize::from(self.ranks) + isize::from(step.rank);
        ranks * isize::from(self.files) + isize::from(step.file)
    }
}
