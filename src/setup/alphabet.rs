//! The letters a variant writes its positions and moves with.

use super::field::{FieldKind, FieldName};
use super::fields::FieldValue;
use crate::geometry::Geometry;
use crate::piece::{Piece, PieceType, Player};

/// Everything that turns letters into pieces and back.
#[derive(Clone, Debug)]
pub struct Alphabet {
    /// The board.
    pub geometry: Geometry,
    /// The players' letters in order of play: `w b`, `r y g b`.
    pub players: Vec<char>,
    /// The types' codes, one or two capital letters each: `U`, `CL`.
    pub codes: Vec<String>,
    /// A letter for each castling of the variant; capital for the first player.
    pub castling: Vec<char>,
    /// The types that may wait in reserve, in the order in which they are written.
    pub reserve: Vec<PieceType>,
    /// Fields behind the move number that this variant has.
    pub fields: Vec<FieldName>,
}

impl Alphabet {
    /// Whether owners are told by letter case (two players); otherwise by the player's letter before the code, with
    /// commas between the squares.
    pub fn by_case(&self) -> bool {
        self.players.len() == 2
    }

    /// A piece as written: `U`, `u`, `rCL`.
    pub fn piece(&self, piece: Piece) -> String {
        let code = &self.codes[piece.kind().index()];
        match (self.by_case(), piece.owner()) {
            (true, Player::FIRST) => code.clone(),
            (true, _) => code.to_ascii_lowercase(),
            (false, owner) => format!("{}{code}", self.players[owner.index()]),
        }
    }

    /// A further field's value as written for one player.
    pub fn value(&self, owner: Player, value: FieldValue) -> String {
        match value {
            FieldValue::Nothing => "-".to_string(),
            FieldValue::Unknown => "?".to_string(),
            FieldValue::Square(square) => self.geometry.name(square).to_string(),
            FieldValue::Number(number) => number.to_string(),
            FieldValue::Reserve => FieldKind::RESERVE.to_string(),
            FieldValue::Piece(kind) => self.piece(Piece::new(kind, owner)),
            FieldValue::Now => FieldKind::NOW.to_string(),
            FieldValue::Player(player) => self.players[player.index()].to_string(),
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

    /// The player with this letter.
    pub fn player(&self, letter: char) -> Option<Player> {
        Player::new(self.players.iter().position(|&known| known == letter)?)
    }

    /// The type with this code, in capitals.
    pub fn kind(&self, code: &str) -> Option<PieceType> {
        PieceType::new(self.codes.iter().position(|known| known == code)?)
    }
}
