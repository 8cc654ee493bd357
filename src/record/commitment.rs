//! Commitments: a hash that ties a player to a secret choice without telling it. Once the choice and its salt are told
//! anybody can work the hash out again.

use sha2::{Digest, Sha256};

use super::hex;
use crate::piece::Player;
use crate::setup::FieldName;
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
    pub(super) player: Player,
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

    /// The hash of a value of this choice: SHA-256 of `menagerie:1:<game>:<player>:<field>:<ply>:<value>:<salt>`.
    pub(super) fn hash(self, variant: &Variant, opening: &Opening) -> Hash {
        let Opening { value, salt } = opening;
        let player = variant.alphabet.players[self.player.index()];
        let (game, field, ply) = (&variant.id, self.field.text(), self.ply());
        let salt = hex::encode(salt);
        let text = format!("menagerie:{FORMAT}:{game}:{player}:{field}:{ply}:{value}:{salt}");
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
