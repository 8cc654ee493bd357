//! The letters a variant writes its positions and moves with.

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
    /// Fields behind the move number.
    pub fields: Vec<Field>,
}

/// A further field of a position text, written `name=value`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// As written.
    pub name: String,
    /// What its values are.
    pub kind: FieldKind,
    /// Each seat has its own value, the first seat's written first; otherwise one for the whole table.
    pub per_seat: bool,
    /// Only its owner may know the value.
    pub secret: bool,
}

/// What the values of a field are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldKind {
    /// A cell, or `hand` for a man still in reserve.
    Cell,
    /// A number from 1 to 255; 0 is nothing.
    Number,
    /// A seat's letter.
    Seat,
}

impl FieldKind {
    /// How a man still in reserve is written in place of its cell.
    pub const RESERVE: &'static str = "hand";

    /// The values in words, for errors.
    pub(super) fn allowed(self) -> &'static str {
        match self {
            FieldKind::Cell => "a cell, `hand`",
            FieldKind::Number => "a number from 1 to 255",
            FieldKind::Seat => "a seat's letter",
        }
    }
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
            (true, _) => code.to_lowercase(),
            (false, owner) => format!("{}{code}", self.seats[owner.index()]),
        }
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
