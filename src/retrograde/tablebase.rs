//! The solved endgames of a variant, and probing.

use std::collections::HashMap;
use std::sync::Arc;

use super::placements::{MAX_PIECES, Placements, Squares};
use super::unsolvable::Unsolvable;
use super::value::{EndgameValue, Value, decode};
use crate::geometry::Square;
use crate::piece::{Piece, Player};
use crate::position::Position;
use crate::variant::{Goal, RepetitionResult, Variant, Verdict};

/// The solved endgames of a variant.
pub struct Tablebase {
    pub(super) variant: Arc<Variant>,
    pub(super) tables: HashMap<Vec<Piece>, Table>,
}

pub(super) struct Table {
    pub(super) placements: Placements,
    /// For each player to move, the values by placement index.
    pub(super) values: [Vec<Value>; 2],
}

impl Tablebase {
    /// An empty tablebase.
    ///
    /// # Errors
    ///
    /// [`Unsolvable::Rules`].
    pub fn new(variant: Arc<Variant>) -> Result<Tablebase, Unsolvable> {
        let rules = &variant.rules;
        let plain = variant.players.len() == 2
            && rules.goal == Goal::Checkmate
            && rules.drops.is_empty()
            && rules.crown.is_none()
            && rules.bare_king.is_none()
            && rules.region.is_none()
            && rules.checks.is_none()
            && rules.checkmate == Verdict::Loss
            && rules.extinction.is_none()
            && rules.royalty.is_none()
            && !rules.must_capture
            && !rules.no_checks
            && !rules.no_flight
            && rules.counting.is_none()
            && rules.passes.is_none()
            && rules.points.is_none()
            && rules.repetition.is_none_or(|rule| {
                rule.result == RepetitionResult::Draw && !rule.perpetual_check_loses
            })
            && !rules.castling_decides()
            && variant.geometry().len() <= 128;
        match plain {
            true => Ok(Tablebase {
                variant,
                tables: HashMap::new(),
            }),
            false => Err(Unsolvable::Rules),
        }
    }

    /// The value of a position, if its endgame is solved and the position is possible.
    pub fn probe(&self, position: &Position) -> Option<EndgameValue> {
        let pieces = position
            .variant()
            .players()
            .flat_map(|p| position.pieces(p));
        let pieces: Vec<(Piece, Square)> = pieces
            .filter_map(|square| Some((position.at(square)?, square)))
            .collect();
        decode(self.value(pieces, position.turn())?)
    }

    pub(super) fn value(&self, mut pieces: Vec<(Piece, Square)>, turn: Player) -> Option<Value> {
        pieces.sort_by_key(|&(piece, _)| self.rank(piece));
        let key: Vec<Piece> = pieces.iter().map(|&(piece, _)| piece).collect();
        let table = self.tables.get(&key)?;
        let mut squares: Squares = [0; MAX_PIECES];
        for (index, (_, square)) in squares.iter_mut().zip(&pieces) {
            *index = square.index() as u8;
        }
        Some(table.values[turn.index()][table.placements.index(&squares)])
    }

    /// Sorts royal pieces first and equal pieces together.
    pub(super) fn rank(&self, piece: Piece) -> (bool, Player, Piece) {
        (!self.variant.royals.contains(piece), piece.owner(), piece)
    }

    pub(super) fn sorted(&self, pieces: &[Piece]) -> Vec<Piece> {
        let mut pieces = pieces.to_vec();
        pieces.sort_by_key(|&piece| self.rank(piece));
        pieces
    }
}
