//! The ends of a game by repetition.

use super::situation::{Ended, Situation};
use crate::piece::Player;
use crate::variant::RepetitionResult;

/// One player gave check all the time.
pub(super) fn perpetual_check(it: &Situation) -> Option<Ended> {
    let mover = it.position.turn();
    match (it.repeated.checked, it.repeated.checks) {
        (true, false) => Some(Ended::Win(mover)),
        (false, true) => Some(Ended::Loss(mover)),
        (true, true) | (false, false) => None,
    }
}

/// One player has chased one piece all the time.
pub(super) fn perpetual_chase(it: &Situation) -> Option<Ended> {
    let mover = it.position.turn();
    match it.chasers {
        [true, false] => Some(Ended::Win(mover)),
        [false, true] => Some(Ended::Loss(mover)),
        [true, true] | [false, false] => None,
    }
}

/// The result of a repetition. If both players gave check all the time, it is a draw.
pub(super) fn repeated(it: &Situation) -> Option<Ended> {
    let position = it.position;
    let mover = position.turn();
    let rule = position.variant().rules.ending.repetition?;
    if it.repeated.checked && it.repeated.checks {
        return Some(Ended::Draw);
    }
    let wins = match rule.result {
        RepetitionResult::Draw => return Some(Ended::Draw),
        RepetitionResult::Win => true,
        RepetitionResult::Loss => false,
        RepetitionResult::FirstPlayerWins => mover == Player::FIRST,
        RepetitionResult::FirstPlayerLoses => mover != Player::FIRST,
    };
    Some(match wins {
        true => Ended::Win(mover),
        false => Ended::Loss(mover),
    })
}
