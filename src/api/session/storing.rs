//! The game as text: records for everybody, and the sealed truth for this device alone.

use std::borrow::Cow;
use std::sync::Arc;

use super::Session;
use crate::api::error::EngineError;
use crate::api::messages::{LoadedMessage, Opened};
use crate::api::named::Named;
use crate::api::sealing;
use crate::record::{Game, Header, Loaded, Notation, RecordError};
use crate::variant::Variant;
use crate::written::Written;

impl Session {
    /// Reads a record; moves without any header are those of the game on the table. That stays if the text can't be
    /// read.
    pub(in crate::api) fn load(&mut self, text: &str) -> Result<LoadedMessage, EngineError> {
        let loaded = self.read(text)?;
        self.put_loaded(loaded)
    }

    /// Reads a sealed text.
    pub(in crate::api) fn unseal(&mut self, sealed: &str) -> Result<LoadedMessage, EngineError> {
        let text = sealing::unseal(sealed)?;
        // What was found in it may be a secret, so that only the kind of the fault and its line are told.
        let fault = |error: RecordError| {
            let allowed = "a game that this edition can replay";
            EngineError::new("seal-record", error.code, allowed).with("line", &error.line.written())
        };
        let loaded = self.read(&text).map_err(fault)?;
        self.put_loaded(loaded)
    }

    fn read(&self, text: &str) -> Result<Loaded, RecordError> {
        Game::from_text(text, |id, options| self.edition(id, options))
    }

    /// The variant that a record is read with; of the id `""` that of the game on the table.
    pub(super) fn edition(&self, id: &str, options: &[(&str, &str)]) -> Option<Arc<Variant>> {
        match (id, self.game()) {
            ("", Ok(game)) => Some(game.variant().clone()),
            _ => self.catalogue.edition(id, options),
        }
    }

    fn put_loaded(&mut self, loaded: Loaded) -> Result<LoadedMessage, EngineError> {
        let Opened { info, view } = self.put_on_table(loaded.game)?;
        let headers = loaded
            .headers
            .into_iter()
            .map(|header| (header.name, header.value));
        Ok(LoadedMessage {
            info,
            view,
            headers: headers.collect(),
            other_edition: loaded.other_edition,
        })
    }

    /// The game as everybody may know it. Once it is over it may be told in full.
    pub(in crate::api) fn record(
        &self,
        headers: Named<String, String>,
        short: bool,
        full: bool,
    ) -> Result<String, EngineError> {
        let game = match full || !self.keeps_secrets()? {
            true => self.shown()?,
            false => Cow::Owned(self.game()?.as_known()),
        };
        let notation = match short {
            true => Notation::Short,
            false => Notation::Full,
        };
        Ok(game.to_text_in(notation, &headers_of(headers)))
    }

    /// The whole truth, sealed.
    pub(in crate::api) fn seal(
        &self,
        headers: Named<String, String>,
    ) -> Result<String, EngineError> {
        Ok(sealing::seal(&self.game()?.to_text(&headers_of(headers))))
    }
}

pub(super) fn headers_of(headers: Named<String, String>) -> Vec<Header> {
    let headers = headers.into_iter();
    headers
        .map(|(name, value)| Header { name, value })
        .collect()
}
