//! What an import could not take, each with its place.

use std::collections::HashSet;

/// What kind of loss.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LossKind {
    /// The whole text: it is no game of a kind we read.
    Text,
    /// The whole text: it is longer than what is read.
    LongText,
    /// The whole text: it has more games than are read at once.
    Games,
    /// The whole game: its description, with what it builds on, is longer than what is read.
    LongGame,
    /// A line that says nothing we understand.
    Line,
    /// The game that a section builds on is not known.
    Parent,
    /// A key nobody knows.
    UnknownKey,
    /// A rule we don't have; the value would have switched it on.
    Rule,
    /// A value that can't be read.
    Value,
    /// A part of a movement.
    Notation,
    /// The start, or something in it.
    Array,
    /// Pieces in reserve at the start.
    Reserve,
    /// A square that is no part of the board.
    Hole,
    /// Each player needs exactly one royal piece.
    Royal,
    /// More types of pieces than we have letters for.
    Pieces,
    /// Something about a promotion.
    Promotion,
    /// A castling.
    Castling,
    /// Where double steps begin.
    DoubleStep,
    /// Nothing was taken away: the source leaves something open, and `found` has been assumed.
    Assumed,
    /// The file that came of it is refused by our own check.
    File,
}

impl LossKind {
    /// A stable code; the page has the words.
    pub fn code(self) -> &'static str {
        match self {
            LossKind::Text => "import-text",
            LossKind::LongText => "import-long-text",
            LossKind::Games => "import-games",
            LossKind::LongGame => "import-long-game",
            LossKind::Line => "import-line",
            LossKind::Parent => "import-parent",
            LossKind::UnknownKey => "import-unknown-key",
            LossKind::Rule => "import-rule",
            LossKind::Value => "import-value",
            LossKind::Notation => "import-notation",
            LossKind::Array => "import-array",
            LossKind::Reserve => "import-reserve",
            LossKind::Hole => "import-hole",
            LossKind::Royal => "import-royal",
            LossKind::Pieces => "import-pieces",
            LossKind::Promotion => "import-promotion",
            LossKind::Castling => "import-castling",
            LossKind::DoubleStep => "import-double-step",
            LossKind::Assumed => "import-assumed",
            LossKind::File => "import-file",
        }
    }
}

/// One loss.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Loss {
    /// What is lost.
    pub kind: LossKind,
    /// Line in the text, from 1. What a parent brings along has the line of the section that names it.
    pub line: u32,
    /// The key, piece or field.
    pub at: String,
    /// What stands there.
    pub found: String,
    /// What would have been possible, or why not; perhaps empty.
    pub allowed: String,
}

/// The longest text that a loss repeats, in characters.
const MAX_EXCERPT: usize = 60;

/// The losses so far, each once.
#[derive(Default)]
pub(super) struct Losses {
    list: Vec<Loss>,
    known: HashSet<Loss>,
}

impl Losses {
    /// Something is lost that speaks for itself.
    pub(super) fn add(&mut self, kind: LossKind, line: u32, at: &str, found: &str) {
        self.refuse(kind, line, at, found, String::new());
    }

    /// Something is lost, with what would have been possible.
    pub(super) fn refuse(
        &mut self,
        kind: LossKind,
        line: u32,
        at: &str,
        found: &str,
        allowed: impl Into<String>,
    ) {
        let loss = Loss {
            kind,
            line,
            at: excerpt(at),
            found: excerpt(found),
            allowed: allowed.into(),
        };
        if self.known.insert(loss.clone()) {
            self.list.push(loss);
        }
    }

    /// More is written than is read.
    pub(super) fn exceed(
        &mut self,
        kind: LossKind,
        line: u32,
        at: &str,
        found: usize,
        most: usize,
    ) {
        self.refuse(kind, line, at, &found.to_string(), most.to_string());
    }

    /// All of them by lines.
    pub(super) fn in_order(mut self) -> Vec<Loss> {
        self.list.sort_by_key(|loss| loss.line);
        self.list
    }
}

fn excerpt(text: &str) -> String {
    let text = text.trim();
    let mut excerpt: String = text.chars().take(MAX_EXCERPT).collect();
    if excerpt.len() < text.len() {
        excerpt.push('…');
    }
    excerpt
}
