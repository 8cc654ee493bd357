//! Random games for tests.

use std::sync::Arc;

use super::noise::mix;
use crate::position::Position;
use crate::rules;
use crate::variant::Variant;

/// The positions after each action of a random game of at most so many plies.
pub(super) fn positions(variant: &Arc<Variant>, plies: u64, seed: u64) -> Vec<Position> {
    let mut position = Position::start(variant.clone());
    let mut positions = Vec::new();
    for ply in 0..plies {
        let actions = rules::legal_actions(&position);
        if rules::outcome(&position, 1).is_some() || actions.is_empty() {
            break;
        }
        position.make(actions[(mix(seed + ply) % actions.len() as u64) as usize]);
        positions.push(position.clone());
    }
    positions
}
