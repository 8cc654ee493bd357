//! Viewers and secrets.

use super::Session;
use super::current::Current;
use crate::api::describe::secrets_of;
use crate::api::error::EngineError;
use crate::api::error_code::CallError;
use crate::api::messages::*;
use crate::rules::SecretChoice;
use crate::setup::FieldName;

impl Session {
    /// Sets the viewer of the game from now on.
    ///
    /// # Errors
    ///
    /// `no-game`, `unknown-seat`.
    pub fn look(&mut self, request: LookRequest) -> Result<ViewMessage, EngineError> {
        self.game()?;
        let viewer = request.seat.map(|player| self.player(player)).transpose()?;
        if let Current::Game(played) = &mut self.current {
            played.viewer = viewer;
        }
        self.committed_view()
    }

    /// Makes a choice before the game. Without a value the choice is random and shown to no one.
    ///
    /// # Errors
    ///
    /// `unknown-seat`, `unknown-secret-field`, `nothing-to-choose`, `choice-value`, `in-study`.
    pub fn choose(&mut self, request: ChooseRequest) -> Result<ViewMessage, EngineError> {
        let (field, value) = (&*request.field, request.value.as_deref());
        let player = self.player(request.seat)?;
        let known = FieldName::named(field).filter(|field| field.is_secret());
        let unknown = || EngineError::new(CallError::UnknownSecretField, field, secret_fields());
        let field = known.ok_or_else(unknown)?;
        let pending = self.pending()?.into_iter();
        let wanted = |choice: &SecretChoice| (choice.player, choice.field) == (player, field);
        let nothing =
            || EngineError::new(CallError::NothingToChoose, field.text(), "what is pending");
        let choice = { pending }.find(wanted).ok_or_else(nothing)?;
        let alphabet = &self.game()?.variant().alphabet;
        let texts = choice
            .values
            .iter()
            .map(|&value| alphabet.value(player, value));
        let texts: Vec<String> = texts.collect();
        let index = match value {
            Some(value) => texts.iter().position(|text| text == value),
            None => Some(self.entropy.below(texts.len())),
        };
        let allowed = || {
            EngineError::new(
                CallError::ChoiceValue,
                value.unwrap_or(""),
                texts.join(", "),
            )
        };
        let index = index.ok_or_else(allowed)?;
        self.game_mut()?
            .choose(field, player, choice.values[index])?;
        self.committed_view()
    }

    /// The viewer's own secrets, or all once the game is over.
    ///
    /// # Errors
    ///
    /// `no-game`.
    pub fn secrets(&self) -> Result<Vec<SecretMessage>, EngineError> {
        let game = self.game()?;
        let all = !self.keeps_secrets()? || self.revealed()?;
        let viewer = self.viewer()?;
        let may_know = |_, player| all || viewer == Some(player);
        Ok(secrets_of(game.position(), may_know))
    }
}

fn secret_fields() -> String {
    let fields = FieldName::ALL.into_iter().filter(|field| field.is_secret());
    fields.map(FieldName::text).collect::<Vec<_>>().join(", ")
}
