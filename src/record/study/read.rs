//! Reading a study.

use std::sync::Arc;

use super::Study;
use crate::geometry::Geometry;
use crate::record::annotation::Annotation;
use crate::record::study_error::StudyError;
use crate::record::text::{self, AnnotationPart, Header, RecordError};
use crate::variant::Variant;

/// A study read from a text.
#[derive(Clone, Debug)]
pub struct LoadedStudy {
    /// The study, at its root.
    pub study: Study,
    /// Headers of the text other than the record's own.
    pub headers: Vec<Header>,
    /// The variant file has changed since the study was written. All its moves are still legal.
    pub other_edition: bool,
}

impl Study {
    /// Reads a record with all its variations; `find` works as in [`Game::from_text`](crate::record::Game::from_text).
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
    /// Adds one part. A second glyph, or the number of an unknown one, becomes a line of the comment.
    fn add_part(&mut self, board: &Geometry, part: AnnotationPart) {
        match part {
            AnnotationPart::Comment(comment) => self.read_comment(board, &comment),
            AnnotationPart::Glyph(glyph) if self.glyph.is_empty() => self.glyph = glyph,
            AnnotationPart::Glyph(glyph) => self.add_line(glyph),
            AnnotationPart::Number(number) => self.add_line(&number),
        }
    }
}
