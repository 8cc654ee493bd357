//! Placements of a few men, numbered. Those that are turned or mirrored images of each other, or in which men of one type have
//! changed places, have one number.

use super::symmetry::{Symmetry, symmetries};
use crate::geometry::Square;
use crate::piece::Piece;
use crate::variant::Variant;

/// The most men.
pub(super) const MOST_MEN: usize = 6;

/// The cell of each man, in the order of the men.
pub(super) type Cells = [u8; MOST_MEN];

/// The numbers of all placements of some men.
pub(super) struct Placements {
    /// Sorted, so that men of a type are side by side; the first one is the only one of its type.
    pub(super) men: Vec<Piece>,
    pub(super) symmetries: Vec<Symmetry>,
    board_len: usize,
    squares: Vec<Square>,
    /// The cells to which the first man can be brought, with how many cells that stands for.
    domain: Vec<(u8, u8)>,
    /// For each cell of the first man its place in the domain, and the symmetries that bring it there.
    home: Vec<(usize, Vec<usize>)>,
    /// For each man whether the one before it is of its type.
    alike: Vec<bool>,
}

impl Placements {
    pub(super) fn new(variant: &Variant, men: &[Piece]) -> Placements {
        let board_len = variant.geometry().len();
        let symmetries = symmetries(variant, men);
        let mut domain: Vec<(u8, u8)> = Vec::new();
        let mut home = Vec::with_capacity(board_len);
        for cell in 0..board_len {
            let images = || symmetries.iter().map(|symmetry| symmetry[cell]);
            let least = images().min().unwrap_or(cell as u8);
            let known = domain.iter().position(|&(known, _)| known == least);
            let place = known.unwrap_or(domain.len());
            match known {
                Some(known) => domain[known].1 += 1,
                None => domain.push((least, 1)),
            }
            let ways = images().enumerate().filter(|&(_, image)| image == least);
            home.push((place, ways.map(|(way, _)| way).collect()));
        }
        let alike = (0..men.len()).map(|at| at > 1 && men[at] == men[at - 1]);
        Placements {
            men: men.to_vec(),
            symmetries,
            board_len,
            squares: variant.geometry().squares().collect(),
            domain,
            home,
            alike: alike.collect(),
        }
    }

    /// How many numbers there are, those of impossible placements included.
    pub(super) fn len(&self) -> usize {
        self.domain.len() * self.board_len.pow(self.men.len() as u32 - 1)
    }

    /// For how many placements a number stands.
    pub(super) fn weight(&self, index: usize) -> u64 {
        let place = index / self.board_len.pow(self.men.len() as u32 - 1);
        u64::from(self.domain[place].1)
    }

    pub(super) fn cells(&self, mut index: usize) -> Cells {
        let mut cells = [0; MOST_MEN];
        for at in (1..self.men.len()).rev() {
            cells[at] = (index % self.board_len) as u8;
            index /= self.board_len;
        }
        cells[0] = self.domain[index].0;
        cells
    }

    /// The number of a placement.
    pub(super) fn index(&self, cells: &Cells) -> usize {
        let (_, ways) = &self.home[cells[0] as usize];
        self.turned(cells, ways[0]).0
    }

    /// How many symmetries bring the first man home.
    pub(super) fn ways(&self, cells: &Cells) -> usize {
        self.home[cells[0] as usize].1.len()
    }

    /// The number of a placement, with the symmetry that is the `way`th to bring the first man home.
    pub(super) fn image(&self, cells: &Cells, way: usize) -> (usize, &Symmetry) {
        let way = self.home[cells[0] as usize].1[way];
        (self.turned(cells, way).0, &self.symmetries[way])
    }

    fn turned(&self, cells: &Cells, way: usize) -> (usize, Cells) {
        let symmetry = &self.symmetries[way];
        let mut turned = *cells;
        let mut index = self.home[cells[0] as usize].0;
        for at in 0..self.men.len() {
            turned[at] = symmetry[cells[at] as usize];
            let mut place = at;
            while self.alike[place] && turned[place - 1] > turned[place] {
                turned.swap(place - 1, place);
                place -= 1;
            }
        }
        for &cell in &turned[1..self.men.len()] {
            index = index * self.board_len + cell as usize;
        }
        (index, turned)
    }

    /// Whether a placement is one that has this number: no two men on a cell, men of a type in order.
    pub(super) fn is_proper(&self, cells: &Cells) -> bool {
        let count = self.men.len();
        (1..count).all(|at| {
            !cells[..at].contains(&cells[at]) && (!self.alike[at] || cells[at - 1] < cells[at])
        })
    }

    /// The men on their cells.
    pub(super) fn placed(&self, cells: &Cells) -> Vec<(Piece, Square)> {
        let squares = cells.iter().map(|&cell| self.squares[cell as usize]);
        self.men.iter().copied().zip(squares).collect()
    }
}
