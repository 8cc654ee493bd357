//! A node of the search stack.

use super::chance_node::ChanceNode;
use super::history::PreviousMoves;
use super::ordering::RankedAction;
use super::score::INFINITE;
use super::search_window::{SearchKind, SearchWindow};
use crate::geometry::SquareSet;
use crate::moves::Action;

/// The move being searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct CurrentMove {
    /// `None` for the null move.
    pub(super) action: Option<Action>,
    pub(super) search_kind: SearchKind,
    /// Prune it unless it gives check or attacks a possible royal piece.
    pub(super) prunable: bool,
    pub(super) same_player: bool,
    /// The current outcome, if the action has a chance node.
    pub(super) outcome: usize,
}

impl CurrentMove {
    pub(super) fn new(action: Option<Action>, search_kind: SearchKind) -> CurrentMove {
        CurrentMove {
            action,
            search_kind,
            prunable: false,
            same_player: false,
            outcome: 0,
        }
    }
}

/// How far the staged move generation of a node has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    HashMove,
    Unlisted,
    Captures,
    AllMoves,
}

/// A node: a position being searched.
#[derive(Debug)]
pub(super) struct Node {
    /// `alpha` rises as better moves are found.
    pub(super) window: SearchWindow,
    pub(super) original_alpha: i32,
    pub(super) in_check: bool,
    /// Whether an enemy attacks a piece that may carry the crown of the player to move.
    pub(super) possible_royal_attacked: bool,
    /// The static evaluation for the player to move; minus infinity in check.
    pub(super) static_eval: i32,
    pub(super) previous_static_eval: i32,
    /// The static evaluation, corrected by the table entry.
    pub(super) evaluation: i32,
    pub(super) improving: bool,
    pub(super) best: i32,
    pub(super) best_action: Option<Action>,
    pub(super) hash_move: Option<Action>,
    pub(super) excluded: Option<Action>,
    pub(super) stage: Stage,
    pub(super) list: Vec<RankedAction>,
    pub(super) next: usize,
    /// The number of moves picked so far, including pruned ones.
    pub(super) tried: usize,
    /// A singular search with this beta comes before the hash move.
    pub(super) singular_beta: Option<i32>,
    pub(super) extension: i32,
    pub(super) may_try_null_move: bool,
    /// Drop the remaining quiet moves unless they give check.
    pub(super) prune_quiets: bool,
    /// Squares where a move may give a discovered check; computed on demand.
    pub(super) discovery_squares: Option<SquareSet>,
    pub(super) current: Option<CurrentMove>,
    /// The current move is searched again: with another search kind, or for another outcome.
    pub(super) re_search: Option<CurrentMove>,
    pub(super) chance_node: Option<Box<ChanceNode>>,
    /// The principal variation from here.
    pub(super) line: Vec<Action>,
    /// The index in the hashes before which no position can be repeated.
    pub(super) horizon: usize,
    pub(super) previous: PreviousMoves,
}

impl Node {
    pub(super) fn empty() -> Node {
        Node {
            window: SearchWindow::full(0),
            original_alpha: -INFINITE,
            in_check: false,
            possible_royal_attacked: false,
            static_eval: -INFINITE,
            previous_static_eval: -INFINITE,
            evaluation: -INFINITE,
            improving: false,
            best: -INFINITE,
            best_action: None,
            hash_move: None,
            excluded: None,
            stage: Stage::HashMove,
            list: Vec::new(),
            next: 0,
            tried: 0,
            singular_beta: None,
            extension: 0,
            may_try_null_move: false,
            prune_quiets: false,
            discovery_squares: None,
            current: None,
            re_search: None,
            chance_node: None,
            line: Vec::new(),
            horizon: 0,
            previous: [None; 2],
        }
    }

    /// Resets the node but keeps the allocated lists.
    pub(super) fn begin(
        &mut self,
        window: SearchWindow,
        in_check: bool,
        horizon: usize,
        previous: PreviousMoves,
    ) {
        let (mut list, mut line) = (
            std::mem::take(&mut self.list),
            std::mem::take(&mut self.line),
        );
        list.clear();
        line.clear();
        let original_alpha = window.alpha;
        *self = Node {
            window,
            original_alpha,
            in_check,
            horizon,
            previous,
            list,
            line,
            ..Node::empty()
        };
    }
}
