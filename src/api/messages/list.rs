//! What texts are, and texts with several games.

use super::{ReasonMessage, Texts};
use serde::Serialize;

/// The next games of a list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ListSlice"))]
pub struct ListSliceMessage {
    pub games: Vec<ListedGameMessage>,
    /// How much of the text has been listed, in thousandths.
    pub permille: u16,
    /// Whether all games are listed.
    pub done: bool,
}

/// A game of a list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ListedGame"))]
pub struct ListedGameMessage {
    /// From 0, for `listText`.
    pub number: usize,
    /// The line in which it begins, from 1.
    pub line: usize,
    /// The id of the game that it is, if it is known here.
    pub game: Option<String>,
    /// For example `White`, `Event`, `Date`, `Variant`.
    pub headers: Texts,
}

/// What a text is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TextKind {
    /// One game: a record, PGN, or moves alone.
    Game,
    /// A game with variations.
    Study,
    /// Several games.
    Games,
    Position,
    /// A move of the current game.
    Move,
    /// A variant file, or games of other programs that can be imported.
    Variant,
    Empty,
    Unknown,
}

/// What a text is, and which game it belongs to.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Identified"))]
pub struct IdentifiedMessage {
    pub kind: TextKind,
    /// The id of the game of a game, study, position or move, if it is known here.
    pub game: Option<String>,
    /// Why it can't be opened although its kind is known.
    pub fault: Option<ReasonMessage>,
}
