//! Replaces the pieces of a position, for endgame tables that look at many placements of a few pieces.

use super::{Position, hash};
use crate::geometry::Square;
use crate::piece::{ByPlayer, Piece, Player};

impl Position {
    /// Sets up exactly these pieces with a player to move, no castling or en passant rights and fresh counters. Doesn't
    /// check that the position is possible, and clears the undo history.
    pub fn arrange(&mut self, pieces: &[(Piece, Square)], turn: Player) {
        for player in self.variant.clone().players() {
            for square in self.pieces(player).iter() {
                let there = self.at(square);
                if !pieces
                    .iter()
                    .any(|&(piece, at)| at == square && there == Some(piece))
                {
                    self.put(square, None);
                }
            }
            self.clear_en_passant(player);
        }
        for &(piece, square) in pieces {
            if self.at(square).is_none() {
                self.put(square, Some(piece));
            }
        }
        self.state.hash ^= self.castling_key(self.state.castling);
        self.state.hash ^= hash::turn(self.state.turn) ^ hash::turn(turn);
        self.state.castling = 0;
        self.state.turn = turn;
        self.state.clock_plies = 0;
        self.state.number = 1;
        self.state.reset = false;
        self.state.place = ByPlayer::default();
        self.undo.forget();
    }
}
