//! Which moves the checks and pins decide where royal pieces may be several.

use crate::geometry::{Square, SquareSet};
use crate::piece::Piece;
use crate::position::{CheckInfo, Occupancy, Position};
use crate::variant::Royalty;

/// The checks and pins against all royal pieces.
pub(super) fn joint_check_info<const WORDS: usize>(
    position: &Position,
    occupancy: &Occupancy<WORDS>,
) -> CheckInfo<WORDS> {
    let royals = position.royals(position.turn()).iter();
    royals.fold(CheckInfo::NONE, |all, royal| {
        all.and(&position.check_info(royal, occupancy))
    })
}

/// The pieces whose moves checks and pins don't decide: royal pieces, those that may become royal, and all while a
/// shared check threatens, where captures have further effects, or where players place walls.
pub(super) fn undecided_pieces(position: &Position, royalty: &Royalty) -> SquareSet {
    let own = position.pieces(position.turn());
    let royals = position.royals(position.turn());
    let rules = &position.variant().rules;
    let decide = rules.capture_effects.is_some() || rules.walls.is_some();
    if decide || royals.is_empty() && royalty.shared_check {
        return own;
    }
    let may_become_royal = |&square: &Square| {
        let kind = position.at(square).map(Piece::kind);
        kind.is_some_and(|kind| {
            let mut choices = rules.choices_of(kind);
            choices.any(|choice| royalty.up_to[choice.kind.index()] > 0)
        })
    };
    royals.or(own.iter().filter(may_become_royal).collect())
}

/// Whether an action that removes royal pieces by the effects of a capture is legal: it is not if the mover loses one,
/// and otherwise it is if the enemy has none left. `None` if checks decide.
pub(super) fn verdict_of_effects(before: &Position, after: &Position) -> Option<bool> {
    let player = before.turn();
    before.variant().rules.capture_effects.as_ref()?;
    if after.royals(player).len() < before.royals(player).len() {
        return Some(false);
    }
    let enemy = before.first_opponent(player)?;
    let has_lost = after.royals(enemy).is_empty() && !before.royals(enemy).is_empty();
    has_lost.then_some(true)
}
