//! What an import could not convert, with line numbers.

use std::collections::HashSet;

codes! {
    /// The kind of a loss.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum LossKind {
        /// The whole text: its format is unknown.
        Text = "import-text",
        /// The whole text: it is too long.
        LongText = "import-long-text",
        /// The whole text: it has too many games.
        Games = "import-games",
        /// The whole game: its description with its ancestors is too long.
        LongGame = "import-long-game",
        /// A line that can't be parsed.
        Line = "import-line",
        /// An earlier section has the same name, and Fairy-Stockfish reads only that one.
        Repeated = "import-repeated",
        /// The parent of a section is unknown.
        Parent = "import-parent",
        /// An unknown key.
        UnknownKey = "import-unknown-key",
        /// A rule that we don't have.
        Rule = "import-rule",
        /// A value that can't be read.
        Value = "import-value",
        /// A part of a movement.
        Notation = "import-notation",
        /// The array, or something in it.
        Array = "import-array",
        /// Pieces in hand at the start.
        Reserve = "import-reserve",
        /// A square outside the board.
        Hole = "import-hole",
        /// Each player needs exactly one royal piece.
        Royal = "import-royal",
        /// More piece types than letters.
        Pieces = "import-pieces",
        /// A part of a promotion.
        Promotion = "import-promotion",
        /// A castling.
        Castling = "import-castling",
        /// Nothing is lost: the source doesn't say, and `found` is assumed.
        Assumed = "import-assumed",
        /// The resulting file is refused by our own check.
        File = "import-file",
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
