//! Changes to the annotation of a node.

use super::annotation::Annotation;
use super::arrow::Arrow;
use super::record_error::RecordErrorKind;
use super::study_error::{StudyError, validate_limit};

/// New parts of an annotation; those that are `None` stay.
#[derive(Clone, Default, Debug)]
pub struct AnnotationEdit {
    /// The comment after the move.
    pub comment: Option<String>,
    /// The comment before the move. It joins the other one unless the move begins a variation.
    pub comment_before: Option<String>,
    /// `""` or one of the six glyphs.
    pub glyph: Option<String>,
    /// All arrows and rings.
    pub arrows: Option<Vec<Arrow>>,
}

impl AnnotationEdit {
    pub(super) fn apply(self, annotation: &mut Annotation) -> Result<(), StudyError> {
        if let Some(comment) = self.comment {
            annotation.comment = Annotation::normalize_comment(&comment);
        }
        if let Some(comment) = self.comment_before {
            annotation.comment_before = Annotation::normalize_comment(&comment);
        }
        if let Some(glyph) = self.glyph {
            annotation.glyph = known_glyph(&glyph)?;
        }
        if let Some(arrows) = self.arrows {
            let (found, most) = (arrows.len(), Annotation::MAX_ARROWS);
            validate_limit(RecordErrorKind::StudyArrows, found, most)?;
            annotation.arrows.clear();
            annotation.add_arrows(arrows);
        }
        Ok(())
    }
}

fn known_glyph(text: &str) -> Result<&'static str, StudyError> {
    let fault = || StudyError {
        kind: RecordErrorKind::StudyGlyph,
        found: text.to_string(),
        allowed: Annotation::glyphs(),
    };
    Annotation::glyph_named(text).ok_or_else(fault)
}
