//! Losses by moving a piece back and forth.

use super::situation::{Ended, Situation};
use crate::geometry::Square;
use crate::piece::{Piece, Player};
use crate::position::{PastAction, Position};

/// The player who has just moved has moved one piece back and forth since it arrived without a capture.
pub(super) fn test(it: &Situation) -> Option<Ended> {
    let position = it.position;
    let (square, arrived) = back_and_forth(position)?;
    let piece = position.at(square)?;
    let captured_since = usize::from(position.clock_plies()) < arrived;
    let loses = !captured_since
        && may_attack_palace(position, piece)
        && !was_in_check(position, piece.owner(), arrived);
    loses.then(|| Ended::Loss(piece.owner()))
}

/// Where the piece is that went back and forth, and how many actions ago it arrived before that. A pass may come before
/// the last move.
fn back_and_forth(position: &Position) -> Option<(Square, usize)> {
    let PastAction::Move { from, to, .. } = position.past_action(0)? else {
        return None;
    };
    let mut ago = match position.past_action(2)? {
        PastAction::Pass => 4,
        _ => 2,
    };
    let mut last = (from, to);
    for _ in 0..3 {
        match position.past_action(ago)? {
            PastAction::Move { from, to, .. } if (to, from) == last => last = (from, to),
            _ => return None,
        }
        ago += 2;
    }
    match position.past_action(ago)? {
        PastAction::Move {
            to: end, captures, ..
        } if end == last.0 && !captures => Some((to, ago)),
        _ => None,
    }
}

/// Whether a piece may go where the enemy's royal piece may.
fn may_attack_palace(position: &Position, piece: Piece) -> bool {
    let variant = position.variant();
    let bounds = |piece: Piece| variant.kinds[piece.kind().index()].bounds(piece.owner());
    let enemy = position.first_opponent(piece.owner());
    let royal = enemy.and_then(|enemy| position.at(position.royal(enemy)?));
    royal.is_none_or(|royal| bounds(piece).intersects(bounds(royal)))
}

/// Whether a player was in check before one of its moves since one so many actions ago.
fn was_in_check(position: &Position, player: Player, ago: usize) -> bool {
    let mut past = position.clone();
    (0..=ago).any(|step| {
        past.unmake();
        step % 2 == 0 && past.in_check(player)
    })
}
