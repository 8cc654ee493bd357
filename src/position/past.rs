//! Earlier actions, as far as the undo history knows them.

use super::Position;
use super::undo::Change;
use crate::geometry::Square;
use crate::piece::Piece;

/// An earlier action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PastAction {
    /// A piece moved, and perhaps captured where it ended.
    Move {
        /// Where it started.
        from: Square,
        /// Where it ended.
        to: Square,
        /// Whether it captured.
        captures: bool,
    },
    /// Nothing changed on the board.
    Pass,
    /// Anything else.
    Other,
}

impl Position {
    /// The action made so many actions ago; 0 is the last one. `None` if it isn't known.
    pub fn past_action(&self, ago: usize) -> Option<PastAction> {
        let frames = &self.undo.frames;
        let index = frames.len().checked_sub(ago + 1)?;
        let (state, first) = frames[index];
        let end = { frames.get(index + 1) }.map_or(self.undo.changes.len(), |&(_, first)| first);
        let mut changed: Vec<(Square, Option<Piece>)> = Vec::new();
        for change in &self.undo.changes[first..end] {
            match *change {
                Change::Square(square, before) => {
                    if changed.iter().all(|(known, _)| *known != square) {
                        changed.push((square, before));
                    }
                }
                // These walls belong to the moves.
                Change::Wall(_) if self.variant.rules.leave_walls() => {}
                Change::Reserve(..) | Change::Wall(_) => return Some(PastAction::Other),
                Change::Field(..) => {}
            }
        }
        let is_own = |&(_, before): &(Square, Option<Piece>)| {
            before.is_some_and(|piece| piece.owner() == state.turn)
        };
        Some(match &changed[..] {
            [] => PastAction::Pass,
            [one, other] if is_own(one) != is_own(other) => {
                let [(from, _), (to, victim)] = match is_own(one) {
                    true => [*one, *other],
                    false => [*other, *one],
                };
                let captures = victim.is_some();
                PastAction::Move { from, to, captures }
            }
            _ => PastAction::Other,
        })
    }
}
