//! Reading a study.

use std::sync::Arc;

use super::Study;
use crate::geometry::Geometry;
use crate::record::annotation::Annotation;
use crate::record::study_error::StudyError;
use crate::record::text::{self, Header, RecordError, Told};
use crate::variant::Variant;

/// A study that has been read.
#[derive(Clone, Debug)]
pub struct LoadedStudy {
    /// The study, at its root.
    pub study: Study,
    /// The users' own headers.
    pub headers: Vec<Header>,
    /// The variant file has changed since it was written. All its moves are legal still.
    pub other_edition: bool,
}

impl Study {
    /// Reads a record with all its variations; `find` as for [`Game::from_text`](crate::record::Game::from_text).
    ///
    /// # Errors
    ///
    /// The first fault, with its line.
    pub fn from_text(
        text: &str,
        find: impl Fn(&str, &[(&str, &str)]) -> Option<Arc<Variant>>,
    ) -> Result<LoadedStudy, RecordError> {
        let read = text::read(text, Study::MOST_NODES, find)?;
        let whole = |error: StudyError| {
            let StudyError {
                code,
                found,
                allowed,
            } = error;
            RecordError {
                code,
                line: 1,
                found,
                allowed,
            }
        };
        let mut tree = read.tree;
        let board = read.game.variant().geometry();
        for (node, told) in read.told {
            if let Some(annotation) = tree.annotation_mut(node) {
                annotation.hear(board, told);
            }
        }
        let study = Study::grown(read.game, tree);
        study.check_depth().map_err(whole)?;
        study.check_size().map_err(whole)?;
        Ok(LoadedStudy {
            study,
            headers: read.headers,
            other_edition: read.other_edition,
        })
    }
}

impl Annotation {
    /// Of two signs the first one stays; what there is no room or sign for becomes a line of the comment.
    fn hear(&mut self, board: &Geometry, told: Told) {
        match told {
            Told::Remark(remark) => self.read_remark(board, &remark),
            Told::Glyph(glyph) if self.glyph.is_empty() => self.glyph = glyph,
            Told::Glyph(glyph) => self.say(glyph),
            Told::Number(number) => self.say(&number),
        }
    }
}
