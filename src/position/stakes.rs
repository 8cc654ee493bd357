//! What unknown secrets an action would bring to light.

use super::Position;
use crate::geometry::Square;
use crate::moves::Action;
use crate::piece::Player;
use crate::setup::{FieldName, FieldValue};

/// An unknown secret that an action touches: if the field had this value, it would come to light.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stake {
    /// Which secret.
    pub field: FieldName,
    /// Whose.
    pub owner: Player,
    /// The value that would make itself felt.
    pub value: FieldValue,
}

impl Position {
    /// The unknown secrets that a possible action of the seat to act touches, in the order in which it does.
    pub fn stakes(&self, action: Action) -> Vec<Stake> {
        let mut stakes = Vec::new();
        if !self
            .fields
            .iter()
            .any(|(_, _, value)| value == FieldValue::Unknown)
        {
            return stakes;
        }
        let (captured, stops) = touched(self, action);
        for square in captured.into_iter().flatten() {
            self.add_stakes_of_capture(square, &mut stakes);
        }
        for square in stops.into_iter().flatten() {
            self.add_stakes(FieldName::Hidden, FieldValue::Cell(square), &mut stakes);
        }
        stakes
    }

    fn add_stakes_of_capture(&self, square: Square, stakes: &mut Vec<Stake>) {
        let rules = &self.variant.rules;
        let Some(piece) = self.at(square) else { return };
        let mut add = |field, value| {
            if self.field(field, piece.owner()) == FieldValue::Unknown {
                let owner = piece.owner();
                stakes.push(Stake {
                    field,
                    owner,
                    value,
                });
            }
        };
        if rules.may_be_mined(piece.kind()) {
            add(FieldName::Mine, FieldValue::Cell(square));
        }
        let Some(crown) = &rules.crown else { return };
        if crown.monarchs.contains(&piece.kind()) {
            add(FieldName::Crown, FieldValue::Man(piece.kind()));
        } else if crown.carriers.contains(piece) {
            add(FieldName::Half, FieldValue::Cell(square));
        }
    }

    fn add_stakes(&self, field: FieldName, value: FieldValue, stakes: &mut Vec<Stake>) {
        let owners = self.variant.players();
        let unknown = owners.filter(|&owner| self.field(field, owner) == FieldValue::Unknown);
        stakes.extend(unknown.map(|owner| Stake {
            field,
            owner,
            value,
        }));
    }
}

/// The cells where an action captures and where its men stop.
fn touched(position: &Position, action: Action) -> ([Option<Square>; 2], [Option<Square>; 2]) {
    match action {
        Action::Move { to, .. } | Action::DoubleStep { to, .. } | Action::Promote { to, .. } => {
            ([Some(to), None], [Some(to), None])
        }
        Action::EnPassant { to, .. } | Action::Drop { to, .. } | Action::Split { to, .. } => {
            ([None, None], [Some(to), None])
        }
        Action::TwoSteps { from, via, to } => {
            let second = to.filter(|&to| to != from);
            ([via, second], [to, None])
        }
        Action::Castle(index) => {
            let castling = &position.variant.rules.castlings[index as usize];
            ([None, None], [Some(castling.to), Some(castling.partner_to)])
        }
        Action::Hide { .. } | Action::Done | Action::Pass | Action::Claim { .. } => {
            ([None, None], [None, None])
        }
    }
}
