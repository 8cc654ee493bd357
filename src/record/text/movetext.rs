//! The movetext of a record: moves, comments, glyphs, variations in parentheses, and the result.

use super::error::RecordError;
use super::write::{MATE, is_checkmate};
use crate::moves::Action;
use crate::position::Position;
use crate::record::annotation::Annotation;
use crate::record::game::Game;
use crate::record::san::actions_named;
use crate::record::tree::{NodeId, Tree};
use crate::rules::{self, ActionError};
use crate::variant::Variant;

/// Winners as people write them after the moves, with the result.
const WINNERS: [(&str, &str); 4] = [
    ("Whites ", "1-0"),
    ("White ", "1-0"),
    ("Blacks ", "0-1"),
    ("Black ", "0-1"),
];

/// A part of a node's annotation.
#[derive(Clone, Debug)]
pub(in crate::record) enum AnnotationPart {
    /// The content of a pair of braces.
    Comment(String),
    /// One of the known glyphs.
    Glyph(&'static str),
    /// The number of an unknown glyph: `$14`.
    Number(String),
}

pub(super) struct Replayed<'t> {
    pub(super) game: Game,
    pub(super) tree: Tree,
    /// The last node of the main line.
    pub(super) end: NodeId,
    /// In the order of the text.
    pub(super) annotations: Vec<(NodeId, AnnotationPart)>,
    /// The result after the moves, with its line number.
    pub(super) result: Option<(usize, &'t str)>,
}

struct Variation<'t> {
    /// The text from its parenthesis on.
    at: &'t str,
    /// The node that it is an alternative to, and the ply before that node.
    alternative_to: NodeId,
    ply: usize,
    /// Comments before its first move, which belong to that move.
    pending: Vec<AnnotationPart>,
    has_move: bool,
}

pub(super) struct MovetextReader<'t> {
    text: &'t str,
    rest: &'t str,
    max_nodes: usize,
    game: Game,
    tree: Tree,
    node: NodeId,
    /// The variations around the current place, outermost first.
    variations: Vec<Variation<'t>>,
    annotations: Vec<(NodeId, AnnotationPart)>,
    result: Option<(usize, &'t str)>,
}

