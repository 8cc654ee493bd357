//! An engine of any kind in a match.

use menagerie::record::Game;
use menagerie::rules;
use menagerie::variant::Variant;

use super::listener::Listener;
use super::own_engine::OwnEngine;
use super::process::Process;
use super::reply::{Clocks, Forfeit, Reply};
use super::spec::{EngineKind, Spec};
use crate::chance::Chance;
use crate::networks;

pub(super) enum Contestant {
    Random(Chance),
    Own(OwnEngine),
    Process(Process),
    Listener(Listener),
}

impl Contestant {
    /// Starts the engine. An error means that the match can't be played.
    pub(super) fn start(spec: &Spec, game: &str, variant: &Variant) -> Result<Contestant, String> {
        Ok(match &spec.kind {
            EngineKind::Random => Contestant::Random(Chance(0)),
            EngineKind::Own {
                options,
                hash_mb,
                network,
            } => {
                let network = network
                    .as_ref()
                    .map(|path| networks::evaluator(path, variant));
                let network = network.transpose()?;
                Contestant::Own(OwnEngine::start(variant, *options, *hash_mb, network)?)
            }
            EngineKind::Process(command) => Contestant::Process(Process::start(command, game)?),
            EngineKind::Listener(command) => {
                Contestant::Listener(Listener::start(command, game, variant)?)
            }
        })
    }

    /// Starts a new game; the seed determines random choices.
    pub(super) fn begin(&mut self, variant: &Variant, seed: u64) -> Result<(), Forfeit> {
        match self {
            Contestant::Random(chance) => *chance = Chance(seed),
            Contestant::Own(own) => own.begin(variant, seed)?,
            Contestant::Process(process) => process.begin()?,
            Contestant::Listener(listener) => listener.begin(variant)?,
        }
        Ok(())
    }

    pub(super) fn reply(
        &mut self,
        spec: &Spec,
        game: &Game,
        clocks: &Clocks,
    ) -> Result<Reply, Forfeit> {
        match self {
            Contestant::Random(chance) => {
                let action = chance.pick(&rules::legal_actions(game.position()));
                Ok(Reply {
                    action,
                    score: None,
                })
            }
            Contestant::Own(own) => own.reply(spec.budget(clocks.left[clocks.turn]), game),
            Contestant::Process(process) => process.reply(spec, game, clocks),
            Contestant::Listener(listener) => listener.reply(spec, game),
        }
    }
}
