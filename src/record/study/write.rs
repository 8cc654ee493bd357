//! Writing a study: the main line as in a record, each variation in parentheses after the move that it replaces.

use super::Study;
use crate::piece::Player;
use crate::record::annotation::Annotation;
use crate::record::text::{Header, wrap};
use crate::record::tree::{NodeId, Step, Tree};

#[derive(Clone, Default)]
struct Written {
    number: String,
    text: String,
}

impl Study {
    /// The whole study as text. `headers` are added unless the record writes them itself or they couldn't be read back.
    pub fn to_text(&self, headers: &[Header]) -> String {
        let game = self.main_game();
        let (mut lines, result) = game.head(headers);
        lines.push(self.movetext(&result));
        lines.join("\n") + "\n"
    }

    fn movetext(&self, result: &str) -> String {
        let mut words = Words {
            study: self,
            moves: self.written_moves(),
            words: Vec::new(),
            number: String::new(),
        };
        words.comments(Tree::ROOT);
        for step in self.tree.steps() {
            match step {
                Step::Play(node) => words.play(node),
                Step::Open(node) => words.open(node),
                Step::Close => words.close(),
            }
        }
        words.words.push(result.to_string());
        wrap(&words.words)
    }

    fn written_moves(&self) -> Vec<Written> {
        let mut moves = Vec::new();
        self.walk(|id, before, action, _| {
            let dots = match before.turn() == Player::FIRST {
                true => ".",
                false => "...",
            };
            if moves.len() <= id {
                moves.resize(id + 1, Written::default());
            }
            moves[id] = Written {
                number: format!("{}{dots}", before.number()),
                text: action.text(before.variant()),
            };
        });
        moves
    }
}

/// The words written so far.
struct Words<'s> {
    study: &'s Study,
    /// By node id.
    moves: Vec<Written>,
    words: Vec<String>,
    /// The last written move number; empty if the number must be repeated.
    number: String,
}

impl Words<'_> {
    fn play(&mut self, node: NodeId) {
        let Written { number, text } = std::mem::take(&mut self.moves[node]);
        let bare = number.trim_end_matches('.').to_string();
        if bare != self.number {
            self.words.push(number);
            self.number = bare;
        }
        let said = self.study.tree.annotation(node);
        let glyph = said.map_or("", |said| said.glyph);
        // In games with secrets a move may end with a question mark, so the glyph is written as a number.
        let secretive = self.study.game.variant().alphabet.has_secrets();
        match Annotation::glyph_number(glyph).filter(|_| secretive) {
            Some(number) => self.words.extend([text, number]),
            None => self.words.push(format!("{text}{glyph}")),
        }
        self.words
            .extend(said.into_iter().flat_map(Annotation::nag_words));
        self.comments(node);
    }

    fn comments(&mut self, node: NodeId) {
        let board = self.study.game.variant().geometry();
        let said = self.study.tree.annotation(node);
        let comments = said.map_or(Vec::new(), |said| said.comment_texts(board));
        let comments = comments.into_iter();
        self.words
            .extend(comments.map(|comment| format!("{{{comment}}}")));
    }

    fn open(&mut self, node: NodeId) {
        let first = self.words.len();
        self.number.clear();
        self.play(node);
        self.words[first].insert(0, '(');
    }

    fn close(&mut self) {
        if let Some(last) = self.words.last_mut() {
            last.push(')');
        }
        self.number.clear();
    }
}
