//! Reasons why an endgame cannot be solved.

use crate::piece::PieceType;

/// Why an endgame cannot be solved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unsolvable {
    /// Not a two-player game that is won by checkmate alone, or one with secrets or drops.
    Rules,
    /// Each player needs exactly one royal piece.
    Royals,
    /// Both players have pieces that can be captured en passant.
    EnPassant,
    /// Promotions lead from each type to the next, and from the last one back to the first.
    PromotionCycle(Vec<PieceType>),
    /// There are too many placements.
    TooMany {
        /// The number of placements.
        placements: usize,
        /// The maximum.
        allowed: usize,
    },
    /// A win takes more plies than can be stored.
    TooLong,
    /// The caller stopped the work.
    Stopped,
}

impl Unsolvable {
    /// The stable error code.
    pub fn code(&self) -> &'static str {
        match self {
            Unsolvable::Rules => "endgame-rules",
            Unsolvable::Royals => "endgame-royals",
            Unsolvable::EnPassant => "endgame-en-passant",
            Unsolvable::PromotionCycle(_) => "endgame-circle",
            Unsolvable::TooMany { .. } => "endgame-too-many",
            Unsolvable::TooLong => "endgame-too-long",
            Unsolvable::Stopped => "endgame-stopped",
        }
    }
}
