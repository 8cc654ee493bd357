//! Repeated positions: how often, who gave check all the time, and what follows.

use super::outcome::{Outcome, Reason};
use crate::piece::Player;
use crate::position::Position;
use crate::variant::RepetitionResult;

/// How often a position has occurred, and who gave check since the first of these times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Repeated {
    /// The number of occurrences, including this time.
    pub times: usize,
    /// Whether the player to move was in check each time it was to move. Known only where a rule asks for it.
    pub checked: bool,
    /// Whether that player gave check with each of its moves.
    pub checks: bool,
}

impl From<usize> for Repeated {
    fn from(times: usize) -> Repeated {
        Repeated {
            times,
            checked: false,
            checks: false,
        }
    }
}

impl Repeated {
    /// What the repetition hashes of a game say about its last position.
    pub fn of(position: &Position, hashes: &[u64]) -> Repeated {
        let now = hashes.last();
        let same = |hash: &&u64| Some(*hash) == now;
        let times = hashes.iter().filter(same).count();
        let first = hashes.iter().position(|hash| same(&hash)).unwrap_or(0);
        Repeated::since(position, times, &hashes[first..])
    }

    /// `hashes` are those from the first occurrence to now.
    pub(crate) fn since(position: &Position, times: usize, hashes: &[u64]) -> Repeated {
        let rule = position.variant().rules.repetition;
        if !rule.is_some_and(|rule| rule.perpetual_check_loses) {
            return times.into();
        }
        let in_check = |hash: &u64| Position::hash_says_check(*hash);
        let mut own = hashes.iter().rev().step_by(2);
        let mut others = hashes.iter().rev().skip(1).step_by(2);
        Repeated {
            times,
            checked: own.all(in_check),
            checks: others.len() > 0 && others.all(in_check),
        }
    }
}

/// The outcome of a repetition that ends the game.
pub fn outcome_of_repetition(position: &Position, repeated: &Repeated) -> Outcome {
    let mover = position.turn();
    let result = position.variant().rules.repetition.map(|rule| rule.result);
    let decided = |winner: Option<Player>| match winner {
        Some(winner) => Outcome::win(position, winner, Reason::Repetition),
        None => Outcome::draw(position, Reason::Repetition),
    };
    match (repeated.checked, repeated.checks) {
        (true, false) => return Outcome::win(position, mover, Reason::PerpetualCheck),
        (false, true) => return Outcome::loss(position, mover, Reason::PerpetualCheck),
        (true, true) => return decided(None),
        (false, false) => {}
    }
    let first_wins = |first: bool| match first == (mover == Player::FIRST) {
        true => Some(mover),
        false => position.first_opponent(mover),
    };
    match result {
        None | Some(RepetitionResult::Draw) => decided(None),
        Some(RepetitionResult::Win) => decided(Some(mover)),
        Some(RepetitionResult::Loss) => decided(position.first_opponent(mover)),
        Some(RepetitionResult::FirstPlayerWins) => decided(first_wins(true)),
        Some(RepetitionResult::FirstPlayerLoses) => decided(first_wins(false)),
    }
}
