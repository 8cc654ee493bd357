//! Armies that leave the board, after claims and exploding mines.

use super::Position;
use crate::geometry::Square;
use crate::piece::{Piece, PieceType, Player};
use crate::setup::{FieldName, FieldValue};

impl Position {
    /// Removes an army and promotes the claimer's royal piece and the checkmating piece. The count towards a draw
    /// restarts, and the following move counts as usual.
    pub(super) fn claim(&mut self, attacker: Square, victim: Player) {
        let Some(deliverer) = self.at(attacker) else {
            return;
        };
        let player = deliverer.owner();
        let variant = self.variant.clone();
        let claims = &variant.rules.ending.claims;
        self.state.clock_plies = 0;
        self.remove_army(victim);
        if let (Some(royal), Some(kind)) = (self.royal(player), claims.royal) {
            self.change_type(royal, kind);
        }
        if let Some(kind) = claims.promoted(deliverer.kind()) {
            self.change_type(attacker, kind);
            self.clear_en_passant_of(attacker);
        }
        let others_live = self.living().any(|other| other != player);
        if claims.wins.contains(deliverer) && others_live {
            self.set_winner(player);
        }
    }

    fn change_type(&mut self, square: Square, kind: PieceType) {
        let before = self.at(square);
        let after = before.map(|piece| Piece::new(kind, piece.owner()));
        if after != before {
            self.put(square, None);
            self.put(square, after);
        }
    }

    /// A piece that captures a mine leaves the board. Players who lose the royal piece so are out of the game.
    pub(super) fn lose_to_mine(&mut self, piece: Piece, from: Square) {
        self.piece_lost(piece, from);
        self.remove_armies_without_royal();
    }

    fn remove_armies_without_royal(&mut self) {
        let variant = self.variant.clone();
        if variant.rules.crown.is_some() {
            return;
        }
        for player in variant.players() {
            if self.is_alive(player) && self.royal(player).is_none() {
                self.remove_army(player);
            }
        }
    }

    /// Removes an army. Its player takes the last free place.
    fn remove_army(&mut self, player: Player) {
        let place = self.living().count() as u8;
        for square in self.pieces(player).iter() {
            self.put(square, None);
        }
        for kind in 0..self.variant.kinds.len() {
            if let Some(kind) =
                PieceType::new(kind).filter(|kind| self.reserves[player][kind.index()] > 0)
            {
                self.set_reserve(player, kind, 0);
            }
        }
        self.set_field(FieldName::Mine, player, FieldValue::Nothing);
        self.clear_en_passant(player);
        self.state.place[player] = place;
    }
}
