//! What is done with variant files, at no table: reading, checking and packing them, and making them of other people's
//! games. The page fetches it as a Wasm of its own, and only if somebody writes or plays own games.

#[cfg(all(target_arch = "wasm32", feature = "workshop"))]
mod exported;

#[cfg(all(target_arch = "wasm32", feature = "workshop"))]
pub use exported::Workshop;

use super::ask::{Ask, Call};
use super::calls::Answer;
use super::describe::{game_info, import_message};
use super::error::EngineError;
use super::messages::{CheckedMessage, FileFault};
use crate::import::import;
use crate::variant::{self, Fault, Variant, VariantError, shipped};
use crate::written::Written;

/// Answers one call; `None` if it is for a table.
///
/// # Errors
///
/// `unknown-game` if the source of a game is asked for that isn't shipped. It may be one of a table's own.
pub fn answer(ask: &Ask) -> Option<Result<Answer, EngineError>> {
    let text = || ask.needed_text("text");
    match ask.call {
        Call::Source => Some(Answer::told(source(ask.needed_text("game")))),
        Call::Check => Some(Answer::told(Ok(check(text())))),
        Call::Import => Some(Answer::told(Ok(import_message(import(text()))))),
        _ => None,
    }
}

/// Packs an own file for a table.
///
/// # Errors
///
/// Every fault of the file.
pub fn pack(text: &str) -> Result<Vec<u8>, VariantError> {
    Variant::load(FILE, text)?;
    variant::pack(FILE, text)
}

/// How a file without a name is called in errors.
const FILE: &str = "variant file";

/// The text of a shipped game's file.
fn source(id: &str) -> Result<String, EngineError> {
    let known = shipped().iter().find(|(known, _)| *known == id);
    known
        .map(|(_, text)| text.written())
        .ok_or_else(|| EngineError::new("unknown-game", id, "a game of the list"))
}

/// Loads the file as if to play it.
fn check(text: &str) -> CheckedMessage {
    match Variant::load("", text) {
        Ok(variant) => CheckedMessage {
            info: Some(game_info(&variant)),
            faults: Vec::new(),
        },
        Err(error) => CheckedMessage {
            info: None,
            faults: error.faults.into_iter().map(file_fault).collect(),
        },
    }
}

fn file_fault(fault: Fault) -> FileFault {
    FileFault {
        line: fault.line,
        key: fault.key,
        found: fault.found,
        message: fault.message,
    }
}
