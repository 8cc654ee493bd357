//! Royal pieces that face each other.

use super::situation::{Ended, Situation};
use crate::geometry::{Offset, Square};
use crate::moves::Action;
use crate::position::Position;
use crate::setup::FieldName;

/// Whether the royal pieces face each other where that is a draw.
pub(super) fn faces(position: &Position) -> bool {
    position.variant().rules.ending.facing_draws && royals_face(position)
}

fn royals_face(position: &Position) -> bool {
    let mut royals = position.living().map(|player| position.royal(player));
    match (royals.next().flatten(), royals.next().flatten()) {
        (Some(one), Some(other)) => is_open(position, one, other),
        _ => false,
    }
}

/// Whether two squares are on an open file or rank.
fn is_open(position: &Position, from: Square, to: Square) -> bool {
    let board = position.variant().geometry();
    let orthogonal = Offset::COMPASS.into_iter().step_by(2);
    let mut rays = orthogonal.map(|step| board.ray(from, step).skip(1));
    rays.any(|mut ray| ray.find(|&square| !position.is_empty(square)) == Some(to))
}

/// Removes the actions that leave the royal pieces facing each other, except a pass.
pub(super) fn keep_parting(position: &Position, actions: &mut Vec<Action>) {
    if faces(position) {
        let mut ahead = position.clone();
        actions.retain(|&action| {
            ahead.make(action);
            let parts = !royals_face(&ahead);
            ahead.unmake();
            parts || action == Action::Pass
        });
    }
}

/// A player has passed instead of parting the royal pieces.
pub(super) fn not_parted(it: &Situation) -> Option<Ended> {
    let passed = it.position.counter(FieldName::Passes) > 0;
    Ended::draw_if(passed && faces(it.position))
}
