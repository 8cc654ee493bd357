//! Iterative deepening: starts and ends the iterations of a search.

use super::choice;
use super::iteration::Iteration;
use super::lines::{Found, Line};
use super::question::Question;
use super::score::{MOST_PLIES, Score};
use super::searcher::Searcher;
use crate::moves::Action;

impl Searcher {
    pub(super) fn iteration_plies(&self) -> usize {
        self.iteration.plies as usize
    }

    /// Does one step of the present iteration, or begins it.
    pub(super) fn go_on(&mut self) {
        if self.height == 0 {
            self.begin_iteration();
        } else if let Some(score) = self.step() {
            self.end_iteration(score);
        }
        self.thought.done |= self.nodes >= self.limits.nodes;
    }

    fn begin_iteration(&mut self) {
        let Iteration {
            plies: depth,
            alpha,
            beta,
            ..
        } = self.iteration;
        self.list_root_actions();
        self.lines.leave_out(&mut self.actions);
        let in_check = self.position.in_check(self.position.turn());
        let known = match self.lines.is_first() {
            true => self.leading,
            false => self.lines.known(),
        };
        let known = known.filter(|_| self.iteration.plies > 1);
        self.push_root(Question { depth, alpha, beta }, in_check, known);
    }

    fn end_iteration(&mut self, score: i32) {
        let Iteration {
            plies, alpha, beta, ..
        } = self.iteration;
        if score <= alpha || score >= beta {
            self.iteration = self.iteration.wider(score);
            return;
        }
        if self.lines.is_first() {
            self.thought.depth = plies as usize;
            self.thought.score = Score::from_raw(score);
        }
        match self.end_line(score) {
            Some(next) => self.iteration = next,
            None => self.end_depth(),
        }
    }

    /// A line of the present depth is found. How to search for the next one, if there is to be one.
    fn end_line(&mut self, score: i32) -> Option<Iteration> {
        let first = *self.stack[0].line.first()?;
        let found = Found {
            first,
            raw: score,
            line: Line {
                actions: self.real_line(),
                score: Score::from_raw(score),
                depth: self.iteration_plies(),
            },
            next: self.iteration.deeper(score),
        };
        self.lines.add(found, self.root_actions)
    }

    fn end_depth(&mut self) {
        let plies = self.iteration_plies();
        let Some(best) = self.lines.end_depth().cloned() else {
            self.thought.done = true;
            return;
        };
        self.iteration = best.next;
        self.thought.lines = self.lines.told();
        // Where much is left out a line found later may turn out to be better.
        if self.leading != Some(best.first) {
            self.leading = Some(best.first);
            self.thought.line.clone_from(&best.line.actions);
            self.thought.best = self.thought.line.first().copied();
            self.thought.score = best.line.score;
        }
        let deepest = (self.limits.depth_plies as usize).min(MOST_PLIES / 2);
        self.thought.done |= self.lines.are_settled() || plies >= deepest;
    }

    /// The root's line, beginning with what is really done.
    fn real_line(&self) -> Vec<Action> {
        let mut line = self.stack[0].line.clone();
        if let Some(first) = line.first_mut() {
            *first = choice::really(&self.view, *first, self.options.choice_seed);
        }
        line
    }

    /// The root has a new best action.
    pub(super) fn tell(&mut self, score: i32) {
        if !self.lines.is_first() {
            return;
        }
        self.leading = self.stack[0].line.first().copied();
        self.thought.line = self.real_line();
        self.thought.best = self.thought.line.first().copied();
        self.thought.score = Score::from_raw(score);
    }
}
