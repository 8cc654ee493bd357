//! Secrets: what must be chosen, and what a looker may know.

use crate::api::messages::{PendingChoice, PendingValue, SecretMessage};
use crate::geometry::Square;
use crate::piece::{Kind, Piece, Player};
use crate::position::Position;
use crate::rules::Choice;
use crate::setup::FieldValue;

/// A choice before the game.
pub fn pending_message(start: &Position, choice: &Choice) -> PendingChoice {
    let values = choice.values.iter().map(|&value| {
        let (kind, cell) = man_and_cell(start, choice.seat, value);
        PendingValue {
            value: start.variant().alphabet.value(choice.seat, value),
            kind: kind.map(Kind::index),
            cell: cell.map(Square::index),
        }
    });
    PendingChoice {
        seat: choice.seat.index(),
        field: choice.field.text(),
        values: values.collect(),
    }
}

/// The secrets of some seats in a position, as far as they are known in it.
pub fn secrets_of(position: &Position, of: impl Fn(Player) -> bool) -> Vec<SecretMessage> {
    let secrets = position.fields().iter().filter(|&(field, seat, value)| {
        of(seat) && value != FieldValue::Unknown && position.fields().keeps_secret(field, seat)
    });
    secrets
        .map(|(field, seat, value)| {
            let (kind, cell) = man_and_cell(position, seat, value);
            SecretMessage {
                seat: seat.index(),
                field: field.text(),
                kind: kind.map(Kind::index),
                cell: cell.map(Square::index),
            }
        })
        .collect()
}

/// The type that a value names or that stands on its cell, and the cell.
pub fn man_and_cell(
    position: &Position,
    seat: Player,
    value: FieldValue,
) -> (Option<Kind>, Option<Square>) {
    match value {
        FieldValue::Man(kind) => {
            let man = Some(Piece::new(kind, seat));
            let cell = position.men(seat).iter().find(|&at| position.at(at) == man);
            (Some(kind), cell)
        }
        FieldValue::Cell(cell) => (position.at(cell).map(Piece::kind), Some(cell)),
        _ => (None, None),
    }
}
