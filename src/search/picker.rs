//! Which action to try next: the sooner a refutation is found, the less must be searched.
//!
//! In turn: what the table knows, before anything else is even listed; captures and promotions by what they win and what has
//! been learnt of them; the killers; the other quiet actions by what has been learnt of them; captures that lose
//! material. Whether a capture loses is asked when it would be its turn (staged, lazy picking, as in most chess programs).

use super::Searcher;
use super::history::{Before, MOST};
use super::order::{self, EVEN, KNOWN, Ranked};
use super::see;
use crate::moves::Action;

/// How far the picking of a node's actions has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// The known action comes first.
    Known,
    /// The others are yet to be listed.
    Unlisted,
    /// The list is there.
    Listed,
}

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
#[inline]
pub(super) fn class(rank: i32) -> Class {
    match rank {
        KNOWN => Class::Known,
        _ if rank > GOOD_CAPTURE / 2 => Class::GoodCapture,
        _ if rank > KILLER / 2 => Class::Killer,
        _ if rank > LOSING_CAPTURE / 2 => Class::Quiet,
        _ => Class::LosingCapture,
    }
}

impl Searcher {
    /// The next action of the topmost node. `None` if there are no more.
    #[inline]
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
            node.next += 1;
            return Some(node.list[node.next - 1]);
        }
        None
    }

    /// Lists and ranks the actions of the topmost node, without the known one, which has been tried.
    fn list_for_top(&mut self) {
        self.list_actions();
        let ply = self.ply();
        self.rank_for(ply);
        let node = &mut self.stack[ply];
        let apart = node.known.or(node.left_out);
        node.list.retain(|ranked| Some(ranked.action) != apart);
        if node.list.is_empty() && apart.is_none() {
            let score = self.score_without_actions(ply);
            self.stack[ply].best = score;
        }
    }

    /// Fills a node's list with what is in `self.actions`.
    pub(super) fn rank_for(&mut self, ply: usize) {
        let mut list = std::mem::take(&mut self.stack[ply].list);
        let before = self.stack[ply].before;
        self.rank_into(&mut list, ply, &before);
        let node = &mut self.stack[ply];
        node.list = list;
        node.next = 0;
        node.stage = Stage::Listed;
    }

    /// As [`Searcher::rank_for`], the list being given.
    #[inline]
    pub(super) fn rank_into(&self, list: &mut Vec<Ranked>, ply: usize, before: &Before) {
        let killers = self.memory.history.killers(ply);
        list.clear();
        for &action in &self.actions {
            let rank = self.rank(action, killers, before);
            list.push(Ranked { action, rank });
        }
    }

    #[inline]
    fn rank(&self, action: Action, killers: [Option<Action>; 2], before: &Before) -> i32 {
        let (position, history) = (&self.position, &self.memory.history);
        if order::is_forcing(position, action) {
            let gain = order::gain(position, &self.evaluator, action);
            return CAPTURE + 32 * gain + history.of_capture(position, action) / 2;
        }
        match killers {
            [Some(first), _] if first == action => return KILLER + 1,
            [_, Some(second)] if second == action => return KILLER,
            _ => {}
        }
        order::arrival(position, action).map_or(0, |arrival| history.of_quiet(arrival, before))
    }
}

const _: () = assert!(4 * MOST < KILLER / 2);
