//! A variant file being written: its game, or everything that is wrong with it. Needs no game on the table, and takes
//! nothing up.

use super::describe::game_info;
use super::messages::{CheckedMessage, FileFault};
use crate::variant::{Fault, Variant};

/// Loads the file as if to play it.
pub fn check(text: &str) -> CheckedMessage {
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
