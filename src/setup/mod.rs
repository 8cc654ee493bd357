//! A position as written, possibly an impossible one, in a text, a variant file or the position editor. Checking it
//! against a variant makes it a [`Position`](crate::position::Position).

mod alphabet;
mod field;
mod fields;
mod parse;
mod placement;
mod print;
mod text;

pub use alphabet::{Alphabet, CastlingPartner, Gate};
pub use field::{FieldKind, FieldName};
pub use fields::{FieldValue, Fields};
pub use text::{TextError, TextErrorKind};

use crate::geometry::{Geometry, Square, SquareSet};
use crate::piece::{ByPlayer, Piece, PieceType, Player};

/// A position as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The piece on each square, in square order.
    pub squares: Vec<Option<Piece>>,
    /// The squares with a wall.
    pub walls: SquareSet,
    /// The pieces of each type that each player has in hand.
    pub reserves: ByPlayer<Reserve>,
    /// The player to act.
    pub turn: Player,
    /// The rights of unmoved pieces, castling and gates: bit `n` is the variant's `n`th right.
    pub castling: u32,
    /// Squares passed over by pieces that may be captured en passant, each with the piece's own square if the text
    /// gives it.
    pub en_passant: Vec<(Square, Option<Square>)>,
    /// Plies counted towards the draw by move count.
    pub clock_plies: u16,
    /// The move number as players count it, from 1.
    pub number: u16,
    /// Values of the further fields.
    pub fields: Fields,
}

/// Names the draw clock among the further fields if a count takes its place.
const CLOCK: &str = "clock";

/// A wall, in the placement.
const WALL: &str = "*";

/// The number of pieces in hand, by type.
pub type Reserve = [u8; PieceType::LIMIT];

impl Setup {
    /// An empty board with the first player to move.
    pub fn empty(board: &Geometry) -> Setup {
        Setup {
            squares: vec![None; board.len()],
            walls: SquareSet::EMPTY,
            reserves: ByPlayer([[0; PieceType::LIMIT]; Player::LIMIT]),
            turn: Player::FIRST,
            castling: 0,
            en_passant: Vec::new(),
            clock_plies: 0,
            number: 1,
            fields: Fields::default(),
        }
    }

    /// The piece on a square.
    pub fn at(&self, square: Square) -> Option<Piece> {
        self.squares[square.index()]
    }

    /// With the gates that castling rights imply, and without those of players whose hands are empty for good.
    #[must_use]
    pub fn with_implied_gates(mut self, alphabet: &Alphabet) -> Setup {
        for gate in &alphabet.gates {
            let may_enter =
                alphabet.hands_fill || self.reserves[gate.owner] != [0; PieceType::LIMIT];
            match may_enter {
                true if self.castling & gate.implied_by != 0 => self.castling |= gate.right,
                true => {}
                false => self.castling &= !gate.right,
            }
        }
        self
    }

    /// How many of these pieces a player has, on the board and in hand.
    pub fn on_board_and_in_hand(&self, piece: Piece) -> usize {
        let on_board = self.squares.iter().filter(|&&there| there == Some(piece));
        on_board.count() + usize::from(self.reserves[piece.owner()][piece.kind().index()])
    }

    /// The squares with such a piece.
    pub fn squares_of(&self, board: &Geometry, piece: Piece) -> SquareSet {
        board
            .squares()
            .filter(|&square| self.at(square) == Some(piece))
            .collect()
    }
}
