//! Receives the terms of an evaluation: to sum them up, or to list their coefficients for tuning
//! ([`TunableEvaluation`](super::TunableEvaluation)).

use super::evaluator::Evaluator;
use super::piece_tables::{PieceTables, PieceValue};
use super::promotion::PromotionGain;
use super::side_terms::{FULL_STRENGTH, SideTerms};
use super::tapered::TaperedScore;
use super::weights::Term;
use crate::geometry::Square;
use crate::piece::{Piece, PieceType};

pub(super) trait TermSink {
    fn add_placement(&mut self, piece: Piece, square: Square, value: &PieceValue);
    fn add_mobility(&mut self, tables: &PieceTables, squares: usize);
    fn add_promotion(&mut self, kind: PieceType, share: i32, gain: &PromotionGain);
    /// The number of own pieces next to a royal piece, with the probability that it is royal.
    fn add_shelter(&mut self, evaluator: &Evaluator, pieces: usize, share: i32);
    /// Attack units on an enemy piece, with the probability that it is royal.
    fn add_royal_attack(&mut self, evaluator: &Evaluator, pressure: usize, share: i32);
    /// Centipawns that are not tuned.
    fn add_constant(&mut self, centipawns: i32);
    fn add_term(&mut self, term: Term, kind: usize, place: usize, value: TaperedScore);
}

impl TermSink for SideTerms {
    fn add_placement(&mut self, _piece: Piece, _square: Square, value: &PieceValue) {
        self.add(value.placement);
        self.strength += value.strength;
    }

    fn add_mobility(&mut self, tables: &PieceTables, squares: usize) {
        self.add(tables.mobility_bonus[squares.min(tables.mobility_bonus.len() - 1)]);
    }

    fn add_promotion(&mut self, _kind: PieceType, share: i32, gain: &PromotionGain) {
        self.promotion += share * gain.centipawns;
    }

    fn add_shelter(&mut self, evaluator: &Evaluator, pieces: usize, share: i32) {
        let shelter = evaluator.shelter[pieces.min(evaluator.shelter.len() - 1)];
        self.middlegame += shelter * share / FULL_STRENGTH;
    }

    fn add_royal_attack(&mut self, evaluator: &Evaluator, pressure: usize, share: i32) {
        self.attack += evaluator.attack(pressure as i32) * share / FULL_STRENGTH;
    }

    fn add_constant(&mut self, centipawns: i32) {
        self.middlegame += centipawns;
        self.endgame += centipawns;
    }

    fn add_term(&mut self, _term: Term, _kind: usize, _place: usize, value: TaperedScore) {
        self.add(value);
    }
}
