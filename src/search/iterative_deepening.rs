//! Starts and ends the iterations of iterative deepening.

use super::iteration::Iteration;
use super::multi_pv::{FoundLine, Line};
use super::score::{MAX_PLIES, Score};
use super::search_window::SearchWindow;
use super::searcher::Searcher;
use super::secret_choice;
use crate::moves::Action;

impl Searcher {
    pub(super) fn iteration_plies(&self) -> usize {
        self.iteration.plies as usize
    }

    pub(super) fn begin_depth(&mut self) {
        let Iteration {
            plies: depth,
            alpha,
            beta,
            ..
        } = self.iteration;
        self.list_root_actions();
        self.multi_pv.exclude_found(&mut self.actions);
        let in_check = self.position.in_check(self.position.turn());
        let hash_move = match self.multi_pv.is_first() {
            true => self.best_action,
            false => self.multi_pv.hash_move(),
        };
        let hash_move = hash_move.filter(|_| self.iteration.plies > 1);
        self.push_root(SearchWindow { depth, alpha, beta }, in_check, hash_move);
    }

    pub(super) fn use_root_score(&mut self, score: i32) {
        let Iteration {
            plies, alpha, beta, ..
        } = self.iteration;
        if score <= alpha || score >= beta {
            self.iteration = self.iteration.widened(score);
            return;
        }
        if self.multi_pv.is_first() {
            self.result.depth = plies as usize;
            self.result.score = Score::from_raw(score);
            self.result.is_lower_bound = false;
        }
        match self.end_line(score) {
            Some(next) => self.iteration = next,
            None => self.end_depth(),
        }
    }

    /// Records the line found and returns the iteration for the next line of this depth, if there is one.
    fn end_line(&mut self, score: i32) -> Option<Iteration> {
        let first = *self.stack[0].line.first()?;
        let found = FoundLine {
            first,
            raw: score,
            line: Line {
                actions: self.pv_with_secrets(),
                score: Score::from_raw(score),
                depth: self.iteration_plies(),
            },
            next: self.iteration.next_depth(score),
        };
        self.multi_pv.add(found, self.root_actions)
    }

    fn end_depth(&mut self) {
        let plies = self.iteration_plies();
        let Some(best) = self.multi_pv.end_depth().cloned() else {
            self.result.done = true;
            return;
        };
        self.iteration = best.next;
        self.result.lines = self.multi_pv.reported();
        // The places of entries depend on secrets.
        if !self.has_secrets {
            self.result.table_permille = self.memory.table.permille_used();
        }
        // With a selective search a line that is searched later may turn out better.
        if self.best_action != Some(best.first) {
            self.best_action = Some(best.first);
            self.result.line.clone_from(&best.line.actions);
            self.result.best = self.result.line.first().copied();
            self.result.score = best.line.score;
            self.result.line_depth = best.line.depth;
        }
        let deepest = (self.limits.depth_plies as usize).min(MAX_PLIES / 2);
        self.result.done |= self.multi_pv.are_settled() || plies >= deepest;
    }

    /// The root's line; its first action includes the secret choice.
    fn pv_with_secrets(&self) -> Vec<Action> {
        let mut line = self.stack[0].line.clone();
        if let Some(first) = line.first_mut() {
            *first = secret_choice::choose_secretly(&self.view, *first, self.options.choice_seed);
        }
        line
    }

    pub(super) fn report_best(&mut self, score: i32) {
        if !self.multi_pv.is_first() {
            return;
        }
        self.best_action = self.stack[0].line.first().copied();
        self.result.line = self.pv_with_secrets();
        self.result.line_depth = self.iteration_plies();
        self.result.best = self.result.line.first().copied();
        self.result.score = Score::from_raw(score);
        self.result.is_lower_bound = score >= self.iteration.beta;
    }
}
