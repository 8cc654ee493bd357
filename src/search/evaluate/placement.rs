//! Piece-square tables derived from mobility.

use super::mobility::{mean, mobilities};
use super::tapered::TaperedScore;
use crate::geometry::{Heading, Shape, Square};
use crate::piece::{Piece, Player};
use crate::variant::Variant;

/// Centipawns per square of mobility above or below the piece's mean.
const PER_SQUARE: f64 = 7.0;
const LIMIT: f64 = 60.0;
/// Middlegame centipawns for each step of a royal piece from its home edge (from its home square with corner armies or
/// levels), and endgame centipawns for each step from the centre.
const ROYAL_ADVANCE: i32 = 9;
const ROYAL_CENTRE: i32 = 10;

/// Centipawns by square for a piece that is not royal, including its value.
pub(super) fn ordinary(variant: &Variant, piece: Piece, value: i32) -> Vec<TaperedScore> {
    let mobility = mobilities(variant, piece);
    let mean = mean(&mobility);
    let at = |mobility: f64| {
        let value = value + ((mobility - mean) * PER_SQUARE).clamp(-LIMIT, LIMIT) as i32;
        TaperedScore::new(value, value)
    };
    mobility.into_iter().map(at).collect()
}

/// As [`ordinary`] without the value, reduced because actual mobility is evaluated separately.
pub(super) fn reserved(variant: &Variant, piece: Piece) -> Vec<TaperedScore> {
    let half = |value: i16| i32::from(value) / 2;
    let squares = ordinary(variant, piece, 0).into_iter();
    squares
        .map(|square| TaperedScore::new(half(square.middlegame), half(square.endgame)))
        .collect()
}

/// Centipawns by square for a royal piece, including its value: it stays home in the middlegame and goes to the centre
/// in the endgame.
pub(super) fn royal(variant: &Variant, piece: Piece, value: i32) -> Vec<TaperedScore> {
    let heading = variant.players[piece.owner().index()].orientation.heading;
    let camps = variant.players.len() > 2 || variant.geometry().shape() == Shape::Levels;
    let away = |square| match home(variant, piece.owner()).filter(|_| camps) {
        Some(home) => distance(variant, home, square),
        None => advance(variant, heading, square),
    };
    let at = |square| {
        let off = i32::from(variant.geometry().from_middle(square));
        TaperedScore::new(
            value - ROYAL_ADVANCE * away(square),
            value - ROYAL_CENTRE * off,
        )
    };
    variant.geometry().squares().map(at).collect()
}

fn home(variant: &Variant, owner: Player) -> Option<Square> {
    let royal = |piece: Piece| piece.owner() == owner && variant.royals.contains(piece);
    let mut squares = variant.geometry().squares();
    squares.find(|square| variant.array.squares[square.index()].is_some_and(royal))
}

fn distance(variant: &Variant, one: Square, other: Square) -> i32 {
    let apart = variant.geometry().apart(one, other);
    apart.into_iter().map(i32::from).sum()
}

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
