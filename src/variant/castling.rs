//! Castling: a royal and its partner move in one action.

use crate::geometry::{Square, SquareSet};
use crate::piece::{Kind, Player};

/// One castling of one seat, laid out on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Castling {
    /// Whose it is.
    pub owner: Player,
    /// Its letter in position text.
    pub letter: char,
    /// The type that makes the long step.
    pub kind: Kind,
    /// The type of the partner.
    pub partner: Kind,
    /// Where the man that makes the long step starts.
    pub from: Square,
    /// Where it lands.
    pub to: Square,
    /// Where the partner starts.
    pub partner_from: Square,
    /// Where the partner lands.
    pub partner_to: Square,
    /// Cells that must be empty.
    pub empty: SquareSet,
    /// Cells that may not be attacked: where the royal stands, passes and lands. Empty if attacks don't matter.
    pub safe: SquareSet,
}
