//! Numbers the placements of a few pieces. Symmetric placements, and those that only swap equal pieces, share a number.

use super::symmetry::{Symmetry, symmetries};
use crate::geometry::Square;
use crate::piece::Piece;
use crate::variant::Variant;

pub(super) const MAX_PIECES: usize = 6;

pub(super) type Squares = [u8; MAX_PIECES];

pub(super) struct Placements {
    /// Sorted, with equal pieces adjacent; the first one is unique.
    pub(super) pieces: Vec<Piece>,
    pub(super) symmetries: Vec<Symmetry>,
    board_len: usize,
    squares: Vec<Square>,
    /// The canonical squares of the first piece, each with the number of squares it stands for.
    domain: Vec<(u8, u8)>,
    /// For each square of the first piece, the index of its canonical square and the symmetries that map to it.
    canonical: Vec<(usize, Vec<usize>)>,
    /// For each piece, whether it equals the one before it.
    alike: Vec<bool>,
}

impl Placements {
    pub(super) fn new(variant: &Variant, pieces: &[Piece]) -> Placements {
        let board_len = variant.geometry().len();
        let symmetries = symmetries(variant, pieces);
        let mut domain: Vec<(u8, u8)> = Vec::new();
        let mut canonical = Vec::with_capacity(board_len);
        for square in 0..board_len {
            let images = || symmetries.iter().map(|symmetry| symmetry[square]);
            let least = images().min().unwrap_or(square as u8);
            let known = domain.iter().position(|&(known, _)| known == least);
            let place = known.unwrap_or(domain.len());
            match known {
                Some(known) => domain[known].1 += 1,
                None => domain.push((least, 1)),
            }
            let symmetries_to_canonical = images().enumerate().filter(|&(_, image)| image == least);
            canonical.push((
                place,
                symmetries_to_canonical
                    .map(|(symmetry_index, _)| symmetry_index)
                    .collect(),
            ));
        }
        let alike = (0..pieces.len()).map(|at| at > 1 && pieces[at] == pieces[at - 1]);
        Placements {
            pieces: pieces.to_vec(),
            symmetries,
            board_len,
            squares: variant.geometry().squares().collect(),
            domain,
            canonical,
            alike: alike.collect(),
        }
    }

    /// The number of indices, including those of impossible placements.
    pub(super) fn len(&self) -> usize {
        self.domain.len() * self.board_len.pow(self.pieces.len() as u32 - 1)
    }

    pub(super) fn weight(&self, index: usize) -> u64 {
        let place = index / self.board_len.pow(self.pieces.len() as u32 - 1);
        u64::from(self.domain[place].1)
    }

    pub(super) fn squares(&self, mut index: usize) -> Squares {
        let mut squares = [0; MAX_PIECES];
        for at in (1..self.pieces.len()).rev() {
            squares[at] = (index % self.board_len) as u8;
            index /= self.board_len;
        }
        squares[0] = self.domain[index].0;
        squares
    }

    pub(super) fn index(&self, squares: &Squares) -> usize {
        let (_, symmetries_to_canonical) = &self.canonical[squares[0] as usize];
        self.turned(squares, symmetries_to_canonical[0]).0
    }

    pub(super) fn symmetries_to_canonical(&self, squares: &Squares) -> usize {
        self.canonical[squares[0] as usize].1.len()
    }

    /// The index of a placement, and the symmetry with number `symmetry_index` that leads to it.
    pub(super) fn image(&self, squares: &Squares, symmetry_index: usize) -> (usize, &Symmetry) {
        let symmetry_index = self.canonical[squares[0] as usize].1[symmetry_index];
        (
            self.turned(squares, symmetry_index).0,
            &self.symmetries[symmetry_index],
        )
    }

    fn turned(&self, squares: &Squares, symmetry_index: usize) -> (usize, Squares) {
        let symmetry = &self.symmetries[symmetry_index];
        let mut turned = *squares;
        let mut index = self.canonical[squares[0] as usize].0;
        for at in 0..self.pieces.len() {
            turned[at] = symmetry[squares[at] as usize];
            let mut place = at;
            while self.alike[place] && turned[place - 1] > turned[place] {
                turned.swap(place - 1, place);
                place -= 1;
            }
        }
        for &square in &turned[1..self.pieces.len()] {
            index = index * self.board_len + square as usize;
        }
        (index, turned)
    }

    /// Whether a placement is the one its index stands for: distinct squares, equal pieces in order.
    pub(super) fn is_canonical(&self, squares: &Squares) -> bool {
        let count = self.pieces.len();
        (1..count).all(|at| {
            !squares[..at].contains(&squares[at])
                && (!self.alike[at] || squares[at - 1] < squares[at])
        })
    }

    pub(super) fn pieces_on(&self, squares: &Squares) -> Vec<(Piece, Square)> {
        let squares = squares.iter().map(|&square| self.squares[square as usize]);
        self.pieces.iter().copied().zip(squares).collect()
    }
}
