//! What must be remembered to take an action back.

use super::{Position, State};
use crate::geometry::Square;
use crate::piece::{Kind, Piece, Player};
use crate::setup::{FieldName, FieldValue};

/// One thing changed, with its value before.
#[derive(Clone, Copy, Debug)]
pub(super) enum Change {
    Cell(Square, Option<Piece>),
    Reserve(Player, Kind, u8),
    Field(FieldName, Player, FieldValue),
}

/// Everything changed since the position was set up, action by action.
#[derive(Clone, Debug, Default)]
pub(super) struct Undo {
    changes: Vec<Change>,
    /// For each action the state before it and where its changes begin.
    frames: Vec<(State, usize)>,
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

impl Position {
    /// Takes the last action back.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn unmake(&mut self) {
        let (state, first) = self.undo.frames.pop().expect("an action to take back");
        while self.undo.changes.len() > first {
            match self.undo.changes.pop().expect("longer than first") {
                Change::Cell(square, before) => self.restore_cell(square, before),
                Change::Reserve(player, kind, before) => {
                    self.reserves[player][kind.index()] = before
                }
                Change::Field(name, player, before) => self.fields.set(name, player, before),
            }
        }
        self.state = state;
    }

    #[inline(always)]
    fn restore_cell(&mut self, square: Square, before: Option<Piece>) {
        if let Some(piece) = self.board[square.index()] {
            self.forget_man(piece, square);
        }
        if let Some(piece) = before {
            self.count_man(piece, square);
        }
        self.board[square.index()] = before;
    }
}
