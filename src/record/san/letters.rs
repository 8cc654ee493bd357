//! Letters of other languages: `Sf3` and `e8=D` in German.

use crate::variant::Variant;

/// The letters of a language for piece types, by the names of the types in variant files. They are read only where the
/// game's own codes make no legal move of a text, and never written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Letters(Vec<(String, String)>);

impl Letters {
    /// Pairs of a name and its letter: `Knight` and `S`.
    pub fn new(letters: impl IntoIterator<Item = (String, String)>) -> Letters {
        let letters = letters.into_iter();
        Letters(letters.filter(|(_, letter)| !letter.is_empty()).collect())
    }

    /// The text in the game's own codes. `None` if it has none of these letters.
    pub(super) fn in_codes(&self, variant: &Variant, text: &str) -> Option<String> {
        let promoted = self.promotion_in_codes(variant, text);
        let text = promoted.as_deref().unwrap_or(text);
        let named = self.known(variant).find_map(|(letter, code)| {
            let rest = strip_letter(variant, text, letter)?;
            Some(format!("{code}{rest}"))
        });
        named.or(promoted)
    }

    /// Whether a text is the code of a piece or one of these letters, in any case.
    pub(in crate::record) fn name_piece(&self, variant: &Variant, text: &str) -> bool {
        let mut codes = variant.alphabet.codes.iter();
        codes.any(|code| code.eq_ignore_ascii_case(text)) || self.code(variant, text).is_some()
    }

    /// The own code of a letter alone.
    fn code<'v>(&self, variant: &'v Variant, text: &str) -> Option<&'v str> {
        let mut known = self.known(variant);
        let (_, code) = known.find(|(letter, _)| letter.eq_ignore_ascii_case(text))?;
        Some(code)
    }

    /// With the letter behind a promotion's square replaced: `e8D`, `e8=D`, `e8(D)`, `e8/D`.
    fn promotion_in_codes(&self, variant: &Variant, text: &str) -> Option<String> {
        let bare = text.trim_end_matches(')');
        let is_letter = |c: char| !c.is_ascii_digit() && !"=(/".contains(c);
        let square = bare.trim_end_matches(is_letter);
        let code = self.code(variant, &bare[square.len()..])?;
        (!square.is_empty()).then(|| format!("{square}{code}{}", &text[bare.len()..]))
    }

    /// The letters of the types that a game has, with their own codes.
    fn known<'v>(&self, variant: &'v Variant) -> impl Iterator<Item = (&str, &'v str)> {
        self.0.iter().filter_map(|(name, letter)| {
            let mut kinds = variant.kinds.iter();
            let kind = kinds.position(|kind| kind.name.text == *name)?;
            Some((letter.as_str(), variant.alphabet.codes[kind].as_str()))
        })
    }
}

/// The text behind a letter in front. A small letter may as well be a file.
fn strip_letter<'t>(variant: &Variant, text: &'t str, letter: &str) -> Option<&'t str> {
    let start = text.get(..letter.len())?;
    let small = letter.to_lowercase();
    let board = variant.geometry();
    let is_file = || {
        board
            .squares()
            .any(|square| board.name(square).starts_with(&small))
    };
    let is_small = || start == small && !is_file();
    (start == letter || is_small()).then(|| &text[letter.len()..])
}
