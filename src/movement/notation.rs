//! XBetza text to [`Movement`].

use super::Movement;

/// A fault in a movement's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// Byte offset in the text.
    pub at: usize,
    /// What was found and what is allowed there; lower case, no full stop.
    pub message: String,
}

impl Movement {
    /// Reads XBetza text.
    ///
    /// # Errors
    ///
    /// The first fault, with its place and what is allowed there.
    pub fn parse(text: &str) -> Result<Movement, NotationError> {
        Err(NotationError {
            at: 0,
            message: format!("not written yet: `{text}`"),
        })
    }
}
