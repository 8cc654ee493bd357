//! Commitments: a hash that ties a player to a secret choice without telling it. Once the choice and its salt are told
//! anybody can work the hash out again.

use sha2::{Digest, Sha256};

use super::{Game, hex};
use crate::moves::{Action, Secrecy};
use crate::piece::{Kind, Piece, Player};
use crate::position::Position;
use crate::setup::{FieldName, FieldValue};
use crate::variant::Variant;

/// What keeps a choice from being guessed by trying every value: 128 bits from a good source.
pub type Salt = [u8; 16];

/// SHA-256.
pub(super) type Hash = [u8; 32];

/// The format number of the hashed text.
const FORMAT: u32 = 1;

/// A secret choice in the course of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    /// Whose.
    pub(super) seat: Player,
    /// Of what.
    pub(super) field: FieldName,
    /// When.
    pub(super) moment: Moment,
}

/// When a choice was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Moment {
    /// Before the game.
    Before,
    /// By the action with so many others before it.
    Action(usize),
}

impl Choice {
    /// How many actions came before it.
    pub(super) fn ply(self) -> usize {
        match self.moment {
            Moment::Before => 0,
            Moment::Action(ply) => ply,
        }
    }

    /// The hash of a value of this choice: SHA-256 of `menagerie:1:<game>:<seat>:<field>:<ply>:<value>:<salt>`.
    pub(super) fn hash(self, variant: &Variant, opening: &Opening) -> Hash {
        let Opening { value, salt } = opening;
        let seat = variant.alphabet.seats[self.seat.index()];
        let (game, field, ply) = (&variant.id, self.field.text(), self.ply());
        let salt = hex::encode(salt);
        let text = format!("menagerie:{FORMAT}:{game}:{seat}:{field}:{ply}:{value}:{salt}");
        Sha256::digest(text.as_bytes()).into()
    }
}

/// What opens a commitment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Opening {
    pub(super) value: String,
    pub(super) salt: Salt,
}

/// The hash of a choice, with what opens it for those who may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Commitment {
    pub(super) choice: Choice,
    pub(super) hash: Hash,
    pub(super) opening: Option<Opening>,
}

impl Game {
    /// Commits every player to the secret choices made so far, each with a salt of its own.
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

    /// Every secret choice of the line with its value, as far as it is known here.
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
        let secrets = start.fields().iter().filter(|&(field, seat, value)| {
            // Of a mine in hand nothing has been chosen yet.
            start.fields().keeps_secret(field, seat) && value != FieldValue::Reserve
        });
        let choice = |(field, seat, value)| {
            let moment = Moment::Before;
            let known = value != FieldValue::Unknown;
            let value = known.then(|| alphabet.value(seat, value));
            let choice = Choice {
                seat,
                field,
                moment,
            };
            (choice, value)
        };
        secrets.map(choice).collect()
    }
}

/// The secret choice that an action is. Every drop of a kind that may be mined is one, as telling which of them was
/// would tell which man is.
fn choice_of(before: &Position, action: Action, ply: usize) -> Option<(Choice, Option<String>)> {
    let variant = before.variant();
    let seat = before.turn();
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
            let letter = wearer.map(|kind| variant.alphabet.man(Piece::new(kind, seat)));
            (FieldName::Half, letter)
        }
        _ => return None,
    };
    let choice = Choice {
        seat,
        field,
        moment: Moment::Action(ply),
    };
    Some((choice, value))
}

/// The half that wears the crown when `half` was sent.
fn crowned_half(variant: &Variant, half: Kind, crowned: Secrecy) -> Option<Kind> {
    match crowned {
        Secrecy::Yes => Some(half),
        Secrecy::No => variant.rules.crown.as_ref()?.partner(half),
        Secrecy::Unknown => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_that_of_the_published_test_vector() {
        let hash: Hash = Sha256::digest(b"abc").into();
        let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(hex::encode(&hash), expected);
    }
}
