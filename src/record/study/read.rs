//! Reading a study.

use std::sync::Arc;

use super::Study;
use crate::geometry::Geometry;
use crate::record::annotation::Annotation;
use crate::record::study_error::StudyError;
use crate::record::text::{self, AnnotationPart, Header, RecordError};
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
        let read = text::read(text, Study::MAX_NODES, find)?;
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
        for (node, part) in read.annotations {
            if let Some(annotation) = tree.annotation_mut(node) {
                annotation.add_part(board, part);
            }
        }
        let study = Study::at_root(read.game, tree);
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
    fn add_part(&mut self, board: &Geometry, part: AnnotationPart) {
        match part {
            AnnotationPart::Comment(comment) => self.read_comment(board, &comment),
            AnnotationPart::Glyph(glyph) if self.glyph.is_empty() => self.glyph = glyph,
            AnnotationPart::Glyph(glyph) => self.add_line(glyph),
            AnnotationPart::Number(number) => self.add_line(&number),
        }
    }
}
