//! The captures of an action.

use super::Position;
use crate::geometry::Square;
use crate::moves::Action;

impl Position {
    /// The squares that a possible action captures on, in order. A mine that explodes on the first of two steps ends
    /// the move there.
    pub fn captures(&self, action: Action) -> Vec<Square> {
        let occupied = |square: &Square| self.at(*square).is_some();
        match action {
            Action::EnPassant { taken, .. } => vec![taken],
            Action::Promote { from, to, .. } if to == from => Vec::new(),
            Action::Move { to, .. }
            | Action::Gate { to, .. }
            | Action::DoubleStep { to, .. }
            | Action::Promote { to, .. } => Some(to).into_iter().filter(occupied).collect(),
            Action::TwoSteps { from, via, to } => {
                let second = to.filter(|&to| to != from && Some(to) != via);
                let squares = via.into_iter().chain(second);
                squares.filter(occupied).collect()
            }
            Action::Claim { victim, .. } => self.pieces(victim).iter().collect(),
            Action::Castle(_)
            | Action::GateCastling { .. }
            | Action::Drop { .. }
            | Action::Hide { .. }
            | Action::Split { .. }
            | Action::Wall { .. }
            | Action::Done
            | Action::Pass => Vec::new(),
        }
    }

    /// All squares whose pieces a possible action removes; a captor that leaves the board, too, is still where it came
    /// from.
    pub fn cleared_by(&self, action: Action) -> Vec<Square> {
        let mut squares = self.captures(action);
        squares.extend(self.removed_besides(action).iter());
        squares
    }

    /// The squares that an action has captured on, given the position after it.
    pub fn captured(&self, action: Action, after: &Position) -> Vec<Square> {
        let mut squares = self.cleared_by(action);
        squares.retain(|&square| after.at(square) != self.at(square));
        squares
    }
}
