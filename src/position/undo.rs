//! What must be remembered to take an action back.

use super::state::State;
use crate::geometry::Square;
use crate::piece::{Piece, PieceType, Player};
use crate::setup::{FieldName, FieldValue};

/// One thing changed, with its value before.
#[derive(Clone, Copy, Debug)]
pub(super) enum Change {
    Square(Square, Option<Piece>),
    Reserve(Player, PieceType, u8),
    Field(FieldName, Player, FieldValue),
}

/// Everything changed since the position was set up, action by action.
#[derive(Clone, Debug, Default)]
pub(super) struct Undo {
    pub(super) changes: Vec<Change>,
    /// For each action the state before it and where its changes begin.
    pub(super) frames: Vec<(State, usize)>,
}

impl Undo {
    #[inline(always)]
    pub(super) fn begin(&mut self, state: State) {
        self.frames.push((state, self.changes.len()));
    }

    /// Nothing made so far can be taken back any more.
    pub(super) fn forget(&mut self) {
        self.changes.clear();
        self.frames.clear();
    }

    #[inline(always)]
    pub(super) fn note(&mut self, change: Change) {
        self.changes.push(change);
    }
}
