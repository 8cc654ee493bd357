//! Quiescence search: captures, promotions and check evasions, so that only quiet positions are evaluated (Shannon,
//! 1950).

use super::chance_node::{ChanceNode, NextOutcome};
use super::ordering::{self, EVEN_TRADE, RankedAction};
use super::pruning::DELTA_MARGIN;
use super::score::{self, INFINITE, MAX_PLIES};
use super::search_window::SearchWindow;
use super::searcher::Searcher;
use super::see;
use super::transposition_table::{Bound, Entry};
use crate::geometry::SquareSet;
use crate::moves::Action;
use crate::position::RevealableSecret;
use crate::rules;

/// The maximum number of checks in a row that are answered by all legal moves; later ones are ignored.
const MAX_CHECKS: u32 = 3;

/// The maximum number of positions. On a board full of pieces that attack each other, captures would go on for minutes.
const MAX_NODES: u64 = 20_000;

impl Searcher {
    pub(super) fn quiescence(&mut self, alpha: i32, beta: i32, ply: usize, in_check: bool) -> i32 {
        self.quiescence_end = self.nodes + MAX_NODES;
        self.quiesce(alpha, beta, ply, in_check, MAX_CHECKS)
    }

    fn quiesce(&mut self, alpha: i32, beta: i32, ply: usize, in_check: bool, checks: u32) -> i32 {
        if let Some(outcome) = self.endings.outcome_in_quiescence(&self.position) {
            return self.score_of(Some(outcome), ply);
        }
        if self.wins_by_castling() {
            return score::won(ply + 1);
        }
        if ply >= MAX_PLIES || self.nodes >= self.quiescence_end {
            return self.evaluation();
        }
        if self.wins_by_goal_next() {
            return score::won(ply + 1);
        }
        let window = SearchWindow {
            depth: 0,
            alpha,
            beta,
        };
        let entry = self.table_entry();
        let cutoff = entry.and_then(|entry| self.table_cutoff(&entry, &window, ply));
        if let Some(score) = cutoff {
            return score;
        }
        let evading = in_check && checks > 0 || self.must_capture();
        let (static_eval, stand_pat) = if evading {
            (-INFINITE, -INFINITE)
        } else {
            self.static_evaluations(entry.as_ref(), ply)
        };
        if stand_pat >= beta {
            return stand_pat;
        }
        let hash_move = entry.and_then(|entry| entry.action());
        let mut list = self.quiescence_list(ply, evading, hash_move);
        let unanswered = evading && list.is_empty();
        let checks = checks.saturating_sub(evading as u32);
        let (mut best, best_action) = self.search_moves(&mut list, &window, stand_pat, ply, checks);
        if unanswered {
            best = self.score_without_evasions(ply);
        }
        self.quiescence_lists[ply] = list;
        if evading || !in_check {
            self.store_in_table(&window, best, best_action, static_eval, ply);
        }
        best
    }

    /// Whether the player to move has no other choice than to capture.
    fn must_capture(&mut self) -> bool {
        if !self.position.variant().rules.must_capture {
            return false;
        }
        rules::legal_captures_into(&self.position, &mut self.actions);
        let position = &self.position;
        { self.actions.iter() }.any(|action| rules::captures(position, action))
    }

    /// The best of stand pat and the listed moves, with a move that raises alpha. In check, standing pat is not
    /// allowed.
    fn search_moves(
        &mut self,
        list: &mut [RankedAction],
        window: &SearchWindow,
        stand_pat: i32,
        ply: usize,
        checks: u32,
    ) -> (i32, Option<Action>) {
        let evading = stand_pat == -INFINITE;
        let mut alpha = window.alpha.max(stand_pat);
        let (mut best, mut best_action) = (stand_pat, None);
        let mut next = 0;
        while let Some(ranked) = ordering::next_best(list, next) {
            next += 1;
            if !evading && self.may_prune_capture(ranked, stand_pat, alpha) {
                continue;
            }
            let score = self.quiescence_score(ranked.action, alpha, window.beta, ply, checks);
            best = best.max(score);
            if score > alpha {
                alpha = score;
                best_action = Some(ranked.action);
            }
            if alpha >= window.beta {
                break;
            }
        }
        (best, best_action)
    }

    /// The table entry. Not used without selectivity, because scores of deeper searches would differ from plain
    /// quiescence.
    fn table_entry(&self) -> Option<Entry> {
        let asked = self.options.selective;
        asked.then(|| self.memory.table.probe(self.key()).copied())?
    }

