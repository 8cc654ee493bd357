//! Reasons an endgame cannot be solved.

use crate::piece::PieceType;

/// Why an endgame can't be solved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unsolvable {
    /// Not a game of two players that ends with checkmate and has neither secrets nor reserves.
    Rules,
    /// Each player needs exactly one royal.
    Royals,
    /// Both players have pieces that may be captured en passant.
    EnPassant,
    /// Promotions lead from the first of these types to the next one, and so on, and from the last one back to the first.
    PromotionCycle(Vec<PieceType>),
    /// There are too many placements.
    TooMany {
        /// So many.
        placements: usize,
        /// At most.
        allowed: usize,
    },
    /// A win takes more plies than can be written.
    TooLong,
    /// The caller wished to stop.
    Stopped,
}

impl Unsolvable {
    /// The stable code.
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
