//! What the computer finds.

use serde::Serialize;

/// The best action found so far.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SearchInfo"))]
pub struct SearchInfo {
    /// Move text.
    pub best: String,
    /// In plies.
    pub depth: u32,
    /// For the player to act; meaningless if `mateInPlies` is not null.
    pub score_centipawns: i32,
    /// Positive: the player to act mates.
    pub mate_in_plies: Option<i32>,
    /// Positions searched. A float, because 32 bits overflow in a long analysis.
    pub nodes: f64,
    /// The expected actions.
    pub line: Vec<String>,
    /// In an analysis the best lines known, best first; otherwise empty.
    pub lines: Vec<LineMessage>,
    /// The limits are reached.
    pub done: bool,
}

/// One of the best lines of a position.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "AnalysisLine"))]
pub struct LineMessage {
    /// Move text of its first action.
    pub text: String,
    /// As in `SearchInfo`.
    pub score_centipawns: i32,
    pub mate_in_plies: Option<i32>,
    /// In plies.
    pub depth: u32,
    /// The expected actions.
    pub line: Vec<String>,
}

/// Whether the player to act wins by force.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Proof"))]
pub struct ProofMessage {
    /// It does, within the moves asked for, whatever is unknown.
    pub proven: bool,
    /// Text of a first action that wins soonest.
    pub action: Option<String>,
    /// In how many of its moves.
    pub moves: Option<u32>,
}

/// How the player to act holds out longest.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Defence"))]
pub struct DefenceMessage {
    /// Text of the action.
    pub action: Option<String>,
    /// In how many of its moves the attacker wins all the same; null if not within those asked for.
    pub moves: Option<u32>,
}
