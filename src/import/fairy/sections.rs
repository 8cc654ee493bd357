//! Parses a `variants.ini` into sections, and finds the ancestors of a section.

use crate::import::imported::MAX_GAME_BYTES;
use crate::import::loss::{Loss, LossKind, Losses};

/// Games that every section may inherit from.
const BUILTINS: &str = include_str!("builtins.ini");

const COMMENT_SIGNS: [char; 2] = ['#', ';'];

#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) line: u32,
    pub(super) key: String,
    pub(super) value: String,
}

#[derive(Clone, Debug)]
pub(super) struct Section {
    pub(super) line: u32,
    pub(super) name: String,
    /// Empty if it has none.
    pub(super) parent: String,
    /// The address in the comments before it; may be empty.
    pub(super) source: String,
    /// The rest of those comments; may be empty.
    pub(super) summary: String,
    pub(super) entries: Vec<Entry>,
    /// The total length of its keys and values.
    bytes: usize,
    /// Lines that are neither comments nor keys.
    pub(super) unparsed: Vec<(u32, String)>,
}

/// The sections of a text, and faults before the first one.
pub(super) fn read(text: &str) -> (Vec<Section>, Vec<Loss>) {
    let mut sections: Vec<Section> = Vec::new();
    let mut before = Losses::default();
    let mut comments: Vec<&str> = Vec::new();
    for (line, written) in (1..).zip(text.lines()) {
        let written = written.trim();
        if let Some(comment) = written.strip_prefix(COMMENT_SIGNS) {
            comments.push(comment.trim());
            continue;
        }
        let written = without_comment(written);
        if let Some(header) = written.strip_prefix('[') {
            sections.push(Section::new(line, header, &comments));
        } else if let Some(section) = sections.last_mut() {
            section.add(line, written);
        } else if !written.is_empty() {
            before.add(LossKind::Line, line, "", written);
        }
        comments.clear();
    }
    (sections, before.in_order())
}

/// A line without the comment behind its value or section.
fn without_comment(written: &str) -> &str {
    let mut ends = written.match_indices(COMMENT_SIGNS).map(|(at, _)| at);
    let end = ends.find(|&at| written[..at].ends_with(char::is_whitespace));
    end.map_or(written, |at| written[..at].trim_end())
}

impl Section {
    /// `header` is the line behind the bracket: `name]` or `name:parent]`. Whatever follows is ignored, as in
    /// Fairy-Stockfish. A section without name or bracket keeps its keys from the section before.
    fn new(line: u32, header: &str, comments: &[&str]) -> Section {
        let inner = header.split_once(']').map(|(inner, _)| inner);
        let (name, parent) = { inner.unwrap_or_default() }
            .split_once(':')
            .unwrap_or((inner.unwrap_or_default(), ""));
        let unreadable = name.trim().is_empty().then(|| (line, format!("[{header}")));
        let is_address = |comment: &&&str| comment.contains("://");
        let source = comments.iter().find(is_address).unwrap_or(&"");
        let words: Vec<&str> = comments
            .iter()
            .filter(|comment| !is_address(comment))
            .copied()
            .collect();
        Section {
            line,
            name: name.trim().to_string(),
            parent: parent.trim().to_string(),
            source: source.to_string(),
            summary: words.join(" ").trim().to_string(),
            entries: Vec::new(),
            bytes: 0,
            unparsed: unreadable.into_iter().collect(),
        }
    }

    fn add(&mut self, line: u32, written: &str) {
        match written.split_once('=') {
            Some((key, value)) if !key.trim().is_empty() => {
                self.bytes += written.len();
                self.entries.push(Entry {
                    line,
                    key: key.trim().to_string(),
                    value: value.trim().to_string(),
                });
            }
            _ if written.is_empty() => {}
            _ => self.unparsed.push((line, written.to_string())),
        }
    }
}

/// Why a section is not a game.
pub(super) enum SectionError {
    /// It has no name, or no bracket behind it.
    Unnamed,
    /// An earlier section has its name.
    Repeated,
    /// The parent of this name is unknown.
    UnknownParent(String),
    /// The section and its ancestors have at least this number of bytes.
    TooLong(usize),
}

pub(super) fn builtins() -> Vec<Section> {
    read(BUILTINS).0
}

/// The section and its ancestors, oldest first. Entries of builtin games get the line of the section. `earlier` has the
/// sections before it that are games: as in Fairy-Stockfish, others don't exist.
///
/// # Errors
///
/// Why Fairy-Stockfish ignores the section, or too much text.
pub(super) fn ancestry(
    section: &Section,
    earlier: &[&Section],
    builtins: &[Section],
) -> Result<Vec<Section>, SectionError> {
    if section.name.is_empty() {
        return Err(SectionError::Unnamed);
    }
    if earlier.iter().any(|known| known.name == section.name) {
        return Err(SectionError::Repeated);
    }
    let mut chain = vec![(section, false)];
    let mut bytes = section.bytes;
    while bytes <= MAX_GAME_BYTES {
        let (youngest, _) = chain[chain.len() - 1];
        if youngest.parent.is_empty() {
            return Ok(oldest_first(&chain, section.line));
        }
        let is_parent = |section: &&Section| section.name == youngest.parent;
        // A section can't redefine a builtin game.
        let known = builtins.iter().find(is_parent).map(|known| (known, true));
        let own = earlier.iter().copied().find(is_parent);
        let Some(parent) = known.or(own.map(|own| (own, false))) else {
            return Err(SectionError::UnknownParent(youngest.parent.clone()));
        };
        bytes += parent.0.bytes;
        chain.push(parent);
    }
    Err(SectionError::TooLong(bytes))
}

/// Reverses a chain; entries of builtin games get this line.
fn oldest_first(chain: &[(&Section, bool)], line: u32) -> Vec<Section> {
    let oldest_first = chain.iter().rev();
    let copied = oldest_first.map(|&(section, is_builtin)| match is_builtin {
        true => Section {
            entries: at_line(&section.entries, line),
            ..section.clone()
        },
        false => section.clone(),
    });
    copied.collect()
}

fn at_line(entries: &[Entry], line: u32) -> Vec<Entry> {
    let entries = entries.iter().cloned();
    entries.map(|entry| Entry { line, ..entry }).collect()
}
