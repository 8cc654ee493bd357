//! How one square can be attacked.

use crate::geometry::SquareSet;
use crate::geometry::{CellSet, Square};
use crate::piece::{Kind, Piece, PieceSet};

/// The ways along which a cell may be attacked: rays that all men share who capture along them, and the cells
/// from which men may capture there otherwise, as their [`Fans`](crate::movement::Fans) tell.
#[derive(Clone, Debug)]
pub struct Target {
    /// Two sets of cells: those from which roamers may leap upon it, and those of all other ways.
    pub(super) cells: Vec<u64>,
    /// For each cell what may come from there.
    pub(super) origins: Vec<Origin>,
    /// The rays that rise, then those that fall.
    pub(super) rays: Vec<u64>,
    /// How many rise.
    pub(super) rising: u16,
    /// The cells from which some men capture en passant here.
    pub passers: SquareSet,
}

/// What may come from a cell.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Origin {
    /// The types of men that may leap from here, as bits: most that stand on such a cell are of others.
    pub(super) leapers: u32,
    /// Those that may ride along a ray.
    pub(super) riders: u32,
    /// All rays through the cell lie from the first number on and before the second.
    pub(super) rays: [u16; 2],
}

/// How a man may come from a cell, if nobody stands in its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ways {
    /// As its fan tells.
    pub leaps: bool,
    /// Along one of the rays through the cell.
    pub rides: bool,
}

/// A ray that leads away from the target.
#[derive(Clone, Copy, Debug)]
pub struct Approach<const WORDS: usize> {
    /// Its cells.
    pub cells: CellSet<WORDS>,
    /// Men that capture along it with nothing between.
    pub slide: PieceSet,
    /// Men that capture along it with just one man between.
    pub hop: PieceSet,
    rises: bool,
}

impl<const WORDS: usize> Approach<WORDS> {
    /// The cells of the ray before one of them.
    #[inline(always)]
    pub fn before(&self, cell: Square) -> CellSet<WORDS> {
        let lower = CellSet::below(cell.index());
        match self.rises {
            true => self.cells.and(lower),
            false => self.cells.without(lower).without(CellSet::only(cell)),
        }
    }
}

/// A type among others.
#[inline(always)]
pub(super) fn bit(kind: Kind) -> u32 {
    const { assert!(Kind::LIMIT <= u32::BITS as usize) };
    1 << kind.index()
}

impl Target {
    /// The cells from which some man may capture here, if the roamers stand on these.
    #[inline(always)]
    pub fn origins<const WORDS: usize>(&self, roamers: CellSet<WORDS>) -> CellSet<WORDS> {
        match self.cells.as_chunks::<WORDS>() {
            (&[roaming, others], []) => {
                let roaming = CellSet::from_words(roaming);
                roaming.and(roamers).or(CellSet::from_words(others))
            }
            _ => CellSet::EMPTY,
        }
    }

    /// How a man that stands on a cell may capture here.
    #[inline(always)]
    pub fn ways(&self, man: Piece, from: Square) -> Ways {
        let origin = &self.origins[from.index()];
        Ways {
            leaps: origin.leapers & bit(man.kind()) != 0,
            rides: origin.riders & bit(man.kind()) != 0,
        }
    }

    /// The rays that lead away from here through a cell.
    #[inline(always)]
    pub fn rays_through<const WORDS: usize>(&self, cell: Square) -> Rays<'_, WORDS> {
        let [next, end] = self.origins[cell.index()].rays;
        Rays {
            target: self,
            cell,
            next,
            end,
        }
    }

    #[inline(always)]
    fn ray<const WORDS: usize>(&self, number: u16) -> Option<Approach<WORDS>> {
        let first = number as usize * (WORDS + 4);
        let (&cells, men) = self.rays.get(first..)?.split_first_chunk::<WORDS>()?;
        let &[slide, more_slide, hop, more_hop] = men.first_chunk()?;
        Some(Approach {
            cells: CellSet::from_words(cells),
            slide: PieceSet::from_words([slide, more_slide]),
            hop: PieceSet::from_words([hop, more_hop]),
            rises: number < self.rising,
        })
    }
}

/// Rays that lead away from a target through a cell. No chain of adapters, which would be called and not copied.
#[derive(Clone, Debug)]
pub struct Rays<'t, const WORDS: usize> {
    target: &'t Target,
    cell: Square,
    next: u16,
    end: u16,
}

impl<const WORDS: usize> Iterator for Rays<'_, WORDS> {
    type Item = Approach<WORDS>;

    #[inline(always)]
    fn next(&mut self) -> Option<Approach<WORDS>> {
        while self.next < self.end {
            let ray = self.target.ray(self.next)?;
            self.next += 1;
            if ray.cells.contains(self.cell) {
                return Some(ray);
            }
        }
        None
    }
}
