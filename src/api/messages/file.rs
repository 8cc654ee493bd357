//! Variant files and imported games.

use super::{GameInfo, ReasonMessage};
use serde::Serialize;

/// What is wrong in a variant file, or probably wrong.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FileFault {
    /// Line number, from 1.
    pub line: u32,
    /// Key with its table: `piece.moves`. Empty if the text can't be parsed at all.
    pub key: String,
    /// The value as written; empty if there is none.
    pub found: String,
    /// What is wrong and what is allowed, in English like the manual of variant files.
    pub message: String,
    /// The options it depends on, unless the key names them; empty if it always holds.
    pub choices: Vec<FaultyChoiceMessage>,
}

/// An option with the values for which a fault holds.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "FaultyChoice"))]
pub struct FaultyChoiceMessage {
    /// The option's name.
    pub option: String,
    /// At least one of its values.
    pub values: Vec<String>,
}

/// A checked variant file.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Checked"))]
pub struct CheckedMessage {
    /// Null if there are faults.
    pub info: Option<GameInfo>,
    /// Sorted by line.
    pub faults: Vec<FileFault>,
    /// What is probably a mistake, although the game can be played, and the faults of combinations of several options;
    /// only without other faults. Sorted by line.
    pub warnings: Vec<FileFault>,
}

/// The games found in a text: sections of a `variants.ini`, Interactive Diagrams, or nothing known.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Import"))]
pub struct ImportMessage {
    #[cfg_attr(test, ts(type = r#""ini" | "diagram" | "unknown""#))]
    pub source: &'static str,
    /// At least one, if only to report what is wrong.
    pub found: Vec<ImportedMessage>,
}

/// One game found in a text.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Imported"))]
pub struct ImportedMessage {
    /// The game's name in the text.
    pub name: String,
    /// A variant file that loads; null if too little could be imported.
    pub file: Option<String>,
    /// What could not be imported, sorted by line. Arguments: `line`, and often `at` (the key or piece), `found` and
    /// `allowed`.
    pub losses: Vec<ReasonMessage>,
}
