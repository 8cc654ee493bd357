//! Deeper and deeper: each iteration begins with what the one before found best (iterative deepening: Slate, Atkin,
//! 1977), in a narrow window around its score (aspiration: Gillogly, 1978).

use super::lines::{Found, Line};
use super::node::Question;
use super::score::{self, INFINITE, MOST_PLIES, Score};
use super::{Searcher, choice};
use crate::moves::Action;

/// Half of the first window, in centipawns.
const HALF_WINDOW: i32 = 30;
/// Shallow iterations are cheap and their scores jump: they have no window.
const FIRST_WINDOWED_PLIES: i32 = 4;

/// One iteration.
#[derive(Clone, Copy, Debug)]
pub(super) struct Iteration {
    plies: i32,
    alpha: i32,
    beta: i32,
    half_window: i32,
}

impl Iteration {
    pub(super) fn first() -> Iteration {
        Iteration {
            plies: 1,
            alpha: -INFINITE,
            beta: INFINITE,
            half_window: HALF_WINDOW,
        }
    }

    /// Without a window at the depth before this one.
    pub(super) fn of_the_depth_before(self) -> Iteration {
        Iteration {
            plies: self.plies - 1,
            ..Iteration::first()
        }
    }

    fn deeper(self, score: i32) -> Iteration {
        let plies = self.plies + 1;
        if plies < FIRST_WINDOWED_PLIES || score::is_mate(score) {
            return Iteration {
                plies,
                ..Iteration::first()
            };
        }
        let (alpha, beta) = (score - HALF_WINDOW, score + HALF_WINDOW);
        Iteration {
            plies,
            alpha,
            beta,
            half_window: HALF_WINDOW,
        }
    }

    /// The same depth once more, open on the side where the score was outside.
    fn wider(self, score: i32) -> Iteration {
        let half_window = self.half_window * 3;
        let open = half_window > 500 || score::is_mate(score);
        if score <= self.alpha {
            let alpha = if open { -INFINITE } else { score - half_window };
            Iteration {
                alpha,
                half_window,
                ..self
            }
        } else {
            let beta = if open { INFINITE } else { score + half_window };
            Iteration {
                beta,
                half_window,
                ..self
            }
        }
    }
}

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
            *first = choice::really(&self.view, *first, self.options.luck);
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
