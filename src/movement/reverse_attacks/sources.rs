//! How one square can be attacked.

use crate::geometry::{Square, SquareSet};
use crate::piece::{Piece, PieceSet, PieceType};

/// The ways along which a square may be attacked: rays that all pieces share who capture along them, and the squares
/// from which pieces may capture there otherwise, as their [`MoveTables`](crate::movement::MoveTables) tell.
#[derive(Clone, Debug)]
pub struct AttackSources {
    /// Two sets of squares: those from which roamers may leap upon it, and those of all other ways.
    pub(super) squares: Vec<u64>,
    /// For each square what may come from there.
    pub(super) origins: Vec<Origin>,
    /// The rays that rise, then those that fall.
    pub(super) rays: Vec<u64>,
    /// How many rise.
    pub(super) rising: u16,
    /// The squares from which some pieces capture en passant here.
    pub en_passant_capturers: SquareSet,
}

/// What may come from a square.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Origin {
    /// The types of pieces that may leap from here, as bits: most that stand on such a square are of others.
    pub(super) leapers: u32,
    /// Those that may ride along a ray.
    pub(super) riders: u32,
    /// All rays through the square lie from the first number on and before the second.
    pub(super) rays: [u16; 2],
}

/// How a piece may come from a square, if nobody stands in its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AttackKinds {
    /// As its fan tells.
    pub leaps: bool,
    /// Along one of the rays through the square.
    pub rides: bool,
}

/// A ray that leads away from the target.
#[derive(Clone, Copy, Debug)]
pub struct ReverseRay<const WORDS: usize> {
    /// Its squares.
    pub squares: SquareSet<WORDS>,
    /// Pieces that capture along it with nothing between.
    pub slide: PieceSet,
    /// Pieces that capture along it with just one piece between.
    pub hop: PieceSet,
    rises: bool,
}

impl<const WORDS: usize> ReverseRay<WORDS> {
    /// The squares of the ray before one of them.
    #[inline(always)]
    pub fn before(&self, square: Square) -> SquareSet<WORDS> {
        let lower = SquareSet::below(square.index());
        match self.rises {
            true => self.squares.and(lower),
            false => self.squares.without(lower).without(SquareSet::only(square)),
        }
    }
}

/// A type among others.
#[inline(always)]
pub(super) fn bit(kind: PieceType) -> u32 {
    const { assert!(PieceType::LIMIT <= u32::BITS as usize) };
    1 << kind.index()
}

impl AttackSources {
    /// The squares from which some piece may capture here, if the roamers stand on these.
    #[inline(always)]
    pub fn origins<const WORDS: usize>(
        &self,
        irregular_riders: SquareSet<WORDS>,
    ) -> SquareSet<WORDS> {
        match self.squares.as_chunks::<WORDS>() {
            (&[irregular, others], []) => {
                let irregular = SquareSet::from_words(irregular);
                irregular
                    .and(irregular_riders)
                    .or(SquareSet::from_words(others))
            }
            _ => SquareSet::EMPTY,
        }
    }

    /// How a piece that stands on a square may capture here.
    #[inline(always)]
    pub fn attack_kinds(&self, piece: Piece, from: Square) -> AttackKinds {
        let origin = &self.origins[from.index()];
        AttackKinds {
            leaps: origin.leapers & bit(piece.kind()) != 0,
            rides: origin.riders & bit(piece.kind()) != 0,
        }
    }

    /// The rays that lead away from here through a square.
    #[inline(always)]
    pub fn rays_through<const WORDS: usize>(&self, square: Square) -> Rays<'_, WORDS> {
        let [next, end] = self.origins[square.index()].rays;
        Rays {
            target: self,
            square,
            next,
            end,
        }
    }

    #[inline(always)]
    fn ray<const WORDS: usize>(&self, number: u16) -> Option<ReverseRay<WORDS>> {
        let first = number as usize * (WORDS + 4);
        let (&squares, pieces) = self.rays.get(first..)?.split_first_chunk::<WORDS>()?;
        let &[slide, more_slide, hop, more_hop] = pieces.first_chunk()?;
        Some(ReverseRay {
            squares: SquareSet::from_words(squares),
            slide: PieceSet::from_words([slide, more_slide]),
            hop: PieceSet::from_words([hop, more_hop]),
            rises: number < self.rising,
        })
    }
}

/// Rays that lead away from a target through a square. No chain of adapters, which would be called and not copied.
#[derive(Clone, Debug)]
pub struct Rays<'t, const WORDS: usize> {
    target: &'t AttackSources,
    square: Square,
    next: u16,
    end: u16,
}

impl<const WORDS: usize> Iterator for Rays<'_, WORDS> {
    type Item = ReverseRay<WORDS>;

    #[inline(always)]
    fn next(&mut self) -> Option<ReverseRay<WORDS>> {
        while self.next < self.end {
            let ray = self.target.ray(self.next)?;
            self.next += 1;
            if ray.squares.contains(self.square) {
                return Some(ray);
            }
        }
        None
    }
}
