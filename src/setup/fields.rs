//! The values of the further fields.

use super::field::FieldName;
use crate::geometry::Square;
use crate::piece::{ByPlayer, PieceType, Player};

/// A player's value of a further field.
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
    /// A piece in hand (`hand`).
    Reserve,
    /// One of the player's piece types.
    Piece(PieceType),
    /// Possible in this turn (`now`).
    Now,
    /// A player.
    Player(Player),
}

impl FieldValue {
    /// Whether only the owner may know the value in a secret field. Nothing and "now" are public.
    pub fn is_secret(self) -> bool {
        !matches!(self, FieldValue::Nothing | FieldValue::Now)
    }
}

/// The values of all fields. A field of the whole game uses the first player's place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fields([ByPlayer<FieldValue>; FieldName::ALL.len()]);

impl Fields {
    /// The value of a field. `owner` is [`Player::FIRST`] for a field of the whole game.
    pub fn get(&self, name: FieldName, owner: Player) -> FieldValue {
        self.0[name as usize][owner]
    }

    /// Sets the value of a field.
    pub fn set(&mut self, name: FieldName, owner: Player, value: FieldValue) {
        self.0[name as usize][owner] = value;
    }

    /// Every value with its field and owner.
    pub fn iter(&self) -> impl Iterator<Item = (FieldName, Player, FieldValue)> + '_ {
        let players = |name| Player::first(Player::LIMIT).map(move |owner| (name, owner));
        let places = FieldName::ALL.into_iter().flat_map(players);
        places.map(|(name, owner)| (name, owner, self.get(name, owner)))
    }

    /// Whether the player's value is a secret.
    pub fn keeps_secret(&self, name: FieldName, owner: Player) -> bool {
        name.is_secret() && self.get(name, owner).is_secret()
    }
}
