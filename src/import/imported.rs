//! An imported game, and the limits of an import.

use super::draft::Draft;
use super::loss::{Loss, LossKind, Losses};
use crate::variant::Variant;

/// The maximum number of games in a text, because each may inherit from the longest and is checked as a variant file.
pub(super) const MAX_GAMES: usize = 500;
/// The maximum length of a game's description with its ancestors, in bytes. Sections of known games have about 500
/// each.
pub(super) const MAX_GAME_BYTES: usize = 1 << 14;

/// A game found in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imported {
    /// Its name in the text.
    pub name: String,
    /// A variant file that loads; `None` if too little could be imported.
    pub file: Option<String>,
    /// What could not be imported, sorted by line.
    pub losses: Vec<Loss>,
}

/// The result for a text with too much in it, of which nothing is read. `line` is where the limit is exceeded.
pub(super) fn too_large(kind: LossKind, line: u32, found: usize, most: usize) -> Imported {
    let mut losses = Losses::default();
    losses.exceed(kind, line, "", found, most);
    finish(line, String::new(), None, losses)
}

/// Writes and checks the variant file of a draft. `line` is the first line of the game.
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
