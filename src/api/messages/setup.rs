//! Positions being set up, possibly impossible ones.

use super::{Arguments, PendingValue, PlacedPiece, ReasonMessage, Texts};
use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

/// A position being set up, possibly an impossible one.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Setup"))]
pub struct SetupMessage {
    pub pieces: Vec<PlacedPiece>,
    /// The squares with a wall. Earlier editions didn't know them.
    #[serde(default)]
    pub walls: Vec<usize>,
    /// By player and piece type: pieces in hand.
    pub reserves: Vec<Vec<u8>>,
    pub turn: usize,
    /// Letters of the castling rights; empty for none.
    pub castling: String,
    /// Squares that pieces have just passed over, where they can be captured en passant.
    pub en_passant: Vec<PassedMessage>,
    pub clock_plies: u16,
    /// The move number as players count it.
    pub number: u16,
    /// Values by field name: one for each player, or one for the game, as in position text: `-` for nothing, `?` for
    /// unknown.
    pub fields: IndexMap<String, Vec<String>>,
}

/// A square that a piece has passed over, and the piece's own square, which is null with two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Passed"))]
pub struct PassedMessage {
    pub square: usize,
    pub piece: Option<usize>,
}

/// Why no game can start from a position.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Fault"))]
pub struct FaultMessage {
    #[cfg_attr(test, ts(type = "FaultCode"))]
    pub code: &'static str,
    pub args: Arguments,
    /// The player whose pieces or fields are at fault.
    pub seat: Option<usize>,
    /// The squares at fault.
    pub squares: Vec<usize>,
}

/// The possible values of everything in a setup except the pieces.
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
    /// Whether these pieces are there.
    pub possible: bool,
}

/// A further field of position text.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FieldForm {
    pub name: &'static str,
    pub secret: bool,
    /// Any number from 1 to 255 is allowed.
    pub number: bool,
    /// For each player, or once for the game: the allowed values except `-`, and `?` if the field is secret.
    pub values: Vec<Vec<PendingValue>>,
}

/// The result of examining a setup.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Examination"))]
pub struct ExaminationMessage {
    /// Position text, also of an impossible position.
    pub position: String,
    pub setup: SetupMessage,
    /// Empty if a game can start from the position.
    pub faults: Vec<FaultMessage>,
    pub form: SetupForm,
    /// The options with the array to which the text belongs.
    pub options: Texts,
    /// What was left out of the text, or read as something else.
    pub remarks: Vec<ReasonMessage>,
}
