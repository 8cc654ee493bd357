//! The results of a proof.

use crate::moves::Action;

/// A first action that wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solution {
    /// The action.
    pub action: Action,
    /// The fewest moves, itself included, within which it wins by force.
    pub moves: u32,
}

/// What one who is attacked can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Defence {
    /// The action that holds out longest.
    pub action: Action,
    /// The fewest moves within which the attacker wins all the same; `None` if not within as many as were looked at.
    pub moves: Option<u32>,
}

/// As many positions have been looked at as were allowed, and nothing is proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NodeLimitReached;
