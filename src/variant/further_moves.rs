//! Moves that a piece type has besides, within some squares.

use crate::geometry::SquareSet;
use crate::movement::Movement;
use crate::piece::ByPlayer;

/// Moves of a piece type along lines of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FurtherMoves {
    /// The movement.
    pub movement: Movement,
    /// The squares where it may start, pass and end, by owner.
    pub within: ByPlayer<SquareSet>,
    /// Whether the page draws these lines.
    pub drawn: bool,
}
