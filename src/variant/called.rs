//! Finds games by the names that people and other programs use for them.

use super::top_level::{KNOWN_AS, NAME};
use std::sync::OnceLock;

use super::{Variant, file};
use crate::shipped::shipped;

impl Variant {
    /// What the tag `Variant` of PGN says: the game's name if other programs use it too, else their most usual name, or the
    /// id.
    pub fn pgn_name(&self) -> &str {
        let own = self.known_as.iter().find(|&name| *name == self.name.text);
        own.or(self.known_as.first()).unwrap_or(&self.id)
    }

    /// Whether a name means this game: its id, its name in any language, or a name in other programs. Case, spaces, `-`
    /// and `_` don't matter.
    ///
    /// ```
    /// use menagerie::variant::{Variant, shipped};
    /// let (id, text) = shipped()[0];
    /// let chess = Variant::load(id, text).expect("a valid file");
    /// assert!(chess.is_called("From Position") && !chess.is_called("Bughouse"));
    /// ```
    pub fn is_called(&self, name: &str) -> bool {
        let translations = self.name.translations.iter().map(|(_, text)| text);
        let mut names = [&self.id, &self.name.text]
            .into_iter()
            .chain(translations)
            .chain(&self.known_as);
        let wanted = comparable(name);
        names.any(|name| comparable(name) == wanted)
    }
}

/// The id of the shipped game that a name means, as in [`Variant::is_called`]. Doesn't load the games.
///
/// ```
/// use menagerie::variant::shipped_called;
/// assert_eq!(shipped_called("Standard"), shipped_called("chess"));
/// assert_eq!(shipped_called("Bughouse"), None);
/// ```
pub fn shipped_called(name: &str) -> Option<&'static str> {
    let wanted = comparable(name);
    let mut games = shipped_names().iter();
    let (id, _) = games.find(|(_, names)| names.contains(&wanted))?;
    Some(id)
}

/// The id of each shipped game, with all its names in comparable form.
fn shipped_names() -> &'static [(&'static str, Vec<String>)] {
    static NAMES: OnceLock<Vec<(&str, Vec<String>)>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let games = shipped().iter();
        games.map(|(id, text)| (*id, names_of(id, text))).collect()
    })
}

fn names_of(id: &str, text: &str) -> Vec<String> {
    let mut names = vec![comparable(id)];
    if let Ok(file) = file::read(text) {
        let name = file.name_of(&NAME);
        names.push(comparable(&name.text));
        let translations = name.translations.iter();
        names.extend(translations.map(|(_, text)| comparable(text)));
        let elsewhere = file.items_of(&KNOWN_AS).iter();
        names.extend(elsewhere.filter_map(|node| Some(comparable(node.text()?))));
    }
    names
}

/// A name without what differs between programs.
fn comparable(name: &str) -> String {
    let letters = name.chars();
    let letters = letters.filter(|letter| !letter.is_whitespace() && !matches!(letter, '-' | '_'));
    letters.flat_map(char::to_lowercase).collect()
}