impl<'t> MovetextReader<'t> {
    /// Creates a reader that starts at the byte offset `body` and accepts at most `max_nodes` nodes.
    pub(super) fn new(
        text: &'t str,
        body: usize,
        max_nodes: usize,
        start: Position,
    ) -> MovetextReader<'t> {
        MovetextReader {
            text,
            rest: &text[body..],
            max_nodes,
            game: Game::from_position(start),
            tree: Tree::new(),
            node: Tree::ROOT,
            variations: Vec::new(),
            annotations: Vec::new(),
            result: None,
        }
    }

    pub(super) fn replay(mut self) -> Result<Replayed<'t>, RecordError> {
        loop {
            self.rest = self.rest.trim_start();
            let at = self.rest;
            match at.chars().next() {
                None => break,
                Some('{') => {
                    let comment = self.comment()?;
                    self.annotate(AnnotationPart::Comment(comment));
                }
                Some('(') => self.open(at)?,
                Some(')') => self.close(at)?,
                Some(_) => self.read_word(at)?,
            }
        }
        if let Some(Variation { at, .. }) = self.variations.last() {
            return Err(self.unbalanced(at, "a variation closed by `)`"));
        }
        Ok(Replayed {
            game: self.game,
            tree: self.tree,
            end: self.node,
            annotations: self.annotations,
            result: self.result,
        })
    }

    fn read_word(&mut self, at: &'t str) -> Result<(), RecordError> {
        let word = self.result_in_words().unwrap_or_else(|| self.word());
        if self.result.is_some() {
            return Err(self.fault(at, word, "nothing after the result"));
        }
        if word == MATE && is_checkmate(self.game.position()) {
            return Ok(());
        }
        if is_result(word) && self.variations.is_empty() {
            self.result = Some((self.line_of(at), word));
            return Ok(());
        }
        if let Some(part) = glyph_of(word).filter(|_| self.node != Tree::ROOT) {
            self.annotate(part);
            return Ok(());
        }
        match without_number(word) {
            Some(text) => self.play(at, text),
            None => Ok(()),
        }
    }

    fn annotate(&mut self, part: AnnotationPart) {
        match self
            .variations
            .last_mut()
            .filter(|variation| !variation.has_move)
        {
            Some(variation) => variation.pending.push(part),
            None => self.annotations.push((self.node, part)),
        }
    }

    fn open(&mut self, at: &'t str) -> Result<(), RecordError> {
        self.rest = &at[1..];
        let has_move = self
            .variations
            .last()
            .is_none_or(|variation| variation.has_move);
        let parent = self.tree.parent(self.node).filter(|_| has_move);
        let Some(parent) = parent else {
            return Err(self.unbalanced(at, "a variation after the move that it replaces"));
        };
        if self.result.is_some() {
            return Err(self.unbalanced(at, "nothing after the result"));
        }
        if self.variations.len() >= Tree::MAX_DEPTH {
            let allowed = Tree::MAX_DEPTH.to_string();
            let found = (Tree::MAX_DEPTH + 1).to_string();
            let line = self.line_of(at);
            return Err(RecordError::new("study-depth", line, &found, allowed));
        }
        let ply = self.game.ply() - 1;
        self.variations.push(Variation {
            at,
            alternative_to: self.node,
            ply,
            pending: Vec::new(),
            has_move: false,
        });
        self.node = parent;
        self.game.go_to(ply);
        Ok(())
    }

    /// Ends a variation: replays the move that it replaced.
    fn close(&mut self, at: &'t str) -> Result<(), RecordError> {
        self.rest = &at[1..];
        let Some(variation) = self.variations.pop() else {
            return Err(self.unbalanced(at, "`)` only at the end of a variation"));
        };
        if !variation.has_move {
            return Err(self.unbalanced(at, "a variation with at least one move"));
        }
        self.node = variation.alternative_to;
        self.game.go_to(variation.ply);
        if let Some(action) = self.tree.action(self.node) {
            self.game.play(action);
        }
        Ok(())
    }

    fn comment(&mut self) -> Result<String, RecordError> {
        let at = self.rest;
        let Some(end) = at.find('}') else {
            return Err(self.fault(at, at, "a comment closed by `}`"));
        };
        self.rest = &at[end + 1..];
        let words: Vec<&str> = at[1..end].split_whitespace().collect();
        Ok(words.join(" "))
    }

    fn word(&mut self) -> &'t str {
        let ends_word = |c: char| c.is_whitespace() || matches!(c, '{' | '(' | ')');
        let (word, rest) = self
            .rest
            .split_at(self.rest.find(ends_word).unwrap_or(self.rest.len()));
        self.rest = rest;
        word
    }

    /// Reads a result written as a sentence: `White won.`
    fn result_in_words(&mut self) -> Option<&'static str> {
        let (winners, result) = { WINNERS }
            .into_iter()
            .find(|(winners, _)| self.rest.starts_with(winners))?;
        let rest = self.rest[winners.len()..].trim_start();
        let rest = rest
            .strip_prefix("won")
            .or_else(|| rest.strip_prefix("wins"))?;
        self.rest = rest.strip_prefix('.').unwrap_or(rest);
        Some(result)
    }

    fn play(&mut self, at: &str, text: &str) -> Result<(), RecordError> {
        if self.game.outcome().is_some() {
            return Err(self.fault(at, text, "no move after the end of the game"));
        }
        let (action, glyph) = self
            .action_and_glyph(text)
            .map_err(|why| self.fault(at, text, &why))?;
        let known = self.tree.child(self.node, action).is_some();
        if !known && self.tree.len() >= self.max_nodes {
            let line = self.line_of(at);
            let (found, allowed) = (self.tree.len() + 1, self.max_nodes.to_string());
            let found = found.to_string();
            return Err(RecordError::new("study-nodes", line, &found, allowed));
        }
        self.game.play(action);
        let on_main_line = self.variations.is_empty();
        self.node = self.tree.ensure_child(self.node, action, on_main_line);
        if let Some(variation) = self.variations.last_mut() {
            variation.has_move = true;
            let pending = std::mem::take(&mut variation.pending).into_iter();
            self.annotations
                .extend(pending.map(|part| (self.node, part)));
        }
        if let Some(glyph) = glyph {
            self.annotate(AnnotationPart::Glyph(glyph));
        }
        Ok(())
    }

    /// The action of a text, and the glyph after it. A question mark may belong to the move text itself.
    fn action_and_glyph(&self, text: &str) -> Result<(Action, Option<&'static str>), String> {
        let position = self.game.position();
        match (find_action(position, text), Annotation::split_glyph(text)) {
            (Ok(action), _) => Ok((action, None)),
            (Err(why), None) => Err(why),
            (Err(_), Some((bare, glyph))) => Ok((find_action(position, bare)?, Some(glyph))),
        }
    }

    /// Counted only for errors: counting at every word would take quadratic time.
    fn line_of(&self, at: &str) -> usize {
        1 + self.text[..self.text.len() - at.len()]
            .matches('\n')
            .count()
    }

    fn fault(&self, at: &str, found: &str, allowed: &str) -> RecordError {
        RecordError::new("record-move", self.line_of(at), found, allowed)
    }

    fn unbalanced(&self, at: &str, allowed: &str) -> RecordError {
        RecordError::new("record-variation", self.line_of(at), at, allowed)
    }
}

