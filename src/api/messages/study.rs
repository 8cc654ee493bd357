//! Studies: lines that branch, with comments and arrows.

use super::{GameInfo, PlayedAction, ReasonMessage, Texts, ViewMessage};
use serde::{Deserialize, Serialize};

/// A tree of lines.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Study"))]
pub struct StudyMessage {
    /// In preorder, the root first. The first child of a node is its main continuation, the others are variations.
    pub nodes: Vec<StudyNodeMessage>,
    /// The node whose position is on the board.
    pub current: usize,
}

/// One node of a study: the position after an action, and its annotation.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "StudyNode"))]
pub struct StudyNodeMessage {
    /// Never changes and is never reused. The root's id is 0.
    pub id: usize,
    /// Null for the root.
    pub parent: Option<usize>,
    /// Null for the root.
    pub played: Option<PlayedAction>,
    /// Lines separated by line feeds.
    pub comment: String,
    /// The comment before a move that begins a variation.
    pub comment_before: String,
    #[cfg_attr(test, ts(type = r#""" | "!" | "?" | "!!" | "??" | "!?" | "?!""#))]
    pub glyph: &'static str,
    /// Further signs: `+/=`, or `$29` if there is no sign.
    pub signs: Vec<String>,
    /// Rings first.
    pub arrows: Vec<ArrowMessage>,
    /// The mover's clock after the move, such as `0:04:59`, or empty.
    pub clock: String,
    /// The time that the move took, such as `0:00:07`, or empty.
    pub elapsed: String,
    /// What a program thought of the position, such as `-0.31` or `#-3`, or empty.
    pub evaluation: String,
}

/// An arrow drawn on the board; a ring if it ends where it begins.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Arrow"))]
pub struct ArrowMessage {
    pub from: usize,
    pub to: usize,
    #[cfg_attr(test, ts(type = r#""green" | "red" | "blue" | "yellow""#))]
    pub colour: String,
}

/// A study read from a text.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "LoadedStudy"))]
pub struct LoadedStudyMessage {
    pub info: GameInfo,
    pub view: ViewMessage,
    pub headers: Texts,
    /// The study was written with another version of the variant file.
    pub other_edition: bool,
    pub study: StudyMessage,
    /// What could not be read of a PGN game; the study has everything else.
    pub fault: Option<ReasonMessage>,
    /// What was left out of the text of its start position, or read as something else.
    pub remarks: Vec<ReasonMessage>,
}
