//! What it is worth to wear a crown in secret, and to bear upon those that may.

use super::evaluator::Evaluator;
use super::piece_tables::{PieceTables, Role};
use super::side::{FULL_STRENGTH, Side};
use crate::geometry::Square;
use crate::piece::Player;
use crate::position::Position;

/// Centipawns for having both pieces of whom one wears the crown: no check binds such a player.
const BOTH_WEARERS: i32 = 150;
/// Centipawns lost by a hidden crown, which any piece may stumble upon.
const HIDDEN: i32 = 150;

/// Where a crown may be captured, and how likely it is worn there, in [`FULL_STRENGTH`]ths.
pub(super) type Targets = [Option<(Square, i32)>; 2];

impl Evaluator {
    /// A player's royal, or the pieces that may wear its crown, with how likely they do; nobody if the crown is hidden.
    pub(super) fn targets(&self, position: &Position, player: Player, crowns: &[i32]) -> Targets {
        if let Some(royal) = position.royal(player) {
            return [Some((royal, FULL_STRENGTH)), None];
        }
        let shared = |square| Some((square, crowns[position.at(square)?.index()]));
        let mut possible_royals = position.possible_royals(player).filter_map(shared);
        [possible_royals.next(), possible_royals.next()]
    }

    /// Adds what the pieces that may wear a player's crown are worth as royals, as surely as they do.
    pub(super) fn sum_up_crown(
        &self,
        side: &mut Side,
        position: &Position,
        player: Player,
        targets: Targets,
    ) {
        let mut known = if position.crown_is_hidden(player) {
            -HIDDEN
        } else {
            0
        };
        if targets[1].is_some() {
            known += BOTH_WEARERS;
        }
        side.strong += known;
        side.weak += known;
        for (square, share) in targets.into_iter().flatten() {
            let piece = position.at(square);
            let tables = piece.and_then(|piece| self.tables[piece.index()].as_ref());
            let Some(PieceTables {
                role: Role::Wearer { crowned },
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
            let sheltered = match self.looks {
                true => 0,
                false => self.sheltered(square, position.pieces(player)),
            };
            side.strong += more(crowned.strong, bare.strong) + sheltered * share / FULL_STRENGTH;
            side.weak += more(crowned.weak, bare.weak);
        }
    }

    /// Adds the attacks of a player upon pieces that may wear the enemy's crown. Upon a royal they are counted already.
    pub(super) fn sum_up_attacks(
        &self,
        side: &mut Side,
        position: &Position,
        player: Player,
        targets: Targets,
    ) {
        if targets[1].is_none() {
            return;
        }
        for (target, share) in targets.into_iter().flatten() {
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
