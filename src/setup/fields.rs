//! The values of the further fields of a position.

use super::field::FieldName;
use crate::geometry::Square;
use crate::piece::{ByPlayer, PieceType, Player};

/// What a further field holds for one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum FieldValue {
    /// Nothing (`-`).
    #[default]
    Nothing,
    /// A value that the viewer may not know (`?`).
    Unknown,
    /// A square.
    Square(Square),
    /// A plain number above 0.
    Number(u8),
    /// A piece still in reserve (`hand`).
    Reserve,
    /// A type of piece of the player.
    Piece(PieceType),
    /// Something may be done in this turn (`now`).
    Now,
    /// A player.
    Player(Player),
}

impl FieldValue {
    /// Whether it is a value that only its owner may know, if the field is secret. That there is nothing, and what
    /// may be done now, is public.
    pub fn is_secret(self) -> bool {
        !matches!(self, FieldValue::Nothing | FieldValue::Now)
    }
}

/// The values of all fields; a field of the whole table uses the first player alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fields([ByPlayer<FieldValue>; FieldName::ALL.len()]);

impl Fields {
    /// A field's value. `owner` is [`Player::FIRST`] for a field of the whole table.
    pub fn get(&self, name: FieldName, owner: Player) -> FieldValue {
        self.0[name as usize][owner]
    }

    /// Puts a value in place of the one before.
    pub fn set(&mut self, name: FieldName, owner: Player, value: FieldValue) {
        self.0[name as usize][owner] = value;
    }

    /// Every value with its field and owner.
    pub fn iter(&self) -> impl Iterator<Item = (FieldName, Player, FieldValue)> + '_ {
        let players = |name| Player::first(Player::LIMIT).map(move |owner| (name, owner));
        let places = FieldName::ALL.into_iter().flat_map(players);
        places.map(|(name, owner)| (name, owner, self.get(name, owner)))
    }

    /// Whether a player's value is one that only its owner may know.
    pub fn keeps_secret(&self, name: FieldName, owner: Player) -> bool {
        name.is_secret() && self.get(name, owner).is_secret()
    }
}
