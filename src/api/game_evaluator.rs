//! The evaluation with the network of a game.

use std::sync::Arc;

use crate::search::{Evaluator, Network};
use crate::variant::Variant;

/// An evaluation with a network, which belongs to the rules of a game.
#[derive(Debug)]
pub struct GameEvaluator {
    /// The hash of the rules.
    rules: u64,
    evaluator: Arc<Evaluator>,
}

impl GameEvaluator {
    pub fn with_network(variant: &Variant, network: Network) -> GameEvaluator {
        GameEvaluator {
            rules: variant.identity.rules,
            evaluator: Arc::new(Evaluator::with_network(variant, network)),
        }
    }

    /// The evaluation, if the game has these rules.
    pub fn of(&self, variant: &Variant) -> Option<Arc<Evaluator>> {
        let same = self.rules == variant.identity.rules;
        same.then(|| self.evaluator.clone())
    }
}
