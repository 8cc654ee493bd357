//! A study of what was read from a text.

use super::Study;
use crate::geometry::Geometry;
use crate::record::annotation::Annotation;
use crate::record::movetext::AnnotationPart;
use crate::record::study_error::StudyError;
use crate::record::text::Transcript;

impl Study {
    /// The study, at its root.
    pub(in crate::record) fn of_transcript(read: Transcript) -> Result<Study, StudyError> {
        let mut tree = read.tree;
        let board = read.game.variant().geometry();
        for (node, part) in read.annotations {
            if let Some(annotation) = tree.annotation_mut(node) {
                annotation.add_part(board, part);
            }
        }
        let study = Study::at_root(read.game, tree);
        study.validate_depth()?;
        study.validate_size()?;
        Ok(study)
    }
}

impl Annotation {
    fn add_part(&mut self, board: &Geometry, part: AnnotationPart) {
        match part {
            AnnotationPart::Comment(comment) => self.read_comment(board, &comment),
            AnnotationPart::CommentBefore(comment) => self.read_comment_before(board, &comment),
            AnnotationPart::Nag(nag) => self.add_nag(nag),
        }
    }
}
