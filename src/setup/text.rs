//! Position text: extended FEN, described in `variants/README.md`. `parse.rs` reads it, `print.rs` writes it.

use std::fmt;

/// A fault in a position text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// A stable code: `placement-ranks`, `unknown-letter`, …
    pub code: &'static str,
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
        code: &'static str,
        at: impl Into<String>,
        found: &str,
        allowed: impl Into<String>,
    ) -> TextError {
        let mut excerpt: String = found.chars().take(TextError::EXCERPT).collect();
        if excerpt.len() < found.len() {
            excerpt.push('…');
        }
        TextError {
            code,
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
