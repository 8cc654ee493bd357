//! The game or study that a session holds.

use super::computer::ComputerMemory;
use crate::api::error::EngineError;
use crate::api::error_code::CallError;
use crate::moves::Action;
use crate::piece::Player;
use crate::record::{Game, Study};
use crate::rules::{self, SecretChoice};

#[derive(Debug)]
pub(super) enum Current {
    Nothing,
    Game(Box<PlayedGame>),
    /// Nothing in it is secret.
    Study(Box<Study>),
}

/// A game, and who may know and do what in it.
#[derive(Debug)]
pub(super) struct PlayedGame {
    /// The full truth. Results are made from [`Session::shown`](super::Session::shown), except the viewer's own actions
    /// and secrets.
    pub(super) game: Game,
    /// The viewer, if the game has secrets. At first a spectator.
    pub(super) viewer: Option<Player>,
    /// Hashes of commitments that another copy of the game has opened.
    pub(super) revealed_elsewhere: Vec<String>,
    /// The ply from which all agreed to play on, though something has been learnt since.
    pub(super) agreed: Option<usize>,
    pub(super) computer: ComputerMemory,
}

impl Current {
    /// The game, or the current line of the study.
    pub(super) fn game(&self) -> Result<&Game, EngineError> {
        match self {
            Current::Nothing => Err(no_game()),
            Current::Game(played) => Ok(&played.game),
            Current::Study(study) => Ok(study.game()),
        }
    }

    /// The game that is played; `None` in a study.
    pub(super) fn played(&self) -> Result<Option<&PlayedGame>, EngineError> {
        match self {
            Current::Nothing => Err(no_game()),
            Current::Game(played) => Ok(Some(played)),
            Current::Study(_) => Ok(None),
        }
    }

    /// The game that is played, to change it.
    pub(super) fn played_mut(&mut self) -> Result<&mut PlayedGame, EngineError> {
        match self {
            Current::Nothing => Err(no_game()),
            Current::Game(played) => Ok(played),
            Current::Study(_) => Err(in_study()),
        }
    }

    pub(super) fn study(&self) -> Result<&Study, EngineError> {
        match self {
            Current::Study(study) => Ok(study),
            Current::Nothing | Current::Game(_) => Err(no_study()),
        }
    }

    pub(super) fn study_mut(&mut self) -> Result<&mut Study, EngineError> {
        match self {
            Current::Study(study) => Ok(study),
            Current::Nothing | Current::Game(_) => Err(no_study()),
        }
    }
}

impl PlayedGame {
    pub(super) fn new(game: Game, computer: ComputerMemory) -> PlayedGame {
        PlayedGame {
            game,
            viewer: None,
            revealed_elsewhere: Vec::new(),
            agreed: None,
            computer,
        }
    }

    pub(super) fn keeps_secrets(&self) -> bool {
        keeps_secrets(&self.game)
    }

    /// Plays an action. Another one than the next of the line takes the rest back.
    pub(super) fn play(&mut self, action: Action) {
        let ply = self.game.ply();
        if self.agreed.take() == Some(ply) && !self.game.learnt_after(ply).is_empty() {
            self.game.take_back(ply);
        }
        self.game.play(action);
    }

    /// Whether the whole line ends the game and nothing in it is secret any more.
    pub(super) fn is_reviewable(&self) -> bool {
        match self.keeps_secrets() {
            true => self.game.reveals_all() && !self.game.has_unknown(),
            false => self.game.final_outcome().is_some(),
        }
    }

    /// Choices to make before the game can begin. A game that began with unknown secrets, as a public record does,
    /// continues with them.
    pub(super) fn pending(&self) -> Vec<SecretChoice> {
        match self.game.line().is_empty() && self.game.outcome().is_none() {
            true => rules::secret_choices(self.game.start()),
            false => Vec::new(),
        }
    }

    /// The owners of secrets of which something was learnt after the current position, or in another copy.
    pub(super) fn learnt(&self) -> Vec<Player> {
        let game = &self.game;
        let earlier = game.ply() < game.line().len() && self.agreed != Some(game.ply());
        let mut learnt = match earlier {
            true => game.learnt_after(game.ply()).owners(),
            false => Vec::new(),
        };
        if !self.revealed_elsewhere.is_empty() {
            let commitments = game.public_commitments().into_iter();
            let elsewhere = commitments.filter(|one| self.revealed_elsewhere.contains(&one.hash));
            learnt.extend(elsewhere.map(|one| one.player));
        }
        learnt
    }
}

pub(super) fn keeps_secrets(game: &Game) -> bool {
    game.variant().alphabet.has_secrets()
}

fn no_game() -> EngineError {
    EngineError::new(CallError::NoGame, "", "an opened game")
}

pub(super) fn in_study() -> EngineError {
    EngineError::new(CallError::InStudy, "", "in a game that is played")
}

fn no_study() -> EngineError {
    EngineError::new(CallError::NoStudy, "", "after studyStart or studyLoad")
}
