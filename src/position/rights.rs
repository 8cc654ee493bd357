//! Actions that use rights of unmoved pieces, castling and gates, and what ends these.

use super::Position;
use crate::geometry::Square;
use crate::piece::{Piece, PieceType, Player};
use crate::setup::Gate;

impl Position {
    pub(super) fn castle(&mut self, index: usize) {
        let variant = self.variant.clone();
        let castling = &variant.rules.castlings[index];
        let (long, partner) = (self.at(castling.from), self.at(castling.partner_from));
        self.put(castling.from, None);
        self.put(castling.partner_from, None);
        let end = |to| variant.landing(to).unwrap_or(to);
        self.put(end(castling.to), long);
        self.put(end(castling.partner_to), partner);
        if castling.decides {
            self.set_winner(castling.owner);
        }
        self.close_castlings(castling.from, castling.partner_from);
        self.keep_castling(self.state.castling & !castling.closes);
        let ends = [end(castling.to), end(castling.partner_to)];
        self.find_hidden_crowns(castling.owner, &ends);
    }

    pub(super) fn close_castlings(&mut self, from: Square, to: Square) {
        if self.state.castling == 0 {
            return;
        }
        let unmoved = &self.variant.rules.unmoved;
        if !unmoved.contains(from) && !unmoved.contains(to) {
            return;
        }
        let mut rights = self.state.castling;
        for (index, right) in self.variant.rules.rights.iter().enumerate() {
            if right.squares.contains(from) || right.squares.contains(to) {
                rights &= !(1 << index);
            }
        }
        self.keep_castling(rights);
    }

    /// Gives a player the rights of castlings whose pieces stand on their squares, the later one just dropped.
    pub(super) fn open_castlings(&mut self, to: Square) {
        let castlings = &self.variant.rules.castlings;
        let dropped = castlings.iter().filter(|castling| castling.dropped);
        let opened = dropped.filter(|castling| {
            let starts = [castling.from, castling.partner_from];
            let stands = |&square: &Square| self.at(square) == castling.starts_on(square);
            starts.contains(&to) && starts.iter().all(stands)
        });
        let rights = opened.fold(self.state.castling, |all, castling| all | castling.needs);
        self.keep_castling(rights);
    }

    /// Keeps only these rights. Where castling decides, a player who loses the last right to it loses; the mover first,
    /// as in Fairy-Stockfish.
    fn keep_castling(&mut self, rights: u32) {
        let before = self.state.castling;
        if rights == before {
            return;
        }
        self.state.hash ^= self.castling_key(before) ^ self.castling_key(rights);
        self.state.castling = rights;
        let turn = self.state.turn;
        let others = self.variant.players().filter(|&player| player != turn);
        let mut losers = std::iter::once(turn).chain(others);
        let deciding = |player| self.variant.rules.deciding_rights(player);
        let loses =
            |&player: &Player| before & deciding(player) != 0 && rights & deciding(player) == 0;
        if let Some(loser) = losers.find(loses)
            && self.winner().is_none()
            && let Some(winner) = self.variant.players().find(|&player| player != loser)
        {
            self.set_winner(winner);
        }
    }

    pub(super) fn move_and_enter(&mut self, from: Square, to: Square, kind: PieceType) {
        self.move_piece(from, to, None);
        self.enter(kind, from);
    }

    pub(super) fn castle_and_enter(&mut self, castling: u8, kind: PieceType, at: Square) {
        self.castle(castling.into());
        self.enter(kind, at);
    }

    /// Puts a piece in hand on a gate that another piece has just left.
    fn enter(&mut self, kind: PieceType, gate: Square) {
        let player = self.state.turn;
        let left = self.reserves[player][kind.index()].saturating_sub(1);
        self.set_reserve(player, kind, left);
        self.put(gate, Some(Piece::new(kind, player)));
        self.close_useless_gates();
    }

    /// Gates end with the last piece in hand, unless captured pieces come into it.
    pub(super) fn close_useless_gates(&mut self) {
        let player = self.state.turn;
        if !self.has_open_gates()
            || self.variant.rules.captures_fill_hands()
            || self.reserve_kinds(player).next().is_some()
        {
            return;
        }
        let own = |gate: &&Gate| gate.owner == player;
        let gates = self.variant.alphabet.gates.iter().filter(own);
        let rights = gates.fold(self.state.castling, |left, gate| left & !gate.right);
        self.keep_castling(rights);
    }
}
