//! The annotation of a study's node and its PGN form: comments in braces, glyphs after the move, and arrows and rings
//! within comments as Lichess writes them.

use super::arrow::Arrow;
use crate::geometry::Geometry;

/// The glyphs, in the order of their PGN numbers from 1.
const GLYPHS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// A comment, a glyph, and marks on the board.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Annotation {
    /// Trimmed lines separated by line feeds.
    pub comment: String,
    /// `""` or one of the six glyphs.
    pub glyph: &'static str,
    /// Rings before arrows; at most one mark for each pair of squares.
    pub arrows: Vec<Arrow>,
}

impl Annotation {
    /// The glyphs, separated by spaces.
    pub(crate) fn glyphs() -> String {
        GLYPHS.join(" ")
    }

    /// The glyph with this text; `""` for none.
    pub(crate) fn glyph_named(text: &str) -> Option<&'static str> {
        let mut known = GLYPHS.into_iter().chain([""]);
        known.find(|&glyph| glyph == text)
    }

    /// Normalizes the white space of a comment that a user typed.
    pub(crate) fn normalize_comment(comment: &str) -> String {
        let lines: Vec<String> = comment.lines().map(single_spaced).collect();
        lines.join("\n").trim_matches('\n').to_string()
    }

    /// The PGN number of a glyph: `$1`.
    pub(super) fn glyph_number(glyph: &str) -> Option<String> {
        let index = GLYPHS.iter().position(|&known| known == glyph)?;
        Some(format!("${}", index + 1))
    }

    /// Reads a PGN number; only the six glyphs are known.
    pub(crate) fn glyph_of_number(text: &str) -> Option<&'static str> {
        let number: usize = text.strip_prefix('$')?.parse().ok()?;
        GLYPHS.get(number.checked_sub(1)?).copied()
    }

    /// Splits the glyph off a move text.
    pub(crate) fn split_glyph(text: &str) -> Option<(&str, &'static str)> {
        let bare = text.trim_end_matches(['!', '?']);
        let glyph = Annotation::glyph_named(&text[bare.len()..])?;
        (bare.len() < text.len()).then_some((bare, glyph))
    }

    /// Adds the content of one pair of braces.
    pub(crate) fn read_comment(&mut self, board: &Geometry, comment: &str) {
        let (line, arrows) = without_arrows(board, comment);
        let only_arrows = line.is_empty() && !arrows.is_empty();
        self.add_arrows(arrows);
        if only_arrows {
            return;
        }
        self.add_line(&decoded(&line));
    }

    pub(crate) fn add_line(&mut self, line: &str) {
        if !self.comment.is_empty() {
            self.comment.push('\n');
        }
        self.comment.push_str(line);
    }

    /// Adds arrows, replacing those between the same squares.
    pub(crate) fn add_arrows(&mut self, arrows: Vec<Arrow>) {
        for arrow in arrows {
            self.arrows.retain(|known| !known.same_place(arrow));
            self.arrows.push(arrow);
        }
        self.arrows.sort_by_key(|arrow| !arrow.is_ring());
    }

    /// The content of each pair of braces.
    pub(super) fn comment_texts(&self, board: &Geometry) -> Vec<String> {
        let mut comments: Vec<String> = match self.comment.is_empty() {
            true => Vec::new(),
            false => self.comment.split('\n').map(encoded).collect(),
        };
        let tags = self.mark_tags(board);
        if !tags.is_empty() {
            comments.push(tags.join(" "));
        }
        comments
    }

    /// Everything in one pair of braces, as other programs expect: tags, then the lines as one.
    pub(super) fn pgn_comment(&self, board: &Geometry) -> Vec<String> {
        let mut parts = self.mark_tags(board);
        let lines = self.comment.lines().filter(|line| !line.is_empty());
        parts.extend(lines.map(encoded));
        parts
    }

    /// The arrows and rings; a long list is divided, since a line of PGN has at most 80 characters.
    fn mark_tags(&self, board: &Geometry) -> Vec<String> {
        let (rings, arrows): (Vec<Arrow>, Vec<Arrow>) =
            self.arrows.iter().partition(|arrow| arrow.is_ring());
        let tags = |name: &'static str, arrows: Vec<Arrow>| {
            let texts: Vec<String> = arrows.iter().map(|arrow| arrow.text(board)).collect();
            let lists = texts.chunks(TAG_MARKS).map(|texts| texts.join(","));
            lists
                .map(|list| format!("[%{name} {list}]"))
                .collect::<Vec<_>>()
        };
        [tags(RINGS, rings), tags(ARROWS, arrows)].concat()
    }

    /// An upper bound for the length of its text.
    pub(super) fn bytes(&self) -> usize {
        let escapes = self.comment.matches(['}', '&', '[']).count();
        let lines = self.comment.lines().count();
        self.comment.len() + 5 * escapes + 3 * lines + 24 + 12 * self.arrows.len()
    }
}

/// The most marks in one tag.
const TAG_MARKS: usize = 8;
const RINGS: &str = "csl";
const ARROWS: &str = "cal";

fn single_spaced(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Escapes what would end a comment or start a list of arrows, as in HTML.
fn encoded(line: &str) -> String {
    replaced(
        line,
        &[
            ("&#", "&#38;#"),
            ("}", "&#125;"),
            ("[%cs", "&#91;%cs"),
            ("[%ca", "&#91;%ca"),
        ],
    )
}

fn decoded(line: &str) -> String {
    replaced(line, &[("&#91;", "["), ("&#125;", "}"), ("&#38;", "&")])
}

/// Replaces all pairs in one pass.
fn replaced(line: &str, pairs: &[(&str, &str)]) -> String {
    let mut text = String::new();
    let mut rest = line.chars();
    loop {
        let found = pairs
            .iter()
            .find_map(|(old, new)| Some((rest.as_str().strip_prefix(old)?, new)));
        match found {
            Some((behind, new)) => {
                text.push_str(new);
                rest = behind.chars();
            }
            None => match rest.next() {
                Some(letter) => text.push(letter),
                None => return text,
            },
        }
    }
}

/// Splits a comment from its lists of arrows. A faulty list remains in the comment.
fn without_arrows(board: &Geometry, comment: &str) -> (String, Vec<Arrow>) {
    let mut text = String::new();
    let mut arrows = Vec::new();
    let mut rest = comment;
    while let Some(at) = rest.find('[') {
        let tag = &rest[at..];
        if !tag.starts_with("[%c") {
            text.push_str(&rest[..=at]);
            rest = &tag[1..];
            continue;
        }
        text.push_str(&rest[..at]);
        let inner = tag.split_once(']').map(|(inner, _)| inner);
        match inner.and_then(|inner| Some((inner.len() + 1, listed(board, inner)?))) {
            Some((length, found)) => {
                arrows.extend(found);
                rest = &tag[length..];
            }
            None => {
                text.push_str("[%c");
                rest = &tag["[%c".len()..];
            }
        }
    }
    text.push_str(rest);
    (single_spaced(&text), arrows)
}

/// The arrows of `[%cal Ge2e4,Rd1d8` or the rings of `[%csl Ge4`.
fn listed(board: &Geometry, tag: &str) -> Option<Vec<Arrow>> {
    let (name, list) = tag.strip_prefix("[%")?.split_once(' ')?;
    let items = list.split(',').map(str::trim);
    match name {
        RINGS => items.map(|item| Arrow::read_ring(board, item)).collect(),
        ARROWS => items.map(|item| Arrow::read(board, item)).collect(),
        _ => None,
    }
}
