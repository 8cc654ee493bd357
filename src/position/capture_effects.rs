//! What captures do besides removing the captured piece, and which attacks on royal pieces they make harmless.

use super::Position;
use crate::geometry::{Square, SquareSet};
use crate::moves::Action;
use crate::piece::{Piece, Player};
use crate::position::Occupancy;
use crate::variant::CaptureEffects;

impl Position {
    /// The square of the captor after a capture that has further effects.
    pub(super) fn captor_with_effects(&self, action: Action) -> Option<Square> {
        self.variant.rules.capture_effects.as_ref()?;
        self.captures(action).first()?;
        action.squares(&self.variant).1
    }

    /// The other pieces that a capture removes, with the captor where it leaves. The captor hasn't moved yet.
    pub(crate) fn removed_besides(&self, action: Action) -> SquareSet {
        let (Some(effects), Some(captor), (Some(from), _)) = (
            &self.variant.rules.capture_effects,
            self.captor_with_effects(action),
            action.squares(&self.variant),
        ) else {
            return SquareSet::EMPTY;
        };
        let captured: SquareSet = self.captures(action).into_iter().collect();
        let others = effects.blast(captor).without(captured);
        let mut removed = self.cleared(effects, others.without(SquareSet::only(from)));
        let into = |piece: Piece| {
            action
                .promotes_to()
                .map(|kind| Piece::new(kind, piece.owner()))
        };
        let arrives = self.at(from).map(|piece| into(piece).unwrap_or(piece));
        if arrives.is_some_and(|piece| effects.leaving_captors.contains(piece)) {
            removed.insert(from);
        }
        removed
    }

    /// Removes what a capture removes besides the captured piece.
    pub(super) fn apply_capture_effects(&mut self, captor: Square) {
        let variant = self.variant.clone();
        let Some(effects) = &variant.rules.capture_effects else {
            return;
        };
        for square in self.cleared(effects, effects.blast(captor)).iter() {
            self.remove_by_effect(square);
        }
        if self.leaves_as_captor(effects, captor) {
            self.remove_by_effect(captor);
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
