//! The annotation of a study's node and its PGN form: comments in braces, signs after the move, and within comments
//! arrows, rings, times and evaluations as Lichess writes them.

use super::arrow::Arrow;
use super::nag::{GLYPHS, Nag};
use crate::geometry::Geometry;

/// A comment, signs, marks on the board, and what programs say about the move.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Annotation {
    /// Trimmed lines separated by line feeds.
    pub comment: String,
    /// A comment before a move that begins a variation, in the same form.
    pub comment_before: String,
    /// `""` or one of the six glyphs.
    pub glyph: &'static str,
    /// Further signs.
    pub nags: Vec<Nag>,
    /// Rings before arrows; at most one mark for each pair of squares.
    pub arrows: Vec<Arrow>,
    /// The mover's clock after the move, as in `[%clk 0:04:59]`, or `""`.
    pub clock: String,
    /// The time that the move took, as in `[%emt 0:00:07]`, or `""`.
    pub elapsed: String,
    /// The evaluation after the move, as in `[%eval -0.31]` or `[%eval #-3]`, or `""`.
    pub evaluation: String,
}

impl Annotation {
    /// The maximum number of arrows and rings.
    pub const MAX_ARROWS: usize = 64;

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

    /// Adds a sign. The first of the six is the glyph.
    pub(super) fn add_nag(&mut self, nag: Nag) {
        let glyph = usize::from(nag).checked_sub(1);
        let glyph = glyph.and_then(|index| GLYPHS.get(index));
        match glyph.filter(|_| self.glyph.is_empty()) {
            Some(glyph) => self.glyph = glyph,
            None if nag > 0 && !self.nags.contains(&nag) => self.nags.push(nag),
            None => {}
        }
    }

    /// The numbers of the further signs.
    pub(super) fn nag_words(&self) -> impl Iterator<Item = String> {
        self.nags.iter().map(|nag| format!("${nag}"))
    }

    /// Adds the content of one pair of braces.
    pub(crate) fn read_comment(&mut self, board: &Geometry, comment: &str) {
        if let Some(line) = self.read_commands(board, comment) {
            add_line(&mut self.comment, &line);
        }
    }

    /// Adds the content of one pair of braces before the move.
    pub(super) fn read_comment_before(&mut self, board: &Geometry, comment: &str) {
        if let Some(line) = self.read_commands(board, comment) {
            add_line(&mut self.comment_before, &line);
        }
    }

    /// The move begins no variation any more, so nothing is written before it.
    pub(super) fn join_comments(&mut self) {
        let after = std::mem::take(&mut self.comment);
        self.comment = std::mem::take(&mut self.comment_before);
        if !after.is_empty() {
            add_line(&mut self.comment, &after);
        }
    }

    /// Reads the commands of a comment, and returns the rest unless there is none.
    fn read_commands(&mut self, board: &Geometry, comment: &str) -> Option<String> {
        let (line, commands) = without_commands(board, comment);
        let only_commands = line.is_empty() && !commands.is_empty();
        for command in commands {
            match command {
                Command::Marks(arrows) => self.add_arrows(arrows),
                Command::Clock(text) => self.clock = text,
                Command::Elapsed(text) => self.elapsed = text,
                Command::Evaluation(text) => self.evaluation = text,
            }
        }
        (!only_commands).then(|| decoded(&line))
    }

    /// Adds arrows, replacing those between the same squares.
    pub(crate) fn add_arrows(&mut self, arrows: Vec<Arrow>) {
        for arrow in arrows {
            self.arrows.retain(|known| !known.same_place(arrow));
            self.arrows.push(arrow);
        }
        self.arrows.sort_by_key(|arrow| !arrow.is_ring());
    }

    /// The content of each pair of braces after the move.
    pub(super) fn comment_texts(&self, board: &Geometry) -> Vec<String> {
        let mut comments = encoded_lines(&self.comment);
        let tags = [self.measures(), self.mark_tags(board)].concat();
        if !tags.is_empty() {
            comments.push(tags.join(" "));
        }
        comments
    }

    /// The content of each pair of braces before the move.
    pub(super) fn comment_texts_before(&self) -> Vec<String> {
        encoded_lines(&self.comment_before)
    }

    /// Everything in one pair of braces, as other programs expect: tags, then the lines as one.
    pub(super) fn pgn_comment(&self, board: &Geometry) -> Vec<String> {
        let mut parts = [self.measures(), self.mark_tags(board)].concat();
        parts.extend(without_empty(encoded_lines(&self.comment)));
        parts
    }

