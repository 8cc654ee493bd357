//! Points that decide in place of a draw.

use crate::piece::{Piece, PieceType, Player};
use crate::position::Position;

/// The player with more points, where points decide draws.
pub fn winner(position: &Position) -> Option<Player> {
    let mut players = position.variant().players();
    let (one, other) = (players.next()?, players.next()?);
    let (first, second) = (tenths(position, one)?, tenths(position, other)?);
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => Some(one),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Less => Some(other),
    }
}

/// The points of a player, in tenths; `None` in games without points.
fn tenths(position: &Position, player: Player) -> Option<u32> {
    let points = position.variant().rules.ending.points.as_ref()?;
    let of_kind = |(kind, &value): (usize, &u32)| {
        let kind = PieceType::new(kind)?;
        Some(value * u32::from(position.count(Piece::new(kind, player))))
    };
    let pieces: u32 = points.pieces.iter().enumerate().filter_map(of_kind).sum();
    Some(points.extra[player] + pieces)
}
