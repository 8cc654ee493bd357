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
    /// The length in plies of the longest line looked at so far, captures at its end included.
    pub selective_depth: usize,
    /// The score for the player to move.
    pub score: Score,
    /// Whether the score is only a lower bound, because the iteration that raised it is unfinished.
    pub is_lower_bound: bool,
    /// The number of positions searched.
    pub nodes: u64,
    /// How full the transposition table is with positions of this search, in thousandths; as of the last finished
    /// iteration. 0 in games with secrets.
    pub table_permille: u16,
    /// The action of the root that is being searched, and its place in the order.
    pub at_root: Option<(Action, usize)>,
    /// The principal variation; starts with the best action.
    pub line: Vec<Action>,
    /// The depth at which `line` and `score` were found; more than `depth` within an unfinished iteration.
    pub line_depth: usize,
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
            selective_depth: 0,
            score: Score::Centipawns(0),
            is_lower_bound: false,
            nodes: 0,
            table_permille: 0,
            at_root: None,
            line: Vec::new(),
            line_depth: 0,
            lines: Vec::new(),
            shares: None,
            done: true,
        }
    }
}
