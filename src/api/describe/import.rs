//! The result of an import as a message.

use crate::api::messages::{Argument, Arguments, ImportMessage, ImportedMessage, ReasonMessage};
use crate::import::{Import, Loss};

pub fn import_message(import: Import) -> ImportMessage {
    let found = import.found.into_iter().map(|game| ImportedMessage {
        name: game.name,
        file: game.file,
        losses: game.losses.iter().map(loss_message).collect(),
    });
    ImportMessage {
        source: import.source.text(),
        found: found.collect(),
    }
}

/// The arguments are `line` and the non-empty ones of `at`, `found` and `allowed`.
fn loss_message(loss: &Loss) -> ReasonMessage {
    let args = [
        ("line", loss.line.to_string()),
        ("at", loss.at.clone()),
        ("found", loss.found.clone()),
        ("allowed", loss.allowed.clone()),
    ];
    let args = args.into_iter().filter(|(_, text)| !text.is_empty());
    ReasonMessage {
        code: loss.kind.into(),
        args: args
            .map(|(name, text)| (name, Argument::Text(text)))
            .collect::<Arguments>(),
    }
}
