//! Results of searches. Their texts are public: they name neither the mined piece nor where the crown is hidden.

use serde::Serialize;

/// The best action found so far.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "SearchInfo"))]
pub struct SearchInfo {
    /// Public move text, as `hide@?`; empty for a viewer who may not know the result.
    pub best: String,
    /// Move text of the best action with its secret choice, as `hide@c6`; null if it has none. It is for the canvas of the
    /// viewer alone: no element may contain it.
    pub secret_best: Option<String>,
    /// In plies.
    pub depth: u32,
    /// For the player to act; meaningless if `mateInPlies` is not null.
    pub score_centipawns: i32,
    /// Positive: the player to act mates. A turn of several actions counts as one ply.
    pub mate_in_plies: Option<i32>,
    /// Positions searched; a float because long analyses exceed 32 bits.
    pub nodes: f64,
    /// The principal variation, public.
    pub line: Vec<String>,
    /// The same in standard notation.
    pub san: Vec<String>,
    /// In an analysis the best lines so far, best first; otherwise empty.
    pub lines: Vec<LineMessage>,
    /// By the model `max-n` while more than two players are in the game: the share of each in winning, which add up to
    /// about 1. Otherwise, and for a move without alternative, empty.
    pub shares: Vec<f64>,
    /// The search has reached its limits.
    pub done: bool,
}

/// One of the best lines of a position.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "AnalysisLine"))]
pub struct LineMessage {
    /// Public move text of its first action.
    pub text: String,
    /// As in `SearchInfo`.
    pub score_centipawns: i32,
    pub mate_in_plies: Option<i32>,
    /// In plies.
    pub depth: u32,
    /// The principal variation, public.
    pub line: Vec<String>,
    /// The same in standard notation.
    pub san: Vec<String>,
}

/// Whether the player to act has a forced win.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Proof"))]
pub struct ProofMessage {
    /// Whether the win is forced within the given number of moves, whatever the unknown secrets are.
    pub proven: bool,
    /// Text of the first action of a fastest win.
    pub action: Option<String>,
    /// Its standard notation.
    pub san: Option<String>,
    /// The number of moves to that win.
    pub moves: Option<u32>,
}

/// The longest defence of the player to act.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Defence"))]
pub struct DefenceMessage {
    /// Text of the action.
    pub action: Option<String>,
    /// Its standard notation.
    pub san: Option<String>,
    /// The number of moves in which the attacker still wins; null if not within the given number.
    pub moves: Option<u32>,
}
