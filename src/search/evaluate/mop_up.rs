//! Driving a lone royal to where it can be mated: on any board that is where it has few squares to go to, far from the
//! middle, with the other royal near (the "mop-up" evaluation of Slate and Atkin, *Chess 4.5*, 1977).

use super::placement::distance_from_middle;
use crate::geometry::Square;
use crate::variant::Variant;

/// Centipawns for having nobody but a royal to fight.
const MOP_UP_BONUS: i32 = 150;
/// Centipawns for each step of the hunted royal away from the middle, for each step between the royals, and for each square
/// that it can flee to.
const CENTRE_DISTANCE: i32 = 18;
const ROYAL_DISTANCE: i32 = 10;
const ESCAPE_SQUARE: i32 = 8;

/// Centipawns for hunting a lone royal by square; what is between royals counts apart.
pub(super) fn mop_up(variant: &Variant) -> Vec<i32> {
    let squares = variant.geometry().squares();
    squares
        .map(|square| MOP_UP_BONUS + CENTRE_DISTANCE * distance_from_middle(variant, square))
        .collect()
}

/// Centipawns lost by the distance of the royals, and by the squares that the hunted one can flee to.
pub(super) fn mop_up_penalty(variant: &Variant, royals: [Square; 2], exits: usize) -> i32 {
    let [one, other] = royals.map(|square| variant.geometry().coordinates(square));
    // Corresponding squares of two boards are as near as can be.
    let layers = match variant.rules.passes_over {
        true => 0,
        false => one.layer.abs_diff(other.layer),
    };
    let apart = one
        .file
        .abs_diff(other.file)
        .max(one.rank.abs_diff(other.rank));
    ROYAL_DISTANCE * i32::from(apart.max(layers)) + ESCAPE_SQUARE * exits as i32
}
