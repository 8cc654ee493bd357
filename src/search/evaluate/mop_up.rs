//! Mop-up evaluation (Slate, Atkin, *Chess 4.5*, 1977): drives a lone royal piece away from the centre and takes its
//! squares, with the own royal piece nearby.

use crate::geometry::Square;
use crate::variant::Variant;

/// Centipawns for facing a lone royal piece.
const MOP_UP_BONUS: i32 = 150;
/// Centipawns for each step of the lone royal piece from the centre, for each step between the royal pieces, and for
/// each escape square.
const CENTRE_DISTANCE: i32 = 18;
const ROYAL_DISTANCE: i32 = 10;
const ESCAPE_SQUARE: i32 = 8;

pub(super) fn mop_up(variant: &Variant) -> Vec<i32> {
    let board = variant.geometry();
    let bonus = |square| MOP_UP_BONUS + CENTRE_DISTANCE * i32::from(board.from_middle(square));
    board.squares().map(bonus).collect()
}

/// The penalty for the distance between the royal pieces and for escape squares.
pub(super) fn mop_up_penalty(variant: &Variant, royals: [Square; 2], exits: usize) -> i32 {
    let [one, other] = royals;
    let [files, ranks, layers] = variant.geometry().apart(one, other);
    // The same square of two boards has distance 0.
    let layers = match variant.rules.passes_over {
        true => 0,
        false => layers,
    };
    let distance = files.max(ranks);
    ROYAL_DISTANCE * i32::from(distance.max(layers)) + ESCAPE_SQUARE * exits as i32
}
