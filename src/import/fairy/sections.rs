//! Parses a `variants.ini` into sections, and finds the ancestors of a section.

use crate::import::imported::MAX_GAME_BYTES;
use crate::import::loss::{Loss, LossKind, Losses};

/// Games that every section may inherit from.
const BUILTINS: &str = include_str!("builtins.ini");

/// More than any file has; this ends cyclic inheritance.
const MAX_ANCESTORS: usize = 32;

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
        if let Some(comment) = written.strip_prefix(['#', ';']) {
            comments.push(comment.trim());
            continue;
        }
        if let Some((name, parent)) = header(written) {
            sections.push(Section::new(line, name, parent, &comments));
        } else if let Some(section) = sections.last_mut() {
            section.add(line, written);
        } else if !written.is_empty() {
            before.add(LossKind::Line, line, "", written);
        }
        comments.clear();
    }
    (sections, before.in_order())
}

/// The name of `[name]`, and the parent of `[name:parent]`.
fn header(written: &str) -> Option<(&str, &str)> {
    let inner = written.strip_prefix('[')?.strip_suffix(']')?;
    let (name, parent) = inner.split_once(':').unwrap_or((inner, ""));
    (!name.trim().is_empty()).then_some((name.trim(), parent.trim()))
}

impl Section {
    fn new(line: u32, name: &str, parent: &str, comments: &[&str]) -> Section {
        let is_address = |comment: &&&str| comment.contains("://");
        let source = comments.iter().find(is_address).unwrap_or(&"");
        let words: Vec<&str> = comments
            .iter()
            .filter(|comment| !is_address(comment))
            .copied()
            .collect();
        Section {
            line,
            name: name.to_string(),
            parent: parent.to_string(),
            source: source.to_string(),
            summary: words.join(" ").trim().to_string(),
            entries: Vec::new(),
            bytes: 0,
            unparsed: Vec::new(),
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

/// Why the ancestors of a section are not available.
pub(super) enum AncestryError {
    /// The parent of this name is unknown.
    UnknownParent(String),
    /// The section and its ancestors have at least this number of bytes.
    TooLong(usize),
}

pub(super) fn builtins() -> Vec<Section> {
    read(BUILTINS).0
}

/// The section and its ancestors, oldest first. Entries of builtin games get the line of the section.
///
/// # Errors
///
/// An unknown parent, or too much text.
pub(super) fn ancestry(
    section: &Section,
    before: &[Section],
    builtins: &[Section],
) -> Result<Vec<Section>, AncestryError> {
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
        // If a name occurs twice, the last one before the section that inherits counts.
        let older = before.iter().filter(|section| section.line < youngest.line);
        let own = older.rev().find(is_parent).map(|own| (own, false));
        let is_endless = chain.len() > MAX_ANCESTORS;
        let Some(parent) = known.or(own).filter(|_| !is_endless) else {
            return Err(AncestryError::UnknownParent(youngest.parent.clone()));
        };
        bytes += parent.0.bytes;
        chain.push(parent);
    }
    Err(AncestryError::TooLong(bytes))
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
