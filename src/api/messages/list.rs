//! Texts with several games.

use super::Texts;
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
