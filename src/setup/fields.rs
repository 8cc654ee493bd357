//! The values of the further fields of a position.

use super::FieldName;
use crate::geometry::Square;
use crate::packing::{Packed, Packer, Unpacker, packed};
use crate::piece::{ByPlayer, Kind, Player};

/// What a further field holds for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum FieldValue {
    /// Nothing (`-`).
    #[default]
    Nothing,
    /// A value that the viewer may not know (`?`).
    Unknown,
    /// A cell.
    Cell(Square),
    /// A plain number above 0.
    Number(u8),
    /// A man still in reserve (`hand`).
    Reserve,
    /// A type of man of the seat.
    Man(Kind),
    /// Something may be done in this turn (`now`).
    Now,
    /// A seat.
    Seat(Player),
}

impl FieldValue {
    /// Whether it is a value that only its owner may know, if the field is secret. That there is nothing, and what
    /// may be done now, is public.
    pub fn is_secret(self) -> bool {
        !matches!(self, FieldValue::Nothing | FieldValue::Now)
    }
}

/// The values of all fields; a field of the whole table uses the first seat alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fields([ByPlayer<FieldValue>; FieldName::ALL.len()]);

impl Fields {
    /// A field's value. `owner` is [`Player::FIRST`] for a field of the whole table.
    #[inline(always)]
    pub fn get(&self, name: FieldName, owner: Player) -> FieldValue {
        self.0[name as usize][owner]
    }

    /// Puts a value in place of the one before.
    #[inline(always)]
    pub fn set(&mut self, name: FieldName, owner: Player, value: FieldValue) {
        self.0[name as usize][owner] = value;
    }

    /// Every value with its field and owner.
    pub fn iter(&self) -> impl Iterator<Item = (FieldName, Player, FieldValue)> + '_ {
        let players = |name| Player::first(Player::LIMIT).map(move |owner| (name, owner));
        let places = FieldName::ALL.into_iter().flat_map(players);
        places.map(|(name, owner)| (name, owner, self.get(name, owner)))
    }

    /// Whether a seat's value is one that only its owner may know.
    pub fn keeps_secret(&self, name: FieldName, owner: Player) -> bool {
        name.is_secret() && self.get(name, owner).is_secret()
    }
}

packed!(struct Fields(_));

impl Packed for FieldValue {
    fn pack(&self, to: &mut Packer) {
        let (form, content): (u8, u8) = match *self {
            FieldValue::Nothing => (0, 0),
            FieldValue::Unknown => (1, 0),
            FieldValue::Cell(square) => return (2u8, square).pack(to),
            FieldValue::Number(number) => (3, number),
            FieldValue::Reserve => (4, 0),
            FieldValue::Man(kind) => return (5u8, kind).pack(to),
            FieldValue::Now => (6, 0),
            FieldValue::Seat(player) => return (7u8, player).pack(to),
        };
        (form, content).pack(to);
    }
    fn unpack(from: &mut Unpacker) -> FieldValue {
        match from.number() {
            2 => FieldValue::Cell(Packed::unpack(from)),
            5 => FieldValue::Man(Packed::unpack(from)),
            7 => FieldValue::Seat(Packed::unpack(from)),
            form => match (form, u8::unpack(from)) {
                (1, _) => FieldValue::Unknown,
                (3, number) => FieldValue::Number(number),
                (4, _) => FieldValue::Reserve,
                (6, _) => FieldValue::Now,
                _ => FieldValue::Nothing,
            },
        }
    }
}
