//! One position on the way from the root to where the search is, with what remains to be done there.

use super::chance::Chance;
use super::history::Before;
use super::order::Ranked;
use super::question::{Purpose, Question};
use super::score::INFINITE;
use crate::geometry::SquareSet;
use crate::moves::Action;

/// An action under way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trial {
    /// `None` is the null move.
    pub(super) action: Option<Action>,
    pub(super) purpose: Purpose,
    /// Not worth looking at unless it gives check or presses.
    pub(super) skippable: bool,
    /// The same player acts again.
    pub(super) same_player: bool,
    /// The outcome under way of an action that luck decides about.
    pub(super) outcome: usize,
}

impl Trial {
    pub(super) fn new(action: Option<Action>, purpose: Purpose) -> Trial {
        Trial {
            action,
            purpose,
            skippable: false,
            same_player: false,
            outcome: 0,
        }
    }
}

/// How far the picking of a node's actions has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// The known action comes first.
    Known,
    /// The others are yet to be listed.
    Unlisted,
    /// What captures or promotes is listed.
    Captures,
    /// All is listed.
    Listed,
}

/// A position being searched.
#[derive(Debug)]
pub(super) struct Node {
    /// `alpha` rises as better actions are found.
    pub(super) question: Question,
    /// `alpha` at the beginning.
    pub(super) asked_alpha: i32,
    pub(super) in_check: bool,
    /// Whether a piece is attacked that may wear the crown of the player to act.
    pub(super) pressed: bool,
    /// What the position looks like to the player to act; worse than anything in check.
    pub(super) judged: i32,
    /// The same of the position before.
    pub(super) judged_before: i32,
    /// As `judged`, but what is known of the position makes it better.
    pub(super) evaluation: i32,
    /// Whether it looks better than when the player last acted.
    pub(super) improving: bool,
    pub(super) best: i32,
    pub(super) best_action: Option<Action>,
    /// What the table knows as the best action.
    pub(super) known: Option<Action>,
    /// An action that isn't to be tried here.
    pub(super) left_out: Option<Action>,
    pub(super) stage: Stage,
    pub(super) list: Vec<Ranked>,
    /// The first in the list that is still to be picked.
    pub(super) next: usize,
    /// How many actions have been picked, skipped ones included.
    pub(super) tried: usize,
    /// Before the known action is tried, the others are to be asked whether they stay below this.
    pub(super) others_below: Option<i32>,
    /// Plies by which the known action is looked at deeper.
    pub(super) extension: i32,
    pub(super) null_move_is_open: bool,
    /// What is quiet and still to be tried is not worth a look unless it gives check.
    pub(super) only_checks: bool,
    /// Where pieces must leave or come for others to give check; found when it is asked for.
    pub(super) uncovering: Option<SquareSet>,
    pub(super) trial: Option<Trial>,
    /// The same action is to be tried once more, for another purpose or for another outcome.
    pub(super) again: Option<Trial>,
    /// What luck decides about the action under way.
    pub(super) chance: Option<Box<Chance>>,
    /// The best actions from here on.
    pub(super) line: Vec<Action>,
    /// No position before this place in the game's hashes can occur again.
    pub(super) horizon: usize,
    /// What the last two actions brought where.
    pub(super) before: Before,
}

impl Node {
    pub(super) fn empty() -> Node {
        Node {
            question: Question::open(0),
            asked_alpha: -INFINITE,
            in_check: false,
            pressed: false,
            judged: -INFINITE,
            judged_before: -INFINITE,
            evaluation: -INFINITE,
            improving: false,
            best: -INFINITE,
            best_action: None,
            known: None,
            left_out: None,
            stage: Stage::Known,
            list: Vec::new(),
            next: 0,
            tried: 0,
            others_below: None,
            extension: 0,
            null_move_is_open: false,
            only_checks: false,
            uncovering: None,
            trial: None,
            again: None,
            chance: None,
            line: Vec::new(),
            horizon: 0,
            before: [None; 2],
        }
    }

    /// Begins anew, keeping the lists' memory.
    pub(super) fn begin(
        &mut self,
        question: Question,
        in_check: bool,
        horizon: usize,
        before: Before,
    ) {
        let (mut list, mut line) = (
            std::mem::take(&mut self.list),
            std::mem::take(&mut self.line),
        );
        list.clear();
        line.clear();
        let asked_alpha = question.alpha;
        *self = Node {
            question,
            asked_alpha,
            in_check,
            horizon,
            before,
            list,
            line,
            ..Node::empty()
        };
    }
}
