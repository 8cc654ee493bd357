//! Secrets as messages: pending choices, and what a viewer may know.

use crate::api::messages::{PendingChoice, PendingValue, SecretMessage};
use crate::geometry::Square;
use crate::piece::{Piece, PieceType, Player};
use crate::position::Position;
use crate::rules::SecretChoice;
use crate::setup::{FieldName, FieldValue};

pub fn pending_message(start: &Position, choice: &SecretChoice) -> PendingChoice {
    let values = choice.values.iter().map(|&value| {
        let (kind, square) = piece_and_square(start, choice.player, value);
        PendingValue {
            value: start.variant().alphabet.value(choice.player, value),
            kind: kind.map(PieceType::index),
            square: square.map(Square::index),
        }
    });
    PendingChoice {
        seat: choice.player.index(),
        field: choice.field.text(),
        values: values.collect(),
    }
}

/// The known secrets that `of` accepts.
pub fn secrets_of(
    position: &Position,
    of: impl Fn(FieldName, Player) -> bool,
) -> Vec<SecretMessage> {
    let secrets = position.fields().iter().filter(|&(field, player, value)| {
        of(field, player)
            && value != FieldValue::Unknown
            && position.fields().keeps_secret(field, player)
    });
    secrets
        .map(|(field, player, value)| {
            let (kind, square) = piece_and_square(position, player, value);
            SecretMessage {
                seat: player.index(),
                field: field.text(),
                kind: kind.map(PieceType::index),
                square: square.map(Square::index),
            }
        })
        .collect()
}

/// The piece type that a value names or that stands on its square, and the square.
pub fn piece_and_square(
    position: &Position,
    player: Player,
    value: FieldValue,
) -> (Option<PieceType>, Option<Square>) {
    match value {
        FieldValue::Piece(kind) => {
            let piece = Some(Piece::new(kind, player));
            let square = position
                .pieces(player)
                .iter()
                .find(|&at| position.at(at) == piece);
            (Some(kind), square)
        }
        FieldValue::Square(square) => (position.at(square).map(Piece::kind), Some(square)),
        _ => (None, None),
    }
}
