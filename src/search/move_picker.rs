//! Which action to try next: the sooner a refutation is found, the less must be searched.
//!
//! In turn: what the table knows, before anything else is even listed; captures and promotions by what they win and what has
//! been learnt of them, before anything quiet is listed; the killers; the other quiet actions by what has been learnt of them; captures that lose
//! material. Whether a capture loses is asked when it would be its turn (staged, lazy picking, as in most chess programs).

use super::history::{ContinuationSlots, HISTORY_LIMIT, PreviousMoves};
use super::node::Stage;
use super::ordering::{self, EVEN_TRADE, HASH_MOVE, RankedAction};
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
    HashMove,
    GoodCapture,
    Killer,
    Quiet,
    LosingCapture,
}

/// The class of a rank that was picked.
pub(super) fn class(rank: i32) -> Class {
    match rank {
        HASH_MOVE => Class::HashMove,
        _ if rank > GOOD_CAPTURE / 2 => Class::GoodCapture,
        _ if rank > KILLER / 2 => Class::Killer,
        _ if rank > LOSING_CAPTURE / 2 => Class::Quiet,
        _ => Class::LosingCapture,
    }
}

fn is_good_capture(ranked: RankedAction) -> bool {
    class(ranked.rank) == Class::GoodCapture
}

impl Searcher {
    /// The next action of the topmost node. `None` if there are no more.
    pub(super) fn pick(&mut self) -> Option<RankedAction> {
        let node = self.top();
        if node.stage == Stage::HashMove {
            node.stage = Stage::Unlisted;
            if let Some(action) = node.hash_move {
                let rank = HASH_MOVE;
                return Some(RankedAction { action, rank });
            }
        }
        if node.stage == Stage::Unlisted {
            self.list_captures();
        }
        let mut best = self.best_listed();
        if self.top().stage == Stage::Captures && !best.is_some_and(is_good_capture) {
            self.list_quiets();
            best = self.best_listed();
        }
        self.top().next += best.is_some() as usize;
        best
    }

    /// Brings the best of what is listed and not yet picked to the front. Captures are weighed when they would be the best.
    fn best_listed(&mut self) -> Option<RankedAction> {
        if std::mem::take(&mut self.top().prune_quiets) {
            self.drop_quiets();
        }
        let ply = self.ply();
        let node = &mut self.stack[ply];
        while let Some(ranked) = ordering::next_best(&mut node.list, node.next) {
            if ranked.rank > CAPTURE / 2 && ranked.rank != HASH_MOVE {
                let (position, evaluator) = (&self.position, &*self.evaluator);
                let is_good_capture =
                    see::gains_at_least(position, evaluator, ranked.action, -EVEN_TRADE);
                node.list[node.next].rank += if is_good_capture {
                    GOOD_CAPTURE
                } else {
                    LOSING_CAPTURE
                } - CAPTURE;
                if !is_good_capture {
                    continue;
                }
            }
            return Some(node.list[node.next]);
        }
        None
    }

    /// Drops what is quiet and gives no check from what is still to be picked.
    fn drop_quiets(&mut self) {
        let ply = self.ply();
        let mut list = std::mem::take(&mut self.stack[ply].list);
        let next = self.stack[ply].next;
        let mut kept = next;
        for place in next..list.len() {
            let ranked = list[place];
            if class(ranked.rank) != Class::Quiet || self.may_give_check(ranked.action) {
                list[kept] = ranked;
                kept += 1;
            }
        }
        list.truncate(kept);
        self.stack[ply].list = list;
    }

    /// Lists and ranks what captures or promotes at the topmost node, or all if that is as easy; without the known action, which
    /// has been tried.
    fn list_captures(&mut self) {
        let node = self.top();
        node.list.clear();
        node.next = 0;
        if node.in_check {
            return self.list_quiets();
        }
        self.top().stage = Stage::Captures;
        rules::legal_captures_into(&self.position, &mut self.actions);
        self.rank_listed();
    }

    /// Lists and ranks what isn't listed yet.
    fn list_quiets(&mut self) {
        let ply = self.ply();
        self.list_actions();
        let node = &self.stack[ply];
        let (apart, stage) = (node.hash_move.or(node.excluded), node.stage);
        if self.actions.is_empty() && apart.is_none() {
            self.stack[ply].best = self.score_without_actions(ply);
        }
        if stage == Stage::Captures {
            let position = &self.position;
            self.actions
                .retain(|&action| !ordering::is_tactical(position, action));
        }
        self.stack[ply].stage = Stage::AllMoves;
        if self.prunes_all_quiets(&self.stack[ply]) {
            self.retain_checks(ply);
        }
        self.rank_listed();
    }

    /// Drops what is neither a killer nor gives check from `self.actions`.
    fn retain_checks(&mut self, ply: usize) {
        let killers = self.memory.history.killers(ply);
        let mut actions = std::mem::take(&mut self.actions);
        actions.retain(|&action| killers.contains(&Some(action)) || self.may_give_check(action));
        self.actions = actions;
    }

    /// Adds what is in `self.actions` to the topmost node's list.
    fn rank_listed(&mut self) {
        let ply = self.ply();
        let node = &mut self.stack[ply];
        let mut list = std::mem::take(&mut node.list);
        let (previous, apart) = (node.previous, node.hash_move.or(node.excluded));
        if let Some(apart) = apart
            && let Some(place) = self.actions.iter().position(|&action| action.is(apart))
        {
            self.actions.remove(place);
        }
        self.rank_into(&mut list, ply, &previous);
        self.stack[ply].list = list;
    }

    /// Fills the root's list with what is in `self.actions`.
    pub(super) fn rank_for_root(&mut self) {
        let mut list = std::mem::take(&mut self.stack[0].list);
        list.clear();
        self.rank_into(&mut list, 0, &[None; 2]);
        let node = &mut self.stack[0];
        node.list = list;
        node.stage = Stage::AllMoves;
    }

    /// Adds what is in `self.actions` to a list.
    #[inline]
    pub(super) fn rank_into(
        &self,
        list: &mut Vec<RankedAction>,
        ply: usize,
        previous: &PreviousMoves,
    ) {
        let killers = self.memory.history.killers(ply);
        let previous = self.memory.history.slots_after(previous);
        for &action in &self.actions {
            let rank = self.rank(action, killers, &previous);
            list.push(RankedAction { action, rank });
        }
    }

    fn rank(
        &self,
        action: Action,
        killers: [Option<Action>; 2],
        previous: &ContinuationSlots,
    ) -> i32 {
        let (position, history) = (&self.position, &self.memory.history);
        if ordering::is_tactical(position, action) {
            let gain = ordering::material_gain(position, &self.evaluator, action);
            return CAPTURE + 32 * gain + history.capture_score(position, action) / 2;
        }
        match killers {
            [Some(first), _] if first.is(action) => return KILLER + 1,
            [_, Some(second)] if second.is(action) => return KILLER,
            _ => {}
        }
        ordering::piece_to(position, action)
            .map_or(0, |piece_to| history.quiet_score(piece_to, previous))
    }
}

const _: () = assert!(4 * HISTORY_LIMIT < KILLER / 2);
