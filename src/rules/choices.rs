//! What has to be chosen in secret before a game can begin.

use crate::piece::{Kind, Piece, Player};
use crate::position::Position;
use crate::setup::{FieldName, FieldValue, Setup};
use crate::variant::Variant;

/// A secret that its owner has to choose, or to tell, before the game can begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Whose.
    pub seat: Player,
    /// Which.
    pub field: FieldName,
    /// What it may be; at least one value.
    pub values: Vec<FieldValue>,
}

/// Every secret that is unknown in the position a game begins with.
pub fn choices_before(start: &Position) -> Vec<Choice> {
    let unknown = start
        .fields()
        .iter()
        .filter(|&(field, _, value)| field.is_secret() && value == FieldValue::Unknown);
    let setup = start.setup();
    let mut choices: Vec<Choice> = unknown
        .map(|(field, seat, _)| Choice {
            seat,
            field,
            values: possible_values(start.variant(), &setup, field, seat),
        })
        .collect();
    choices.sort_by_key(|choice| choice.seat);
    choices
}

/// The values that an unknown secret of a seat may have, judged by where men stand.
pub fn possible_values(
    variant: &Variant,
    men: &Setup,
    field: FieldName,
    seat: Player,
) -> Vec<FieldValue> {
    let rules = &variant.rules;
    let cells = |wanted: &dyn Fn(Option<Piece>) -> bool| {
        let cells = variant.geometry().squares();
        let cells = cells.filter(|&cell| wanted(men.at(cell)));
        cells.map(FieldValue::Cell).collect::<Vec<_>>()
    };
    let cells_of = |kinds: &[Kind]| {
        let own = |piece: Piece| piece.owner() == seat && kinds.contains(&piece.kind());
        cells(&|piece| piece.is_some_and(own))
    };
    let crown = rules.crown.as_ref();
    match field {
        FieldName::Crown => {
            let monarchs = crown.map_or([].as_slice(), |crown| &crown.monarchs);
            monarchs.iter().map(|&kind| FieldValue::Man(kind)).collect()
        }
        FieldName::Half => {
            let halves = crown.and_then(|crown| crown.halves);
            cells_of(halves.as_ref().map_or(&[], |halves| halves))
        }
        FieldName::Mine => {
            let mined = rules.mined();
            let mut values = cells_of(mined.as_slice());
            let held = mined.is_some_and(|kind| men.reserves[seat][kind.index()] > 0);
            values.extend(held.then_some(FieldValue::Reserve));
            values
        }
        FieldName::Hidden => cells(&|piece| piece.is_none()),
        FieldName::Drops | FieldName::Passes | FieldName::Winner => Vec::new(),
    }
}
