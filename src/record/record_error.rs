//! Errors in records.

/// Why a text is not a game that can be replayed, or why its rest is not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// A stable code: `record-header`, `record-format`, `record-unknown-game`, `record-unknown-variant`,
    /// `record-position`, `record-move`, `record-variation`, `record-result`, `record-commitment`, `study-nodes`,
    /// `study-depth`, `study-size`.
    pub code: &'static str,
    /// Line number, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// What was found.
    pub found: String,
    /// What is allowed there, or the code of the rule that refuses the move.
    pub allowed: String,
}

impl RecordError {
    /// An error at the start of a line.
    pub(super) fn new(
        code: &'static str,
        line: usize,
        found: &str,
        allowed: impl Into<String>,
    ) -> RecordError {
        let found = found.chars().take(80).collect();
        RecordError {
            code,
            line,
            column: 1,
            found,
            allowed: allowed.into(),
        }
    }

    pub(super) fn at(
        code: &'static str,
        place: Place,
        found: &str,
        allowed: impl Into<String>,
    ) -> RecordError {
        RecordError {
            column: place.column,
            ..RecordError::new(code, place.line, found, allowed)
        }
    }
}

/// A place in a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// From 1.
    pub(super) line: usize,
    /// In characters, from 1.
    pub(super) column: usize,
}

impl Place {
    /// Where the rest of a text begins. Takes time in proportion to what is before it.
    pub(super) fn of(text: &str, rest: &str) -> Place {
        let before = &text[..text.len() - rest.len()];
        let line = before.rsplit('\n').next().unwrap_or_default();
        Place {
            line: 1 + before.matches('\n').count(),
            column: 1 + line.chars().count(),
        }
    }
}

impl std::fmt::Display for RecordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "line {}, column {}: {}: found `{}`, allowed: {}",
            self.line, self.column, self.code, self.found, self.allowed
        )
    }
}

impl std::error::Error for RecordError {}
