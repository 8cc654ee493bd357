//! The signs of check and of the end.

use crate::moves::Action;
use crate::piece::Player;
use crate::position::Position;
use crate::rules::{self, Outcome};

/// `#` if the action wins the game, not just on points, `+` if it newly attacks the royal piece of any other player. A
/// claim's text has its own `#`.
pub(super) fn suffix(before: &Position, action: Action, after: &Position) -> &'static str {
    if matches!(action, Action::Claim { .. }) {
        return "";
    }
    let player = before.turn();
    let outcome = rules::outcome_ignoring_repetition(after);
    let won = |outcome: Outcome| outcome.winner() == Some(player) && !outcome.on_points;
    if outcome.is_some_and(won) {
        return "#";
    }
    let mut others = after.living().filter(|&other| other != player);
    match others.any(|other| is_newly_attacked(before, after, other)) {
        true => "+",
        false => "",
    }
}

/// Whether the player's royal piece has an attacker that it had not before.
fn is_newly_attacked(before: &Position, after: &Position, player: Player) -> bool {
    let Some(royal) = after.royal(player) else {
        return after.in_check(player);
    };
    let attackers = after.attackers(royal, after.checking_pieces(player));
    if before.royal(player) != Some(royal) {
        return !attackers.is_empty();
    }
    let earlier = before.attackers(royal, before.checking_pieces(player));
    !attackers.without(earlier).is_empty()
}
