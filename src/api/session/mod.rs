//! The calls of the page: each is a public method of [`Session`].

mod beliefs;
mod computer;
mod current;
mod file;
mod identifying;
mod listing;
mod network;
mod playing;
mod proving;
mod queries;
mod reading;
mod searching;
mod secrets;
mod storing;
mod studying;

use std::borrow::Cow;

use super::catalogue::Catalogue;
use super::describe::{ViewerInfo, game_info, pending_message, view_message};
use super::entropy::Entropy;
use super::error::{EngineError, remark_messages};
use super::error_code::CallError;
use super::game_evaluator::GameEvaluator;
use super::messages::*;
use super::proof_search::ProofSearch;
use super::running_search::RunningSearch;
use crate::geometry::Square;
use crate::moves::Action;
use crate::piece::Player;
use crate::position::Position;
use crate::record::{Game, GameList, Letters};
use crate::rules::{SecretChoice, View};
use crate::search::TableBuffer;
use crate::setup::FieldValue;
use computer::ComputerMemory;
use current::{Current, PlayedGame, keeps_secrets};

/// A game or study, and the searches in it.
#[derive(Debug)]
pub struct Session {
    catalogue: Catalogue,
    entropy: Entropy,
    current: Current,
    search: Option<RunningSearch>,
    /// The allocation of an earlier search, to be reused.
    spare_table: Option<TableBuffer>,
    /// The evaluation with the network of the last game that has one.
    evaluator: Option<GameEvaluator>,
    /// The result of the last search, with the hash of its position.
    best_action: Option<(u64, Action)>,
    proof_search: Option<ProofSearch>,
    /// The games of a text that is open besides the game.
    list: Option<GameList>,
    /// The letters of the page's language.
    letters: Letters,
}

impl Session {
    /// A session without a game. Salts and random choices come from `entropy`.
    pub fn new(entropy: Entropy) -> Session {
        Session {
            catalogue: Catalogue::default(),
            entropy,
            current: Current::Nothing,
            search: None,
            spare_table: None,
            evaluator: None,
            best_action: None,
            proof_search: None,
            list: None,
            letters: Letters::default(),
        }
    }

    /// The current game, or the current line of a study.
    ///
    /// # Errors
    ///
    /// `no-game` if none has been opened.
    pub fn game(&self) -> Result<&Game, EngineError> {
        self.current.game()
    }

    fn game_mut(&mut self) -> Result<&mut Game, EngineError> {
        Ok(&mut self.current.played_mut()?.game)
    }

    /// Every shipped game in gallery order, then the custom variants registered by [`Session::adopt`].
    ///
    /// # Errors
    ///
    /// `variant-file` if a shipped file is faulty.
    pub fn games(&self) -> Result<Vec<GameInfo>, EngineError> {
        let variants = self.catalogue.all()?;
        Ok(variants.iter().map(|variant| game_info(variant)).collect())
    }

    /// Opens a shipped game or a registered custom variant. A position decides itself which shuffled array it belongs
    /// to, if the chosen one isn't possible. In a game with secrets the viewer is at first a spectator.
    ///
    /// # Errors
    ///
    /// `unknown-game`, `unknown-option`, `option-value`, or a fault of the position.
    pub fn open(&mut self, request: OpenRequest) -> Result<Opened, EngineError> {
        let options = request.options.unwrap_or_default();
        let variant = self.catalogue.with_options(&request.game, &options)?;
        let Some(text) = request.position else {
            return self.put_on_table(Game::new(variant));
        };
        let (position, remarks) = Position::parse_leniently(&variant, &text)?;
        let opened = self.put_on_table(Game::from_position(position))?;
        Ok(Opened {
            remarks: remark_messages(remarks),
            ..opened
        })
    }

    /// Opens a custom variant. From now on it is used to read records with its id.
    ///
    /// # Errors
    ///
    /// `variant-file` with all faults of the file; `unknown-option`, `option-value`.
    pub fn open_file(&mut self, request: OpenFileRequest) -> Result<Opened, EngineError> {
        let options = request.options.unwrap_or_default();
        let variant = self.catalogue.open_custom(&request.text, &options)?;
        self.put_on_table(Game::new(variant))
    }

    fn put_on_table(&mut self, game: Game) -> Result<Opened, EngineError> {
        let computer = ComputerMemory::new(&self.entropy.salt());
        self.put_with_computer(game, computer)
    }

