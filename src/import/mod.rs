//! Games that others have written down, as variant files of ours: sections of a `variants.ini` of Fairy-Stockfish, and
//! H. G. Muller's Interactive Diagrams. What our rules don't reach isn't taken and is told with its place, as
//! [`Loss`]es; what is taken is a file that [`Variant::load`] accepts.

mod appearance;
mod diagram;
mod draft;
mod fairy;
mod loss;
mod notation;
mod writing;

pub use loss::{Loss, Lost};

use crate::variant::Variant;
use draft::Draft;
use loss::Losses;

/// The longest text that is read, in bytes: twenty times Fairy-Stockfish's own `variants.ini`.
const LONGEST_TEXT: usize = 1 << 20;
/// The most games that are read of a text: each may build on the longest, and is checked as a file of ours.
const MOST_GAMES: usize = 500;
/// The longest description of one game, with all that it builds on, in bytes. The sections of known games have up to
/// some 500 each.
const LONGEST_GAME: usize = 1 << 14;

/// What somebody's text turned out to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Sections of a `variants.ini`.
    Ini,
    /// Interactive Diagrams, with or without a page around them.
    Diagram,
    /// Neither.
    Unknown,
}

impl Source {
    /// Its name for the page.
    pub fn text(self) -> &'static str {
        match self {
            Source::Ini => "ini",
            Source::Diagram => "diagram",
            Source::Unknown => "unknown",
        }
    }
}

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

/// Everything found in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Import {
    /// What the text is.
    pub source: Source,
    /// The games in the order of the text; at least one, if only to say what is wrong.
    pub found: Vec<Imported>,
}

/// Reads any text.
///
/// ```
/// let import = menagerie::import::import("[small]\nmaxFile = 5\nmaxRank = 5\nking = k\nrook = r\ncastling = false\n\
///     startFen = rk3/5/5/5/3KR w - - 0 1");
/// assert!(import.found[0].file.is_some());
/// ```
pub fn import(text: &str) -> Import {
    let text = text.trim_start_matches('\u{FEFF}');
    if text.len() > LONGEST_TEXT {
        return Import {
            source: Source::Unknown,
            found: vec![too_much(Lost::LongText, 1, text.len(), LONGEST_TEXT)],
        };
    }
    if let Some(found) = diagram::import(text) {
        return Import {
            source: Source::Diagram,
            found,
        };
    }
    match fairy::import(text) {
        found if found.is_empty() => Import {
            source: Source::Unknown,
            found: vec![unknown(text)],
        },
        found => Import {
            source: Source::Ini,
            found,
        },
    }
}

/// A text of which nothing is known.
fn unknown(text: &str) -> Imported {
    let first = text.lines().find(|line| !line.trim().is_empty());
    let mut losses = Losses::default();
    losses.add(Lost::Text, 1, "", first.unwrap_or_default());
    finished(1, String::new(), None, losses)
}

/// A text of which nothing is read, as it holds too much. `line` is where what is allowed ends.
fn too_much(lost: Lost, line: u32, found: usize, most: usize) -> Imported {
    let mut losses = Losses::default();
    losses.exceed(lost, line, "", found, most);
    finished(line, String::new(), None, losses)
}

/// The game as a file, if what has been taken of it makes one. `line` is where the game begins.
fn finished(line: u32, name: String, draft: Option<Draft>, mut losses: Losses) -> Imported {
    let file = draft.and_then(|draft| {
        let text = draft.to_file();
        match Variant::load(&draft.id, &text) {
            Ok(_) => Some(text),
            Err(error) => {
                for fault in error.faults {
                    losses.refuse(Lost::File, line, &fault.key, &fault.found, fault.message);
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
