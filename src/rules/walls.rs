//! Walls that leave no royal piece attacked.

use crate::geometry::{Square, SquareSet};
use crate::moves::Action;
use crate::position::Position;

/// The squares where the player to move, who has just moved, may place a wall without leaving a royal piece attacked.
pub(super) fn safe_walls(position: &Position) -> SquareSet {
    let targets = position.wall_targets();
    let player = position.turn();
    if position.royals(player).is_empty() {
        return targets;
    }
    let mut after = position.clone();
    let is_safe = |to: &Square| {
        after.make(Action::Wall { to: *to });
        let is_safe = !after.in_check(player);
        after.unmake();
        is_safe
    };
    targets.iter().filter(is_safe).collect()
}
