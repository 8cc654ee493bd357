//! Reasons an endgame cannot be solved.

use crate::piece::Kind;

/// Why an endgame can't be solved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unsolvable {
    /// Not a game of two seats that ends with checkmate and has neither secrets nor reserves.
    Rules,
    /// Each seat needs exactly one royal.
    Royals,
    /// Both seats have men that may be captured en passant.
    EnPassant,
    /// Promotions lead from the first of these types to the next one, and so on, and from the last one back to the first.
    Circle(Vec<Kind>),
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
            Unsolvable::Circle(_) => "endgame-circle",
            Unsolvable::TooMany { .. } => "endgame-too-many",
            Unsolvable::TooLong => "endgame-too-long",
            Unsolvable::Stopped => "endgame-stopped",
        }
    }
}
