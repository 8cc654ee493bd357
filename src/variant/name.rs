//! Names with translations.

/// A name with translations.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Name {
    /// In the file's own language.
    pub text: String,
    /// Language tag and name: `("de", "Einhorn")`.
    pub translations: Vec<(String, String)>,
}

/// The key of a name's text next to its translations.
pub(super) const TEXT: &str = "text";