    /// The lines before the move, which PGN has in one pair of braces.
    pub(super) fn pgn_comment_before(&self) -> Vec<String> {
        without_empty(encoded_lines(&self.comment_before)).collect()
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

    /// The evaluation and the times as commands: `[%clk 0:04:59]`.
    fn measures(&self) -> Vec<String> {
        let measures = [
            (EVALUATION, &self.evaluation),
            (CLOCK, &self.clock),
            (ELAPSED, &self.elapsed),
        ];
        let known = measures.into_iter().filter(|(_, text)| !text.is_empty());
        known
            .map(|(name, text)| format!("[%{name} {text}]"))
            .collect()
    }

    /// An upper bound for the length of its text.
    pub(super) fn bytes(&self) -> usize {
        let comments = [&self.comment, &self.comment_before];
        let escapes = { comments }.map(|text| text.matches(['}', '&', '[']).count());
        let lines = { comments }.map(|text| text.lines().count());
        let length = { comments }.map(|text| text.len());
        let measures = self
            .measures()
            .iter()
            .map(|text| text.len() + 1)
            .sum::<usize>();
        let marks = 12 * self.arrows.len() + 7 * self.nags.len();
        let sum = |[after, before]: [usize; 2]| after + before;
        sum(length) + 5 * sum(escapes) + 3 * sum(lines) + 24 + marks + measures
    }
}

/// The most marks in one tag.
const TAG_MARKS: usize = 8;
const RINGS: &str = "csl";
const ARROWS: &str = "cal";
const CLOCK: &str = "clk";
const ELAPSED: &str = "emt";
const EVALUATION: &str = "eval";

fn add_line(text: &mut String, line: &str) {
    if !text.is_empty() {
        text.push('\n');
    }
    text.push_str(line);
}

fn encoded_lines(text: &str) -> Vec<String> {
    match text.is_empty() {
        true => Vec::new(),
        false => text.split('\n').map(encoded).collect(),
    }
}

fn without_empty(lines: Vec<String>) -> impl Iterator<Item = String> {
    lines.into_iter().filter(|line| !line.is_empty())
}

fn single_spaced(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Escapes what would end a comment or start a command, as in HTML.
fn encoded(line: &str) -> String {
    replaced(
        line,
        &[
            ("&#", "&#38;#"),
            ("}", "&#125;"),
            ("[%c", "&#91;%c"),
            ("[%e", "&#91;%e"),
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

/// A command of PGN within a comment: `[%cal Ge2e4]`.
enum Command {
    Marks(Vec<Arrow>),
    Clock(String),
    Elapsed(String),
    Evaluation(String),
}

/// Splits a comment from its commands. Unknown and faulty ones remain in the comment.
fn without_commands(board: &Geometry, comment: &str) -> (String, Vec<Command>) {
    let mut text = String::new();
    let mut commands = Vec::new();
    let mut rest = comment;
    while let Some(at) = rest.find("[%") {
        let inner = rest[at + 2..]
            .split_once(['[', ']'])
            .map(|(inner, _)| inner);
        let inner = inner.filter(|inner| rest[at + 2 + inner.len()..].starts_with(']'));
        match inner.and_then(|inner| Some((inner.len() + 3, command(board, inner)?))) {
            Some((length, found)) => {
                text.push_str(&rest[..at]);
                commands.push(found);
                rest = &rest[at + length..];
            }
            None => {
                text.push_str(&rest[..at + 2]);
                rest = &rest[at + 2..];
            }
        }
    }
    text.push_str(rest);
    (single_spaced(&text), commands)
}

/// Reads `cal Ge2e4,Rd1d8`, `csl Ge4`, `clk 0:04:59`, `emt 0:00:07` or `eval -0.31`.
fn command(board: &Geometry, text: &str) -> Option<Command> {
    let (name, value) = text.trim_start().split_once(char::is_whitespace)?;
    // Programs that wrap lines divide values too.
    let value: String = value.split_whitespace().collect();
    let items = value.split(',');
    Some(match name {
        RINGS => Command::Marks(
            items
                .map(|item| Arrow::read_ring(board, item))
                .collect::<Option<_>>()?,
        ),
        ARROWS => Command::Marks(
            items
                .map(|item| Arrow::read(board, item))
                .collect::<Option<_>>()?,
        ),
        CLOCK => Command::Clock(measure(&value, ":.")?),
        ELAPSED => Command::Elapsed(measure(&value, ":.")?),
        EVALUATION => Command::Evaluation(measure(&value, "+-#.,")?),
        _ => return None,
    })
}

/// A short text of digits and signs.
fn measure(text: &str, signs: &str) -> Option<String> {
    let fits = text
        .chars()
        .all(|c| c.is_ascii_digit() || signs.contains(c));
    let has_digit = text.contains(|c: char| c.is_ascii_digit());
    (fits && has_digit && text.len() <= 16).then(|| text.to_string())
}
