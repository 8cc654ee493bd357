//! A position as written, perhaps an impossible one: what a text, a variant file or a position editor says.
//! A [`Position`](crate::position::Position) is made from it by checking it against a variant.

mod alphabet;
mod parse;
mod print;
mod text;

pub use alphabet::{Alphabet, Field, FieldKind};
pub use text::TextError;

use crate::geometry::{Geometry, Square};
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
    /// Values of the variant's further fields, field by field; a field of the whole table uses seat 0 alone.
    pub fields: Vec<ByPlayer<FieldValue>>,
}

/// How many men of each type a seat holds in reserve.
pub type Reserve = [u8; Kind::LIMIT];

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
    /// A seat.
    Seat(Player),
}

impl Setup {
    /// An empty board with the first seat to move.
    pub fn empty(board: &Geometry, fields: usize) -> Setup {
        Setup {
            cells: vec![None; board.len()],
            reserves: ByPlayer([[0; Kind::LIMIT]; Player::LIMIT]),
            turn: Player::FIRST,
            castling: 0,
            en_passant: Vec::new(),
            clock_plies: 0,
            number: 1,
            fields: vec![ByPlayer::default(); fields],
        }
    }

    /// What stands on a cell.
    pub fn at(&self, square: Square) -> Option<Piece> {
        self.cells[square.index()]
    }
}
