//! Variant files and imported games.

use super::{GameInfo, ReasonMessage};
use serde::Serialize;

/// What is wrong in a variant file.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FileFault {
    /// From 1.
    pub line: u32,
    /// With its table: `piece.moves`; empty if the text can't be read at all.
    pub key: String,
    /// As written; empty if there is nothing.
    pub found: String,
    /// What is wrong and what is allowed; in English, like the manual of variant files.
    pub message: String,
}

/// A variant file, checked.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Checked"))]
pub struct CheckedMessage {
    /// Null if there are faults.
    pub info: Option<GameInfo>,
    /// In the order of lines.
    pub faults: Vec<FileFault>,
}

/// What a text holds: sections of a `variants.ini`, Interactive Diagrams, or nothing known.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Import"))]
pub struct ImportMessage {
    #[cfg_attr(test, ts(type = r#""ini" | "diagram" | "unknown""#))]
    pub source: &'static str,
    /// At least one, if only to say what is wrong.
    pub found: Vec<ImportedMessage>,
}

/// One game found in it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Imported"))]
pub struct ImportedMessage {
    /// What the text calls it.
    pub name: String,
    /// The text of a variant file that loads; null if too little could be imported.
    pub file: Option<String>,
    /// What could not be imported, by lines; arguments `line`, and often `at` (the key or piece), `found`, `allowed`.
    pub losses: Vec<ReasonMessage>,
}
