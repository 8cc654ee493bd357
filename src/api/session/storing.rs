//! The game as text: public records, and the truth for the worker, which seals it.

use std::borrow::Cow;
use std::sync::Arc;

use super::Session;
use super::computer::ComputerMemory;
use super::current::{Current, in_study};
use crate::api::error::{EngineError, remark_messages};
use crate::api::error_code::CallError;
use crate::api::messages::*;
use crate::record::{Game, Header, Loaded, Notation, ReadingOptions, RecordError};
use crate::variant::Variant;

impl Session {
    /// Opens the game of a record; of a text with variations, the main line. Moves without headers belong to the
    /// current game. If the text can't be read, the current game stays.
    ///
    /// # Errors
    ///
    /// The first fault of the record, with its line.
    pub fn load(&mut self, request: LoadRequest) -> Result<LoadedMessage, EngineError> {
        let loaded = self.read(&request)?;
        let computer = ComputerMemory::new(&self.entropy.salt());
        self.put_loaded(loaded, computer)
    }

    /// Opens the game of a record with secrets. [`Session::set_computer_memory`] follows, unless an earlier edition has
    /// stored the game.
    ///
    /// # Errors
    ///
    /// `seal-record`, with the code and line of the fault: the rest of it may be secret.
    pub fn load_truth(&mut self, request: LoadRequest) -> Result<LoadedMessage, EngineError> {
        let fault = |error: RecordError| {
            let allowed = "a game that this edition can replay";
            EngineError::new(CallError::SealRecord, error.kind.code(), allowed)
                .with("line", &error.line.to_string())
        };
        let loaded = self.read(&request).map_err(fault)?;
        match loaded.fault {
            Some(error) => Err(fault(error)),
            None => self.put_loaded(loaded, ComputerMemory::of_record(&request.record)),
        }
    }

    pub(super) fn reading_options(&self, line: Option<usize>) -> ReadingOptions {
        ReadingOptions {
            first_line: line.unwrap_or(1),
            letters: self.letters.clone(),
        }
    }

    fn read(&self, request: &LoadRequest) -> Result<Loaded, RecordError> {
        let options = self.reading_options(request.line);
        let find = |id: &str, options: &[(&str, &str)]| self.for_record(id, options);
        let read = Game::from_text_with(&options, &request.record, find);
        read.map_err(|error| self.catalogue.with_custom_games(error))
    }

    /// The variant to read a record with; the id `""` stands for that of the current game.
    pub(super) fn for_record(&self, id: &str, options: &[(&str, &str)]) -> Option<Arc<Variant>> {
        match (id, self.game()) {
            ("", Ok(game)) => Some(game.variant().clone()),
            _ => self.catalogue.for_record(id, options),
        }
    }

    fn put_loaded(
        &mut self,
        loaded: Loaded,
        computer: ComputerMemory,
    ) -> Result<LoadedMessage, EngineError> {
        let Opened { info, view, .. } = self.put_with_computer(loaded.game, computer)?;
        Ok(LoadedMessage {
            info,
            view,
            headers: texts_of(loaded.headers),
            other_edition: loaded.other_edition,
            has_variations: loaded.has_variations,
            fault: loaded.fault.map(fault_message),
            remarks: remark_messages(loaded.remarks),
        })
    }

    /// The game as text, with its variant's hash and commitments to its secrets. It has public knowledge only, or
    /// everything if the game is over and `full` is true.
    ///
    /// # Errors
    ///
    /// `no-game`.
    pub fn record(&self, request: RecordRequest) -> Result<String, EngineError> {
        let full = request.full.unwrap_or(false);
        let game = match full || !self.keeps_secrets()? {
            true => self.shown()?,
            false => Cow::Owned(self.game()?.as_public()),
        };
        let notation = match request.short.unwrap_or(false) {
            true => Notation::Short,
            false => Notation::Full,
        };
        Ok(game.to_text_in(notation, &headers_of(request.headers)))
    }

    /// The game, or the study with all its lines, as PGN that other programs read.
    ///
    /// # Errors
    ///
    /// `pgn-secrets`, `pgn-players`: what PGN can't say.
    pub fn pgn(&self, request: PgnRequest) -> Result<String, EngineError> {
        let headers = headers_of(request.headers);
        let written = match &self.current {
            Current::Study(study) => study.to_pgn(&headers),
            Current::Game(_) | Current::Nothing => self
                .game()?
                .to_pgn(&headers, &request.clocks.unwrap_or_default()),
        };
        written.map_err(|refusal| EngineError::new(refusal, "", "a game for two without secrets"))
    }

    /// What the computer keeps of the game, as a text to seal with it.
    ///
    /// # Errors
    ///
    /// `no-game`, `in-study`.
    pub fn computer_memory(&self) -> Result<String, EngineError> {
        let played = self.current.played()?.ok_or_else(in_study)?;
        Ok(played.computer.text())
    }

    /// Restores what the computer kept of the game that [`Session::load_truth`] has opened.
    ///
    /// # Errors
    ///
    /// `no-game`, `in-study`, `seal-record`.
    pub fn set_computer_memory(&mut self, text: &str) -> Result<(), EngineError> {
        let damaged = || EngineError::new(CallError::SealRecord, "", "the computer's memory");
        self.current.played_mut()?.computer =
            ComputerMemory::from_text(text).ok_or_else(damaged)?;
        Ok(())
    }

    /// The complete game with its secrets. It never leaves the worker unsealed.
    ///
    /// # Errors
    ///
    /// `no-game`.
    pub fn truth(&self, request: HeadersRequest) -> Result<String, EngineError> {
        Ok(self.game()?.to_text(&headers_of(request.headers)))
    }
}

/// A fault beside a game, in the form of an error.
pub(super) fn fault_message(fault: RecordError) -> ReasonMessage {
    EngineError::from(fault).into()
}

pub(super) fn texts_of(headers: Vec<Header>) -> Texts {
    let headers = headers.into_iter();
    headers.map(|header| (header.name, header.value)).collect()
}

pub(super) fn headers_of(headers: Texts) -> Vec<Header> {
    let headers = headers.into_iter();
    headers
        .map(|(name, value)| Header { name, value })
        .collect()
}
