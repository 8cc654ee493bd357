//! One imported game, and the limits of an import.

use super::draft::Draft;
use super::loss::{Loss, LossKind, Losses};
use crate::variant::Variant;

/// The most games that are read of a text: each may build on the longest, and is checked as a file of ours.
pub(super) const MAX_GAMES: usize = 500;
/// The longest description of one game, with all that it builds on, in bytes. The sections of known games have up to
/// some 500 each.
pub(super) const MAX_GAME_BYTES: usize = 1 << 14;

/// One game found in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imported {
    /// What the text calls it.
    pub name: String,
    /// The text of a variant file that loads; `None` if too little could be taken.
    pub file: Option<String>,
    /// What could not be taken, in the order of lines.
    pub losses: Vec<Loss>,
}

/// A text of which nothing is read, as it holds too much. `line` is where what is allowed ends.
pub(super) fn too_large(kind: LossKind, line: u32, found: usize, most: usize) -> Imported {
    let mut losses = Losses::default();
    losses.exceed(kind, line, "", found, most);
    finish(line, String::new(), None, losses)
}

/// The game as a file, if what has been taken of it makes one. `line` is where the game begins.
pub(super) fn finish(
    line: u32,
    name: String,
    draft: Option<Draft>,
    mut losses: Losses,
) -> Imported {
    let file = draft.and_then(|draft| {
        let text = draft.to_file();
        match Variant::load(&draft.id, &text) {
            Ok(_) => Some(text),
            Err(error) => {
                for fault in error.faults {
                    losses.refuse(
                        LossKind::File,
                        line,
                        &fault.key,
                        &fault.found,
                        fault.message,
                    );
                }
                None
            }
        }
    });
    Imported {
        name,
        file,
        losses: losses.in_order(),
    }
}
