//! The replies of engines.

use std::time::Duration;

use menagerie::moves::Action;

#[derive(Clone, Copy, Debug)]
pub(super) struct Reply {
    pub(super) action: Action,
    /// In centipawns, from the engine's point of view.
    pub(super) score: Option<i32>,
}

/// Why an engine loses by forfeit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Forfeit {
    Illegal(String),
    /// It ended, or didn't answer.
    Silent(String),
}

impl Forfeit {
    pub(super) fn text(&self) -> String {
        match self {
            Forfeit::Illegal(word) => format!("illegal move `{word}`"),
            Forfeit::Silent(why) => why.clone(),
        }
    }
}

pub(super) struct Clocks {
    pub(super) turn: usize,
    /// The remaining time of each player; `None` without a clock.
    pub(super) left: [Option<Duration>; 2],
    pub(super) increments: [Duration; 2],
}
