//! What a call answers with when it can't do what was asked: a code with arguments. The page has the words.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::position::PositionError;
use crate::record::RecordError;
use crate::rules::ActionError;
use crate::variant::{Variant, VariantError};

/// An error as the page gets it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct EngineError {
    /// A stable code.
    pub code: String,
    /// Always `found`; often `at`, `allowed`, `line`.
    pub args: BTreeMap<&'static str, String>,
}

impl EngineError {
    /// An error with what was found and what is allowed.
    pub fn new(code: &str, found: impl Into<String>, allowed: impl Into<String>) -> EngineError {
        let args = [("found", found.into()), ("allowed", allowed.into())];
        EngineError {
            code: code.to_string(),
            args: args.into(),
        }
    }

    fn at(mut self, name: &'static str, place: impl ToString) -> EngineError {
        self.args.insert(name, place.to_string());
        self
    }

    /// A move text that can't be played.
    pub fn from_action(error: &ActionError, variant: &Variant) -> EngineError {
        let allowed = match error {
            ActionError::Promotion { allowed, .. } => allowed.join(" "),
            _ => String::new(),
        };
        let engine_error = EngineError::new(error.code(), error.found(), allowed);
        let ActionError::Refused { refusal, .. } = error else {
            return engine_error;
        };
        let name = |square| variant.geometry().name(square).to_string();
        let mut engine_error = engine_error.at("reason", refusal.code());
        if let Some(by) = refusal.by() {
            engine_error = engine_error.at("by", name(by));
        }
        match refusal.at() {
            Some(at) => engine_error.at("at", name(at)),
            None => engine_error,
        }
    }
}

impl From<PositionError> for EngineError {
    fn from(error: PositionError) -> EngineError {
        match error {
            PositionError::Text(error) => {
                EngineError::new(error.code, error.found, error.allowed).at("at", error.at)
            }
            PositionError::Faults(faults) => match faults.into_iter().next() {
                Some(fault) => {
                    EngineError::new(fault.code, fault.found, fault.allowed).at("at", fault.at)
                }
                None => EngineError::new("position", "", ""),
            },
        }
    }
}

impl From<RecordError> for EngineError {
    fn from(error: RecordError) -> EngineError {
        EngineError::new(error.code, error.found, error.allowed).at("line", error.line)
    }
}

impl From<VariantError> for EngineError {
    fn from(error: VariantError) -> EngineError {
        EngineError::new("variant-file", error.file.clone(), error.to_string())
    }
}
