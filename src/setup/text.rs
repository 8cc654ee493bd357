//! Position text: extended FEN, described in `variants/README.md`. `parse.rs` reads it, `print.rs` writes it.

use std::fmt;

codes! {
    /// What is wrong in a position text.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(missing_docs, reason = "the codes say it")]
    pub enum TextErrorKind {
        TooLong = "too-long",
        EmptyText = "empty-text",
        WrongLength = "wrong-length",
        PlacementBoards = "placement-boards",
        PlacementRanks = "placement-ranks",
        PlacementWidth = "placement-width",
        PlacementHole = "placement-hole",
        UnknownLetter = "unknown-letter",
        Reserves = "reserves",
        Castling = "castling",
        EnPassant = "en-passant",
        UnknownField = "unknown-field",
        FieldValues = "field-values",
        FieldValue = "field-value",
        PlacementCount = "placement-count",
        Turn = "turn",
        Clock = "clock",
        Number = "number",
    }
}

/// A fault in a position text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// Its kind.
    pub kind: TextErrorKind,
    /// The field, and the place in it.
    pub at: String,
    /// What was found there.
    pub found: String,
    /// What is allowed there.
    pub allowed: String,
}

impl TextError {
    /// The maximum length of a quoted text, in characters.
    const EXCERPT: usize = 40;

    pub(super) fn new(
        kind: TextErrorKind,
        at: impl Into<String>,
        found: &str,
        allowed: impl Into<String>,
    ) -> TextError {
        let mut excerpt: String = found.chars().take(TextError::EXCERPT).collect();
        if excerpt.len() < found.len() {
            excerpt.push('…');
        }
        TextError {
            kind,
            at: at.into(),
            found: excerpt,
            allowed: allowed.into(),
        }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TextError {
            at, found, allowed, ..
        } = self;
        write!(f, "{at}: found `{found}`; allowed: {allowed}")
    }
}

impl std::error::Error for TextError {}