    fn store_in_table(
        &mut self,
        window: &SearchWindow,
        best: i32,
        action: Option<Action>,
        static_eval: i32,
        ply: usize,
    ) {
        if !self.options.selective {
            return;
        }
        let bound = Bound::of(best, window.alpha, window.beta);
        let kept = score::to_table(best, ply);
        let entry = Entry::new(self.key(), action, kept, 0, bound).with_static_eval(static_eval);
        self.memory.table.store(entry);
    }

    /// The score of an action for the player to move, followed by quiescence.
    pub(super) fn quiescence_value(&mut self, action: Action) -> i32 {
        self.quiescence_end = self.nodes + MAX_NODES;
        self.quiescence_score(action, -INFINITE, INFINITE, 0, MAX_CHECKS)
    }

    fn quiescence_score(
        &mut self,
        action: Action,
        alpha: i32,
        beta: i32,
        ply: usize,
        checks: u32,
    ) -> i32 {
        let chance_node = match self.has_secrets {
            true => ChanceNode::new(&self.position, &self.belief, action, ply),
            false => None,
        };
        let Some(mut chance_node) = chance_node else {
            return self.quiescence_outcome(action, &[], alpha, beta, ply, checks);
        };
        loop {
            match chance_node.next(alpha, beta) {
                NextOutcome::Decided(score) => return score,
                NextOutcome::Search {
                    outcome,
                    alpha,
                    beta,
                } => {
                    let assumed = chance_node.assumed(outcome);
                    let score = self.quiescence_outcome(action, assumed, alpha, beta, ply, checks);
                    chance_node.set_score(outcome, score);
                }
            }
        }
    }

    fn quiescence_outcome(
        &mut self,
        action: Action,
        assumed: &[RevealableSecret],
        alpha: i32,
        beta: i32,
        ply: usize,
        checks: u32,
    ) -> i32 {
        let mover = self.position.turn();
        self.position.make_assuming(action, assumed);
        self.nodes += 1;
        self.highest = self.highest.max(ply + 1);
        let turn = self.position.turn();
        let in_check = self.position.in_check(turn);
        let score = if turn == mover {
            self.quiesce(alpha, beta, ply + 1, in_check, checks)
        } else {
            -self.quiesce(-beta, -alpha, ply + 1, in_check, checks)
        };
        self.position.unmake();
        score
    }

    fn quiescence_list(
        &mut self,
        ply: usize,
        evading: bool,
        hash_move: Option<Action>,
    ) -> Vec<RankedAction> {
        if evading {
            self.list_actions();
            self.keep_few_drops();
        } else {
            rules::legal_captures_into(&self.position, &mut self.actions);
        }
        let mut list = std::mem::take(&mut self.quiescence_lists[ply]);
        list.clear();
        self.rank_into(&mut list, ply, &[None; 2]);
        ordering::put_first(&mut list, hash_move);
        list
    }

    /// Removes most answers to a check from the hand. Of drops only the cheapest on each square is kept where captured
    /// pieces come into a hand, and none elsewhere; of moves with which a piece enters none, since it ends no check by
    /// itself. The main search tries the others.
    fn keep_few_drops(&mut self) {
        let rules = &self.position.variant().rules;
        if rules.drops.is_empty() {
            return;
        }
        let mut tried = SquareSet::<4>::EMPTY;
        let fills = rules.captures_fill_hands();
        let price = |action: &Action| match action {
            Action::Drop { kind, .. } => self.evaluator.value(*kind),
            _ => 0,
        };
        self.actions.sort_by_key(price);
        self.actions.retain(|&action| match action {
            Action::Drop { to, .. } => {
                let is_first = fills && !tried.contains(to);
                tried.insert(to);
                is_first
            }
            Action::Gate { .. } | Action::GateCastling { .. } => false,
            _ => true,
        });
    }

    /// The score without check evasions, except perhaps drops.
    fn score_without_evasions(&mut self, ply: usize) -> i32 {
        let drops = !self.position.variant().rules.drops.is_empty();
        if drops && rules::has_legal_action(&self.position) {
            return self.evaluation();
        }
        self.score_without_actions(ply)
    }

    fn may_prune_capture(&self, ranked: RankedAction, stand_pat: i32, alpha: i32) -> bool {
        let (position, evaluator) = (&self.position, &*self.evaluator);
        if self.endings.captures_end() {
            return false;
        }
        if self.castling_decides && ordering::takes_unmoved(position, ranked.action) {
            return false;
        }
        let gain = || ordering::material_gain(position, evaluator, ranked.action);
        self.options.selective && stand_pat + DELTA_MARGIN + gain() <= alpha
            || !see::gains_at_least(position, evaluator, ranked.action, -EVEN_TRADE)
    }
}
