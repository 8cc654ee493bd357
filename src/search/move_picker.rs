//! Staged move ordering for the two-player search.
//!
//! The order: hash move; good captures and promotions by gain and capture history; killers; quiet moves by history and
//! continuation history; losing captures. Moves are generated only when their stage is reached, and SEE is computed
//! only when a capture is about to be picked.

use super::history::{ContinuationSlots, HISTORY_LIMIT, PreviousMoves};
use super::node::Stage;
use super::ordering::{self, EVEN_TRADE, HASH_MOVE, RankedAction};
use super::searcher::Searcher;
use super::see;
use crate::moves::Action;
use crate::rules;

/// The rank of captures before their SEE is known, roughly.
const CAPTURE: i32 = 1 << 28;
const GOOD_CAPTURE: i32 = 1 << 27;
const KILLER: i32 = 1 << 25;
const LOSING_CAPTURE: i32 = -(1 << 28);

/// The stage that a rank belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    HashMove,
    GoodCapture,
    Killer,
    Quiet,
    LosingCapture,
}

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

    /// Swaps the best remaining action to the front. Classifies captures by SEE when they get there.
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

    fn drop_quiets(&mut self) {
        let ply = self.ply();
        let mut list = std::mem::take(&mut self.stack[ply].list);
        let next = self.stack[ply].next;
        let mut kept = next;
        for place in next..list.len() {
            let ranked = list[place];
            if class(ranked.rank) != Class::Quiet || self.is_forcing(ranked.action) {
                list[kept] = ranked;
                kept += 1;
            }
        }
        list.truncate(kept);
        self.stack[ply].list = list;
    }

    /// Generates and ranks captures and promotions of the top node, or all moves in check; without the hash move.
    fn list_captures(&mut self) {
        let node = self.top();
        node.list.clear();
        node.next = 0;
        if node.in_check {
            return self.list_quiets();
        }
        self.top().stage = Stage::Captures;
        rules::legal_captures_into(&self.position, &mut self.actions);
        self.oversight.overlook(&self.position, &mut self.actions);
        self.rank_listed();
    }

    fn list_quiets(&mut self) {
        let ply = self.ply();
        self.list_actions();
        let node = &self.stack[ply];
        let (picked_before, stage) = (node.hash_move.or(node.excluded), node.stage);
        if self.actions.is_empty() && picked_before.is_none() {
            self.stack[ply].best = self.score_without_actions(ply);
        }
        if stage == Stage::Captures {
            let position = &self.position;
            self.actions
                .retain(|&action| !ordering::is_tactical(position, action));
        }
        if !self.stack[ply].in_check {
            self.oversight.overlook(&self.position, &mut self.actions);
        }
        self.stack[ply].stage = Stage::AllMoves;
        if self.prunes_all_quiets(&self.stack[ply]) {
            self.retain_checks(ply);
        }
        self.rank_listed();
    }

    fn retain_checks(&mut self, ply: usize) {
        let killers = self.memory.history.killers(ply);
        let mut actions = std::mem::take(&mut self.actions);
        actions.retain(|&action| killers.contains(&Some(action)) || self.is_forcing(action));
        self.actions = actions;
    }

    fn rank_listed(&mut self) {
        let ply = self.ply();
        let node = &mut self.stack[ply];
        let mut list = std::mem::take(&mut node.list);
        let (previous, picked_before) = (node.previous, node.hash_move.or(node.excluded));
        if let Some(picked_before) = picked_before
            && let Some(place) = self
                .actions
                .iter()
                .position(|&action| action.is(picked_before))
        {
            self.actions.remove(place);
        }
        self.rank_into(&mut list, ply, &previous);
        self.stack[ply].list = list;
    }

    pub(super) fn rank_for_root(&mut self) {
        let mut list = std::mem::take(&mut self.stack[0].list);
        list.clear();
        self.rank_into(&mut list, 0, &[None; 2]);
        let node = &mut self.stack[0];
        node.list = list;
        node.stage = Stage::AllMoves;
    }

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
            _ if self.reaches_goal(action) => return KILLER + 2,
            _ => {}
        }
        ordering::piece_to(position, action)
            .map_or(0, |piece_to| history.quiet_score(piece_to, previous))
    }
}

const _: () = assert!(4 * HISTORY_LIMIT < KILLER / 2);
