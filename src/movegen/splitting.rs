//! Extra actions of a lone monarch before the move: hiding its crown or splitting in two.

use crate::moves::{Action, Secrecy};
use crate::position::Position;
use crate::setup::{FieldName, FieldValue};

/// Adds every square where the player to move may hide the crown.
pub fn add_crown_hiding(position: &Position, actions: &mut Vec<Action>) {
    let variant = position.variant();
    let hides = variant
        .rules
        .crown
        .as_ref()
        .is_some_and(|crown| crown.hides);
    if !hides || position.royal(position.turn()).is_none() || position.drops_this_turn() > 0 {
        return;
    }
    let hide = |to| Action::Hide { to: Some(to) };
    actions.extend(position.empty_squares().map(hide));
}

/// Adds every split of the monarch.
pub fn add_splits(position: &Position, actions: &mut Vec<Action>) {
    let variant = position.variant();
    let player = position.turn();
    let halves = variant.rules.crown.as_ref().and_then(|crown| crown.halves);
    let now = position.field(FieldName::Half, player) == FieldValue::Now;
    let (Some(halves), Some(from), true) = (halves, position.royal(player), now) else {
        return;
    };
    for to in variant.geometry().neighbours(from) {
        if position.at(to).is_some() {
            continue;
        }
        for half in halves {
            actions.extend([Secrecy::No, Secrecy::Yes].map(|crowned| Action::Split {
                from,
                to,
                half,
                crowned,
            }));
        }
    }
}
