//! Positions that are being set up, possibly impossible ones.

use super::{Arguments, PendingValue, PlacedPiece};
use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

/// A position as written, possibly an impossible one.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Setup"))]
pub struct SetupMessage {
    pub pieces: Vec<PlacedPiece>,
    /// By player and piece type: pieces in hand.
    pub reserves: Vec<Vec<u8>>,
    pub turn: usize,
    /// Letters of the rights; empty for none.
    pub castling: String,
    /// Squares passed over by pieces that may be captured there.
    pub en_passant: Vec<PassedMessage>,
    pub clock_plies: u16,
    /// The move number as players count it.
    pub number: u16,
    /// By name the value of each player, or the one of the game, as in position text: `-` for nothing, `?` for unknown.
    pub fields: IndexMap<String, Vec<String>>,
}

/// A square that a piece has passed over, and the piece's own square. With two players no setup names the piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Passed"))]
pub struct PassedMessage {
    pub square: usize,
    pub piece: Option<usize>,
}

/// Why a position can't be played from.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Fault"))]
pub struct FaultMessage {
    pub code: &'static str,
    pub args: Arguments,
    /// Whose fault it is.
    pub seat: Option<usize>,
    /// Where it is seen.
    pub squares: Vec<usize>,
}

/// What may be written besides the pieces.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SetupForm {
    pub castling: Vec<RightForm>,
    /// The squares that pieces on the board may just have passed over.
    pub en_passant: Vec<PassedMessage>,
    /// The types that may be in hand.
    pub reserve: Vec<usize>,
    pub fields: Vec<FieldForm>,
}

/// A castling right.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RightForm {
    #[cfg_attr(test, ts(type = "string"))]
    pub letter: char,
    pub seat: usize,
    /// The squares of its unmoved pieces.
    pub squares: Vec<usize>,
    /// Whether they stand there.
    pub possible: bool,
}

/// A further field of position text.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FieldForm {
    pub name: &'static str,
    pub secret: bool,
    /// Any number from 1 to 255.
    pub number: bool,
    /// For each player, or once for the game: what the field may hold besides `-`, and `?` if it is secret.
    pub values: Vec<Vec<PendingValue>>,
}

/// Everything about a position that is being set up.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Examination"))]
pub struct ExaminationMessage {
    /// Position text, also of an impossible position.
    pub position: String,
    pub setup: SetupMessage,
    /// All of them; empty if it can be played from.
    pub faults: Vec<FaultMessage>,
    pub form: SetupForm,
}
