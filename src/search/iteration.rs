//! Iterative deepening (Slate, Atkin, 1977) with aspiration windows (Gillogly, 1978): each iteration searches a narrow
//! window around the score of the previous one.

use super::score::{self, INFINITE};

/// Half of the first aspiration window, in centipawns.
const HALF_WINDOW: i32 = 30;
/// Shallow iterations are cheap and their scores unstable, so they use the full window.
const FIRST_WINDOWED_PLIES: i32 = 4;

#[derive(Clone, Copy, Debug)]
pub(super) struct Iteration {
    pub(super) plies: i32,
    pub(super) alpha: i32,
    pub(super) beta: i32,
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

    /// The previous depth with the full window.
    pub(super) fn previous_depth(self) -> Iteration {
        Iteration {
            plies: self.plies - 1,
            ..Iteration::first()
        }
    }

    pub(super) fn next_depth(self, score: i32) -> Iteration {
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

    /// The same depth with a window that is wider on the side where the search failed.
    pub(super) fn widened(self, score: i32) -> Iteration {
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
