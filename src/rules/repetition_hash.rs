//! When two positions are the same.

use super::legal::legal_actions;
use super::repeated::Repeated;
use crate::moves::Action;
use crate::position::{EnPassantTarget, Position};

/// The hash for the draw by repetition: pieces, player to move and possible actions. An en passant capture that would
/// leave the royal piece attacked is not possible (FIDE Laws of Chess, 9.2.3). With several players it is enough that
/// an enemy could capture en passant.
pub fn repetition_hash(position: &Position) -> u64 {
    if !position.has_en_passant_target() {
        return position.repetition_hash();
    }
    if position.variant().players.len() > 2 {
        let is_ready = |owner, passed: EnPassantTarget| {
            position.can_be_captured_en_passant(owner, passed.square)
        };
        let can_take = |owner| {
            let mut targets = position.en_passant_targets(owner);
            targets.any(|at| is_ready(owner, at))
        };
        return position.repetition_hash_where(can_take);
    }
    let actions = legal_actions(position);
    let can_take = |action| matches!(action, Action::EnPassant { .. });
    let any = actions.into_iter().any(can_take);
    position.repetition_hash_where(|_| any)
}

/// Counts how often a position has occurred, given the repetition hashes of earlier positions.
pub fn repeated_after(position: &Position, past: &[u64]) -> Repeated {
    let hashes = [past, &[repetition_hash(position)]].concat();
    Repeated::of(position, &hashes)
}
