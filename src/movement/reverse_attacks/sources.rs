//! The sources of attacks on one square.

use crate::geometry::{Square, SquareSet};
use crate::piece::{Piece, PieceSet, PieceType};

/// Everything that can attack a square: rays with the pieces that capture along them, and squares from which pieces
/// capture otherwise according to their [`MoveTables`](crate::movement::MoveTables).
#[derive(Clone, Debug)]
pub struct AttackSources {
    /// Two sets: squares of irregular riders, and squares of all other attackers.
    pub(super) squares: Vec<u64>,
    /// For each square the possible attackers on it.
    pub(super) origins: Vec<Origin>,
    /// Ascending rays, then descending ones.
    pub(super) rays: Vec<u64>,
    pub(super) rising: u16,
    /// The squares from which some piece captures en passant here.
    pub en_passant_capturers: SquareSet,
}

#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Origin {
    /// Piece types that may leap from here, as bits. Most pieces are ruled out by this.
    pub(super) leapers: u32,
    /// Piece types that may ride along a ray.
    pub(super) riders: u32,
    /// All rays through the square have indices from the first number up to, excluding, the second.
    pub(super) rays: [u16; 2],
}

/// How a piece can capture from a square if nothing blocks it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AttackKinds {
    /// According to its move table.
    pub leaps: bool,
    /// Along one of the rays through its square.
    pub rides: bool,
}

/// A ray leading away from the target.
#[derive(Clone, Copy, Debug)]
pub struct ReverseRay<const WORDS: usize> {
    /// The squares of the ray.
    pub squares: SquareSet<WORDS>,
    /// Pieces that capture along it with nothing between.
    pub slide: PieceSet,
    /// Pieces that capture along it with just one piece between.
    pub hop: PieceSet,
    rises: bool,
}

impl<const WORDS: usize> ReverseRay<WORDS> {
    /// The squares of the ray between the target and one of its squares.
    #[inline(always)]
    pub fn before(&self, square: Square) -> SquareSet<WORDS> {
        let lower = SquareSet::below(square.index());
        match self.rises {
            true => self.squares.and(lower),
            false => self.squares.without(lower).without(SquareSet::only(square)),
        }
    }
}

#[inline(always)]
pub(super) fn bit(kind: PieceType) -> u32 {
    const { assert!(PieceType::LIMIT <= u32::BITS as usize) };
    1 << kind.index()
}

impl AttackSources {
    /// The squares of possible attackers, given the squares of irregular riders.
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

    /// How a piece on a square may capture here.
    #[inline(always)]
    pub fn attack_kinds(&self, piece: Piece, from: Square) -> AttackKinds {
        let origin = &self.origins[from.index()];
        AttackKinds {
            leaps: origin.leapers & bit(piece.kind()) != 0,
            rides: origin.riders & bit(piece.kind()) != 0,
        }
    }

    /// The rays through a square.
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

/// The rays from a target through a square. A chain of iterator adapters would not be inlined.
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
