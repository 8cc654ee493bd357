//! The undo history.

use super::state::State;
use crate::geometry::Square;
use crate::piece::{Piece, PieceType, Player};
use crate::setup::{FieldName, FieldValue};

#[derive(Clone, Copy, Debug)]
pub(super) enum Change {
    Square(Square, Option<Piece>),
    /// A wall has come or gone.
    Wall(Square),
    Reserve(Player, PieceType, u8),
    Field(FieldName, Player, FieldValue),
}

#[derive(Clone, Debug, Default)]
pub(super) struct Undo {
    pub(super) changes: Vec<Change>,
    /// For each action the state before it and the index of its first change.
    pub(super) frames: Vec<(State, usize)>,
}

impl Undo {
    #[inline(always)]
    pub(super) fn begin(&mut self, state: State) {
        self.frames.push((state, self.changes.len()));
    }

    pub(super) fn forget(&mut self) {
        self.changes.clear();
        self.frames.clear();
    }

    #[inline(always)]
    pub(super) fn note(&mut self, change: Change) {
        self.changes.push(change);
    }
}
