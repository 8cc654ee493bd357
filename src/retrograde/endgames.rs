//! The solved endgames of a variant, and the lookup of a position.

use std::collections::HashMap;
use std::sync::Arc;

use super::placements::{Cells, MOST_MEN, Placements};
use super::unsolvable::Unsolvable;
use super::value::{Prospect, Value, prospect};
use crate::geometry::Square;
use crate::piece::{Piece, Player};
use crate::position::Position;
use crate::variant::{Goal, Variant};

/// The endgames of a variant that have been solved so far.
pub struct Endgames {
    pub(super) variant: Arc<Variant>,
    pub(super) tables: HashMap<Vec<Piece>, Table>,
}

/// One endgame, solved.
pub(super) struct Table {
    pub(super) placements: Placements,
    /// For each seat to act and number of a placement.
    pub(super) values: [Vec<Value>; 2],
}

impl Endgames {
    /// None yet.
    ///
    /// # Errors
    ///
    /// [`Unsolvable::Rules`].
    pub fn new(variant: Arc<Variant>) -> Result<Endgames, Unsolvable> {
        let rules = &variant.rules;
        let plain = variant.seats.len() == 2
            && rules.goal == Goal::Checkmate
            && rules.drops.is_empty()
            && rules.crown.is_none()
            && variant.geometry().len() <= 128;
        match plain {
            true => Ok(Endgames {
                variant,
                tables: HashMap::new(),
            }),
            false => Err(Unsolvable::Rules),
        }
    }

    /// What a position comes to, if its men's endgame has been solved and it is possible.
    pub fn prospect(&self, position: &Position) -> Option<Prospect> {
        let men = position.variant().players().flat_map(|p| position.men(p));
        let men: Vec<(Piece, Square)> = men
            .filter_map(|square| Some((position.at(square)?, square)))
            .collect();
        prospect(self.value(men, position.turn())?)
    }

    pub(super) fn value(&self, mut men: Vec<(Piece, Square)>, turn: Player) -> Option<Value> {
        men.sort_by_key(|&(piece, _)| self.rank(piece));
        let pieces: Vec<Piece> = men.iter().map(|&(piece, _)| piece).collect();
        let table = self.tables.get(&pieces)?;
        let mut cells: Cells = [0; MOST_MEN];
        for (cell, (_, square)) in cells.iter_mut().zip(&men) {
            *cell = square.index() as u8;
        }
        Some(table.values[turn.index()][table.placements.index(&cells)])
    }

    /// Royals first, men of a type together.
    pub(super) fn rank(&self, piece: Piece) -> (bool, Player, Piece) {
        (!self.variant.royals.contains(piece), piece.owner(), piece)
    }

    pub(super) fn sorted(&self, men: &[Piece]) -> Vec<Piece> {
        let mut men = men.to_vec();
        men.sort_by_key(|&piece| self.rank(piece));
        men
    }
}
