//! One position on the way from the root to where the search is, with what remains to be done there.

use super::chance_node::ChanceNode;
use super::history::PreviousMoves;
use super::ordering::RankedAction;
use super::score::INFINITE;
use super::search_window::{SearchKind, SearchWindow};
use crate::geometry::SquareSet;
use crate::moves::Action;

/// An action under way.
#[derive(Clone, Copy, Debug)]
pub(super) struct CurrentMove {
    /// `None` is the null move.
    pub(super) action: Option<Action>,
    pub(super) search_kind: SearchKind,
    /// Not worth looking at unless it gives check or presses.
    pub(super) prunable: bool,
    /// The same player acts again.
    pub(super) same_player: bool,
    /// The outcome under way of an action that luck decides about.
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

/// How far the picking of a node's actions has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// The known action comes first.
    HashMove,
    /// The others are yet to be listed.
    Unlisted,
    /// What captures or promotes is listed.
    Captures,
    /// All is listed.
    AllMoves,
}

/// A position being searched.
#[derive(Debug)]
pub(super) struct Node {
    /// `alpha` rises as better actions are found.
    pub(super) window: SearchWindow,
    /// `alpha` at the beginning.
    pub(super) original_alpha: i32,
    pub(super) in_check: bool,
    /// Whether a piece is attacked that may wear the crown of the player to act.
    pub(super) possible_royal_attacked: bool,
    /// What the position looks like to the player to act; worse than anything in check.
    pub(super) static_eval: i32,
    /// The same of the position before.
    pub(super) previous_static_eval: i32,
    /// As `static_eval`, but what is known of the position makes it better.
    pub(super) evaluation: i32,
    /// Whether it looks better than when the player last acted.
    pub(super) improving: bool,
    pub(super) best: i32,
    pub(super) best_action: Option<Action>,
    /// What the table knows as the best action.
    pub(super) hash_move: Option<Action>,
    /// An action that isn't to be tried here.
    pub(super) excluded: Option<Action>,
    pub(super) stage: Stage,
    pub(super) list: Vec<RankedAction>,
    /// The first in the list that is still to be picked.
    pub(super) next: usize,
    /// How many actions have been picked, skipped ones included.
    pub(super) tried: usize,
    /// Before the known action is tried, the others are to be asked whether they stay below this.
    pub(super) singular_beta: Option<i32>,
    /// Plies by which the known action is looked at deeper.
    pub(super) extension: i32,
    pub(super) may_try_null_move: bool,
    /// What is quiet and still to be tried is not worth a look unless it gives check.
    pub(super) prune_quiets: bool,
    /// Where pieces must leave or come for others to give check; found when it is asked for.
    pub(super) discovery_squares: Option<SquareSet>,
    pub(super) current: Option<CurrentMove>,
    /// The same action is to be tried once more, for another purpose or for another outcome.
    pub(super) re_search: Option<CurrentMove>,
    /// What luck decides about the action under way.
    pub(super) chance_node: Option<Box<ChanceNode>>,
    /// The best actions from here on.
    pub(super) line: Vec<Action>,
    /// No position before this place in the game's hashes can occur again.
    pub(super) horizon: usize,
    /// What the last two actions brought where.
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

    /// Begins anew, keeping the lists' memory.
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
