//! The letters of a variant's position and move texts.

use super::field::{FieldKind, FieldName};
use super::fields::FieldValue;
use crate::geometry::{Geometry, Square};
use crate::piece::{Piece, PieceType, Player};

/// Converts pieces and field values to letters and back.
#[derive(Clone, Debug)]
pub struct Alphabet {
    /// The board.
    pub geometry: Geometry,
    /// The players' letters in order of play: `w b`, `r y g b`.
    pub players: Vec<char>,
    /// The types' codes, one or two capital letters each: `U`, `CL`.
    pub codes: Vec<String>,
    /// The letters of the rights; capital for the first player.
    pub castling: Vec<char>,
    /// By castling right: the partner that castles with it, if that is a right for one castling only.
    pub partners: Vec<Option<CastlingPartner>>,
    /// The rights that are gates.
    pub gates: Vec<Gate>,
    /// The types that may be in hand, in the order in which they are written.
    pub reserve: Vec<PieceType>,
    /// Whether squares may hold walls.
    pub walls: bool,
    /// Whether captured pieces come into a hand. Then even empty hands are written.
    pub hands_fill: bool,
    /// The further fields of this variant, written after the move number.
    pub fields: Vec<FieldName>,
    /// How many checks win, in games that count them.
    pub checks_to_win: Option<u8>,
}

/// The piece with which another one castles, and their squares in the array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CastlingPartner {
    /// The partner.
    pub piece: Piece,
    /// The square of the piece that castles.
    pub from: Square,
    /// The partner's square.
    pub home: Square,
}

/// A right to let a piece in hand enter. It isn't written while a right that implies it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gate {
    /// Its bit.
    pub right: u32,
    /// The player.
    pub owner: Player,
    /// The bits of the castling rights that imply it.
    pub implied_by: u32,
}

impl Alphabet {
    /// Whether letter case shows the owner (two players). With more players the player's letter precedes the code, and
    /// commas separate the squares.
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

    /// A player's value of a further field, as written.
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

    /// The right of the partner on this file, which other programs name by the file's letter: `H` for the Rook on h1.
    pub fn right_of_file(&self, letter: char) -> Option<usize> {
        let is_meant = |partner: &CastlingPartner| self.file_letter(partner) == Some(letter);
        let mut partners = self.partners.iter();
        partners.position(|partner| partner.as_ref().is_some_and(is_meant))
    }

    /// The letter of a partner's file, unless it is the letter of a right: capital for the first player.
    pub(super) fn file_letter(&self, partner: &CastlingPartner) -> Option<char> {
        let letter = self.geometry.file_letter(partner.home)?;
        let letter = match partner.piece.owner() {
            Player::FIRST => letter.to_ascii_uppercase(),
            _ => letter,
        };
        (!self.castling.contains(&letter)).then_some(letter)
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

    /// The type with this capital code.
    pub fn kind(&self, code: &str) -> Option<PieceType> {
        PieceType::new(self.codes.iter().position(|known| known == code)?)
    }
}
