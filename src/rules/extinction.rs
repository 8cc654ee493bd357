//! The end of a game by the loss of pieces.

use super::situation::{Ended, Situation};
use crate::piece::{Piece, Player};
use crate::position::Position;
use crate::variant::{Extinction, Verdict};

/// A player has too few pieces, or too few of a type.
pub(super) fn test(it: &Situation) -> Option<Ended> {
    let position = it.position;
    let extinction = position.variant().rules.ending.extinction.as_ref()?;
    let turn = position.turn();
    let mover = position.first_opponent(turn)?;
    let players = match extinction.opponent_first {
        true => [(turn, mover), (mover, turn)],
        false => [(mover, turn), (turn, mover)],
    };
    let (extinct, other) = players
        .into_iter()
        .find(|&(player, other)| is_extinct(position, extinction, player, other))?;
    Some(match extinction.result {
        Verdict::Draw => Ended::Draw,
        Verdict::Loss => Ended::Win(other),
        Verdict::Win => Ended::Win(extinct),
    })
}

fn is_extinct(position: &Position, rule: &Extinction, player: Player, other: Player) -> bool {
    let is_few = |own: usize, others: usize| own <= rule.left && others >= rule.opponent_left;
    if rule.pieces.is_empty() {
        return is_few(position.all_pieces(player), position.all_pieces(other));
    }
    let count = |kind, owner| position.on_board_and_in_hand(Piece::new(kind, owner));
    let mut kinds = rule.pieces.iter();
    kinds.any(|&kind| is_few(count(kind, player), count(kind, other)))
}
