//! The window and depth of a search, and its purpose.

use super::score::INFINITE;

/// What is asked of a position: its score if it lies between `alpha` and `beta`, by looking `depth` plies ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Question {
    pub(super) depth: i32,
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Question {
    /// A question without bounds.
    pub(super) fn open(depth: i32) -> Question {
        Question {
            depth,
            alpha: -INFINITE,
            beta: INFINITE,
        }
    }

    /// The scores of interest to an action tried for this purpose.
    pub(super) fn window(&self, purpose: Purpose) -> (i32, i32) {
        match purpose {
            Purpose::Null => (self.beta - 1, self.beta),
            Purpose::Glance { .. } | Purpose::Scout => (self.alpha, self.alpha + 1),
            Purpose::Measure => (self.alpha, self.beta),
            Purpose::Others { below } => (below - 1, below),
        }
    }

    /// Whether a score is wanted, not only whether one is reached.
    pub(super) fn wants_score(&self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// Why an action is tried, and so what its score means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// To see whether even doing nothing is good enough.
    Null,
    /// To see with fewer plies whether it might be better than the best so far.
    Glance {
        /// Plies left out.
        reduction: i32,
    },
    /// To see whether it is better than the best so far.
    Scout,
    /// For its score.
    Measure,
    /// To see whether all actions but the known one stay below a score.
    Others {
        /// The score.
        below: i32,
    },
}
