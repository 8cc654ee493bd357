//! Promotions that lead back to a type: then each of two endgames would have to be solved before the other one.

use crate::piece::{Piece, PieceType};
use crate::variant::Variant;

/// Types each of which some of these pieces may become, and then the next one of the list, and the first again after the
/// last; `None` if no promotion leads back.
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
    /// From type to type; the circle once one is found.
    path: Vec<PieceType>,
    /// Types from which nothing leads back.
    cleared: Vec<PieceType>,
}

impl CycleSearch<'_> {
    /// Whether promotions lead from a type to one of the path, or to one that they lead back to.
    fn leads_back(&mut self, kind: PieceType) -> bool {
        if let Some(first) = self.path.iter().position(|&known| known == kind) {
            self.path.drain(..first);
            return true;
        }
        if self.cleared.contains(&kind) {
            return false;
        }
        self.path.push(kind);
        let promotion = self.variant.rules.promotions[kind.index()].as_ref();
        let mut choices = promotion.into_iter().flat_map(|p| &p.choices);
        if choices.any(|choice| self.leads_back(choice.kind)) {
            return true;
        }
        self.path.pop();
        self.cleared.push(kind);
        false
    }
}
