//! A leg of a move table: moves that need a certain number of pieces on certain squares.

use super::stored::{BEHIND_SCREEN, CAPTURES, CAPTURES_BEYOND, FACES_ROYAL, QUIET_BEYOND, SCREEN};
use crate::geometry::{Square, SquareSet};

/// A move that needs a certain number of pieces between.
pub(super) struct Leg<const WORDS: usize> {
    pub(super) flags: u64,
    pub(super) between: SquareSet<WORDS>,
    pub(super) ends: SquareSet<WORDS>,
}

impl<const WORDS: usize> Leg<WORDS> {
    #[inline(always)]
    pub(super) fn of(&[flags, between, ends]: &[[u64; WORDS]; 3]) -> Leg<WORDS> {
        Leg {
            flags: flags[0],
            between: SquareSet::from_words(between),
            ends: SquareSet::from_words(ends),
        }
    }

    #[inline(always)]
    pub(super) fn threatens([flags, _, ends]: &[[u64; WORDS]; 3], target: Square) -> bool {
        flags[0] & (CAPTURES | CAPTURES_BEYOND | FACES_ROYAL) != 0
            && SquareSet::words_contain(ends, target)
    }

    /// Whether it needs exactly one piece between, not none.
    #[inline(always)]
    pub(super) fn hops(&self) -> bool {
        self.flags & (QUIET_BEYOND | CAPTURES_BEYOND) != 0
    }

    /// Whether the piece hopped over, if there is one, is where it must be.
    #[inline(always)]
    fn has_screen(&self, occupied: SquareSet<WORDS>) -> bool {
        self.flags & BEHIND_SCREEN == 0
            || occupied.contains(Square::from_index((self.flags >> SCREEN) as usize & 255))
    }

    /// Like [`hop_excess`]; 1 if the only piece isn't where it must be.
    #[inline(always)]
    pub(super) fn hop_excess(
        &self,
        target: Square,
        occupied: SquareSet<WORDS>,
        unhoppable: SquareSet<WORDS>,
    ) -> i8 {
        match hop_excess(target, self.between, occupied, unhoppable) {
            0 if !self.has_screen(occupied) => 1,
            excess => excess,
        }
    }

    /// The targets, if it has the pieces that it needs.
    #[inline(always)]
    pub(super) fn open_ends(
        &self,
        occupied: SquareSet<WORDS>,
        unhoppable: SquareSet<WORDS>,
    ) -> Option<SquareSet<WORDS>> {
        let pieces = self.between.and(occupied);
        match self.hops() {
            true => {
                let is_open = pieces.len() == 1 && !pieces.intersects(unhoppable);
                (is_open && self.has_screen(occupied)).then(|| self.ends.without(unhoppable))
            }
            false => pieces.is_empty().then_some(self.ends),
        }
    }
}

/// The number of pieces between a hopper and its target minus one; 1 if the only one can't be hopped over, and more if
/// the target can't be captured.
#[inline(always)]
pub fn hop_excess<const WORDS: usize>(
    target: Square,
    between: SquareSet<WORDS>,
    occupied: SquareSet<WORDS>,
    unhoppable: SquareSet<WORDS>,
) -> i8 {
    if unhoppable.contains(target) {
        return i8::MAX;
    }
    match between.and(occupied).len() as i8 - 1 {
        0 if between.intersects(unhoppable) => 1,
        excess => excess,
    }
}
