//! A piece type as described in the variant file.

use super::name::Name;
use crate::geometry::SquareSet;
use crate::movement::Movement;

/// A type of piece as the file describes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceTypeInfo {
    /// One or two capital letters.
    pub code: String,
    /// `Unicorn`.
    pub name: Name,
    /// The name of its picture.
    pub icon: String,
    /// Its movement as written.
    pub notation: String,
    /// Its movement.
    pub movement: Movement,
    /// The squares where it may end a move, if not all.
    pub stays_on: Option<SquareSet>,
    /// Its directions are those of the first player, whoever owns it; otherwise its own player's.
    pub faces_board: bool,
    /// Its capture (or checkmate) ends the game for its player.
    pub royal: bool,
    /// Other letters under which records may name it.
    pub aliases: Vec<String>,
    /// What players say of it in a sentence or two.
    pub description: String,
}

impl PieceTypeInfo {
    /// The squares where it may end a move.
    pub fn bounds(&self) -> SquareSet {
        self.stays_on.unwrap_or(SquareSet::ALL)
    }
}
