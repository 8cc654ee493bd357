//! The result of a search, final or so far.

use super::multi_pv::Line;
use super::score::Score;
use crate::moves::Action;

/// What has been found so far.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult {
    /// What to play. There is one from the first slice on, unless the game is over.
    pub best: Option<Action>,
    /// Plies searched completely.
    pub depth: usize,
    /// For the player to act.
    pub score: Score,
    /// Positions looked at.
    pub nodes: u64,
    /// The actions expected, the best one first.
    pub line: Vec<Action>,
    /// The best lines, best first, as many as are wanted, once a first depth has been searched for them. Where more than two
    /// players are left there are none.
    pub lines: Vec<Line>,
    /// A limit is reached or nothing more is to be found.
    pub done: bool,
}

impl SearchResult {
    /// Nothing to play.
    pub(super) fn none() -> SearchResult {
        SearchResult {
            best: None,
            depth: 0,
            score: Score::Centipawns(0),
            nodes: 0,
            line: Vec::new(),
            lines: Vec::new(),
            done: true,
        }
    }
}
