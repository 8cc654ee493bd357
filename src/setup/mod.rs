//! A position as written, perhaps an impossible one: what a text, a variant file or a position editor says.
//! A [`Position`](crate::position::Position) is made from it by checking it against a variant.

mod alphabet;
mod field;
mod fields;
mod parse;
mod print;
mod text;

pub use alphabet::Alphabet;
pub use field::{FieldKind, FieldName};
pub use fields::{FieldValue, Fields};
pub use text::TextError;

use crate::geometry::{Geometry, Square, SquareSet};
use crate::piece::{ByPlayer, Kind, Piece, Player};

/// A position as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What stands on each cell, in cell order.
    pub cells: Vec<Option<Piece>>,
    /// How many men of each type each seat holds in reserve.
    pub reserves: ByPlayer<Reserve>,
    /// The seat to act.
    pub turn: Player,
    /// Castling rights: bit `n` is the right to the variant's `n`th castling.
    pub castling: u16,
    /// Cells passed over by men that may be captured en passant, each with the man's own cell if the text names it.
    pub en_passant: Vec<(Square, Option<Square>)>,
    /// Plies counted towards the draw by move count.
    pub clock_plies: u16,
    /// The move number as players count it, from 1.
    pub number: u16,
    /// Values of the further fields.
    pub fields: Fields,
}

/// How many men of each type a seat holds in reserve.
pub type Reserve = [u8; Kind::LIMIT];

impl Setup {
    /// An empty board with the first seat to move.
    pub fn empty(board: &Geometry) -> Setup {
        Setup {
            cells: vec![None; board.len()],
            reserves: ByPlayer([[0; Kind::LIMIT]; Player::LIMIT]),
            turn: Player::FIRST,
            castling: 0,
            en_passant: Vec::new(),
            clock_plies: 0,
            number: 1,
            fields: Fields::default(),
        }
    }

    /// What stands on a cell.
    pub fn at(&self, square: Square) -> Option<Piece> {
        self.cells[square.index()]
    }

    /// The squares on which such a piece stands.
    pub fn homes(&self, board: &Geometry, piece: Piece) -> SquareSet {
        board
            .squares()
            .filter(|&square| self.at(square) == Some(piece))
            .collect()
    }
}
