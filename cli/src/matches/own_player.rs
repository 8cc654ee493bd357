//! Our own search at the board.

use super::super::searcher::{Budget, Thinker};
use super::player::{Forfeit, Reply, centipawns};
use menagerie::record::Game;
use menagerie::search::Options;
use menagerie::variant::Variant;

pub(super) struct OwnPlayer {
    thinker: Thinker,
    options: Options,
}

impl OwnPlayer {
    pub(super) fn new(options: Options, hash_mb: u64) -> OwnPlayer {
        OwnPlayer {
            thinker: Thinker::new(hash_mb),
            options,
        }
    }

    pub(super) fn begin(&mut self, variant: &Variant, seed: u64) {
        self.thinker.forget();
        self.thinker.prepare(variant);
        self.options.seed = seed;
        self.options.luck = seed;
    }

    /// What it plays, having seen no more than its seat may.
    pub(super) fn reply(&mut self, budget: Budget, game: &Game) -> Result<Reply, Forfeit> {
        let thought = self.thinker.think(game, budget, self.options, |_| false);
        let thought = thought.map_err(Forfeit::Silent)?;
        let action = thought
            .best
            .ok_or_else(|| Forfeit::Silent("found nothing to play".to_string()))?;
        Ok(Reply {
            action,
            score: Some(centipawns(thought.score)),
        })
    }
}
