//! Errors in a movement text.

/// An error in a movement text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// The byte offset.
    pub at: usize,
    /// What was found and what is allowed; lower case, no full stop.
    pub message: String,
}

impl NotationError {
    pub(super) fn new(at: usize, message: impl Into<String>) -> NotationError {
        let message = message.into();
        NotationError { at, message }
    }
}

impl std::fmt::Display for NotationError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "at character {}: {}", self.at + 1, self.message)
    }
}

impl std::error::Error for NotationError {}
