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

impl super::Setup {
    /// Stub until the texts are written.
    ///
    /// # Errors
    ///
    /// Always.
    pub fn parse(text: &str, _: &super::Alphabet) -> Result<super::Setup, TextError> {
        Err(TextError {
            code: "stub",
            at: String::new(),
            found: text.to_string(),
            allowed: String::new(),
        })
    }

    /// Stub until the texts are written.
    pub fn text(&self, _: &super::Alphabet) -> String {
        String::new()
    }
}
