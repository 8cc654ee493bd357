//! Errors from changing a study.

use super::record_error::RecordErrorKind;

/// Why a study can't be changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyError {
    /// Its kind.
    pub kind: RecordErrorKind,
    /// What was found.
    pub found: String,
    /// What is allowed.
    pub allowed: String,
}
