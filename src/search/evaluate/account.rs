//! Where everything goes that counts for a player: into centipawns when a position is judged, or into a list when numbers are to
//! be learnt ([`TunableEvaluation`](super::TunableEvaluation)).

use super::evaluator::Evaluator;
use super::phased::Phased;
use super::piece_tables::{PieceTables, Worth};
use super::promotion::Gain;
use super::side::{FULL_STRENGTH, Side};
use super::weights::Topic;
use crate::geometry::Square;
use crate::piece::{Piece, PieceType};

/// One player's account.
pub(super) trait Account {
    /// A piece stands on a square, where it is worth so much.
    fn stands(&mut self, piece: Piece, square: Square, worth: &Worth);
    /// A piece could go to so many squares.
    fn moves(&mut self, tables: &PieceTables, squares: usize);
    /// A piece has so much of what its promotion would bring.
    fn may_promote(&mut self, kind: PieceType, share: i32, gain: &Gain);
    /// So many own pieces stand next to a piece that so likely is the royal.
    fn shelters(&mut self, evaluator: &Evaluator, pieces: usize, share: i32);
    /// There is so much pressure upon a piece that so likely is the enemy's royal.
    fn attacks(&mut self, evaluator: &Evaluator, pressure: usize, share: i32);
    /// Something else that isn't learnt, in centipawns.
    fn adds(&mut self, centipawns: i32);
    /// One of the numbers counts once.
    fn count(&mut self, topic: Topic, kind: usize, place: usize, worth: Phased);
    /// One that is of no type counts so many times.
    fn repeat(&mut self, topic: Topic, times: usize, worth: Phased);
}

impl Account for Side {
    fn stands(&mut self, _piece: Piece, _square: Square, worth: &Worth) {
        self.add(worth.placement);
        self.strength += worth.strength;
    }

    fn moves(&mut self, tables: &PieceTables, squares: usize) {
        self.add(tables.room[squares.min(tables.room.len() - 1)]);
    }

    fn may_promote(&mut self, _kind: PieceType, share: i32, gain: &Gain) {
        self.promotion += share * gain.centipawns;
    }

    fn shelters(&mut self, evaluator: &Evaluator, pieces: usize, share: i32) {
        let shelter = evaluator.shelter[pieces.min(evaluator.shelter.len() - 1)];
        self.strong += shelter * share / FULL_STRENGTH;
    }

    fn attacks(&mut self, evaluator: &Evaluator, pressure: usize, share: i32) {
        self.attack += evaluator.attack(pressure as i32) * share / FULL_STRENGTH;
    }

    fn adds(&mut self, centipawns: i32) {
        self.strong += centipawns;
        self.weak += centipawns;
    }

    fn count(&mut self, _topic: Topic, _kind: usize, _place: usize, worth: Phased) {
        self.add(worth);
    }

    fn repeat(&mut self, _topic: Topic, times: usize, worth: Phased) {
        self.strong += times as i32 * i32::from(worth.strong);
        self.weak += times as i32 * i32::from(worth.weak);
    }
}
