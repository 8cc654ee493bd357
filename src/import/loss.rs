//! What an import could not convert, with line numbers.

use std::collections::HashSet;

/// The kind of a loss.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LossKind {
    /// The whole text: its format is unknown.
    Text,
    /// The whole text: it is too long.
    LongText,
    /// The whole text: it has too many games.
    Games,
    /// The whole game: its description with its ancestors is too long.
    LongGame,
    /// A line that can't be parsed.
    Line,
    /// An earlier section has the same name, and Fairy-Stockfish reads only that one.
    Repeated,
    /// The parent of a section is unknown.
    Parent,
    /// An unknown key.
    UnknownKey,
    /// A rule that we don't have.
    Rule,
    /// A value that can't be read.
    Value,
    /// A part of a movement.
    Notation,
    /// The array, or something in it.
    Array,
    /// Pieces in hand at the start.
    Reserve,
    /// A square outside the board.
    Hole,
    /// Each player needs exactly one royal piece.
    Royal,
    /// More piece types than letters.
    Pieces,
    /// A part of a promotion.
    Promotion,
    /// A castling.
    Castling,
    /// Nothing is lost: the source doesn't say, and `found` is assumed.
    Assumed,
    /// The resulting file is refused by our own check.
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
            LossKind::Repeated => "import-repeated",
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
            LossKind::Assumed => "import-assumed",
            LossKind::File => "import-file",
        }
    }
}

/// One loss.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Loss {
    /// Its kind.
    pub kind: LossKind,
    /// Line number, from 1. For keys of a parent it is the line of the section.
    pub line: u32,
    /// The key, piece or field.
    pub at: String,
    /// The text found there.
    pub found: String,
    /// What is allowed, or why not; may be empty.
    pub allowed: String,
}

const MAX_EXCERPT: usize = 60;

/// Collects losses without duplicates.
#[derive(Default)]
pub(super) struct Losses {
    list: Vec<Loss>,
    known: HashSet<Loss>,
}

impl Losses {
    /// Adds a loss that needs no explanation.
    pub(super) fn add(&mut self, kind: LossKind, line: u32, at: &str, found: &str) {
        self.refuse(kind, line, at, found, String::new());
    }

    /// Adds a loss, with what is allowed.
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

    /// All losses sorted by line.
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
