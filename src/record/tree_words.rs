//! Writes the lines of a tree as numbered moves, each variation in parentheses after the move that it replaces.

use super::text;
use super::tree::{NodeId, Step, Tree};
use crate::moves::Action;
use crate::piece::Player;
use crate::position::Position;

/// What the formats write differently.
pub(super) trait Format {
    /// A move; `after` is the position that it leads to.
    fn move_text(&self, before: &Position, action: Action, after: &Position) -> String;

    /// A move and its signs.
    fn signed(&self, node: NodeId, move_text: String) -> Vec<String>;

    /// The comments before the move of a node that begins a variation, as words that may be on different lines.
    fn comments_before(&self, node: NodeId) -> Vec<String>;

    /// The comments after the move of a node.
    fn comments(&self, node: NodeId) -> Vec<String>;

    /// Whether the next move repeats its number after a comment.
    const NUMBER_AFTER_COMMENT: bool;
}

/// The movetext of a tree from its first position, wrapped, with the result at its end.
pub(super) fn movetext<F: Format>(
    format: &F,
    start: &Position,
    tree: &Tree,
    result: &str,
) -> String {
    let mut words = TreeWords {
        format,
        moves: numbered_moves(format, start, tree),
        words: Vec::new(),
        numbered: None,
    };
    words.comments(Tree::ROOT);
    for step in tree.steps() {
        words.write(step);
    }
    words.words.push(result.to_string());
    text::wrap(&words.words)
}

#[derive(Clone, Default)]
struct NumberedMove {
    number: u16,
    /// By the player who begins.
    opens_number: bool,
    text: String,
}

/// By node id.
fn numbered_moves<F: Format>(format: &F, start: &Position, tree: &Tree) -> Vec<NumberedMove> {
    let mut moves = Vec::new();
    tree.walk(start, |node, before, action, after| {
        if moves.len() <= node {
            moves.resize(node + 1, NumberedMove::default());
        }
        moves[node] = NumberedMove {
            number: before.number(),
            opens_number: before.turn() == Player::FIRST,
            text: format.move_text(before, action, after),
        };
    });
    moves
}

/// The words written so far.
struct TreeWords<'f, F> {
    format: &'f F,
    moves: Vec<NumberedMove>,
    words: Vec<String>,
    /// The number that the last word belongs to; `None` if the next move needs its number whoever plays it.
    numbered: Option<u16>,
}

impl<F: Format> TreeWords<'_, F> {
    fn write(&mut self, step: Step) {
        match step {
            Step::Play(node) => self.play(node),
            Step::Open(node) => {
                let first = self.words.len();
                self.numbered = None;
                self.words.extend(self.format.comments_before(node));
                self.play(node);
                self.words[first].insert(0, '(');
            }
            Step::Close => {
                if let Some(last) = self.words.last_mut() {
                    last.push(')');
                }
                self.numbered = None;
            }
        }
    }

    fn play(&mut self, node: NodeId) {
        let NumberedMove {
            number,
            opens_number,
            text,
        } = std::mem::take(&mut self.moves[node]);
        if self.numbered != Some(number) {
            let dots = if opens_number { "." } else { "..." };
            self.words.push(format!("{number}{dots}"));
        }
        self.numbered = Some(number);
        self.words.extend(self.format.signed(node, text));
        self.comments(node);
    }

    fn comments(&mut self, node: NodeId) {
        let comments = self.format.comments(node);
        if F::NUMBER_AFTER_COMMENT && !comments.is_empty() {
            self.numbered = None;
        }
        self.words.extend(comments);
    }
}
