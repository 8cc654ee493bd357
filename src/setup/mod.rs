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
use crate::piece::{ByPlayer, Piece, PieceType, Player};

/// A position as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What stands on each square, in square order.
    pub squares: Vec<Option<Piece>>,
    /// How many pieces of each type each player holds in reserve.
    pub reserves: ByPlayer<Reserve>,
    /// The player to act.
    pub turn: Player,
    /// Castling rights: bit `n` is the right to the variant's `n`th castling.
    pub castling: u16,
    /// Squares passed over by pieces that may be captured en passant, each with the piece's own square if the text names it.
    pub en_passant: Vec<(Square, Option<Square>)>,
    /// Plies counted towards the draw by move count.
    pub clock_plies: u16,
    /// The move number as players count it, from 1.
    pub number: u16,
    /// Values of the further fields.
    pub fields: Fields,
}

/// How many pieces of each type a player holds in reserve.
pub type Reserve = [u8; PieceType::LIMIT];

impl Setup {
    /// An empty board with the first player to move.
    pub fn empty(board: &Geometry) -> Setup {
        Setup {
            squares: vec![None; board.len()],
            reserves: ByPlayer([[0; PieceType::LIMIT]; Player::LIMIT]),
            turn: Player::FIRST,
            castling: 0,
            en_passant: Vec::new(),
            clock_plies: 0,
            number: 1,
            fields: Fields::default(),
        }
    }

    /// What stands on a square.
    pub fn at(&self, square: Square) -> Option<Piece> {
        self.squares[square.index()]
    }

    /// The squares on which such a piece stands.
    pub fn squares_of(&self, board: &Geometry, piece: Piece) -> SquareSet {
        board
            .squares()
            .filter(|&square| self.at(square) == Some(piece))
            .collect()
    }
}
