//! Errors of calls: a code with arguments. The page provides the words.

use super::describe::refusal_arguments;
use serde::Serialize;

use super::error_code::{CallError, ErrorCode};
use super::messages::{Argument, Arguments, ReasonMessage};
use crate::geometry::Square;
use crate::position::{Position, PositionError, PositionFault, TextRemark};
use crate::record::{RecordError, StudyError};
use crate::rules::{ActionError, Refusal};
use crate::variant::VariantError;

/// The error of a call.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EngineError {
    /// What is wrong.
    #[cfg_attr(test, ts(type = "ErrorCode"))]
    pub code: ErrorCode,
    /// Always `found`; often `at`, `allowed`, `line`.
    pub args: Arguments,
}

impl EngineError {
    /// An error with what was found and what is allowed.
    pub fn new(
        code: impl Into<ErrorCode>,
        found: impl AsRef<str>,
        allowed: impl AsRef<str>,
    ) -> EngineError {
        let error = EngineError {
            code: code.into(),
            args: Arguments::default(),
        };
        error
            .with("found", found.as_ref())
            .with("allowed", allowed.as_ref())
    }

    pub(super) fn with(mut self, name: &'static str, place: &str) -> EngineError {
        self.args.insert(name, Argument::Text(place.to_string()));
        self
    }

    /// The error of a move text that can't be played. If the rules refuse the move, the code is that of the reason.
    pub fn from_action(error: ActionError, position: &Position) -> EngineError {
        let found = error.found().to_string();
        match &error {
            ActionError::Refused {
                refusal, from, to, ..
            } => EngineError::from_refusal(&found, position, (*from, *to), *refusal),
            ActionError::RefusedDrop {
                refusal, kind, to, ..
            } => {
                let mut refused = EngineError::from_refusal(&found, position, (*to, *to), *refusal);
                let kind = Argument::PieceType(kind.index());
                refused.args.insert("kind", kind);
                refused
            }
            ActionError::Promotion { allowed, .. } => {
                let allowed = allowed.join(", ");
                EngineError::new(error, found, allowed)
            }
            ActionError::UnknownSecret { secret, .. } => {
                let field = secret.field.text();
                EngineError::new(error, found, "").with("at", field)
            }
            ActionError::Unreadable { .. } | ActionError::NotNow { .. } => {
                EngineError::new(error, found, "")
            }
        }
    }

    /// The error of a move from square to square that the rules refuse.
    pub fn from_refusal(
        found: &str,
        position: &Position,
        (from, to): (Square, Square),
        refusal: Refusal,
    ) -> EngineError {
        let mut error = EngineError::new(refusal, found, "");
        let arguments = refusal_arguments(position, from, to, refusal);
        error.args.extend(arguments);
        error
    }
}

impl From<EngineError> for ReasonMessage {
    fn from(error: EngineError) -> ReasonMessage {
        ReasonMessage {
            code: error.code,
            args: error.args,
        }
    }
}

impl From<TextRemark> for ReasonMessage {
    fn from(remark: TextRemark) -> ReasonMessage {
        EngineError::new(remark.kind, remark.found, "")
            .with("used", &remark.used)
            .into()
    }
}

/// What was left out of a position's text.
pub(super) fn remark_messages(remarks: Vec<TextRemark>) -> Vec<ReasonMessage> {
    remarks.into_iter().map(ReasonMessage::from).collect()
}

impl From<PositionError> for EngineError {
    fn from(error: PositionError) -> EngineError {
        match error {
            PositionError::Text(error) => {
                EngineError::new(error.kind, error.found, error.allowed).with("at", &error.at)
            }
            PositionError::Faults(faults) => EngineError::from(faults),
        }
    }
}

impl From<Vec<PositionFault>> for EngineError {
    fn from(faults: Vec<PositionFault>) -> EngineError {
        match faults.into_iter().next() {
            Some(fault) => {
                EngineError::new(fault.kind, fault.found, fault.allowed).with("at", &fault.at)
            }
            None => EngineError::new(CallError::Position, "", ""),
        }
    }
}

impl From<RecordError> for EngineError {
    fn from(error: RecordError) -> EngineError {
        EngineError::new(error.kind, error.found, error.allowed)
            .with("line", &error.line.to_string())
            .with("column", &error.column.to_string())
    }
}

impl From<StudyError> for EngineError {
    fn from(error: StudyError) -> EngineError {
        EngineError::new(error.kind, error.found, error.allowed)
    }
}

impl From<VariantError> for EngineError {
    fn from(error: VariantError) -> EngineError {
        EngineError::new(CallError::VariantFile, &error.file, error.to_string())
    }
}
