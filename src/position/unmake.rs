//! Undoes actions.

use super::Position;
use super::undo::Change;
use crate::geometry::Square;
use crate::piece::Piece;

impl Position {
    /// Undoes the last action.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn unmake(&mut self) {
        let (state, first) = self.undo.frames.pop().expect("an action to take back");
        while self.undo.changes.len() > first {
            match self.undo.changes.pop().expect("longer than first") {
                Change::Square(square, before) => self.restore_square(square, before),
                Change::Wall(square) => self.toggle_wall(square),
                Change::Reserve(player, kind, before) => {
                    self.reserves[player][kind.index()] = before
                }
                Change::Field(name, player, before) => self.fields.set(name, player, before),
            }
        }
        self.state = state;
    }

    #[inline(always)]
    fn restore_square(&mut self, square: Square, before: Option<Piece>) {
        if let Some(piece) = self.board[square.index()] {
            self.remove_from_sets(piece, square);
        }
        if let Some(piece) = before {
            self.add_to_sets(piece, square);
        }
        self.board[square.index()] = before;
    }
}
