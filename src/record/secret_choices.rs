//! The secret choices of a game, and commitments to them.

use super::commitment::{Choice, Commitment, Moment, Opening, Salt};
use super::game::Game;
use crate::moves::{Action, Secrecy};
use crate::piece::{Piece, PieceType};
use crate::position::Position;
use crate::setup::{FieldName, FieldValue};
use crate::variant::Variant;

impl Game {
    /// Commits every player to the secret choices made so far, each with its own salt.
    pub fn commit(&mut self, mut salt: impl FnMut() -> Salt) {
        for (choice, value) in self.secret_choices() {
            let committed = self.commitments.iter().any(|known| known.choice == choice);
            if let Some(value) = value.filter(|_| !committed) {
                let salt = salt();
                let opening = Opening { value, salt };
                self.commitments.push(Commitment {
                    choice,
                    hash: choice.hash(self.variant(), &opening),
                    opening: Some(opening),
                });
            }
        }
    }

    /// Every secret choice of the line, with its value if known.
    pub(super) fn secret_choices(&self) -> Vec<(Choice, Option<String>)> {
        let mut choices = self.choices_before();
        let mut ply = 0;
        self.replay(|before, action, _| {
            choices.extend(choice_of(before, action, ply));
            ply += 1;
        });
        choices
    }

    fn choices_before(&self) -> Vec<(Choice, Option<String>)> {
        let start = self.start();
        let alphabet = &start.variant().alphabet;
        let secrets = start.fields().iter().filter(|&(field, player, value)| {
            // A mine in hand has not been placed yet.
            start.fields().keeps_secret(field, player) && value != FieldValue::Reserve
        });
        let choice = |(field, player, value)| {
            let moment = Moment::Before;
            let known = value != FieldValue::Unknown;
            let value = known.then(|| alphabet.value(player, value));
            let choice = Choice {
                player,
                field,
                moment,
            };
            (choice, value)
        };
        secrets.map(choice).collect()
    }
}

/// The secret choice of an action. Every drop of a type that may be mined counts as one, or else the commitments would
/// reveal which piece is mined.
fn choice_of(before: &Position, action: Action, ply: usize) -> Option<(Choice, Option<String>)> {
    let variant = before.variant();
    let player = before.turn();
    let (field, value) = match action {
        Action::Drop { kind, mined, .. } if variant.rules.may_be_mined(kind) => {
            let word = match mined {
                Secrecy::Yes => Some("mined"),
                Secrecy::No => Some("plain"),
                Secrecy::Unknown => None,
            };
            (FieldName::Mine, word.map(str::to_string))
        }
        Action::Hide { to } => {
            let name = to.map(|to| variant.geometry().name(to));
            (FieldName::Hidden, name.map(str::to_string))
        }
        Action::Split { half, crowned, .. } => {
            let wearer = crowned_half(variant, half, crowned);
            let letter = wearer.map(|kind| variant.alphabet.piece(Piece::new(kind, player)));
            (FieldName::Half, letter)
        }
        _ => return None,
    };
    let choice = Choice {
        player,
        field,
        moment: Moment::Action(ply),
    };
    Some((choice, value))
}

fn crowned_half(variant: &Variant, half: PieceType, crowned: Secrecy) -> Option<PieceType> {
    match crowned {
        Secrecy::Yes => Some(half),
        Secrecy::No => variant.rules.crown.as_ref()?.partner(half),
        Secrecy::Unknown => None,
    }
}
