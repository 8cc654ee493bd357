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
    let [start, end] = [from, to].map(|square| board.coordinates(square));
    let step = Offset {
        file: (end.file as i8 - start.file as i8).signum(),
        rank: (end.rank as i8 - start.rank as i8).signum(),
        layer: 0,
    };
    if start.layer != end.layer || (step.file != 0) == (step.rank != 0) {
        return false;
    }
    let mut next = board.step(from, step);
    while let Some(square) = next.filter(|&square| square != to) {
        if !position.is_empty(square) {
            return false;
        }
        next = board.step(square, step);
    }
    true
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
