//! Piece types as described in the variant file.

use super::name::Name;
use crate::geometry::SquareSet;
use crate::movement::Movement;
use crate::piece::{ByPlayer, Player};

/// A piece type as described in the variant file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceTypeInfo {
    /// One or two capital letters.
    pub code: String,
    /// The name, such as `Unicorn`.
    pub name: Name,
    /// The name of its icon.
    pub icon: String,
    /// The movement as written.
    pub notation: String,
    /// The parsed movement.
    pub movement: Movement,
    /// The squares where it may end a move, arise from a promotion or be dropped, by owner; `None` for all.
    pub stays_on: ByPlayer<Option<SquareSet>>,
    /// The squares where its initial moves start, by owner; `None` for its squares in the array.
    pub starts_on: ByPlayer<Option<SquareSet>>,
    /// Its directions are those of the first player instead of its owner.
    pub faces_board: bool,
    /// Losing it loses the game.
    pub royal: bool,
    /// Other codes that records may use.
    pub aliases: Vec<String>,
    /// Its rules for players, in a sentence or two.
    pub description: String,
}

impl PieceTypeInfo {
    /// The squares where a piece of this owner may end a move, arise from a promotion or be dropped.
    pub fn bounds(&self, owner: Player) -> SquareSet {
        self.stays_on[owner].unwrap_or(SquareSet::ALL)
    }
}
