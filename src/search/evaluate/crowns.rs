//! Evaluation of secret crowns and of attacks on their possible carriers.

use super::evaluator::Evaluator;
use super::piece_tables::{PieceTables, Role};
use super::side_terms::{FULL_STRENGTH, SideTerms};
use crate::geometry::Square;
use crate::piece::Player;
use crate::position::Position;

/// Centipawns for having both possible crown carriers: such a player is never in check.
const BOTH_CARRIERS: i32 = 150;
/// Centipawns lost by a hidden crown, which any piece may find by accident.
const HIDDEN: i32 = 150;

/// The pieces that may carry a crown, with probabilities in [`FULL_STRENGTH`]ths.
pub(super) type Targets = [Option<(Square, i32)>; 2];

impl Evaluator {
    /// A player's royal piece, or its possible crown carriers with their probabilities; none if the crown is hidden.
    pub(super) fn royal_targets(
        &self,
        position: &Position,
        player: Player,
        crown_shares: &[i32],
    ) -> Targets {
        if let Some(royal) = position.royal(player) {
            return [Some((royal, FULL_STRENGTH)), None];
        }
        let shared = |square| Some((square, crown_shares[position.at(square)?.index()]));
        let mut possible_royals = position.possible_royals(player).filter_map(shared);
        [possible_royals.next(), possible_royals.next()]
    }

    /// Adds the value of possible crown carriers as royal pieces, weighted by their probabilities.
    pub(super) fn add_crown_terms(
        &self,
        side: &mut SideTerms,
        position: &Position,
        player: Player,
        royal_targets: Targets,
    ) {
        let mut known = if position.crown_is_hidden(player) {
            -HIDDEN
        } else {
            0
        };
        if royal_targets[1].is_some() {
            known += BOTH_CARRIERS;
        }
        side.middlegame += known;
        side.endgame += known;
        for (square, share) in royal_targets.into_iter().flatten() {
            let piece = position.at(square);
            let tables = piece.and_then(|piece| self.tables[piece.index()].as_ref());
            let Some(PieceTables {
                role: Role::CrownCarrier { crowned },
                placement,
                ..
            }) = tables
            else {
                continue;
            };
            let (crowned, bare) = (crowned[square.index()], placement[square.index()]);
            let more = |crowned: i16, bare: i16| {
                (i32::from(crowned) - i32::from(bare)) * share / FULL_STRENGTH
            };
            // The attack maps include the shelter.
            let sheltered = match self.uses_attack_maps {
                true => 0,
                false => self.sheltered(square, position.pieces(player)),
            };
            side.middlegame +=
                more(crowned.middlegame, bare.middlegame) + sheltered * share / FULL_STRENGTH;
            side.endgame += more(crowned.endgame, bare.endgame);
        }
    }

    /// Adds a player's attacks on the enemy's possible crown carriers. Attacks on a royal piece are already included.
    pub(super) fn add_attack_terms(
        &self,
        side: &mut SideTerms,
        position: &Position,
        player: Player,
        royal_targets: Targets,
    ) {
        if royal_targets[1].is_none() {
            return;
        }
        for (target, share) in royal_targets.into_iter().flatten() {
            let pressure = |square: Square| {
                let piece = position.at(square)?;
                let tables = self.tables[piece.index()].as_ref()?;
                Some(self.pressure(tables, square, target))
            };
            let pressure: i32 = position.pieces(player).iter().filter_map(pressure).sum();
            side.attack += self.attack(pressure) * share / FULL_STRENGTH;
        }
    }
}
