//! The result of a search, final or so far.

use super::multi_pv::Line;
use super::score::Score;
use crate::moves::Action;
use crate::piece::ByPlayer;

/// The best move, its score and its principal variation.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult {
    /// The best action. Present from the first slice on, unless the game is over.
    pub best: Option<Action>,
    /// The depth of the last finished iteration, in plies.
    pub depth: usize,
    /// The score for the player to move.
    pub score: Score,
    /// The number of positions searched.
    pub nodes: u64,
    /// The principal variation; starts with the best action.
    pub line: Vec<Action>,
    /// The best lines in order (multi-PV), from the first finished iteration on. Empty with more than two players.
    pub lines: Vec<Line>,
    /// With [`OpponentModel::MaxN`](super::OpponentModel::MaxN) and more than two players, the share of each in winning.
    pub shares: Option<ByPlayer<f64>>,
    /// Whether a limit is reached or further search cannot change the result.
    pub done: bool,
}

impl SearchResult {
    pub(super) fn none() -> SearchResult {
        SearchResult {
            best: None,
            depth: 0,
            score: Score::Centipawns(0),
            nodes: 0,
            line: Vec::new(),
            lines: Vec::new(),
            shares: None,
            done: true,
        }
    }
}
