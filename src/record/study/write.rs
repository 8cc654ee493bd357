//! Writing a study: the main line as in a record, with all variations.

use super::Study;
use crate::moves::Action;
use crate::position::Position;
use crate::record::annotation::Annotation;
use crate::record::text::Header;
use crate::record::tree::NodeId;
use crate::record::tree_words::{Format, movetext};

impl Study {
    /// The whole study as text. `headers` are added unless the record writes them itself or they couldn't be read back.
    pub fn to_text(&self, headers: &[Header]) -> String {
        let game = self.main_game();
        let (mut lines, result) = game.head(headers);
        lines.push(movetext(self, game.start(), &self.tree, &result));
        lines.join("\n") + "\n"
    }
}

impl Format for Study {
    const NUMBER_AFTER_COMMENT: bool = false;

    fn move_text(&self, before: &Position, action: Action, _: &Position) -> String {
        action.text(before.variant())
    }

    fn signed(&self, node: NodeId, move_text: String) -> Vec<String> {
        let said = self.tree.annotation(node);
        let glyph = said.map_or("", |said| said.glyph);
        // In games with secrets a move may end with a question mark, so the glyph is written as a number.
        let secretive = self.game.variant().alphabet.has_secrets();
        let mut words = match Annotation::glyph_number(glyph).filter(|_| secretive) {
            Some(number) => vec![move_text, number],
            None => vec![format!("{move_text}{glyph}")],
        };
        words.extend(said.into_iter().flat_map(Annotation::nag_words));
        words
    }

    fn comments_before(&self, node: NodeId) -> Vec<String> {
        let said = self.tree.annotation(node);
        braced(said.map_or(Vec::new(), Annotation::comment_texts_before))
    }

    fn comments(&self, node: NodeId) -> Vec<String> {
        let board = self.game.variant().geometry();
        let said = self.tree.annotation(node);
        braced(said.map_or(Vec::new(), |said| said.comment_texts(board)))
    }
}

fn braced(comments: Vec<String>) -> Vec<String> {
    let braced = comments.iter().map(|comment| format!("{{{comment}}}"));
    braced.collect()
}