    fn put_with_computer(
        &mut self,
        game: Game,
        computer: ComputerMemory,
    ) -> Result<Opened, EngineError> {
        let info = game_info(game.variant());
        self.replace(Current::Game(Box::new(PlayedGame::new(game, computer))));
        Ok(Opened {
            info,
            view: self.committed_view()?,
            remarks: Vec::new(),
        })
    }

    fn replace(&mut self, current: Current) {
        self.current = current;
        self.leave_search();
        self.best_action = None;
        self.proof_search = None;
    }

    /// The view after a change. Commits the players to the secret choices made so far.
    fn committed_view(&mut self) -> Result<ViewMessage, EngineError> {
        if let Current::Game(played) = &mut self.current
            && played.keeps_secrets()
        {
            played.game.commit(|| self.entropy.salt());
        }
        self.view()
    }

    fn view(&self) -> Result<ViewMessage, EngineError> {
        let game = self.game()?;
        let viewer = self.viewer()?;
        let pending = self.pending()?;
        let learnt = self.learnt()?;
        let public = self.shown()?;
        let waits = !pending.is_empty() || !learnt.is_empty() || public.outcome().is_some();
        let actions = match waits {
            true => Vec::new(),
            false => View::of(game.position(), viewer).actions().to_vec(),
        };
        let start = game.start();
        let pending = pending.iter().map(|choice| pending_message(start, choice));
        let info = ViewerInfo {
            viewer,
            revealed: self.revealed()?,
            reviewable: self.reviewable()?,
            learnt,
            commitments: game.public_commitments(),
            revealed_elsewhere: self.is_revealed_elsewhere()?,
            pending: pending.collect(),
            actions,
        };
        Ok(view_message(&public, info))
    }

    /// The game as the public may see it: complete once it is over, and before that with public knowledge only.
    fn shown(&self) -> Result<Cow<'_, Game>, EngineError> {
        let game = self.game()?;
        Ok(match !self.keeps_secrets()? || self.revealed()? {
            true => Cow::Borrowed(game),
            false => Cow::Owned(game.as_public()),
        })
    }

    /// The viewer; in games without secrets always the player to act.
    fn viewer(&self) -> Result<Option<Player>, EngineError> {
        let turn = self.game()?.position().turn();
        Ok(self.secretive()?.map_or(Some(turn), |played| played.viewer))
    }

    fn keeps_secrets(&self) -> Result<bool, EngineError> {
        Ok(self.secretive()?.is_some())
    }

    /// The game that is played, if it has secrets.
    fn secretive(&self) -> Result<Option<&PlayedGame>, EngineError> {
        let played = self.current.played()?;
        Ok(played.filter(|played| played.keeps_secrets()))
    }

    /// Whether nothing is secret any more: a game with secrets is over, or a study has no unknowns.
    fn revealed(&self) -> Result<bool, EngineError> {
        let game = self.game()?;
        Ok(match self.current.played()? {
            Some(_) => game.reveals_all(),
            None => keeps_secrets(game) && !has_unknown(game.position()),
        })
    }

    fn reviewable(&self) -> Result<bool, EngineError> {
        Ok(self
            .current
            .played()?
            .is_some_and(PlayedGame::is_reviewable))
    }

    fn pending(&self) -> Result<Vec<SecretChoice>, EngineError> {
        let played = self.current.played()?;
        Ok(played.map(PlayedGame::pending).unwrap_or_default())
    }

    fn learnt(&self) -> Result<Vec<Player>, EngineError> {
        let played = self.current.played()?;
        Ok(played.map(PlayedGame::learnt).unwrap_or_default())
    }

    fn is_revealed_elsewhere(&self) -> Result<bool, EngineError> {
        let played = self.current.played()?;
        Ok(played.is_some_and(|played| !played.revealed_elsewhere.is_empty()))
    }

    fn player(&self, seat: usize) -> Result<Player, EngineError> {
        let players = self.game()?.variant().players.len();
        let player = Player::new(seat).filter(|player| player.index() < players);
        player.ok_or_else(|| {
            EngineError::new(
                CallError::UnknownSeat,
                seat.to_string(),
                format!("0 to {}", players - 1),
            )
        })
    }

    fn square(&self, square: usize) -> Result<Square, EngineError> {
        let board = self.game()?.variant().geometry();
        let found = board.squares().nth(square);
        found.ok_or_else(|| {
            EngineError::new(
                CallError::UnknownCell,
                square.to_string(),
                format!("0 to {}", board.len() - 1),
            )
        })
    }
}

fn has_unknown(position: &Position) -> bool {
    let mut fields = position.fields().iter();
    fields.any(|(_, _, value)| value == FieldValue::Unknown)
}
