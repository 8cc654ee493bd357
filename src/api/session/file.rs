//! Variant files: registering, checking, examining and importing them.

use super::Session;
use crate::api::catalogue;
use crate::api::describe::{game_info, import_message};
use crate::api::error::EngineError;
use crate::api::examining;
use crate::api::messages::*;
use crate::import::{import, recognize};
use crate::variant::{Fault, Variant};
use std::sync::Arc;

impl Session {
    /// Registers a custom variant: during this session it is opened by its id and listed like the shipped ones.
    ///
    /// # Errors
    ///
    /// `variant-file` with all faults of the file; `game-id-taken` if a shipped game has its id.
    pub fn adopt(&mut self, request: TextRequest) -> Result<GameInfo, EngineError> {
        Ok(game_info(&*self.catalogue.adopt(&request.text)?))
    }

    /// The file of a shipped game or a registered custom variant.
    ///
    /// # Errors
    ///
    /// `unknown-game`.
    pub fn source(&self, request: GameRequest) -> Result<String, EngineError> {
        self.catalogue.source(&request.game)
    }

    /// Lists every fault of a variant file, or its warnings.
    ///
    /// # Errors
    ///
    /// None: faults are part of the result.
    pub fn check(&self, request: TextRequest) -> Result<CheckedMessage, EngineError> {
        Ok(match catalogue::load(&request.text) {
            Ok(variant) => {
                let mut warnings = variant.warnings.clone();
                warnings.extend(variant.faults_of_editions(&|_| None));
                warnings.sort_by_key(|warning| warning.line);
                CheckedMessage {
                    info: Some(game_info(&variant)),
                    faults: Vec::new(),
                    warnings: warnings.into_iter().map(file_fault).collect(),
                }
            }
            Err(error) => CheckedMessage {
                info: None,
                faults: error.faults.into_iter().map(file_fault).collect(),
                warnings: Vec::new(),
            },
        })
    }

    /// The format of a text as in [`ImportMessage`], for offering its import: `unknown` for variant files, too.
    ///
    /// # Errors
    ///
    /// None.
    pub fn recognize(&self, request: TextRequest) -> Result<String, EngineError> {
        Ok(recognize(&request.text).text().to_string())
    }

    /// Converts games of other programs to variant files, which [`Session::open_file`] accepts.
    ///
    /// # Errors
    ///
    /// None: what can't be read is part of the result.
    pub fn import(&self, request: TextRequest) -> Result<ImportMessage, EngineError> {
        Ok(import_message(import(&request.text)))
    }

    /// Examines a position text, a setup, or by default the array. The game is named, given as a file, or by default
    /// the current one, which doesn't change.
    ///
    /// # Errors
    ///
    /// What can't be read. Impossible positions are described, not refused.
    pub fn examine(&self, request: ExamineRequest) -> Result<ExaminationMessage, EngineError> {
        let variant = self.variant_of(&request)?;
        examining::examine(
            &variant,
            request.position.as_deref(),
            request.setup.as_ref(),
        )
    }

    fn variant_of(&self, request: &ExamineRequest) -> Result<Arc<Variant>, EngineError> {
        let options = request.options.clone().unwrap_or_default();
        match (&request.game, &request.file) {
            (Some(id), _) => self.catalogue.with_options(id, &options),
            (None, Some(text)) => catalogue::custom(text, &options),
            (None, None) => Ok(self.game()?.variant().clone()),
        }
    }
}

fn file_fault(fault: Fault) -> FileFault {
    let choices = fault.choices.into_iter();
    let choices = choices.map(|choice| FaultyChoiceMessage {
        option: choice.option,
        values: choice.values,
    });
    FileFault {
        line: fault.line,
        key: fault.key,
        found: fault.found,
        message: fault.message,
        choices: choices.collect(),
    }
}
