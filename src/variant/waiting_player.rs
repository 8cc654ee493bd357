//! The player who waits in the array may not be in check.

use super::Variant;
use super::array::ARRAY;
use super::error::Faults;
use super::tree::Node;
use crate::geometry::Square;
use crate::piece::Piece;

/// Reports royal pieces that could be captured at once. With more than two players that is allowed.
pub(super) fn validate(file: &Node, variant: &Variant, faults: &mut Faults) {
    let (Some(node), 2) = (file.get(&ARRAY), variant.players.len()) else {
        return;
    };
    let array = &variant.array;
    let waits = |piece: &Piece| variant.royals.contains(*piece) && piece.owner() != array.turn;
    for square in variant.geometry().squares() {
        if array.at(square).as_ref().is_some_and(waits) && is_attacked(variant, square) {
            let name = variant.geometry().name(square);
            faults.wrong(
                node,
                format!("the royal piece on {name} could be captured at once"),
            );
        }
    }
}

/// Whether the player to move attacks a square of the array.
fn is_attacked(variant: &Variant, target: Square) -> bool {
    let array = &variant.array;
    let captures = |from: Square| {
        let piece = array.at(from).filter(|piece| piece.owner() == array.turn);
        piece.is_some_and(|piece| {
            let ways = variant.lines.captures_on(
                (piece, from),
                (target, true),
                &|square| array.at(square),
                array.walls,
            );
            !ways.is_empty()
        })
    };
    variant.geometry().squares().any(captures)
}
