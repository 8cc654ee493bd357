//! An engine of any kind.

use menagerie::record::Game;
use menagerie::rules;
use menagerie::variant::Variant;

use super::listener::Listener;
use super::own_player::OwnPlayer;
use super::process::Process;
use super::reply::{Clocks, Forfeit, Reply};
use super::spec::{Kind, Spec};
use crate::chance::Chance;

/// One engine, for game after game.
pub(super) enum Player {
    Random(Chance),
    Own(OwnPlayer),
    Process(Process),
    Listener(Listener),
}

impl Player {
    /// Starts the engine. An error means that the match cannot be played.
    pub(super) fn start(spec: &Spec, game: &str, variant: &Variant) -> Result<Player, String> {
        Ok(match &spec.kind {
            Kind::Random => Player::Random(Chance(0)),
            Kind::Own { options, hash_mb } => Player::Own(OwnPlayer::new(*options, *hash_mb)),
            Kind::Process(command) => Player::Process(Process::start(command, game)?),
            Kind::Listener(command) => Player::Listener(Listener::start(command, game, variant)?),
        })
    }

    /// Starts a new game; the seed is for random choices.
    pub(super) fn begin(&mut self, variant: &Variant, seed: u64) -> Result<(), Forfeit> {
        match self {
            Player::Random(chance) => *chance = Chance(seed),
            Player::Own(own) => own.begin(variant, seed),
            Player::Process(process) => process.begin()?,
            Player::Listener(listener) => listener.begin(variant)?,
        }
        Ok(())
    }

    /// Asks for a move.
    pub(super) fn reply(
        &mut self,
        spec: &Spec,
        game: &Game,
        clocks: &Clocks,
    ) -> Result<Reply, Forfeit> {
        match self {
            Player::Random(chance) => {
                let action = chance.pick(&rules::legal_actions(game.position()));
                Ok(Reply {
                    action,
                    score: None,
                })
            }
            Player::Own(own) => own.reply(spec.budget(clocks.left[clocks.turn]), game),
            Player::Process(process) => process.reply(spec, game, clocks),
            Player::Listener(listener) => listener.reply(spec, game),
        }
    }
}
