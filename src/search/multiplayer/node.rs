//! One position on the way from the root to where the search is, with what remains to be done there.

use super::worth::Worth;
use crate::moves::Action;
use crate::piece::{ByPlayer, Player};
use crate::search::order::Ranked;
use crate::search::question::Question;
use crate::search::score::INFINITE;

/// Why an action is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// To see with fewer plies whether it might be better than the best so far.
    Glance {
        /// Plies left out.
        reduction: i32,
    },
    /// To see whether it is better than the best so far.
    Scout,
    /// For its worth.
    Measure,
}

/// An action under way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trial {
    pub(super) action: Action,
    pub(super) purpose: Purpose,
    /// How many changes of the position it took.
    pub(super) made: usize,
}

/// A position being searched.
#[derive(Debug)]
pub(super) struct Node {
    /// Its bounds are of the root's score, and say nothing under [`OpponentModel::MaxN`](crate::search::OpponentModel::MaxN).
    pub(super) question: Question,
    /// `alpha` and `beta` at the beginning.
    pub(super) asked: (i32, i32),
    /// The player that chooses; of several that might reply the first.
    pub(super) player: Player,
    /// No royal is attacked, so that nobody has anything to claim.
    pub(super) calm: bool,
    pub(super) best: Option<Worth>,
    pub(super) best_action: Option<Action>,
    pub(super) list: Vec<Ranked>,
    pub(super) next: usize,
    pub(super) trial: Option<Trial>,
    /// The same action is to be tried once more for another purpose.
    pub(super) again: Option<Trial>,
    /// The best actions from here on.
    pub(super) line: Vec<Action>,
}

impl Node {
    pub(super) fn empty() -> Node {
        Node {
            question: Question::open(0),
            asked: (-INFINITE, INFINITE),
            player: Player::FIRST,
            calm: false,
            best: None,
            best_action: None,
            list: Vec::new(),
            next: 0,
            trial: None,
            again: None,
            line: Vec::new(),
        }
    }

    /// Begins anew, keeping the lists' memory.
    pub(super) fn begin(&mut self, question: Question, player: Player, calm: bool) {
        let (mut list, mut line) = (
            std::mem::take(&mut self.list),
            std::mem::take(&mut self.line),
        );
        list.clear();
        line.clear();
        *self = Node {
            question,
            asked: (question.alpha, question.beta),
            player,
            calm,
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
