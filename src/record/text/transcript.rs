//! What was read from the text of a game.

use super::header::Header;
use crate::position::TextRemark;
use crate::record::game::Game;
use crate::record::movetext::AnnotationPart;
use crate::record::record_error::RecordError;
use crate::record::tree::{NodeId, Tree};

/// The main line of a text, and everything else in it.
pub(in crate::record) struct Transcript {
    /// The main line, at its end, without comments.
    pub(in crate::record) game: Game,
    pub(in crate::record) tree: Tree,
    /// The last node of the main line.
    pub(in crate::record) end: NodeId,
    pub(in crate::record) annotations: Vec<(NodeId, AnnotationPart)>,
    /// Headers other than those that the format itself needs.
    pub(in crate::record) headers: Vec<Header>,
    pub(in crate::record) other_edition: bool,
    /// What could not be read.
    pub(in crate::record) fault: Option<RecordError>,
    /// What was left out of the text of the start position, or read as something else.
    pub(in crate::record) remarks: Vec<TextRemark>,
}

impl Transcript {
    /// The game with the comments of the main line.
    pub(in crate::record) fn into_game(mut self) -> Game {
        let mut plies = vec![None; self.tree.len()];
        let path = [Tree::ROOT].into_iter().chain(self.tree.path(self.end));
        for (ply, node) in path.enumerate() {
            plies[node] = Some(ply);
        }
        let comments = self.annotations.into_iter().filter_map(|(node, part)| {
            let ply = plies[node]?;
            match part {
                AnnotationPart::Comment(comment) => Some((ply, comment)),
                AnnotationPart::CommentBefore(_) | AnnotationPart::Nag(_) => None,
            }
        });
        self.game.comments = comments.collect();
        self.game
    }
}
