//! A setup as messages: its pieces and fields, their possible values, and its faults.

use super::pieces;
use crate::api::messages::*;
use crate::geometry::Square;
use crate::piece::{PieceType, Player};
use crate::position::{Examination, PositionFault};
use crate::rules;
use crate::setup::{FieldKind, FieldName, FieldValue, Setup};
use crate::variant::Variant;

pub fn setup_message(variant: &Variant, setup: &Setup) -> SetupMessage {
    let alphabet = &variant.alphabet;
    let letters = alphabet.castling.iter().enumerate();
    let held = letters.filter(|(bit, _)| setup.castling >> bit & 1 != 0);
    let passed = setup.en_passant.iter();
    let fields = alphabet.fields.iter().map(|&field| {
        let values = owners(variant, field)
            .map(|owner| alphabet.value(owner, setup.fields.get(field, owner)));
        (field.text().to_string(), values.collect())
    });
    SetupMessage {
        pieces: pieces(variant, setup),
        walls: setup.walls.iter().map(Square::index).collect(),
        reserves: variant
            .players()
            .map(|player| setup.reserves[player][..variant.kinds.len()].to_vec())
            .collect(),
        turn: setup.turn.index(),
        castling: held.map(|(_, letter)| letter).collect(),
        en_passant: passed
            .map(|&(square, piece)| PassedMessage {
                square: square.index(),
                piece: piece.map(Square::index),
            })
            .collect(),
        clock_plies: setup.clock_plies,
        number: setup.number,
        fields: fields.collect(),
    }
}

/// The players that have a value of a field; the first one alone for a field of the whole game.
fn owners(variant: &Variant, field: FieldName) -> impl Iterator<Item = Player> + use<> {
    Player::first(match field.is_per_player() {
        true => variant.players.len(),
        false => 1,
    })
}

/// The possible values of everything except the pieces, given where these are.
pub fn setup_form(variant: &Variant, setup: &Setup, examination: &Examination) -> SetupForm {
    let rights = variant.rules.rights.iter().enumerate();
    let fields = variant.alphabet.fields.iter();
    SetupForm {
        castling: rights
            .map(|(bit, right)| RightForm {
                letter: right.letter,
                seat: right.owner.index(),
                squares: right.squares.iter().map(Square::index).collect(),
                possible: examination.may_castle >> bit & 1 != 0,
            })
            .collect(),
        en_passant: examination
            .possible_en_passant
            .iter()
            .map(|passed| PassedMessage {
                square: passed.square.index(),
                piece: Some(passed.piece.index()),
            })
            .collect(),
        reserve: hand(variant),
        fields: fields
            .map(|&field| FieldForm {
                name: field.text(),
                secret: field.is_secret(),
                number: field.kind() == FieldKind::Number,
                values: owners(variant, field)
                    .map(|owner| field_values(variant, setup, field, owner))
                    .collect(),
            })
            .collect(),
    }
}

/// The types that may be in hand.
pub fn hand(variant: &Variant) -> Vec<usize> {
    let kinds = variant.alphabet.reserve.iter();
    kinds.map(|kind| kind.index()).collect()
}

/// The possible values of a field, except nothing and unknown.
fn field_values(
    variant: &Variant,
    setup: &Setup,
    field: FieldName,
    owner: Player,
) -> Vec<PendingValue> {
    let mut values = rules::possible_values(variant, setup, field, owner);
    match field.kind() {
        FieldKind::SquareOrNow | FieldKind::Now => values.push(FieldValue::Now),
        FieldKind::Player => values.extend(variant.players().map(FieldValue::Player)),
        _ => {}
    }
    let values = values.into_iter().map(|value| {
        let (kind, square) = match value {
            FieldValue::Piece(kind) => (Some(kind), None),
            FieldValue::Square(square) => {
                (setup.at(square).map(|piece| piece.kind()), Some(square))
            }
            _ => (None, None),
        };
        PendingValue {
            value: variant.alphabet.value(owner, value),
            kind: kind.map(PieceType::index),
            square: square.map(Square::index),
        }
    });
    values.collect()
}

pub fn fault_message(fault: PositionFault) -> FaultMessage {
    let args = [
        ("at", fault.at),
        ("found", fault.found),
        ("allowed", fault.allowed),
    ];
    FaultMessage {
        code: fault.kind.code(),
        args: args
            .map(|(name, text)| (name, Argument::Text(text)))
            .into_iter()
            .collect(),
        seat: fault.player.map(Player::index),
        squares: fault.squares.into_iter().map(Square::index).collect(),
    }
}
