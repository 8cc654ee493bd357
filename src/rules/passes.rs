//! Passing the turn.

use super::facing;
use super::points;
use super::situation::{Ended, Situation};
use crate::position::Position;
use crate::setup::FieldName;
use crate::variant::{MayPass, Passes};

/// Whether the player to move may pass. `has_others` says whether it has another legal action.
pub(super) fn may_pass(position: &Position, has_others: bool) -> bool {
    let in_check = || position.in_check(position.turn());
    match position.variant().rules.ending.passes {
        None => false,
        Some(Passes::AmongSeveral) => {
            let more_than_two = || position.living().take(3).count() > 2;
            !has_others && (more_than_two() || in_check())
        }
        Some(Passes::OfTwo(by)) => match by[position.turn()] {
            MayPass::Never => false,
            MayPass::Stalemated => !has_others && !in_check(),
            MayPass::Always => {
                position.drops_this_turn() == 0 && (!in_check() || facing::faces(position))
            }
        },
    }
}

/// Whether a pass ends a game of two players: one that answers a pass, or while the royal pieces face each other.
pub fn pass_would_end(position: &Position) -> bool {
    position.variant().rules.ending.two_passes_end()
        && (position.counter(FieldName::Passes) > 0 || facing::faces(position))
}

/// Each of two players has passed.
pub(super) fn both_passed(it: &Situation) -> Option<Ended> {
    Ended::draw_if(it.position.counter(FieldName::Passes) > 1)
}

/// Each of several players has passed, since none of them has a legal action.
pub(super) fn all_passed(it: &Situation) -> Option<Ended> {
    let passes = usize::from(it.position.counter(FieldName::Passes));
    Ended::draw_if(passes >= it.position.living().count())
}

/// Whether the player to move may pass and so wins on points.
pub fn wins_by_passing(position: &Position) -> bool {
    pass_would_end(position)
        && points::winner(position) == Some(position.turn())
        && may_pass(position, true)
}
