//! Where everything goes that counts for a seat: into centipawns when a position is judged, or into a list when numbers are to
//! be learnt ([`Lesson`](super::Lesson)).

use super::man::{Man, Role};
use super::promotion::Gain;
use super::weights::{Phased, Topic};
use super::{Evaluator, Side};
use crate::geometry::Square;
use crate::piece::Kind;

/// One seat's account.
pub(super) trait Account {
    /// A man stands on a cell.
    fn stands(&mut self, man: &Man, square: Square);
    /// A man could go to so many cells.
    fn moves(&mut self, man: &Man, cells: usize);
    /// A man has so much of what its promotion would bring.
    fn may_promote(&mut self, kind: Kind, share: i32, gain: &Gain);
    /// So many own men stand next to the royal.
    fn shelters(&mut self, evaluator: &Evaluator, men: usize);
    /// There is so much pressure upon the enemy's royal.
    fn attacks(&mut self, pressure: usize);
    /// Something else that isn't learnt, in centipawns.
    fn adds(&mut self, centipawns: i32);
    /// One of the numbers counts once.
    fn count(&mut self, topic: Topic, kind: usize, place: usize, worth: Phased);
}

impl Account for Side {
    #[inline(always)]
    fn stands(&mut self, man: &Man, square: Square) {
        self.add(man.placement[square.index()]);
        if let Role::Piece { strength } = man.role {
            self.strength += strength;
        }
    }

    #[inline(always)]
    fn moves(&mut self, man: &Man, cells: usize) {
        self.add(man.room[cells.min(man.room.len() - 1)]);
    }

    #[inline(always)]
    fn may_promote(&mut self, _kind: Kind, share: i32, gain: &Gain) {
        self.promotion += share * gain.centipawns;
    }

    #[inline(always)]
    fn shelters(&mut self, evaluator: &Evaluator, men: usize) {
        self.strong += evaluator.shelter[men.min(evaluator.shelter.len() - 1)];
    }

    #[inline(always)]
    fn attacks(&mut self, pressure: usize) {
        self.pressure = pressure as i32;
    }

    #[inline(always)]
    fn adds(&mut self, centipawns: i32) {
        self.strong += centipawns;
        self.weak += centipawns;
    }

    #[inline(always)]
    fn count(&mut self, _topic: Topic, _kind: usize, _place: usize, worth: Phased) {
        self.add(worth);
    }
}
