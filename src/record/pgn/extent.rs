//! Where the games of a text begin and end, without reading their moves.

use super::tag::split_tag;
use crate::record::movetext::split_result;
use crate::record::text::{Header, MAX_TEXT_BYTES};

/// A game in a text.
pub(super) struct Extent {
    /// Where it begins, as a byte offset.
    pub(super) start: usize,
    /// Where its moves begin.
    pub(super) body: usize,
    pub(super) end: usize,
    /// Its tags with their offsets.
    pub(super) tags: Vec<(usize, Header)>,
    /// The offset of a line among the tags that is none.
    pub(super) faulty_tag: Option<usize>,
}

impl Extent {
    /// The next game from an offset on.
    pub(super) fn next(text: &str, from: usize) -> Option<Extent> {
        let mut scanner = Scanner {
            text,
            at: from,
            blank_line: false,
            untagged: from,
        };
        scanner.skip_space();
        let start = scanner.at;
        if start == text.len() {
            return None;
        }
        let mut extent = Extent {
            start,
            body: start,
            end: start,
            tags: Vec::new(),
            faulty_tag: None,
        };
        let has_moves = scanner.read_tags(&mut extent);
        extent.body = scanner.at;
        if has_moves {
            scanner.skip_moves();
        }
        extent.end = scanner.at;
        Some(extent)
    }

    pub(super) fn tag(&self, name: &str) -> Option<(usize, &str)> {
        let mut tags = self.tags.iter();
        let (at, tag) = tags.find(|(_, tag)| tag.name == name)?;
        Some((*at, &tag.value))
    }
}

struct Scanner<'t> {
    text: &'t str,
    at: usize,
    /// Whether the space before the current place has an empty line.
    blank_line: bool,
    /// No tag begins among the moves before this place.
    untagged: usize,
}

impl<'t> Scanner<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn skip_space(&mut self) {
        let rest = self.rest();
        let behind = rest.trim_start();
        let space = &rest[..rest.len() - behind.len()];
        self.blank_line = space.matches('\n').count() > 1;
        self.at += space.len();
    }

    fn skip_line(&mut self) {
        self.at += self.rest().find('\n').unwrap_or(self.rest().len());
    }

    /// Skips a line that is a comment: `; text`, or `%` at its beginning.
    fn skips_comment_line(&mut self) -> bool {
        let before = &self.text[..self.at];
        let escapes = self.rest().starts_with('%') && (before.is_empty() || before.ends_with('\n'));
        let comments = escapes || self.rest().starts_with(';');
        if comments {
            self.skip_line();
        }
        comments
    }

    /// Skips a comment before the first tag, which is about the file.
    fn skips_preamble(&mut self) -> bool {
        if !self.rest().starts_with('{') {
            return false;
        }
        let length = comment_length(self.rest());
        let behind = self.rest()[length..].trim_start();
        let is_preamble = split_tag(behind).is_some();
        if is_preamble {
            self.at += length;
        }
        is_preamble
    }

    /// Returns whether moves follow, rather than the next game.
    fn read_tags(&mut self, extent: &mut Extent) -> bool {
        loop {
            self.skip_space();
            if self.skips_comment_line() || extent.tags.is_empty() && self.skips_preamble() {
                continue;
            }
            if !self.rest().starts_with('[') {
                return true;
            }
            match split_tag(self.rest()) {
                Some((tag, _)) if begins_game(&tag, &extent.tags, self.blank_line) => return false,
                Some((tag, rest)) => {
                    extent.tags.push((self.at, tag));
                    self.at = self.text.len() - rest.len();
                }
                None => {
                    extent.faulty_tag.get_or_insert(self.at);
                    self.skip_line();
                }
            }
        }
    }

    fn skip_moves(&mut self) {
        let (mut depth, mut has_word, mut has_result) = (0_usize, false, false);
        let start = self.at;
        loop {
            if self.at - start > MAX_TEXT_BYTES {
                return self.skip_to_next_game();
            }
            self.skip_space();
            if self.skips_comment_line() {
                continue;
            }
            match self.rest().bytes().next() {
                None => return,
                Some(b'{') => self.at += comment_length(self.rest()),
                Some(b'(') => {
                    depth += 1;
                    self.at += 1;
                }
                Some(b')') => {
                    depth = depth.saturating_sub(1);
                    self.at += 1;
                }
                Some(b'[') if self.is_at_tag() => return,
                Some(_) => {
                    let word = self.word();
                    let may_end = has_result || self.blank_line && has_word;
                    if depth == 0 && may_end && is_first_number(word) {
                        return;
                    }
                    has_word = true;
                    has_result |= depth == 0 && split_result(word).is_some();
                    self.at += word.len();
                }
            }
        }
    }

    /// Leaves out the rest of a game that is too long to be read.
    fn skip_to_next_game(&mut self) {
        let next = self.rest().find(&format!("\n[{FIRST_TAG} \""));
        self.at = next.map_or(self.text.len(), |at| self.at + at);
    }

    /// Whether a tag begins here. A line is searched for its end only once: a line of brackets would take quadratic time.
    fn is_at_tag(&mut self) -> bool {
        if self.at < self.untagged {
            return false;
        }
        let is_tag = split_tag(self.rest()).is_some();
        if !is_tag {
            self.untagged = self.at + self.rest().find('\n').unwrap_or(self.rest().len());
        }
        is_tag
    }

    /// At least one character.
    fn word(&self) -> &'t str {
        let ends_word =
            |&(at, c): &(usize, char)| at > 0 && (c.is_whitespace() || "{();[".contains(c));
        let rest = self.rest();
        let end = { rest.char_indices() }.find(ends_word);
        &rest[..end.map_or(rest.len(), |(at, _)| at)]
    }
}

/// Headers that may occur several times in our own records.
const REPEATED: [&str; 5] = ["Option", "Commitment", "Opening", "Revealed", "Searched"];

/// Whether a tag belongs to the next game, because this one has it and no moves.
fn begins_game(tag: &Header, known: &[(usize, Header)], blank_line: bool) -> bool {
    let name = tag.name.as_str();
    let is_known = known.iter().any(|(_, tag)| tag.name == name);
    is_known && !REPEATED.contains(&name) && (blank_line || name == FIRST_TAG)
}

/// The tag that every game should begin with.
const FIRST_TAG: &str = "Event";

/// The length of a comment in braces. One that isn't closed ends before the next game.
fn comment_length(text: &str) -> usize {
    let mut ends = text.match_indices(['}', '\n']);
    let next_game = format!("\n\n[{FIRST_TAG} \"");
    let end = ends.find(|(at, end)| *end == "}" || text[*at..].starts_with(&next_game));
    end.map_or(text.len(), |(at, end)| at + usize::from(end == "}"))
}

/// `1.` or `1.e4`, but not `1...`
fn is_first_number(word: &str) -> bool {
    let behind = word.strip_prefix("1.");
    word == "1" || behind.is_some_and(|behind| !behind.starts_with('.'))
}
