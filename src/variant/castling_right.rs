//! A castling right.

use crate::geometry::SquareSet;
use crate::piece::Player;

/// A castling right: open until one of its squares is left or captured upon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CastlingRight {
    /// Its letter in position text.
    pub letter: char,
    /// Whose it is.
    pub owner: Player,
    /// The squares of the unmoved pieces it stands for.
    pub squares: SquareSet,
}
