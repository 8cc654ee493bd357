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

/// Checks a limit of a study; `kind` names it.
pub(super) fn validate_limit(
    kind: RecordErrorKind,
    found: usize,
    most: usize,
) -> Result<(), StudyError> {
    let fault = || StudyError {
        kind,
        found: found.to_string(),
        allowed: most.to_string(),
    };
    (found <= most).then_some(()).ok_or_else(fault)
}
