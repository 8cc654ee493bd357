//! One position on the way from the root to where the search is, with what remains to be done there.

use super::player_scores::PlayerScores;
use crate::moves::Action;
use crate::piece::{ByPlayer, Player};
use crate::search::ordering::RankedAction;
use crate::search::score::INFINITE;
use crate::search::search_window::SearchWindow;

/// Why an action is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SearchKind {
    /// To see with fewer plies whether it might be better than the best so far.
    Reduced {
        /// Plies left out.
        reduction: i32,
    },
    /// To see whether it is better than the best so far.
    ZeroWindow,
    /// For its worth.
    FullWindow,
}

/// An action under way.
#[derive(Clone, Copy, Debug)]
pub(super) struct CurrentMove {
    pub(super) action: Action,
    pub(super) search_kind: SearchKind,
    /// How many changes of the position it took.
    pub(super) made: usize,
}

/// A position being searched.
#[derive(Debug)]
pub(super) struct Node {
    /// Its bounds are of the root's score, and say nothing under [`OpponentModel::MaxN`](crate::search::OpponentModel::MaxN).
    pub(super) window: SearchWindow,
    /// `alpha` and `beta` at the beginning.
    pub(super) original_bounds: (i32, i32),
    /// The player that chooses; of several that might reply the first.
    pub(super) player: Player,
    /// No royal is attacked, so that nobody has anything to claim.
    pub(super) no_royal_attacked: bool,
    pub(super) best: Option<PlayerScores>,
    pub(super) best_action: Option<Action>,
    pub(super) list: Vec<RankedAction>,
    pub(super) next: usize,
    pub(super) current: Option<CurrentMove>,
    /// The same action is to be tried once more for another purpose.
    pub(super) re_search: Option<CurrentMove>,
    /// The best actions from here on.
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

    /// Begins anew, keeping the lists' memory.
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

    /// The worth for one player of what has been found, if anything has.
    pub(super) fn best_for(&self, player: Player) -> Option<i32> {
        self.best.map(|best: ByPlayer<i32>| best[player])
    }
}
