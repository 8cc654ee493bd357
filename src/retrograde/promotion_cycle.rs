//! Detects cycles of promotions, which would make two endgames depend on each other.

use crate::piece::{Piece, PieceType};
use crate::variant::Variant;

/// A cycle of piece types that these pieces can go through by promotions, if there is one.
pub(super) fn promotion_cycle(variant: &Variant, pieces: &[Piece]) -> Option<Vec<PieceType>> {
    let mut walk = CycleSearch {
        variant,
        path: Vec::new(),
        cleared: Vec::new(),
    };
    let found = pieces.iter().any(|piece| walk.leads_back(piece.kind()));
    found.then_some(walk.path)
}

struct CycleSearch<'v> {
    variant: &'v Variant,
    /// The current path; the cycle once one is found.
    path: Vec<PieceType>,
    cleared: Vec<PieceType>,
}

impl CycleSearch<'_> {
    /// Whether promotions of a type lead to a cycle, which `path` then holds.
    fn leads_back(&mut self, kind: PieceType) -> bool {
        if let Some(first) = self.path.iter().position(|&known| known == kind) {
            self.path.drain(..first);
            return true;
        }
        if self.cleared.contains(&kind) {
            return false;
        }
        self.path.push(kind);
        let mut choices = self.variant.rules.choices_of(kind);
        if choices.any(|choice| self.leads_back(choice.kind)) {
            return true;
        }
        self.path.pop();
        self.cleared.push(kind);
        false
    }
}
