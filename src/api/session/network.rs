//! The network of the game, which the worker fetches.

use std::sync::Arc;

use super::Session;
use crate::api::error::EngineError;
use crate::api::error_code::CallError;
use crate::api::game_evaluator::GameEvaluator;
use crate::search::{Evaluator, Network};
use crate::variant::Variant;

impl Session {
    /// The name of the network that is shipped for the game, unless the session has it already. The file is
    /// `networks/NAME.network`.
    pub fn missing_network(&self) -> Option<String> {
        let variant = self.game().ok()?.variant();
        let missing = self.kept_evaluator(variant).is_none();
        let name = Network::shipped_name(variant).filter(|_| missing);
        name.map(str::to_string)
    }

    /// Uses this network for the following searches of the game. After an error nothing changes.
    ///
    /// # Errors
    ///
    /// `no-game`; `network-file` with the reason in words for developers.
    pub fn set_network(&mut self, file: &[u8]) -> Result<(), EngineError> {
        let variant = self.game()?.variant();
        let network = Network::read(variant, file).map_err(|error| {
            EngineError::new(
                CallError::NetworkFile,
                error.to_string(),
                variant.id.as_str(),
            )
        })?;
        self.evaluator = Some(GameEvaluator::with_network(variant, network));
        // Scores of the former evaluation aren't comparable.
        self.leave_search();
        Ok(())
    }

    /// The evaluation for searches of a game.
    pub(super) fn evaluator_of(&self, variant: &Variant) -> Arc<Evaluator> {
        let kept = self.kept_evaluator(variant);
        kept.unwrap_or_else(|| Arc::new(Evaluator::new(variant)))
    }

    fn kept_evaluator(&self, variant: &Variant) -> Option<Arc<Evaluator>> {
        self.evaluator.as_ref()?.of(variant)
    }
}
