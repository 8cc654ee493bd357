//! Which action to try next: the sooner a refutation is found, the less must be searched.
//!
//! In turn: what the table knows, before anything else is even listed; captures and promotions by what they win and what has
//! been learnt of them, before anything quiet is listed; the killers; the other quiet actions by what has been learnt of them; captures that lose
//! material. Whether a capture loses is asked when it would be its turn (staged, lazy picking, as in most chess programs).

use super::history::{After, Before, MOST};
use super::node::Stage;
use super::order::{self, EVEN, KNOWN, Ranked};
use super::searcher::Searcher;
use super::see;
use crate::moves::Action;
use crate::rules;

/// Captures not yet weighed lie around this.
const CAPTURE: i32 = 1 << 28;
const GOOD_CAPTURE: i32 = 1 << 27;
const KILLER: i32 = 1 << 25;
const LOSING_CAPTURE: i32 = -(1 << 28);

/// What a rank says of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    Known,
    GoodCapture,
    Killer,
    Quiet,
    LosingCapture,
}

/// The class of a rank that was picked.
pub(super) fn class(rank: i32) -> Class {
    match rank {
        KNOWN => Class::Known,
        _ if rank > GOOD_CAPTURE / 2 => Class::GoodCapture,
        _ if rank > KILLER / 2 => Class::Killer,
        _ if rank > LOSING_CAPTURE / 2 => Class::Quiet,
        _ => Class::LosingCapture,
    }
}

fn wins(ranked: Ranked) -> bool {
    class(ranked.rank) == Class::GoodCapture
}

impl Searcher {
    /// The next action of the topmost node. `None` if there are no more.
    pub(super) fn pick(&mut self) -> Option<Ranked> {
        let node = self.top();
        if node.stage == Stage::Known {
            node.stage = Stage::Unlisted;
            if let Some(action) = node.known {
                let rank = KNOWN;
                return Some(Ranked { action, rank });
            }
        }
        if node.stage == Stage::Unlisted {
            self.list_for_top();
        }
        let mut best = self.best_listed();
        if self.top().stage == Stage::Captures && !best.is_some_and(wins) {
            self.list_quiet();
            best = self.best_listed();
        }
        self.top().next += best.is_some() as usize;
        best
    }

    /// Brings the best of what is listed and not yet picked to the front. Captures are weighed when they would be the best.
    fn best_listed(&mut self) -> Option<Ranked> {
        if std::mem::take(&mut self.top().only_checks) {
            self.drop_quiet();
        }
        let ply = self.ply();
        let node = &mut self.stack[ply];
        while let Some(ranked) = order::next_best(&mut node.list, node.next) {
            if ranked.rank > CAPTURE / 2 && ranked.rank != KNOWN {
                let (position, evaluator) = (&self.position, &*self.evaluator);
                let wins = see::gains(position, evaluator, ranked.action, -EVEN);
                node.list[node.next].rank +=
                    if wins { GOOD_CAPTURE } else { LOSING_CAPTURE } - CAPTURE;
                if !wins {
                    continue;
                }
            }
            return Some(node.list[node.next]);
        }
        None
    }

    /// Drops what is quiet and gives no check from what is still to be picked.
    fn drop_quiet(&mut self) {
        let ply = self.ply();
        let mut list = std::mem::take(&mut self.stack[ply].list);
        let next = self.stack[ply].next;
        let mut kept = next;
        for place in next..list.len() {
            let ranked = list[place];
            if class(ranked.rank) != Class::Quiet || self.may_check(ranked.action) {
                list[kept] = ranked;
                kept += 1;
            }
        }
        list.truncate(kept);
        self.stack[ply].list = list;
    }

    /// Lists and ranks what captures or promotes at the topmost node, or all if that is as easy; without the known action, which
    /// has been tried.
    fn list_for_top(&mut self) {
        let node = self.top();
        node.list.clear();
        node.next = 0;
        if node.in_check {
            return self.list_quiet();
        }
        self.top().stage = Stage::Captures;
        rules::legal_captures_into(&self.position, &mut self.actions);
        self.rank_for_top();
    }

    /// Lists and ranks what isn't listed yet.
    fn list_quiet(&mut self) {
        let ply = self.ply();
        self.list_actions();
        let node = &self.stack[ply];
        let (apart, stage) = (node.known.or(node.left_out), node.stage);
        if self.actions.is_empty() && apart.is_none() {
            self.stack[ply].best = self.score_without_actions(ply);
        }
        if stage == Stage::Captures {
            let position = &self.position;
            self.actions
                .retain(|&action| !order::is_forcing(position, action));
        }
        self.stack[ply].stage = Stage::Listed;
        if self.only_checks_matter(&self.stack[ply]) {
            self.keep_checks(ply);
        }
        self.rank_for_top();
    }

    /// Drops what is neither a killer nor gives check from `self.actions`.
    fn keep_checks(&mut self, ply: usize) {
        let killers = self.memory.history.killers(ply);
        let mut actions = std::mem::take(&mut self.actions);
        actions.retain(|&action| killers.contains(&Some(action)) || self.may_check(action));
        self.actions = actions;
    }

    /// Adds what is in `self.actions` to the topmost node's list.
    fn rank_for_top(&mut self) {
        let ply = self.ply();
        let node = &mut self.stack[ply];
        let mut list = std::mem::take(&mut node.list);
        let (before, apart) = (node.before, node.known.or(node.left_out));
        if let Some(apart) = apart
            && let Some(place) = self.actions.iter().position(|&action| action.is(apart))
        {
            self.actions.remove(place);
        }
        self.rank_into(&mut list, ply, &before);
        self.stack[ply].list = list;
    }

    /// Fills the root's list with what is in `self.actions`.
    pub(super) fn rank_for_root(&mut self) {
        let mut list = std::mem::take(&mut self.stack[0].list);
        list.clear();
        self.rank_into(&mut list, 0, &[None; 2]);
        let node = &mut self.stack[0];
        node.list = list;
        node.stage = Stage::Listed;
    }

    /// Adds what is in `self.actions` to a list.
    #[inline]
    pub(super) fn rank_into(&self, list: &mut Vec<Ranked>, ply: usize, before: &Before) {
        let killers = self.memory.history.killers(ply);
        let before = self.memory.history.after(before);
        for &action in &self.actions {
            let rank = self.rank(action, killers, &before);
            list.push(Ranked { action, rank });
        }
    }

    fn rank(&self, action: Action, killers: [Option<Action>; 2], before: &After) -> i32 {
        let (position, history) = (&self.position, &self.memory.history);
        if order::is_forcing(position, action) {
            let gain = order::gain(position, &self.evaluator, action);
            return CAPTURE + 32 * gain + history.of_capture(position, action) / 2;
        }
        match killers {
            [Some(first), _] if first.is(action) => return KILLER + 1,
            [_, Some(second)] if second.is(action) => return KILLER,
            _ => {}
        }
        order::arrival(position, action).map_or(0, |arrival| history.of_quiet(arrival, before))
    }
}

const _: () = assert!(4 * MOST < KILLER / 2);
