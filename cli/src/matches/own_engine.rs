//! Our own search as an engine.

use std::sync::Arc;

use menagerie::record::Game;
use menagerie::search::{Evaluator, Options};
use menagerie::variant::Variant;

use super::reply::{Forfeit, Reply};
use super::score::centipawns;
use crate::budget::Budget;
use crate::searcher::Searcher;

pub(super) struct OwnEngine {
    searcher: Searcher,
    options: Options,
}

impl OwnEngine {
    /// Fails if there is too little memory.
    pub(super) fn start(
        variant: &Variant,
        options: Options,
        hash_mb: u64,
        evaluator: Option<Arc<Evaluator>>,
    ) -> Result<OwnEngine, String> {
        let mut searcher = Searcher::with_evaluator(hash_mb, evaluator);
        searcher.prepare(variant)?;
        Ok(OwnEngine { searcher, options })
    }

    pub(super) fn begin(&mut self, variant: &Variant, seed: u64) -> Result<(), Forfeit> {
        self.options.seed = seed;
        self.options.choice_seed = seed;
        self.searcher.forget();
        self.searcher.prepare(variant).map_err(Forfeit::Silent)
    }

    /// Chooses a move with the knowledge of its player.
    pub(super) fn reply(&mut self, budget: Budget, game: &Game) -> Result<Reply, Forfeit> {
        let result = self.searcher.search(game, budget, self.options, |_| false);
        let result = result.map_err(Forfeit::Silent)?;
        let action = result
            .best
            .ok_or_else(|| Forfeit::Silent("found nothing to play".to_string()))?;
        Ok(Reply {
            action,
            score: Some(centipawns(result.score)),
        })
    }
}
