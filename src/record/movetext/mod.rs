//! Movetext: moves, comments, signs, variations in parentheses, and the result. One reader serves our own records and
//! PGN, which people and programs write in many ways.

mod action;
mod words;

use super::game::Game;
use super::nag::{self, Nag};
use super::record_error::{Place, RecordError, RecordErrorKind};
use super::san::Letters;
use super::short_notation::{MATE, is_checkmate};
use super::tree::{NodeId, Tree};
use crate::moves::Action;
use crate::position::Position;
use crate::rules::{self, Outcome, Reason};
use crate::variant::Variant;
use action::find_action;
use words::{is_noise, is_null_move, result_of_words, without_number};

pub(super) use words::{result_named, split_result};

/// A part of a node's annotation.
#[derive(Clone, Debug)]
pub(in crate::record) enum AnnotationPart {
    /// The content of a pair of braces.
    Comment(String),
    /// The content of a pair of braces before the move.
    CommentBefore(String),
    /// A sign after a move.
    Nag(Nag),
}

impl AnnotationPart {
    /// The same, written before the move that it belongs to.
    fn before_move(self) -> AnnotationPart {
        match self {
            AnnotationPart::Comment(text) => AnnotationPart::CommentBefore(text),
            other => other,
        }
    }
}

/// What a text may contain besides moves in order.
#[derive(Clone, Copy, Debug)]
pub(in crate::record) struct Dialect<'l> {
    /// What only other programs and people write: repeated results, several signs after a move, words such as `e.p.`
    pub(in crate::record) lenient: bool,
    /// Null moves on the main line; in variations they are always read.
    pub(in crate::record) null_moves: bool,
    /// The maximum number of nodes.
    pub(in crate::record) max_nodes: usize,
    /// Letters of another language, which are read besides the game's own.
    pub(in crate::record) letters: &'l Letters,
}

pub(in crate::record) struct Replayed<'t> {
    /// The main line, at its end.
    pub(in crate::record) game: Game,
    pub(in crate::record) tree: Tree,
    /// The last node of the main line.
    pub(in crate::record) end: NodeId,
    /// In the order of the text.
    pub(in crate::record) annotations: Vec<(NodeId, AnnotationPart)>,
    /// The result after the moves.
    pub(in crate::record) result: Option<(Place, &'t str)>,
    /// The first fault. The main line ends there, or the rest of a variation is missing.
    pub(in crate::record) fault: Option<RecordError>,
}

struct Variation<'t> {
    /// The text from its parenthesis on.
    at: &'t str,
    /// The node that it is an alternative to, and the ply before that node.
    alternative_to: NodeId,
    ply: usize,
    has_move: bool,
}

pub(in crate::record) struct MovetextReader<'t> {
    text: &'t str,
    rest: &'t str,
    dialect: Dialect<'t>,
    game: Game,
    tree: Tree,
    node: NodeId,
    /// The variations around the current place, outermost first.
    variations: Vec<Variation<'t>>,
    annotations: Vec<(NodeId, AnnotationPart)>,
    /// Comments and signs before the first move of a variation or signs before that of the game, which belong to it.
    pending: Vec<AnnotationPart>,
    result: Option<(Place, &'t str)>,
    fault: Option<RecordError>,
}

