//! Captures and promotions to the end, so that a position is judged only when nothing hangs (Shannon, 1950, asked
//! for it).

use super::chance::{Chance, Next};
use super::order::{self, EVEN, Ranked};
use super::question::Question;
use super::score::{self, INFINITE, MOST_PLIES};
use super::searcher::Searcher;
use super::see;
use super::selectivity::DELTA;
use super::table::{Bound, Entry};
use crate::moves::Action;
use crate::position::RevealableSecret;
use crate::rules;

/// So many checks in a row are answered by every legal action; later ones as if there were none.
const CHECKS: u32 = 3;

impl Searcher {
    /// The score of a position when only captures, promotions and answers to check are looked at, as far as it lies
    /// between `alpha` and `beta`.
    pub(super) fn quiescence(&mut self, alpha: i32, beta: i32, ply: usize, in_check: bool) -> i32 {
        self.quiet_down(alpha, beta, ply, in_check, CHECKS)
    }

    fn quiet_down(
        &mut self,
        alpha: i32,
        beta: i32,
        ply: usize,
        in_check: bool,
        checks: u32,
    ) -> i32 {
        if self.is_decided() {
            return self.score_without_actions(ply);
        }
        if ply >= MOST_PLIES {
            return self.evaluation();
        }
        let question = Question {
            depth: 0,
            alpha,
            beta,
        };
        let entry = self.known_before();
        let settled = entry.and_then(|entry| self.known_from_table(&entry, &question, ply));
        if let Some(score) = settled {
            return score;
        }
        let evades = in_check && checks > 0;
        let (judged, standing) = if evades {
            (-INFINITE, -INFINITE)
        } else {
            self.first_sight(entry.as_ref(), ply)
        };
        if standing >= beta {
            return standing;
        }
        let known = entry.and_then(|entry| entry.action);
        let mut list = self.quiescence_list(ply, evades, known);
        let unanswered = evades && list.is_empty();
        let (mut best, best_action) =
            self.best_of(&mut list, &question, standing, ply, checks - evades as u32);
        if unanswered {
            best = self.score_without_evasions(ply);
        }
        self.quiescence_lists[ply] = list;
        if evades || !in_check {
            self.keep_quiet(&question, best, best_action, judged, ply);
        }
        best
    }

    /// The best of standing still and of what is in the list, with an action that is better than was asked for. Standing still
    /// is not allowed if it is worse than anything.
    fn best_of(
        &mut self,
        list: &mut [Ranked],
        question: &Question,
        standing: i32,
        ply: usize,
        checks: u32,
    ) -> (i32, Option<Action>) {
        let evades = standing == -INFINITE;
        let mut alpha = question.alpha.max(standing);
        let (mut best, mut best_action) = (standing, None);
        let mut next = 0;
        while let Some(ranked) = order::next_best(list, next) {
            next += 1;
            if !evades && self.is_futile_capture(ranked, standing, alpha) {
                continue;
            }
            let score = self.quiescence_score(ranked.action, alpha, question.beta, ply, checks);
            best = best.max(score);
            if score > alpha {
                alpha = score;
                best_action = Some(ranked.action);
            }
            if alpha >= question.beta {
                break;
            }
        }
        (best, best_action)
    }

    /// What the table knows, where it may be asked: scores of deeper searches are no plain quiescence.
    fn known_before(&self) -> Option<Entry> {
        let asked = self.options.selective;
        asked.then(|| self.memory.table.get(self.key()).copied())?
    }

    fn keep_quiet(
        &mut self,
        question: &Question,
        best: i32,
        action: Option<Action>,
        judged: i32,
        ply: usize,
    ) {
        if !self.options.selective {
            return;
        }
        let bound = Bound::of(best, question.alpha, question.beta);
        let kept = score::to_table(best, ply);
        let entry = Entry::new(self.key(), action, kept, 0, bound).judged(judged);
        self.memory.table.put(entry);
    }

    /// What an action is worth to the player to act if only captures follow.
    pub(super) fn value_of(&mut self, action: Action) -> i32 {
        self.quiescence_score(action, -INFINITE, INFINITE, 0, CHECKS)
    }

    fn quiescence_score(
        &mut self,
        action: Action,
        alpha: i32,
        beta: i32,
        ply: usize,
        checks: u32,
    ) -> i32 {
        let chance = match self.secretive {
            true => Chance::of(&self.position, &self.belief, action, ply),
            false => None,
        };
        let Some(mut chance) = chance else {
            return self.quiescence_outcome(action, &[], alpha, beta, ply, checks);
        };
        loop {
            match chance.next(alpha, beta) {
                Next::Decided(score) => return score,
                Next::Search {
                    outcome,
                    alpha,
                    beta,
                } => {
                    let assumed = chance.assumed(outcome);
                    let score = self.quiescence_outcome(action, assumed, alpha, beta, ply, checks);
                    chance.note(outcome, score);
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
        let turn = self.position.turn();
        let in_check = self.position.in_check(turn);
        let score = if turn == mover {
            self.quiet_down(alpha, beta, ply + 1, in_check, checks)
        } else {
            -self.quiet_down(-beta, -alpha, ply + 1, in_check, checks)
        };
        self.position.unmake();
        score
    }

    /// What is to be tried, ranked, in the list kept for this ply.
    fn quiescence_list(&mut self, ply: usize, evades: bool, known: Option<Action>) -> Vec<Ranked> {
        if evades {
            self.list_actions();
            // What is dropped to answer a check is left to the search proper: there are too many ways.
            self.actions
                .retain(|&action| !matches!(action, Action::Drop { .. }));
        } else {
            rules::legal_captures_into(&self.position, &mut self.actions);
        }
        let mut list = std::mem::take(&mut self.quiescence_lists[ply]);
        list.clear();
        self.rank_into(&mut list, ply, &[None; 2]);
        order::put_first(&mut list, known);
        list
    }

    /// There is no answer to a check but perhaps by a drop.
    fn score_without_evasions(&mut self, ply: usize) -> i32 {
        let drops = !self.position.variant().rules.drops.is_empty();
        if drops && rules::has_legal_action(&self.position) {
            return self.evaluation();
        }
        self.score_without_actions(ply)
    }

    fn is_futile_capture(&self, ranked: Ranked, standing: i32, alpha: i32) -> bool {
        let (position, evaluator) = (&self.position, &*self.evaluator);
        let gain = || order::gain(position, evaluator, ranked.action);
        self.options.selective && standing + DELTA + gain() <= alpha
            || !see::gains(position, evaluator, ranked.action, -EVEN)
    }

    /// The end of the game where the player to act has nothing legal to do.
    pub(super) fn score_without_actions(&self, ply: usize) -> i32 {
        let outcome = rules::outcome_ignoring_repetition(&self.position);
        match outcome.and_then(|outcome| outcome.winner()) {
            Some(winner) if winner == self.position.turn() => score::won(ply),
            Some(_) => score::lost(ply),
            None => 0,
        }
    }
}
