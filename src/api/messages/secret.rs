//! Secrets and what players learn of them.

use serde::Serialize;

/// A secret choice that a player must make before the game begins. That there is one is public.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PendingChoice {
    pub seat: usize,
    #[cfg_attr(test, ts(type = "SecretField"))]
    pub field: &'static str,
    /// The allowed values: for `crown` the monarchs with their squares.
    pub values: Vec<PendingValue>,
}

/// A value of a field, with the piece type or square that it names.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PendingValue {
    pub value: String,
    pub kind: Option<usize>,
    pub square: Option<usize>,
}

/// A secret that the viewer may know: its own, or any once the game is over.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Secret"))]
pub struct SecretMessage {
    pub seat: usize,
    #[cfg_attr(test, ts(type = "SecretField"))]
    pub field: &'static str,
    /// The piece that wears the crown (`crown` and `half`).
    pub kind: Option<usize>,
    /// The current square of that piece, the mined stone or the hidden crown; null if it is in hand.
    pub square: Option<usize>,
}

/// A secret that an action revealed to everybody. Codes: `crown-captured` (the captured piece wore the crown: the game
/// is over), `no-crown` (it did not: the player's other monarch wears it), `mine` (the captured stone was mined, its
/// capturer is removed), `no-mine`, `crown-found` (an enemy stopped on the hidden crown), `own-crown` (a piece stopped
/// on the hidden crown of its own side).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Reveal"))]
pub struct RevealMessage {
    #[cfg_attr(test, ts(type = "RevealCode"))]
    pub code: &'static str,
    /// The owner of the secret.
    pub seat: usize,
    /// The captured piece.
    pub kind: Option<usize>,
    pub square: Option<usize>,
}

/// A commitment to a secret choice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Commitment"))]
pub struct CommitmentMessage {
    /// Who made the choice.
    pub seat: usize,
    /// 64 hexadecimal digits, different for each choice of each game.
    pub hash: String,
    /// Everyone knows the choice.
    pub known: bool,
    /// Of a hidden crown: the squares that have been searched in the whole line. The page notes them for other copies.
    pub searched: Vec<usize>,
}

/// What happened to a game besides its moves. Codes: `taken-back-revealed`, `taken-back-searched` (moves were taken back after
/// a secret was revealed, or squares were searched for a hidden crown), `revealed-elsewhere`, `searched-elsewhere` (in another
/// copy of the game).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Remark"))]
pub struct RemarkMessage {
    #[cfg_attr(test, ts(type = "RemarkCode"))]
    pub code: &'static str,
    /// The number of actions before it.
    pub ply: usize,
}

/// What a player who reasons from its view believed after a ply. The probabilities of each field add up to 1.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Belief"))]
pub struct BeliefMessage {
    pub ply: usize,
    /// The owner of the secret.
    pub about: usize,
    #[cfg_attr(test, ts(type = "SecretField"))]
    pub field: &'static str,
    pub values: Vec<BeliefValue>,
}

/// A possible value of a secret with its probability.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BeliefValue {
    pub kind: Option<usize>,
    pub square: Option<usize>,
    pub probability: f64,
}
