//! What players keep from each other, and what they learn of it.

use serde::Serialize;

/// What a player has to choose alone before the game can begin. That there is a choice is public.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PendingChoice {
    pub seat: usize,
    #[cfg_attr(test, ts(type = "SecretField"))]
    pub field: &'static str,
    /// What may be chosen: for `crown` the monarchs with their squares.
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

/// A secret that the viewer may know now: an own one, or any after the end of the game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Secret"))]
pub struct SecretMessage {
    pub seat: usize,
    #[cfg_attr(test, ts(type = "SecretField"))]
    pub field: &'static str,
    /// The piece that wears the crown, for `crown` and `half`.
    pub kind: Option<usize>,
    /// Where that piece, the mined stone or the hidden crown is now; null if it is in hand.
    pub square: Option<usize>,
}

/// A secret that an action revealed to everybody. Codes: `crown-captured` (the captured piece wore the crown: the game is over),
/// `no-crown` (it didn't: the crown is on the player's other one), `mine` (the captured stone was mined, its capturer is gone),
/// `no-mine`, `crown-found` (an enemy stopped on the hidden crown), `own-crown` (a piece stopped on the hidden crown of its own
/// side).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Reveal"))]
pub struct RevealMessage {
    pub code: &'static str,
    /// Whose secret.
    pub seat: usize,
    /// The piece captured.
    pub kind: Option<usize>,
    /// Where.
    pub square: Option<usize>,
}

/// The probabilities that a player who reasons from its view assigned after a ply. Each list adds up to 1.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Belief"))]
pub struct BeliefMessage {
    pub ply: usize,
    /// Whose secret.
    pub about: usize,
    #[cfg_attr(test, ts(type = "SecretField"))]
    pub field: &'static str,
    pub values: Vec<BeliefValue>,
}

/// One possibility of a secret.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BeliefValue {
    pub kind: Option<usize>,
    pub square: Option<usize>,
    pub probability: f64,
}
