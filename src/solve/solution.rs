//! The results of a proof.

use crate::moves::Action;

/// A winning first action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solution {
    /// The action.
    pub action: Action,
    /// The number of moves to win, including this one.
    pub moves: u32,
}

/// The best defence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Defence {
    /// The action that holds out longest.
    pub action: Action,
    /// The number of moves in which the attacker still wins; `None` if more than were searched.
    pub moves: Option<u32>,
}

/// The node limit was reached without a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NodeLimitReached;
