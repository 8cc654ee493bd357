//! The end of a game by the loss of pieces.

use super::situation::{Ended, Situation};
use super::winning_material::may_run_out;
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

/// Whether a player may win by this ending. A royal piece is never lost, so its player keeps one piece.
pub(super) fn may_win(position: &Position, player: Player) -> bool {
    let Some(rule) = position.variant().rules.ending.extinction.as_ref() else {
        return false;
    };
    let enemy = position.first_opponent(player);
    match rule.result {
        Verdict::Draw => false,
        Verdict::Loss => {
            let keeps_one = enemy.is_some_and(|enemy| position.royal(enemy).is_some());
            !(rule.pieces.is_empty() && rule.left == 0 && keeps_one)
        }
        Verdict::Win => !rule.pieces.is_empty() || may_run_out(position, player),
    }
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
