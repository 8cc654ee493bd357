//! Walls on squares.

use super::undo::Change;
use super::{Position, hash};
use crate::geometry::{Geometry, Offset, Square, SquareSet};
use crate::moves::Action;
use crate::piece::Player;
use crate::setup::{FieldName, FieldValue};
use crate::variant::WallPlacement;

impl Position {
    /// The squares where the player to move may place a wall; none where a move comes first.
    pub fn wall_targets(&self) -> SquareSet {
        let Some(walls) = &self.variant.rules.walls else {
            return SquareSet::EMPTY;
        };
        let is_due = match walls.placement {
            WallPlacement::AfterMove => self.awaits_wall(),
            WallPlacement::InsteadOfMove => true,
            WallPlacement::LeftBehind => false,
        };
        if !is_due {
            return SquareSet::EMPTY;
        }
        let board = self.variant.geometry();
        let is_target = |&square: &Square| !walls.at_edge || self.is_at_edge(board, square);
        self.empty_squares().filter(is_target).collect()
    }

    /// Whether a square is at the edge of the board or beside a wall.
    fn is_at_edge(&self, board: &Geometry, square: Square) -> bool {
        let orthogonal = Offset::COMPASS.into_iter().step_by(2);
        let mut beside = orthogonal.map(|step| board.step(square, step));
        beside.any(|next| next.is_none_or(|next| self.walls.contains(next)))
    }

    /// After an action that would end the turn, lets its player place a wall first, where that is a rule and possible.
    pub(super) fn await_wall(&mut self, action: Action) -> bool {
        if !self.variant.rules.place_walls_after_moves()
            || matches!(action, Action::Wall { .. } | Action::Pass)
        {
            return false;
        }
        self.set_field(FieldName::Wall, Player::FIRST, FieldValue::Now);
        if self.wall_targets().is_empty() {
            self.set_field(FieldName::Wall, Player::FIRST, FieldValue::Nothing);
            return false;
        }
        // As at the end of a turn.
        if let Some(enemy) = self.first_opponent(self.turn()) {
            self.clear_en_passant(enemy);
        }
        true
    }

    /// Places a wall, in place of the old one where walls move. The square can't be captured on en passant.
    pub(super) fn place_wall(&mut self, to: Square) {
        if self.variant.rules.moves_walls() {
            for square in self.walls.iter() {
                self.set_wall(square, false);
            }
        }
        self.set_wall(to, true);
        for place in Player::first(Player::LIMIT) {
            if self.state.en_passant[place].is_some_and(|target| target.square == to) {
                self.set_en_passant(place, None);
            }
        }
        self.set_field(FieldName::Wall, Player::FIRST, FieldValue::Nothing);
    }

    /// Turns the squares that pieces have left by a move into walls, where that is a rule.
    #[inline(always)]
    pub(super) fn leave_walls(&mut self, action: Action) {
        if self.variant.rules.leave_walls() {
            self.leave_walls_behind(action);
        }
    }

    // Inlined, it would slow down the games that don't need it.
    #[inline(never)]
    fn leave_walls_behind(&mut self, action: Action) {
        let left = match action {
            Action::Move { from, .. }
            | Action::Promote { from, .. }
            | Action::DoubleStep { from, .. }
            | Action::EnPassant { from, .. } => [Some(from), None],
            Action::Castle(index) => {
                let castling = &self.variant.rules.castlings[index as usize];
                [Some(castling.from), Some(castling.partner_from)]
            }
            // The others move nothing, or belong to games without such walls.
            _ => return,
        };
        for square in left.into_iter().flatten() {
            if self.at(square).is_none() {
                self.set_wall(square, true);
            }
        }
    }

    pub(super) fn set_wall(&mut self, square: Square, present: bool) {
        if self.walls.contains(square) == present {
            return;
        }
        self.undo.note(Change::Wall(square));
        self.state.hash ^= hash::wall(square);
        self.toggle_wall(square);
    }

    /// Puts a wall on a square, or takes it away if it is there.
    pub(super) fn toggle_wall(&mut self, square: Square) {
        match self.walls.contains(square) {
            true => self.walls.remove(square),
            false => self.walls.insert(square),
        }
    }
}
