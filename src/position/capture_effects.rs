//! What captures do besides removing the captured piece, and which attacks on royal pieces they make harmless.

use super::Position;
use crate::geometry::{Square, SquareSet};
use crate::moves::Action;
use crate::piece::Player;
use crate::position::Occupancy;
use crate::variant::CaptureEffects;

/// A capture with further effects, before it is made.
#[derive(Clone, Copy)]
pub(super) struct EffectiveCapture {
    from: Square,
    to: Square,
    /// Whether the captor leaves the board; what it promotes to doesn't matter.
    captor_leaves: bool,
}

impl Position {
    /// A capture that will have further effects.
    pub(super) fn capture_with_effects(&self, action: Action) -> Option<EffectiveCapture> {
        let effects = self.variant.rules.capture_effects.as_ref()?;
        self.captures(action).first()?;
        let (Some(from), Some(to)) = action.squares(&self.variant) else {
            return None;
        };
        Some(EffectiveCapture {
            from,
            to,
            captor_leaves: self.leaves_as_captor(effects, from),
        })
    }

    /// The other pieces that a capture removes, with the captor where it leaves. The captor hasn't moved yet.
    pub(crate) fn removed_besides(&self, action: Action) -> SquareSet {
        let (Some(effects), Some(capture)) = (
            &self.variant.rules.capture_effects,
            self.capture_with_effects(action),
        ) else {
            return SquareSet::EMPTY;
        };
        let captured: SquareSet = self.captures(action).into_iter().collect();
        let others = effects.blast(capture.to).without(captured);
        let mut removed = self.cleared(effects, others.without(SquareSet::only(capture.from)));
        if capture.captor_leaves {
            removed.insert(capture.from);
        }
        removed
    }

    /// Removes what a capture removes besides the captured piece.
    pub(super) fn apply_capture_effects(&mut self, capture: EffectiveCapture) {
        let variant = self.variant.clone();
        let Some(effects) = &variant.rules.capture_effects else {
            return;
        };
        for square in self.cleared(effects, effects.blast(capture.to)).iter() {
            self.remove_by_effect(square);
        }
        if capture.captor_leaves {
            self.remove_by_effect(capture.to);
            if effects.captor_becomes_wall {
                self.set_wall(capture.to, true);
            }
        }
    }

    /// Whether an enemy attacks a royal piece of a player without losing one itself.
    pub(super) fn in_check_with_effects(
        &self,
        effects: &CaptureEffects,
        player: Player,
        occupied: SquareSet,
    ) -> bool {
        let theirs = self
            .first_opponent(player)
            .map_or(SquareSet::EMPTY, |enemy| self.royals(enemy));
        let leaves = |&square: &Square| self.leaves_as_captor(effects, square);
        let leaving_royals: SquareSet = theirs.iter().filter(leaves).collect();
        let occupancy = Occupancy {
            occupied,
            attackers: occupied
                .without(self.pieces(player))
                .without(leaving_royals),
            unhoppable: self.unhoppable(),
        };
        let is_attacked = |royal: Square| {
            let lost = self.cleared(effects, effects.blast(royal).and(theirs));
            lost.is_empty() && self.is_attacked_given(royal, &occupancy)
        };
        self.royals(player).iter().any(is_attacked)
    }

    fn leaves_as_captor(&self, effects: &CaptureEffects, square: Square) -> bool {
        self.at(square)
            .is_some_and(|piece| effects.leaving_captors.contains(piece))
    }

    /// The squares of those pieces that a blast on these squares removes.
    fn cleared(&self, effects: &CaptureEffects, squares: SquareSet) -> SquareSet {
        let goes = |&square: &Square| {
            self.at(square)
                .is_some_and(|piece| !effects.is_spared(piece))
        };
        squares.iter().filter(goes).collect()
    }

    fn remove_by_effect(&mut self, square: Square) {
        let Some(piece) = self.at(square) else { return };
        self.put(square, None);
        self.close_castlings(square, square);
        if let Some(held) = self.variant.rules.held[piece.kind().index()] {
            self.take_in_hand(piece, held);
        }
    }
}
