//! Errors from changing a study.

/// Why a study can't be changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyError {
    /// A stable code: `unknown-node`, `study-root`, `study-nodes`, `study-depth`, `study-size`, `study-arrows`.
    pub code: &'static str,
    /// What was found.
    pub found: String,
    /// What is allowed.
    pub allowed: String,
}
