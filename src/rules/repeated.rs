//! Repeated positions: how often, and who gave check all the time.

use crate::position::Position;

/// How often a position has occurred, and who gave check since the first of these times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Repeated {
    /// The number of occurrences, including this time.
    pub times: usize,
    /// The number of plies since the first occurrence; 0 if it isn't known.
    pub plies: usize,
    /// Whether the player to move was in check each time it was to move. Known only where a rule asks for it.
    pub checked: bool,
    /// Whether that player gave check with each of its moves.
    pub checks: bool,
}

impl From<usize> for Repeated {
    fn from(times: usize) -> Repeated {
        Repeated {
            times,
            plies: 0,
            checked: false,
            checks: false,
        }
    }
}

impl Repeated {
    /// Counts how often the last position of a game has occurred, from the repetition hashes of all.
    pub fn of(position: &Position, hashes: &[u64]) -> Repeated {
        let now = hashes.last();
        let same = |hash: &&u64| Some(*hash) == now;
        let times = hashes.iter().filter(same).count();
        let first = hashes.iter().position(|hash| same(&hash)).unwrap_or(0);
        Repeated::since(position, times, &hashes[first..])
    }

    /// `hashes` are those from the first occurrence to now.
    pub(crate) fn since(position: &Position, times: usize, hashes: &[u64]) -> Repeated {
        let counted = Repeated {
            plies: hashes.len().saturating_sub(1),
            ..times.into()
        };
        let rule = position.variant().rules.ending.repetition;
        if !rule.is_some_and(|rule| rule.perpetual_check_loses) {
            return counted;
        }
        let in_check = |hash: &u64| Position::hash_says_check(*hash);
        let mut own = hashes.iter().rev().step_by(2);
        let mut others = hashes.iter().rev().skip(1).step_by(2);
        Repeated {
            checked: own.all(in_check),
            checks: others.len() > 0 && others.all(in_check),
            ..counted
        }
    }
}
