//! Draws by insufficient material.

use super::situation::{Ended, Situation};
use crate::piece::{Piece, Player};
use crate::position::Position;
use crate::variant::{Material, MaterialSide, Shades};
use std::collections::BTreeSet;

/// Insufficient material. A hidden crown could still be found.
pub(super) fn is_insufficient(it: &Situation) -> Option<Ended> {
    Ended::draw_if(is_drawn(it.position))
}

fn is_drawn(position: &Position) -> bool {
    let variant = position.variant();
    let material = &variant.rules.ending.material;
    // Most positions of a search have more pieces.
    let pieces = variant
        .players()
        .map(|player| position.pieces(player).len())
        .sum();
    material
        .iter()
        .any(|some| max_pieces(position, some) >= pieces)
        && position
            .living()
            .all(|player| !position.crown_is_hidden(player))
        && material.iter().any(|some| matches_material(position, some))
}

fn max_pieces(position: &Position, material: &Material) -> usize {
    let mut pieces = 0;
    for side in &material.sides {
        for &(_, number) in &side.exact {
            pieces += usize::from(number);
        }
        if let Some(kind) = side.any {
            for player in position.variant().players() {
                pieces += usize::from(position.count(Piece::new(kind, player)));
            }
        }
    }
    pieces
}

fn matches_material(position: &Position, material: &Material) -> bool {
    let mut players = position.variant().players();
    let (Some(one), Some(other), None) = (players.next(), players.next(), players.next()) else {
        return false;
    };
    let [first, second] = &material.sides;
    let fits =
        |a: Player, b: Player| has_exactly(position, a, first) && has_exactly(position, b, second);
    (fits(one, other) || fits(other, one))
        && match material.shades {
            Shades::Any => true,
            Shades::One => shades(position, material, &[one, other]).len() <= 1,
            Shades::Opposite => on_opposite_shades(position, material, [one, other]),
        }
}

fn has_exactly(position: &Position, player: Player, side: &MaterialSide) -> bool {
    let count = |kind| position.count(Piece::new(kind, player)) as usize;
    let listed: usize = side.exact.iter().map(|&(_, number)| number as usize).sum();
    let any = side.any.map_or(0, count);
    position.pieces(player).len() == listed + any
        && side
            .exact
            .iter()
            .all(|&(kind, number)| count(kind) == number as usize)
        && position.reserve_kinds(player).next().is_none()
}

fn on_opposite_shades(position: &Position, material: &Material, players: [Player; 2]) -> bool {
    let [one, other] = players.map(|player| shades(position, material, &[player]));
    one.len() == 1 && other.len() == 1 && one != other
}

/// The shades under the repeated pieces of these players.
fn shades(position: &Position, material: &Material, players: &[Player]) -> BTreeSet<u8> {
    let repeated = |kind| material.sides.iter().any(|side| side.any == Some(kind));
    let squares = players
        .iter()
        .flat_map(|&player| position.pieces(player).iter());
    let squares = squares.filter(|&square| {
        let piece = position.at(square);
        piece.is_some_and(|piece| repeated(piece.kind()))
    });
    let shades = &position.variant().shading.by_square;
    squares.map(|square| shades[square.index()]).collect()
}
