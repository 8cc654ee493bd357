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
        let from = action.cells(&self.variant).0;
        for square in captured.into_iter().flatten() {
            self.add_stakes_of_capture(square, &mut stakes);
            // What takes a mine is lost with it.
            if let (Some(from), Some(_)) = (from, self.mine_on(square)) {
                self.add_stake_of_crown(from, &mut stakes);
            }
        }
        for square in stops.into_iter().flatten() {
            self.add_stakes_of_stop(square, &mut stakes);
        }
        stakes
    }

    fn add_stakes_of_capture(&self, square: Square, stakes: &mut Vec<Stake>) {
        let Some(piece) = self.at(square) else { return };
        if self.variant.rules.may_be_mined(piece.kind()) {
            let value = FieldValue::Cell(square);
            self.add_stake(FieldName::Mine, piece.owner(), value, stakes);
        }
        self.add_stake_of_crown(square, stakes);
    }

    /// That the man on a cell, about to be lost, wears a crown.
    fn add_stake_of_crown(&self, square: Square, stakes: &mut Vec<Stake>) {
        let (Some(piece), Some(crown)) = (self.at(square), &self.variant.rules.crown) else {
            return;
        };
        if crown.monarchs.contains(&piece.kind()) {
            let value = FieldValue::Man(piece.kind());
            self.add_stake(FieldName::Crown, piece.owner(), value, stakes);
        } else if crown.carriers.contains(piece) {
            let value = FieldValue::Cell(square);
            self.add_stake(FieldName::Half, piece.owner(), value, stakes);
        }
    }

    /// That somebody's crown is hidden on a cell.
    fn add_stakes_of_stop(&self, square: Square, stakes: &mut Vec<Stake>) {
        for owner in self.variant.players() {
            self.add_stake(FieldName::Hidden, owner, FieldValue::Cell(square), stakes);
        }
    }

    fn add_stake(&self, field: FieldName, owner: Player, value: FieldValue, to: &mut Vec<Stake>) {
        if self.field(field, owner) == FieldValue::Unknown {
            to.push(Stake {
                field,
                owner,
                value,
            });
        }
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
