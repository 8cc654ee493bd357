//! Converts games of other programs to variant files: sections of Fairy-Stockfish's `variants.ini`, and H. G. Muller's
//! Interactive Diagrams. Unsupported rules are reported as [`Loss`]es with their lines; the result is a file that
//! [`Variant::load`](crate::variant::Variant::load) accepts.

mod appearance;
mod capture;
mod castling;
mod chase;
mod diagram;
mod draft;
mod drops;
mod fairy;
mod gates;
mod imported;
mod loss;
mod mobility;
mod move_count;
mod notation;
mod notes;
mod promotion;
mod shuffle;
mod walls;
mod write;

pub use imported::Imported;
pub use loss::{Loss, LossKind};

use imported::{finish, too_large};
use loss::Losses;

/// The longest text that is read, in bytes: twenty times Fairy-Stockfish's own `variants.ini`.
const MAX_TEXT_BYTES: usize = 1 << 20;
/// The format of a text.
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
    /// The name of the format, for the page.
    pub fn text(self) -> &'static str {
        match self {
            Source::Ini => "ini",
            Source::Diagram => "diagram",
            Source::Unknown => "unknown",
        }
    }
}

/// The result of an import.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Import {
    /// The format of the text.
    pub source: Source,
    /// The games in the order of the text; at least one, if only to report what is wrong.
    pub found: Vec<Imported>,
}

/// Imports all games of a text.
///
/// ```
/// let import = menagerie::import::import("[small]\nmaxFile = 5\nmaxRank = 5\nking = k\nrook = r\ncastling = false\n\
///     startFen = rk3/5/5/5/3KR w - - 0 1");
/// assert!(import.found[0].file.is_some());
/// ```
pub fn import(text: &str) -> Import {
    let text = text.trim_start_matches('\u{FEFF}');
    if text.len() > MAX_TEXT_BYTES {
        return Import {
            source: Source::Unknown,
            found: vec![too_large(LossKind::LongText, 1, text.len(), MAX_TEXT_BYTES)],
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

/// The format of a text that may as well be a variant file or anything else: a diagram, or sections with keys of a
/// `variants.ini`.
///
/// ```
/// use menagerie::import::{Source, recognize};
/// assert_eq!(recognize("[small:chess]\nmaxFile = 5"), Source::Ini);
/// assert_eq!(recognize("format = 1\n[board]\nfiles = 5"), Source::Unknown);
/// ```
pub fn recognize(text: &str) -> Source {
    if text.len() > MAX_TEXT_BYTES {
        Source::Unknown
    } else if diagram::is_in(text) {
        Source::Diagram
    } else if fairy::is_in(text) {
        Source::Ini
    } else {
        Source::Unknown
    }
}

/// The result for a text of unknown format.
fn unknown(text: &str) -> Imported {
    let first = text.lines().find(|line| !line.trim().is_empty());
    let mut losses = Losses::default();
    losses.add(LossKind::Text, 1, "", first.unwrap_or_default());
    finish(1, String::new(), None, losses)
}
