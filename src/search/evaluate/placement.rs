//! Where each piece stands well: squares from which it can do more than on average.

use super::mobility::{mean, mobilities};
use super::tapered::TaperedScore;
use crate::geometry::{Heading, Shape, Square};
use crate::piece::{Piece, Player};
use crate::variant::Variant;

/// Centipawns for a square of mobility more or less than the piece's mean.
const PER_SQUARE: f64 = 7.0;
/// No square is better or worse than this, in centipawns.
const LIMIT: f64 = 60.0;
/// Centipawns for each step of a royal away from its home edge (from its home square where camps lie in corners or on
/// levels) while the enemy is strong, and for each step nearer
/// to the middle while he is weak.
const ROYAL_ADVANCE: i32 = 9;
const ROYAL_CENTRE: i32 = 10;

/// Centipawns for an ordinary piece of some value on each square.
pub(super) fn ordinary(variant: &Variant, piece: Piece, value: i32) -> Vec<TaperedScore> {
    let mobility = mobilities(variant, piece);
    let mean = mean(&mobility);
    let at = |mobility: f64| {
        let value = value + ((mobility - mean) * PER_SQUARE).clamp(-LIMIT, LIMIT) as i32;
        TaperedScore::new(value, value)
    };
    mobility.into_iter().map(at).collect()
}

/// As [`ordinary`] without the value, where the room that a piece really has counts apart.
pub(super) fn reserved(variant: &Variant, piece: Piece) -> Vec<TaperedScore> {
    let half = |value: i16| i32::from(value) / 2;
    let squares = ordinary(variant, piece, 0).into_iter();
    squares
        .map(|square| TaperedScore::new(half(square.middlegame), half(square.endgame)))
        .collect()
}

/// Centipawns for a royal of some value on each square: it keeps to its home while the enemy is strong, and goes to the middle
/// once he is too weak to attack it.
pub(super) fn royal(variant: &Variant, piece: Piece, value: i32) -> Vec<TaperedScore> {
    let heading = variant.players[piece.owner().index()].facing.heading;
    let camps = variant.players.len() > 2 || variant.geometry().shape() == Shape::Levels;
    let away = |square| match home(variant, piece.owner()).filter(|_| camps) {
        Some(home) => distance(variant, home, square),
        None => advance(variant, heading, square),
    };
    let at = |square| {
        let off = distance_from_middle(variant, square);
        TaperedScore::new(
            value - ROYAL_ADVANCE * away(square),
            value - ROYAL_CENTRE * off,
        )
    };
    variant.geometry().squares().map(at).collect()
}

/// Where a player's royal stands in the array.
fn home(variant: &Variant, owner: Player) -> Option<Square> {
    let royal = |piece: Piece| piece.owner() == owner && variant.royals.contains(piece);
    let mut squares = variant.geometry().squares();
    squares.find(|square| variant.array.squares[square.index()].is_some_and(royal))
}

/// Steps along ranks, files and levels.
fn distance(variant: &Variant, one: Square, other: Square) -> i32 {
    let board = variant.geometry();
    let (one, other) = (board.coordinates(one), board.coordinates(other));
    let steps = one.file.abs_diff(other.file) + one.rank.abs_diff(other.rank);
    i32::from(steps + one.layer.abs_diff(other.layer))
}

/// Steps forward from the player's own edge.
fn advance(variant: &Variant, heading: Heading, square: Square) -> i32 {
    let board = variant.geometry();
    let at = board.coordinates(square);
    let steps = match heading {
        Heading::Up => at.rank,
        Heading::Down => board.ranks() - 1 - at.rank,
        Heading::Right => at.file,
        Heading::Left => board.files() - 1 - at.file,
    };
    steps as i32
}

/// Steps from the middle of the board along ranks, files and levels.
pub(super) fn distance_from_middle(variant: &Variant, square: Square) -> i32 {
    let board = variant.geometry();
    let at = board.coordinates(square);
    let off = |place: u8, side: u8| (2 * place as i32 + 1 - side as i32).abs() / 2;
    off(at.file, board.files()) + off(at.rank, board.ranks()) + off(at.layer, board.layers())
}
