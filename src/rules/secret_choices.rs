//! Secret choices before a game begins.

use crate::piece::{Piece, PieceType, Player};
use crate::position::Position;
use crate::setup::{FieldName, FieldValue, Setup};
use crate::variant::Variant;

/// A secret that its player must choose or tell before the game begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SecretChoice {
    /// The player.
    pub player: Player,
    /// The field.
    pub field: FieldName,
    /// The possible values, at least one.
    pub values: Vec<FieldValue>,
}

/// All unknown secrets of the starting position.
pub fn secret_choices(start: &Position) -> Vec<SecretChoice> {
    let unknown = start
        .fields()
        .iter()
        .filter(|&(field, _, value)| field.is_secret() && value == FieldValue::Unknown);
    let setup = start.setup();
    let mut choices: Vec<SecretChoice> = unknown
        .map(|(field, player, _)| SecretChoice {
            player,
            field,
            values: possible_values(start.variant(), &setup, field, player),
        })
        .collect();
    choices.sort_by_key(|choice| choice.player);
    choices
}

/// The possible values of an unknown secret, judging by the placement of pieces.
pub fn possible_values(
    variant: &Variant,
    pieces: &Setup,
    field: FieldName,
    player: Player,
) -> Vec<FieldValue> {
    let rules = &variant.rules;
    let squares = |wanted: &dyn Fn(Option<Piece>) -> bool| {
        let squares = variant.geometry().squares();
        let squares = squares.filter(|&square| wanted(pieces.at(square)));
        squares.map(FieldValue::Square).collect::<Vec<_>>()
    };
    let squares_of = |kinds: &[PieceType]| {
        let own = |piece: Piece| piece.owner() == player && kinds.contains(&piece.kind());
        squares(&|piece| piece.is_some_and(own))
    };
    let crown = rules.crown.as_ref();
    match field {
        FieldName::Crown => {
            let monarchs = crown.map_or([].as_slice(), |crown| &crown.monarchs);
            monarchs
                .iter()
                .map(|&kind| FieldValue::Piece(kind))
                .collect()
        }
        FieldName::Half => {
            let halves = crown.and_then(|crown| crown.halves);
            squares_of(halves.as_ref().map_or(&[], |halves| halves))
        }
        FieldName::Mine => {
            let mined = rules.mined();
            let mut values = squares_of(mined.as_slice());
            let held = mined.is_some_and(|kind| pieces.reserves[player][kind.index()] > 0);
            values.extend(held.then_some(FieldValue::Reserve));
            values
        }
        FieldName::Hidden => squares(&|piece| piece.is_none()),
        FieldName::Drops
        | FieldName::Wall
        | FieldName::Moves
        | FieldName::Passes
        | FieldName::Winner
        | FieldName::Checks
        | FieldName::Count
        | FieldName::CountLimit => Vec::new(),
    }
}
