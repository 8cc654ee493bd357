//! The search window with its depth, and the kinds of searches that use it.

use super::score::INFINITE;

/// Depth and alpha-beta window: the score is exact if it lies between `alpha` and `beta`.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchWindow {
    pub(super) depth: i32,
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl SearchWindow {
    pub(super) fn full(depth: i32) -> SearchWindow {
        SearchWindow {
            depth,
            alpha: -INFINITE,
            beta: INFINITE,
        }
    }

    /// The alpha and beta with which a move is searched.
    pub(super) fn bounds(&self, search_kind: SearchKind) -> (i32, i32) {
        match search_kind {
            SearchKind::NullMove => (self.beta - 1, self.beta),
            SearchKind::Reduced { .. } | SearchKind::ZeroWindow => (self.alpha, self.alpha + 1),
            SearchKind::FullWindow => (self.alpha, self.beta),
            SearchKind::Singular { singular_beta } => (singular_beta - 1, singular_beta),
        }
    }

    /// Whether this is a PV node, that is, the window is wider than a zero window.
    pub(super) fn is_pv(&self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// How a move is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SearchKind {
    /// The null move: fails high if even passing keeps the score at `beta` or above.
    NullMove,
    /// A zero-window search at reduced depth (late-move reduction).
    Reduced { reduction: i32 },
    /// A zero-window search: is the move better than the best so far?
    ZeroWindow,
    /// A full-window search for the exact score.
    FullWindow,
    /// A search without the hash move: do all other moves stay below `singular_beta`?
    Singular { singular_beta: i32 },
}
