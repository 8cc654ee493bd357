//! A node of the search stack.

use super::player_scores::PlayerScores;
use crate::moves::Action;
use crate::piece::{ByPlayer, Player};
use crate::search::ordering::RankedAction;
use crate::search::score::INFINITE;
use crate::search::search_window::SearchWindow;

/// How a move is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SearchKind {
    /// A zero-window search at reduced depth.
    Reduced { reduction: i32 },
    /// A zero-window search: is the move better than the best so far?
    ZeroWindow,
    /// A full-window search for the exact score.
    FullWindow,
}

/// The move being searched.
#[derive(Clone, Copy, Debug)]
pub(in crate::search) struct CurrentMove {
    pub(super) action: Action,
    pub(super) search_kind: SearchKind,
    pub(super) made: usize,
}

/// A node: a position being searched.
#[derive(Debug)]
pub(super) struct Node {
    /// Bounds of the root's score; unused under [`OpponentModel::MaxN`](crate::search::OpponentModel::MaxN).
    pub(super) window: SearchWindow,
    pub(super) original_bounds: (i32, i32),
    /// The player that chooses; with several possible repliers the first of them.
    pub(super) player: Player,
    /// Known to have no attacked royal piece, so there are no claims.
    pub(super) no_royal_attacked: bool,
    pub(super) best: Option<PlayerScores>,
    pub(super) best_action: Option<Action>,
    pub(super) list: Vec<RankedAction>,
    pub(super) next: usize,
    pub(super) current: Option<CurrentMove>,
    pub(super) re_search: Option<CurrentMove>,
    /// The principal variation from here.
    pub(super) line: Vec<Action>,
}

impl Node {
    pub(super) fn empty() -> Node {
        Node {
            window: SearchWindow::full(0),
            original_bounds: (-INFINITE, INFINITE),
            player: Player::FIRST,
            no_royal_attacked: false,
            best: None,
            best_action: None,
            list: Vec::new(),
            next: 0,
            current: None,
            re_search: None,
            line: Vec::new(),
        }
    }

    /// Resets the node but keeps the allocated lists.
    pub(super) fn begin(&mut self, window: SearchWindow, player: Player, no_royal_attacked: bool) {
        let (mut list, mut line) = (
            std::mem::take(&mut self.list),
            std::mem::take(&mut self.line),
        );
        list.clear();
        line.clear();
        *self = Node {
            window,
            original_bounds: (window.alpha, window.beta),
            player,
            no_royal_attacked,
            list,
            line,
            ..Node::empty()
        };
    }

    pub(super) fn best_for(&self, player: Player) -> Option<i32> {
        self.best.map(|best: ByPlayer<i32>| best[player])
    }
}
