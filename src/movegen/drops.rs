//! Drops of pieces in hand.

use crate::geometry::Square;
use crate::moves::{Action, Secrecy};
use crate::piece::PieceType;
use crate::position::Position;
use crate::setup::{FieldName, FieldValue};
use crate::variant::Drops;

/// Adds every drop of a piece in hand, mined and not mined where that is still open. The last undropped piece of a
/// mined type must be the mined one. A turn of several drops continues with the same group of pieces.
pub fn add_drops(position: &Position, actions: &mut Vec<Action>) {
    let dropped = position.drops_this_turn();
    for drops in &position.variant().rules.drops {
        let goes_on = dropped == 0 || drops.per_turn > 1 && dropped < drops.per_turn;
        if goes_on {
            add_group(position, drops, actions);
        }
    }
}

fn add_group(position: &Position, drops: &Drops, actions: &mut Vec<Action>) {
    let held = position.reserve(position.turn());
    for &kind in &drops.kinds {
        let count = held[kind.index()];
        if count == 0 {
            continue;
        }
        let choices = choices(position, drops, kind, count);
        let allowed = position
            .variant()
            .drop_squares(drops, kind, position.turn());
        for to in position.empty_squares().filter(|&to| allowed.contains(to)) {
            add_choices(choices, kind, to, actions);
        }
    }
}

/// Whether a drop may be the mined piece, must be, can't be, or is unknown.
fn choices(position: &Position, drops: &Drops, kind: PieceType, count: u8) -> &'static [Secrecy] {
    if drops.mined != Some(kind) {
        return &[Secrecy::No];
    }
    match position.field(FieldName::Mine, position.turn()) {
        FieldValue::Reserve if count > 1 => &[Secrecy::No, Secrecy::Yes],
        FieldValue::Reserve => &[Secrecy::Yes],
        FieldValue::Unknown => &[Secrecy::Unknown],
        _ => &[Secrecy::No],
    }
}

fn add_choices(choices: &[Secrecy], kind: PieceType, to: Square, actions: &mut Vec<Action>) {
    let drop = |&mined| Action::Drop { kind, to, mined };
    actions.extend(choices.iter().map(drop));
}
