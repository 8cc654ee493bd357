//! The letters a variant writes its positions and moves with.

use super::field::{FieldKind, FieldName};
use super::fields::FieldValue;
use crate::geometry::Geometry;
use crate::piece::{Kind, Piece, Player};

/// Everything that turns letters into men and back.
#[derive(Clone, Debug)]
pub struct Alphabet {
    /// The board.
    pub geometry: Geometry,
    /// The seats' letters in order of play: `w b`, `r y g b`.
    pub seats: Vec<char>,
    /// The types' codes, one or two capital letters each: `U`, `CL`.
    pub codes: Vec<String>,
    /// A letter for each castling of the variant; capital for the first seat.
    pub castling: Vec<char>,
    /// The types that may wait in reserve, in the order in which they are written.
    pub reserve: Vec<Kind>,
    /// Fields behind the move number that this variant has.
    pub fields: Vec<FieldName>,
}

impl Alphabet {
    /// Whether owners are told by letter case (two seats); otherwise by the seat's letter before the code, with
    /// commas between the cells.
    pub fn by_case(&self) -> bool {
        self.seats.len() == 2
    }

    /// A man as written: `U`, `u`, `rCL`.
    pub fn man(&self, piece: Piece) -> String {
        let code = &self.codes[piece.kind().index()];
        match (self.by_case(), piece.owner()) {
            (true, Player::FIRST) => code.clone(),
            (true, _) => code.to_ascii_lowercase(),
            (false, owner) => format!("{}{code}", self.seats[owner.index()]),
        }
    }

    /// A further field's value as written for one seat.
    pub fn value(&self, owner: Player, value: FieldValue) -> String {
        match value {
            FieldValue::Nothing => "-".to_string(),
            FieldValue::Unknown => "?".to_string(),
            FieldValue::Cell(square) => self.geometry.name(square).to_string(),
            FieldValue::Number(number) => number.to_string(),
            FieldValue::Reserve => FieldKind::RESERVE.to_string(),
            FieldValue::Man(kind) => self.man(Piece::new(kind, owner)),
            FieldValue::Now => FieldKind::NOW.to_string(),
            FieldValue::Seat(player) => self.seats[player.index()].to_string(),
        }
    }

    /// Whether the variant has a secret field.
    pub fn has_secrets(&self) -> bool {
        self.fields.iter().any(|field| field.is_secret())
    }

    /// Whether the variant has a field.
    pub fn has(&self, field: FieldName) -> bool {
        self.fields.contains(&field)
    }

    /// The seat with this letter.
    pub fn seat(&self, letter: char) -> Option<Player> {
        Player::new(self.seats.iter().position(|&known| known == letter)?)
    }

    /// The type with this code, in capitals.
    pub fn kind(&self, code: &str) -> Option<Kind> {
        Kind::new(self.codes.iter().position(|known| known == code)?)
    }
}
