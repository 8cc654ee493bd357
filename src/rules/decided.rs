//! Endings that need no look at the legal actions. After them nothing is legal.

use super::goals::outcome_by_goal;
use super::outcome::{Outcome, Reason};
use super::passes::outcome_by_passes;
use crate::piece::{Piece, Player};
use crate::position::Position;
use crate::variant::{Extinction, Verdict};

/// The end of a game by a rule that doesn't depend on earlier positions or on whether there is a legal action.
#[inline(always)]
pub fn decided(position: &Position) -> Option<Outcome> {
    match position.variant().rules.ends_early {
        false => None,
        true => outcome(position),
    }
}

fn outcome(position: &Position) -> Option<Outcome> {
    let extinction = position.variant().rules.extinction.as_ref();
    extinction
        .and_then(|extinction| by_extinction(position, extinction))
        .or_else(|| outcome_by_goal(position))
        .or_else(|| outcome_by_passes(position))
}

fn by_extinction(position: &Position, extinction: &Extinction) -> Option<Outcome> {
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
        Verdict::Draw => Outcome::draw(position, Reason::Extinction),
        Verdict::Loss => Outcome::win(position, other, Reason::Extinction),
        Verdict::Win => Outcome::win(position, extinct, Reason::Extinction),
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
