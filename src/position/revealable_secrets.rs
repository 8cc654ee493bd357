//! The unknown secrets that an action would reveal.

use super::Position;
use crate::geometry::Square;
use crate::moves::Action;
use crate::piece::Player;
use crate::setup::{FieldName, FieldValue};

/// An unknown secret together with the value that an action would reveal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RevealableSecret {
    /// The field.
    pub field: FieldName,
    /// The player.
    pub owner: Player,
    /// The value that would be revealed.
    pub value: FieldValue,
}

impl Position {
    /// The unknown secrets that a possible action may reveal, in order.
    pub fn revealable_secrets(&self, action: Action) -> Vec<RevealableSecret> {
        let mut secrets = Vec::new();
        if self.is_plain(action) {
            return secrets;
        }
        // A claimed army is removed, not captured.
        if matches!(action, Action::Claim { .. }) {
            return secrets;
        }
        let from = action.squares(&self.variant).0;
        for square in self.captures(action) {
            self.add_secrets_of_capture(square, &mut secrets);
            // The piece that captures a mine is lost too.
            if self.mine_on(square).is_some() {
                secrets.extend(from.and_then(|from| self.unknown_crown_on(from)));
            }
        }
        for square in stops(self, action).into_iter().flatten() {
            self.add_secrets_of_stop(square, &mut secrets);
        }
        secrets
    }

    /// A move to an empty square where no crown may be hidden, as most are, reveals nothing.
    #[inline(always)]
    fn is_plain(&self, action: Action) -> bool {
        let Action::Move { to, .. } = action else {
            return false;
        };
        if self.at(to).is_some() {
            return false;
        }
        for owner in self.variant.players() {
            if self.field(FieldName::Hidden, owner) == FieldValue::Unknown {
                return false;
            }
        }
        true
    }

    fn add_secrets_of_capture(&self, square: Square, secrets: &mut Vec<RevealableSecret>) {
        let Some(piece) = self.at(square) else { return };
        if self.variant.rules.may_be_mined(piece.kind()) {
            let value = FieldValue::Square(square);
            self.add_secret(FieldName::Mine, piece.owner(), value, secrets);
        }
        secrets.extend(self.unknown_crown_on(square));
    }

    /// The secret that the piece on a square wears the crown, if that is unknown.
    pub fn unknown_crown_on(&self, square: Square) -> Option<RevealableSecret> {
        let piece = self.at(square)?;
        let crown = self.variant.rules.crown.as_ref()?;
        let (field, value) = crown.secret_of(piece, square)?;
        let owner = piece.owner();
        (self.field(field, owner) == FieldValue::Unknown).then_some(RevealableSecret {
            field,
            owner,
            value,
        })
    }

    fn add_secrets_of_stop(&self, square: Square, secrets: &mut Vec<RevealableSecret>) {
        for owner in self.variant.players() {
            self.add_secret(
                FieldName::Hidden,
                owner,
                FieldValue::Square(square),
                secrets,
            );
        }
    }

    fn add_secret(
        &self,
        field: FieldName,
        owner: Player,
        value: FieldValue,
        to: &mut Vec<RevealableSecret>,
    ) {
        if self.field(field, owner) == FieldValue::Unknown {
            to.push(RevealableSecret {
                field,
                owner,
                value,
            });
        }
    }
}

fn stops(position: &Position, action: Action) -> [Option<Square>; 2] {
    match action {
        Action::Castle(index) => {
            let castling = &position.variant.rules.castlings[index as usize];
            [Some(castling.to), Some(castling.partner_to)]
        }
        Action::Hide { .. } => [None, None],
        action => [action.squares(&position.variant).1, None],
    }
}
