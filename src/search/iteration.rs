//! Deeper and deeper: each iteration begins with what the one before found best (iterative deepening: Slate, Atkin,
//! 1977), in a narrow window around its score (aspiration: Gillogly, 1978).

use super::node::Question;
use super::score::{self, INFINITE, MOST_PLIES, Score};
use super::{Searcher, choice};

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
        let in_check = self.position.in_check(self.position.turn());
        let known = self.leading.filter(|_| self.iteration.plies > 1);
        self.push(Question { depth, alpha, beta }, in_check, 0, None, known);
    }

    fn end_iteration(&mut self, score: i32) {
        let Iteration {
            plies, alpha, beta, ..
        } = self.iteration;
        if score <= alpha || score >= beta {
            self.iteration = self.iteration.wider(score);
            return;
        }
        self.thought.depth = plies as usize;
        self.thought.score = Score::from_raw(score);
        let settled = matches!(self.thought.score, Score::MateInPlies(mate) if mate.abs() <= plies);
        let deepest = (self.limits.depth_plies as usize).min(MOST_PLIES / 2);
        self.thought.done |= settled || plies as usize >= deepest;
        self.iteration = self.iteration.deeper(score);
    }

    /// The root has a new best action.
    pub(super) fn tell(&mut self, score: i32) {
        let line = &self.stack[0].line;
        self.thought.line.clone_from(line);
        self.leading = line.first().copied();
        let best = self.thought.line.first_mut();
        self.thought.best = best.map(|best| {
            *best = choice::really(&self.view, *best, self.options.seed);
            *best
        });
        self.thought.score = Score::from_raw(score);
    }
}
