//! Position text: extended FEN, see `shared` conventions in `variants/README.md`.

/// A fault in a position text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// A stable code: `placement-rows`, `unknown-letter`, …
    pub code: &'static str,
    /// Where: the field's name and place in it.
    pub at: String,
    /// What was found there.
    pub found: String,
    /// What is allowed there.
    pub allowed: String,
}
