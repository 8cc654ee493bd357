//! A right of unmoved pieces.

use crate::geometry::SquareSet;
use crate::piece::Player;

/// The right to castle, or to let a piece in hand enter (a gate). It is lost when one of its pieces moves or is captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CastlingRight {
    /// Its letter in position text.
    pub letter: char,
    /// The player.
    pub owner: Player,
    /// The squares of the unmoved pieces that it stands for.
    pub squares: SquareSet,
    /// Whether it is a gate.
    pub gate: bool,
    /// Whether castling with it wins, and losing the last such right loses.
    pub decides: bool,
}
