//! Errors in records.

/// Why a text is not a record that can be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// A stable code: `record-header`, `record-format`, `record-unknown-game`, `record-position`, `record-move`,
    /// `record-variation`, `record-result`, `record-commitment`, `study-nodes`, `study-depth`, `study-size`.
    pub code: &'static str,
    /// Line number, from 1.
    pub line: usize,
    /// What was found.
    pub found: String,
    /// What is allowed there, or the code of the rule that refuses the move.
    pub allowed: String,
}

impl RecordError {
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
            found,
            allowed: allowed.into(),
        }
    }
}

impl std::fmt::Display for RecordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "line {}: {}: found `{}`, allowed: {}",
            self.line, self.code, self.found, self.allowed
        )
    }
}

impl std::error::Error for RecordError {}
