//! The solved endgames of a variant, and probing.

use std::collections::HashMap;
use std::sync::Arc;

use super::placements::{MAX_PIECES, Placements, Squares};
use super::unsolvable::Unsolvable;
use super::value::{EndgameValue, Value, decode};
use crate::geometry::Square;
use crate::piece::{Piece, Player};
use crate::position::Position;
use crate::rules::{self, PositionEndings};
use crate::variant::{Rules, Variant};

/// The solved endgames of a variant.
pub struct Tablebase {
    pub(super) variant: Arc<Variant>,
    pub(super) endings: PositionEndings,
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
        let fits = variant.players.len() == 2 && variant.geometry().len() <= 128;
        match fits
            && !variant.alphabet.walls
            && are_known(&variant.rules)
            && rules::are_in_tablebases(&variant)
        {
            true => Ok(Tablebase {
                endings: PositionEndings::of(&variant),
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

/// Whether endgame tables know the rules besides endings. They are taken apart without `..`, so that a new one must be
/// considered.
fn are_known(rules: &Rules) -> bool {
    let Rules {
        royalty,
        capture_effects,
        must_capture,
        no_checks,
        no_flight,
        drops,
        crown,
        promotes_by_own_move,
        walls,
        turns,
        // See `rules::are_in_tablebases`.
        ending: _,
        // Legal actions already follow these.
        two_steps: _,
        promotions: _,
        passes_over: _,
        // Endgames have no castling rights.
        castlings: _,
        rights: _,
        unmoved: _,
        held: _,
        // Only pieces in hand have them.
        gates: _,
    } = rules;
    let restricts_moves = *must_capture || *no_checks || *no_flight;
    let has_other_actions =
        !drops.is_empty() || crown.is_some() || *promotes_by_own_move || walls.is_some();
    let has_other_turns = turns.is_some();
    royalty.is_none()
        && capture_effects.is_none()
        && !restricts_moves
        && !has_other_actions
        && !has_other_turns
}
