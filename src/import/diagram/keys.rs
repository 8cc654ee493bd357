//! What the lines of a diagram can be.

/// Every known setting.
const KEYS: &str = include_str!("keys.txt");

/// The colons of a piece type; with fewer, a line is prose.
const FEWEST_COLONS: usize = 4;

/// Whether a line is a piece type.
pub(super) fn is_piece(line: &str) -> bool {
    line.matches(':').count() >= FEWEST_COLONS
}

/// Whether a word is a known setting with its value.
pub(super) fn is_setting(word: &str) -> bool {
    let key = word.split_once('=').map(|(key, _)| key);
    key.is_some_and(|key| harmless(key).is_some())
}

/// How a setting is handled, or the values with which it changes no rule, as in [`KEYS`]; `None` if it is unknown.
pub(super) fn harmless(wanted: &str) -> Option<String> {
    let lines = KEYS.lines().filter(|line| !line.starts_with('#'));
    let mut pairs = lines.filter_map(|line| line.split_once('='));
    let (_, value) = pairs.find(|(key, _)| key.trim() == wanted)?;
    Some(value.trim().to_string())
}
