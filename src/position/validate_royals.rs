//! Validates the number of royal pieces.

use super::Position;
use super::fault::{PositionFault, PositionFaultKind};
use crate::geometry::Square;
use crate::piece::{Piece, PieceType, Player};

impl Position {
    /// Finds the royal pieces, and reports players with a wrong number of them.
    pub(super) fn validate_royals(&mut self, faults: &mut Vec<PositionFault>) {
        self.find_royals();
        let rules = &self.variant.rules;
        let armies_are_removed = self.variant.players.len() > 2 || rules.mined().is_some();
        for player in self.variant.players() {
            let squares = self.royal_squares(player);
            let count = squares.len() + self.royals_in_hand(player);
            let may_be_gone = armies_are_removed && self.pieces(player).is_empty();
            let of_array = self.royals_in_array(player);
            let fits = match rules.royalty {
                Some(_) => count.min(1) == of_array.min(1),
                None => count == of_array,
            };
            if !fits && !may_be_gone {
                let names = self.variant.kinds.iter().filter(|kind| kind.royal);
                let names: Vec<&str> = names.map(|kind| kind.name.text.as_str()).collect();
                let allowed = match (of_array, &rules.royalty) {
                    (0, _) => "none",
                    (_, None) => "exactly 1",
                    (_, Some(_)) => "at least 1",
                };
                faults.push(PositionFault::new(
                    PositionFaultKind::RoyalCount,
                    &self.variant.players[player.index()].name.text,
                    &format!("{count} royal pieces"),
                    &format!("{allowed} {}", names.join(" or ")),
                    Some(player),
                    squares,
                ));
            }
        }
    }

    fn royals_in_array(&self, player: Player) -> usize {
        let royals = self.variant.royals.and(self.variant.pieces_of[player]);
        let counts = royals
            .iter()
            .map(|piece| usize::from(self.variant.array_count(piece)));
        counts.sum()
    }

    /// Of types that may be there.
    fn royals_in_hand(&self, player: Player) -> usize {
        let rules = &self.variant.rules;
        let royal = |kind: PieceType| self.variant.royals.contains(Piece::new(kind, player));
        let held = self.reserve_kinds(player);
        let royals = held.filter(|&(kind, _)| royal(kind) && rules.held[kind.index()].is_some());
        royals.map(|(_, count)| usize::from(count)).sum()
    }

    fn royal_squares(&self, player: Player) -> Vec<Square> {
        let royal = |piece: Piece| self.variant.royals.contains(piece);
        let pieces = self.pieces(player).iter();
        pieces
            .filter(|&square| self.at(square).is_some_and(royal))
            .collect()
    }

    /// With two players, the player not to move may not be in check.
    pub(super) fn validate_waiting_side(&self, faults: &mut Vec<PositionFault>) {
        // In games with crowns an exploding mine may have exposed the royal piece, and before the wall is placed a turn
        // isn't over.
        let is_exempt = self.variant.rules.crown.is_some() || self.awaits_wall();
        if self.variant.players.len() > 2 || is_exempt {
            return;
        }
        let waiting = self.variant.players();
        for player in waiting.filter(|&player| player != self.turn()) {
            let may_vary = self.variant.rules.royalty.is_some();
            if !may_vary && self.royal_squares(player).len() > 1 {
                // Reported already; which of them counts is open.
                continue;
            }
            if self.variant.rules.capture_effects.is_some() && !self.in_check(player) {
                continue;
            }
            for royal in self.royals(player).iter() {
                let attacks = self.attacks_on(royal, self.checking_pieces(player), &|square| {
                    self.at(square)
                });
                let attackers = attacks.iter().map(|attack| attack.from);
                if !attacks.is_empty() {
                    faults.push(PositionFault::new(
                        PositionFaultKind::OtherSideInCheck,
                        self.variant.geometry().name(royal),
                        "the royal piece of the player who is not to move can be captured",
                        "check only against the player to move",
                        Some(player),
                        std::iter::once(royal).chain(attackers).collect(),
                    ));
                }
            }
        }
    }
}
