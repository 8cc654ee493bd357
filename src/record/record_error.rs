//! Errors in records.

codes! {
    /// What is wrong in a record or with a study.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(missing_docs, reason = "the codes say it")]
    pub enum RecordErrorKind {
        Header = "record-header",
        Format = "record-format",
        UnknownGame = "record-unknown-game",
        Position = "record-position",
        Result = "record-result",
        Commitment = "record-commitment",
        StudyDepth = "study-depth",
        StudyNodes = "study-nodes",
        Move = "record-move",
        Variation = "record-variation",
        UnknownVariant = "record-unknown-variant",
        StudyArrows = "study-arrows",
        StudySize = "study-size",
        StudyRoot = "study-root",
        UnknownNode = "unknown-node",
        StudyGlyph = "study-glyph",
    }
}

/// Why a text is not a game that can be replayed, or why its rest is not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// Its kind.
    pub kind: RecordErrorKind,
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
        kind: RecordErrorKind,
        line: usize,
        found: &str,
        allowed: impl Into<String>,
    ) -> RecordError {
        let found = found.chars().take(80).collect();
        RecordError {
            kind,
            line,
            column: 1,
            found,
            allowed: allowed.into(),
        }
    }

    /// The same error in a file, in which the text begins in the given line.
    pub(super) fn counted_from(mut self, first_line: usize) -> RecordError {
        self.line = self.line.saturating_add(first_line).saturating_sub(1);
        self
    }

    pub(super) fn at(
        kind: RecordErrorKind,
        place: Place,
        found: &str,
        allowed: impl Into<String>,
    ) -> RecordError {
        RecordError {
            column: place.column,
            ..RecordError::new(kind, place.line, found, allowed)
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
            self.line,
            self.column,
            self.kind.code(),
            self.found,
            self.allowed
        )
    }
}

impl std::error::Error for RecordError {}
