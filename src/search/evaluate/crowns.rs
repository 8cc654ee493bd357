//! What it is worth to wear a crown in secret, and to bear upon those that may.

use super::evaluator::Evaluator;
use super::piece_tables::{PieceTables, Role};
use super::side_terms::{FULL_STRENGTH, SideTerms};
use crate::geometry::Square;
use crate::piece::Player;
use crate::position::Position;

/// Centipawns for having both pieces of whom one wears the crown: no check binds such a player.
const BOTH_CARRIERS: i32 = 150;
/// Centipawns lost by a hidden crown, which any piece may stumble upon.
const HIDDEN: i32 = 150;

/// Where a crown may be captured, and how likely it is worn there, in [`FULL_STRENGTH`]ths.
pub(super) type Targets = [Option<(Square, i32)>; 2];

impl Evaluator {
    /// A player's royal, or the pieces that may wear its crown, with how likely they do; nobody if the crown is hidden.
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
        let mut suspects = position.suspects(player).filter_map(shared);
        [suspects.next(), suspects.next()]
    }

    /// Adds what the pieces that may wear a player's crown are worth as royals, as surely as they do.
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
            // Where it is looked, the scene has told it.
            let sheltered = match self.uses_attack_maps {
                true => 0,
                false => self.sheltered(square, position.pieces(player)),
            };
            side.middlegame +=
                more(crowned.middlegame, bare.middlegame) + sheltered * share / FULL_STRENGTH;
            side.endgame += more(crowned.endgame, bare.endgame);
        }
    }

    /// Adds the attacks of a player upon pieces that may wear the enemy's crown. Upon a royal they are counted already.
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
