//! Commitments: a hash binds a player to a secret choice without revealing it. Once the choice and its salt are
//! published, anybody can verify the hash.

use sha2::{Digest, Sha256};

use super::hex;
use crate::piece::Player;
use crate::setup::FieldName;
use crate::variant::Variant;

/// 128 random bits, so that a choice can't be found by trying every value.
pub type Salt = [u8; 16];

/// A SHA-256 hash.
pub type Hash = [u8; 32];

const FORMAT: u32 = 1;

/// A secret choice made before or during a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    pub(super) player: Player,
    pub(super) field: FieldName,
    pub(super) moment: Moment,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Moment {
    Before,
    /// By the action with this index.
    Action(usize),
}

impl Choice {
    /// The number of actions before it.
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
        sha256(&text)
    }
}

/// The SHA-256 hash of a text. Not inlined, since it is large.
#[inline(never)]
pub fn sha256(text: &str) -> Hash {
    Sha256::digest(text).into()
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Opening {
    pub(super) value: String,
    pub(super) salt: Salt,
}

/// The hash of a choice, with its opening for those who may know it.
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
    fn the_hash_matches_a_published_test_vector() {
        let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(hex::encode(&sha256("abc")), expected);
    }
}
