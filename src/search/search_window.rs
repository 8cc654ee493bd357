//! The window and depth of a search, and its purpose.

use super::score::INFINITE;

/// What is asked of a position: its score if it lies between `alpha` and `beta`, by looking `depth` plies ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchWindow {
    pub(super) depth: i32,
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl SearchWindow {
    /// A question without bounds.
    pub(super) fn full(depth: i32) -> SearchWindow {
        SearchWindow {
            depth,
            alpha: -INFINITE,
            beta: INFINITE,
        }
    }

    /// The scores of interest to an action tried for this purpose.
    pub(super) fn bounds(&self, search_kind: SearchKind) -> (i32, i32) {
        match search_kind {
            SearchKind::NullMove => (self.beta - 1, self.beta),
            SearchKind::Reduced { .. } | SearchKind::ZeroWindow => (self.alpha, self.alpha + 1),
            SearchKind::FullWindow => (self.alpha, self.beta),
            SearchKind::Singular { singular_beta } => (singular_beta - 1, singular_beta),
        }
    }

    /// Whether a score is wanted, not only whether one is reached.
    pub(super) fn is_pv(&self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// Why an action is tried, and so what its score means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SearchKind {
    /// To see whether even doing nothing is good enough.
    NullMove,
    /// To see with fewer plies whether it might be better than the best so far.
    Reduced {
        /// Plies left out.
        reduction: i32,
    },
    /// To see whether it is better than the best so far.
    ZeroWindow,
    /// For its score.
    FullWindow,
    /// To see whether all actions but the known one stay below a score.
    Singular {
        /// The score.
        singular_beta: i32,
    },
}