/// The action of a text, or why there is none.
fn find_action(position: &Position, text: &str) -> Result<Action, String> {
    rules::action_from_record(position, text).or_else(|error| {
        match actions_named(position, text).as_slice() {
            [] => Err(why_refused(&error)),
            [action] => Ok(*action),
            several => Err(candidates(position.variant(), several)),
        }
    })
}

fn glyph_of(word: &str) -> Option<AnnotationPart> {
    if let Some(glyph) = Annotation::glyph_named(word).filter(|glyph| !glyph.is_empty()) {
        return Some(AnnotationPart::Glyph(glyph));
    }
    let digits = word.strip_prefix('$')?;
    let is_number = !digits.is_empty() && digits.chars().all(|digit| digit.is_ascii_digit());
    let number = || AnnotationPart::Number(word.to_string());
    is_number.then(|| Annotation::glyph_of_number(word).map_or_else(number, AnnotationPart::Glyph))
}

/// Lists the actions that an ambiguous text matches.
fn candidates(variant: &Variant, actions: &[Action]) -> String {
    let texts = actions.iter().map(|action| action.text(variant));
    let texts: Vec<String> = texts.collect();
    format!("one of {}, as several pieces fit", texts.join(" "))
}

fn why_refused(error: &ActionError) -> String {
    match error {
        ActionError::Refused { refusal, .. } => refusal.code().to_string(),
        ActionError::Unreadable { .. } => "a move such as `e2e4`".to_string(),
        ActionError::Promotion { allowed, .. } => allowed.join(" "),
        ActionError::UnknownSecret { .. } | ActionError::NotNow { .. } => {
            "a move that is legal in this position".to_string()
        }
    }
}

/// The move of `1.e2e4`, `.e2e4` or `e2e4`; `None` for a number alone: `1`, `1.` or `1...`.
fn without_number(word: &str) -> Option<&str> {
    let behind = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let text = match behind.is_empty() || behind.starts_with('.') {
        true => behind.trim_start_matches('.'),
        false => word,
    };
    (!text.is_empty()).then_some(text)
}

fn is_result(word: &str) -> bool {
    let places = || {
        word.split('/')
            .all(|place| matches!(place, "1" | "2" | "3" | "4"))
    };
    matches!(word, "*" | "1-0" | "0-1" | "1/2-1/2") || word.contains('/') && places()
}