impl<'t> MovetextReader<'t> {
    /// Creates a reader that starts at the byte offset `body`.
    pub(in crate::record) fn new(
        text: &'t str,
        body: usize,
        dialect: Dialect<'t>,
        start: Position,
    ) -> MovetextReader<'t> {
        MovetextReader {
            text,
            rest: &text[body..],
            dialect,
            game: Game::from_position(start),
            tree: Tree::new(),
            node: Tree::ROOT,
            variations: Vec::new(),
            annotations: Vec::new(),
            pending: Vec::new(),
            result: None,
            fault: None,
        }
    }

    /// Reads to the end, or to the first fault of the main line.
    pub(in crate::record) fn replay(mut self) -> Replayed<'t> {
        loop {
            match self.read_next() {
                Ok(true) => {}
                Ok(false) => break,
                Err(error) => {
                    self.fault.get_or_insert(error);
                    if self.variations.is_empty() {
                        break;
                    }
                    self.leave_variation();
                }
            }
        }
        Replayed {
            game: self.game,
            tree: self.tree,
            end: self.node,
            annotations: self.annotations,
            result: self.result,
            fault: self.fault,
        }
    }

    /// Returns false at the end of the text.
    fn read_next(&mut self) -> Result<bool, RecordError> {
        self.rest = self.rest.trim_start();
        let at = self.rest;
        let before = &self.text[..self.text.len() - at.len()];
        match at.chars().next() {
            None => {
                return match self.variations.last() {
                    Some(open) => Err(self.unbalanced(open.at, "a variation closed by `)`")),
                    None => Ok(false),
                };
            }
            Some('{') => self.comment()?,
            Some(';') => self.comment_to_line_end(),
            Some('%') if before.is_empty() || before.ends_with('\n') => self.skip_line(),
            Some('(') => self.open(at)?,
            Some(')') => self.close(at)?,
            Some(_) => self.read_word(at)?,
        }
        Ok(true)
    }

    fn read_word(&mut self, at: &'t str) -> Result<(), RecordError> {
        let word = match result_of_words(self.rest) {
            Some((result, rest)) => {
                self.rest = rest;
                result
            }
            None => self.word(),
        };
        if let Some(result) = result_named(word).filter(|_| self.may_have_result()) {
            return self.read_result(at, result);
        }
        let nag = nag::nag_of(word).filter(|_| self.may_have_nag());
        if let Some(nag) = nag {
            self.annotate(AnnotationPart::Nag(nag));
            return Ok(());
        }
        if self.is_over() && self.variations.is_empty() {
            return Err(self.fault(at, word, "nothing after the result"));
        }
        if word == MATE && is_checkmate(self.game.position()) {
            return Ok(());
        }
        if self.dialect.lenient && is_noise(word) {
            return Ok(());
        }
        match without_number(word) {
            Some(text) => self.play_with_result(at, text),
            None => Ok(()),
        }
    }

    /// Variations of other programs may end with a result, which says nothing about the game.
    fn may_have_result(&self) -> bool {
        self.dialect.lenient || self.variations.is_empty()
    }

    fn may_have_nag(&self) -> bool {
        let has_move = self.node != Tree::ROOT || !self.variations.is_empty();
        self.dialect.lenient || has_move && self.result.is_none()
    }

    /// Whether no move may follow on the main line. In PGN one may follow `*`, which says that the game goes on.
    fn is_over(&self) -> bool {
        let result = self.result.map(|(_, result)| result);
        result.is_some_and(|result| !self.dialect.lenient || result != "*")
    }

    fn read_result(&mut self, at: &'t str, result: &'t str) -> Result<(), RecordError> {
        if !self.variations.is_empty() {
            return Ok(());
        }
        let known = self.result.map(|(_, known)| known);
        if known.is_none() || !self.is_over() {
            self.result = Some((self.place(at), result));
        } else if !self.dialect.lenient || known != Some(result) {
            return Err(self.fault(at, result, "nothing after the result"));
        }
        Ok(())
    }

    /// Plays a move that may end with the result of the game: `Qh7#1-0`. After a number there may be the result alone.
    fn play_with_result(&mut self, at: &'t str, text: &'t str) -> Result<(), RecordError> {
        let can_play = |text| self.action_and_nags(text).is_ok();
        match split_result(text).filter(|_| self.dialect.lenient) {
            Some(("", result)) => self.read_result(at, result),
            Some((bare, result)) if !can_play(text) && can_play(bare) => {
                self.play(at, bare)?;
                self.read_result(at, result)
            }
            _ => self.play(at, text),
        }
    }

    fn annotate(&mut self, part: AnnotationPart) {
        let waits = match (self.variations.last(), &part) {
            (Some(variation), _) => !variation.has_move,
            (None, AnnotationPart::Nag(_)) => self.node == Tree::ROOT,
            (None, _) => false,
        };
        match waits {
            true => self.pending.push(part),
            false => self.annotations.push((self.node, part)),
        }
    }

    fn open(&mut self, at: &'t str) -> Result<(), RecordError> {
        let has_move = self
            .variations
            .last()
            .is_none_or(|variation| variation.has_move);
        let parent = self.tree.parent(self.node).filter(|_| has_move);
        let Some(parent) = parent else {
            return Err(self.unbalanced(at, "a variation after the move that it replaces"));
        };
        if self.result.is_some() && !self.dialect.lenient {
            return Err(self.unbalanced(at, "nothing after the result"));
        }
        if self.variations.len() >= Tree::MAX_DEPTH {
            let allowed = Tree::MAX_DEPTH.to_string();
            let found = (Tree::MAX_DEPTH + 1).to_string();
            return Err(RecordError::at(
                RecordErrorKind::StudyDepth,
                self.place(at),
                &found,
                allowed,
            ));
        }
        self.rest = &at[1..];
        let ply = self.game.ply() - 1;
        self.variations.push(Variation {
            at,
            alternative_to: self.node,
            ply,
            has_move: false,
        });
        self.node = parent;
        self.game.go_to(ply);
        Ok(())
    }

    fn close(&mut self, at: &'t str) -> Result<(), RecordError> {
        let Some(variation) = self.variations.last() else {
            return Err(self.unbalanced(at, "`)` only at the end of a variation"));
        };
        if !variation.has_move && !self.dialect.lenient {
            return Err(self.unbalanced(at, "a variation with at least one move"));
        }
        self.rest = &at[1..];
        self.end_variation();
        Ok(())
    }

    /// Returns to the move that the variation replaced. Comments without a move belong to it.
    fn end_variation(&mut self) {
        let Some(variation) = self.variations.pop() else {
            return;
        };
        self.node = variation.alternative_to;
        for part in std::mem::take(&mut self.pending) {
            if matches!(part, AnnotationPart::Comment(_)) {
                self.annotations.push((self.node, part));
            }
        }
        self.game.go_to(variation.ply);
        if let Some(action) = self.tree.action(self.node) {
            self.game.play(action);
        }
    }

    /// Leaves out the rest of a variation.
    fn leave_variation(&mut self) {
        let mut depth = 1;
        while depth > 0
            && let Some(place) = self.rest.find(['(', ')', '{', ';'])
        {
            let (found, rest) = self.rest[place..].split_at(1);
            self.rest = rest;
            match found {
                "(" => depth += 1,
                ")" => depth -= 1,
                "{" => self.rest = rest.split_once('}').map_or("", |(_, rest)| rest),
                _ => self.skip_line(),
            }
        }
        if depth > 0 {
            self.rest = "";
        }
        self.end_variation();
    }

    fn comment(&mut self) -> Result<(), RecordError> {
        let at = self.rest;
        let Some(end) = at.find('}') else {
            return Err(self.fault(at, at, "a comment closed by `}`"));
        };
        self.rest = &at[end + 1..];
        self.annotate_with_comment(&at[1..end]);
        Ok(())
    }

    fn comment_to_line_end(&mut self) {
        let at = self.rest;
        self.skip_line();
        let comment = at[1..at.len() - self.rest.len()].replace('}', "&#125;");
        self.annotate_with_comment(&comment);
    }

    fn annotate_with_comment(&mut self, comment: &str) {
        let words: Vec<&str> = comment.split_whitespace().collect();
        self.annotate(AnnotationPart::Comment(words.join(" ")));
    }

    fn skip_line(&mut self) {
        let end = self.rest.find('\n').unwrap_or(self.rest.len());
        self.rest = &self.rest[end..];
    }

    fn word(&mut self) -> &'t str {
        let mut end = self.word_end(0);
        if let Some(length) = self.promotion_in_parentheses(end) {
            end = self.word_end(end + length);
        }
        let (word, rest) = self.rest.split_at(end);
        let joined = rest.strip_prefix(',').filter(|_| self.joins_moves());
        self.rest = joined.unwrap_or(rest);
        word
    }

    /// Whether commas may join the moves of a turn: `2. Qh5,Nf3 g6,gxh5`.
    fn joins_moves(&self) -> bool {
        self.game.variant().rules.turns.is_some()
    }

    /// Where the word ends that includes everything up to `start`.
    fn word_end(&self, start: usize) -> usize {
        let ends_word =
            |&(at, c): &(usize, char)| words::ends_word(c, start + at > 0, self.joins_moves());
        let mut letters = self.rest[start..].char_indices();
        letters
            .find(ends_word)
            .map_or(self.rest.len(), |(at, _)| start + at)
    }

    /// The length of `(Q)` in `a8(Q)`.
    fn promotion_in_parentheses(&self, at: usize) -> Option<usize> {
        let (inner, _) = self.rest[at..].strip_prefix('(')?.split_once(')')?;
        let is_piece = self.dialect.letters.name_piece(self.game.variant(), inner);
        (at > 0 && is_piece).then_some(inner.len() + 2)
    }

    fn play(&mut self, at: &str, text: &str) -> Result<(), RecordError> {
        if self.game.outcome().is_some_and(ends_play) {
            return Err(self.fault(at, text, "no move after the end of the game"));
        }
        // First, since reading a move takes much longer than leaving out the rest of a variation.
        if self.tree.len() >= self.dialect.max_nodes {
            let (found, allowed) = (self.tree.len() + 1, self.dialect.max_nodes);
            let (found, allowed) = (found.to_string(), allowed.to_string());
            return Err(RecordError::at(
                RecordErrorKind::StudyNodes,
                self.place(at),
                &found,
                allowed,
            ));
        }
        let (action, nags) = self
            .action_and_nags(text)
            .or_else(|why| self.null_move_and_nags(text).unwrap_or(Err(why)))
            .map_err(|why| self.fault(at, text, &why))?;
        self.game.play(action);
        self.node = self.tree.add(self.node, action);
        if let Some(variation) = self.variations.last_mut() {
            variation.has_move = true;
        }
        for part in std::mem::take(&mut self.pending) {
            self.annotations.push((self.node, part.before_move()));
        }
        for nag in nags {
            self.annotate(AnnotationPart::Nag(nag));
        }
        Ok(())
    }

    /// The action of a text, and the signs after it. A question mark may belong to the move text itself.
    fn action_and_nags(&self, text: &str) -> Result<(Action, Vec<Nag>), String> {
        let position = self.game.position();
        if let Ok(action) = rules::action_from_record(position, text) {
            return Ok((action, Vec::new()));
        }
        let (bare, nags) = nag::split_nags(text);
        let whole = || {
            Ok((
                find_action(position, text, self.dialect.letters)?,
                Vec::new(),
            ))
        };
        match nags.len() {
            0 => whole(),
            2.. if !self.dialect.lenient => whole(),
            _ => match find_action(position, bare, self.dialect.letters) {
                Ok(action) => Ok((action, nags)),
                Err(why) => whole().map_err(|_: String| why),
            },
        }
    }

    /// A null move and the signs after it.
    fn null_move_and_nags(&self, text: &str) -> Option<Result<(Action, Vec<Nag>), String>> {
        let (bare, nags) = nag::split_nags(text);
        is_null_move(bare).then(|| Ok((self.null_move()?, nags)))
    }

    /// A pass that the rules don't allow, to show a threat.
    fn null_move(&self) -> Result<Action, String> {
        let position = self.game.position();
        let allowed = if position.in_check(position.turn()) {
            "no null move in check"
        } else if !self.dialect.null_moves && self.variations.is_empty() {
            "null moves only in a study"
        } else if !can_be_null(position.variant()) {
            "null moves only with two players and without secrets"
        } else {
            return Ok(Action::Pass);
        };
        Err(allowed.to_string())
    }

    /// Only for the first fault and the result: finding the place of every word, or of a fault in each of many variations,
    /// would take quadratic time.
    fn place(&self, at: &str) -> Place {
        match self.fault {
            None => Place::of(self.text, at),
            Some(_) => Place { line: 1, column: 1 },
        }
    }

    fn fault(&self, at: &str, found: &str, allowed: &str) -> RecordError {
        RecordError::at(RecordErrorKind::Move, self.place(at), found, allowed)
    }

    fn unbalanced(&self, at: &str, allowed: &str) -> RecordError {
        RecordError::at(RecordErrorKind::Variation, self.place(at), at, allowed)
    }
}

/// Whether no move may follow. Elsewhere a game goes on if these draws aren't claimed, or if an arbiter overlooks them.
fn ends_play(outcome: Outcome) -> bool {
    !matches!(
        outcome.reason,
        Reason::Repetition | Reason::MoveCount | Reason::Material
    )
}

fn can_be_null(variant: &Variant) -> bool {
    variant.players.len() == 2 && !variant.alphabet.has_secrets()
}
