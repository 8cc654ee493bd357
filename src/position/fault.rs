//! Reasons why a setup is not a possible position.

use crate::geometry::Square;
use crate::piece::Player;
use crate::setup::TextError;

codes! {
    /// What is wrong in a setup.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(missing_docs, reason = "the codes say it")]
    pub enum PositionFaultKind {
        Monarchs = "monarchs",
        ImpossibleSecret = "impossible-secret",
        NoMen = "no-men",
        CounterpartOccupied = "counterpart-occupied",
        MustHavePromoted = "must-have-promoted",
        TooManyMen = "too-many-men",
        TooManyPieces = "too-many-pieces",
        NoReserve = "no-reserve",
        CastlingWithoutMen = "castling-without-men",
        ImpossibleDrops = "impossible-drops",
        ImpossibleMoves = "impossible-moves",
        ImpossibleWinner = "impossible-winner",
        ImpossibleChecks = "impossible-checks",
        RoyalCount = "royal-count",
        OtherSideInCheck = "other-side-in-check",
        ImpossibleEnPassant = "impossible-en-passant",
    }
}

/// One reason why a setup is not a possible position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionFault {
    /// Its kind.
    pub kind: PositionFaultKind,
    /// The square, player, letter or field.
    pub at: String,
    /// What was found.
    pub found: String,
    /// What is allowed.
    pub allowed: String,
    /// The player concerned, if it is only one.
    pub player: Option<Player>,
    /// The squares concerned, the main one first.
    pub squares: Vec<Square>,
}

/// Why a text or setup is not a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// The text can't be read.
    Text(TextError),
    /// It can be read but has faults; at least one.
    Faults(Vec<PositionFault>),
}

impl PositionFault {
    pub(super) fn new(
        kind: PositionFaultKind,
        at: &str,
        found: &str,
        allowed: &str,
        player: Option<Player>,
        squares: Vec<Square>,
    ) -> PositionFault {
        PositionFault {
            kind,
            at: at.to_string(),
            found: found.to_string(),
            allowed: allowed.to_string(),
            player,
            squares,
        }
    }
}

impl std::fmt::Display for PositionFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{}: {}: found {}, allowed {}",
            self.kind.code(),
            self.at,
            self.found,
            self.allowed
        )
    }
}

impl std::fmt::Display for PositionError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            PositionError::Text(error) => {
                write!(
                    f,
                    "{}: {}: found {}, allowed {}",
                    error.kind.code(),
                    error.at,
                    error.found,
                    error.allowed
                )
            }
            PositionError::Faults(faults) => {
                let lines: Vec<String> = faults.iter().map(PositionFault::to_string).collect();
                f.write_str(&lines.join("; "))
            }
        }
    }
}

impl std::error::Error for PositionError {}
