//! Calls that change the game or the current ply.

use super::Session;
use super::current::Current;
use crate::api::draw_answer;
use crate::api::error::EngineError;
use crate::api::error_code::CallError;
use crate::api::messages::*;
use crate::geometry::SquareSet;
use crate::record::Stop;
use crate::rules::{self, Refusal};

impl Session {
    /// Plays an action given as move text.
    ///
    /// # Errors
    ///
    /// `no-game`, `game-over`, `pending-choice`, `not-your-view`, `consent-needed`, or why the move is refused.
    pub fn play(&mut self, request: PlayRequest) -> Result<ViewMessage, EngineError> {
        self.require_playable(&request.action)?;
        self.require_viewer(&request.action)?;
        self.act_by_text(&request.action)
    }

    /// Plays the result of the last search, whoever the viewer is.
    ///
    /// # Errors
    ///
    /// `no-thought` unless this position was searched; otherwise as [`Session::play`].
    pub fn play_search_result(&mut self) -> Result<ViewMessage, EngineError> {
        self.require_playable("")?;
        let here = self.game()?.position().hash();
        let best = self.best_action.filter(|&(hash, _)| hash == here);
        let nothing =
            || EngineError::new(CallError::NoThought, "", "after a search of this position");
        let (_, action) = best.ok_or_else(nothing)?;
        if let Current::Game(played) = &mut self.current
            && played.keeps_secrets()
        {
            played.computer.note_answer(&played.game, action);
        }
        self.act_by_text(&action.text(self.game()?.variant()))
    }

    fn act_by_text(&mut self, text: &str) -> Result<ViewMessage, EngineError> {
        let game = self.game()?;
        let position = game.position();
        // The lines of an analysis leave secrets open.
        let left_open = || match self.current {
            Current::Study(_) => rules::action_left_open(position, text),
            Current::Game(_) | Current::Nothing => None,
        };
        let action = rules::action_from_text(position, text);
        let action = action.or_else(|error| left_open().ok_or(error));
        let known = self.shown()?;
        let action = action.map_err(|error| EngineError::from_action(error, known.position()))?;
        drop(known);
        match &mut self.current {
            Current::Study(study) => study.play(action)?,
            current => current.played_mut()?.play(action),
        }
        self.committed_view()
    }

    /// Takes back the last action, or the resignation or flag that ended the game.
    ///
    /// # Errors
    ///
    /// `no-game`; `consent-needed` if something has been learnt of a secret since.
    pub fn undo(&mut self) -> Result<ViewMessage, EngineError> {
        if matches!(self.current, Current::Study(_)) {
            return self.step_to(self.game()?.ply().saturating_sub(1));
        }
        let game = self.game()?;
        let before = match game.stopped() {
            Some(_) => game.ply(),
            None => game.ply().saturating_sub(1),
        };
        self.require_consent(before)?;
        self.game_mut()?.undo();
        self.committed_view()
    }

    /// Replays the next action of the line.
    ///
    /// # Errors
    ///
    /// `no-game`.
    pub fn redo(&mut self) -> Result<ViewMessage, EngineError> {
        self.step_to(self.game()?.ply() + 1)
    }

    /// Goes to a ply of the line.
    ///
    /// # Errors
    ///
    /// `no-game`.
    pub fn go_to(&mut self, request: GoToRequest) -> Result<ViewMessage, EngineError> {
        self.step_to(request.ply)
    }

    fn step_to(&mut self, ply: usize) -> Result<ViewMessage, EngineError> {
        match &mut self.current {
            Current::Study(study) => study.go_to(ply),
            current => {
                let played = current.played_mut()?;
                played.agreed = None;
                played.game.go_to(ply);
            }
        }
        self.committed_view()
    }

    /// Continues the game from a ply. What has been learnt of secrets since, or in another copy of the game, stays known,
    /// and the record says so in a comment.
    ///
    /// # Errors
    ///
    /// `no-game`, `in-study`; `consent-needed` if something has been learnt and not all players agree.
    pub fn take_back(&mut self, request: TakeBackRequest) -> Result<ViewMessage, EngineError> {
        if !request.consent {
            self.require_consent(request.ply)?;
        }
        if request.keep == Some(true) {
            self.step_to(request.ply)?;
            if let Current::Game(played) = &mut self.current {
                played.agreed = Some(request.ply);
            }
            return self.committed_view();
        }
        let played = self.current.played_mut()?;
        let elsewhere = std::mem::take(&mut played.revealed_elsewhere);
        let game = &mut played.game;
        match game.learnt_after(request.ply).is_empty() {
            true => game.go_to(request.ply),
            false => game.take_back(request.ply),
        }
        if !elsewhere.is_empty() {
            game.expose_committed(&elsewhere);
        }
        self.committed_view()
    }

    /// Another copy of this game has revealed the choices with these commitments. The game can continue only with the
    /// consent of all (see `takeBack`), and then everyone knows them. Searched squares are marked at once.
    ///
    /// # Errors
    ///
    /// `no-game`, `in-study`, `unknown-cell`.
    pub fn expose(&mut self, request: ExposeRequest) -> Result<ViewMessage, EngineError> {
        for SearchedSquares { hash, squares } in &request.searched {
            let mut set = SquareSet::EMPTY;
            for &square in squares {
                set.insert(self.square(square)?);
            }
            self.game_mut()?.search_committed(hash, set);
        }
        let played = self.current.played_mut()?;
        let commitments = played.game.public_commitments().into_iter();
        let unknown = commitments.filter(|one| !one.known && request.hashes.contains(&one.hash));
        played.revealed_elsewhere = unknown.map(|one| one.hash).collect();
        self.committed_view()
    }

    /// A player can't go on, as with a forgotten PIN, and loses. This reveals no secret.
    ///
    /// # Errors
    ///
    /// `unknown-seat`, `resign-several`, `pending-choice`, `in-study`.
    pub fn abandon(&mut self, request: PlayerRequest) -> Result<ViewMessage, EngineError> {
        let player = self.player(request.seat)?;
        self.require_two_left(request.seat)?;
        self.require_begun("")?;
        let game = self.game_mut()?;
        game.go_to(game.line().len());
        game.stop(Stop::Abandoned(player));
        self.committed_view()
    }

    /// All players agree to reveal the secrets of an abandoned game.
    ///
    /// # Errors
    ///
    /// `no-game`, `in-study`.
    pub fn reveal_abandoned(&mut self) -> Result<ViewMessage, EngineError> {
        self.game_mut()?.reveal_abandoned();
        self.committed_view()
    }

    /// A player resigns.
    ///
    /// # Errors
    ///
    /// `unknown-seat`; `resign-several` while more than two players are in the game; `pending-choice`, `consent-needed`,
    /// `in-study`.
    pub fn resign(&mut self, request: PlayerRequest) -> Result<ViewMessage, EngineError> {
        let player = self.player(request.seat)?;
        self.require_two_left(request.seat)?;
        self.require_stoppable()?;
        self.game_mut()?.stop(Stop::Resigned(player));
        self.committed_view()
    }

    /// A player's time has run out; the page keeps the clocks. While more than two players are in the game this changes
    /// nothing, and the page must let the computer play on for that player.
    ///
    /// # Errors
    ///
    /// As [`Session::resign`], except `resign-several`.
    pub fn flag(&mut self, request: PlayerRequest) -> Result<ViewMessage, EngineError> {
        let player = self.player(request.seat)?;
        self.require_stoppable()?;
        self.game_mut()?.stop(Stop::OutOfTime(player));
        self.committed_view()
    }

    /// All players still in the game agree on a draw; the page has asked them.
    ///
    /// # Errors
    ///
    /// `no-game`, `pending-choice`, `consent-needed`, `in-study`.
    pub fn agree_draw(&mut self) -> Result<ViewMessage, EngineError> {
        self.require_stoppable()?;
        self.game_mut()?.stop(Stop::Agreed);
        self.committed_view()
    }

    /// The player to act claims a draw by repetition or move count.
    ///
    /// # Errors
    ///
    /// `no-claimable-draw`; otherwise as [`Session::agree_draw`].
    pub fn claim_draw(&mut self) -> Result<ViewMessage, EngineError> {
        self.require_stoppable()?;
        let game = self.game_mut()?;
        if game.claimable_draw().is_none() {
            let allowed = "a position that `view.claimableDraw` says may be claimed";
            return Err(EngineError::new(CallError::NoClaimableDraw, "", allowed));
        }
        game.claim_draw();
        self.committed_view()
    }

    /// Whether a computer at this seat would agree to a draw now. Its answer depends on public knowledge only.
    ///
    /// # Errors
    ///
    /// `no-game`, `unknown-seat`, or why the game can't be searched.
    pub fn would_agree(&self, request: PlayerRequest) -> Result<bool, EngineError> {
        let player = self.player(request.seat)?;
        let game = self.game()?;
        draw_answer::would_agree(game, player, self.evaluator_of(game.variant()))
    }

    fn require_two_left(&self, seat: usize) -> Result<(), EngineError> {
        match self.game()?.position().living().count() > 2 {
            true => {
                let allowed = "with only two players left";
                Err(EngineError::new(
                    CallError::ResignSeveral,
                    seat.to_string(),
                    allowed,
                ))
            }
            false => Ok(()),
        }
    }

    /// Checks that the game can be ended here by resignation or time.
    fn require_stoppable(&self) -> Result<(), EngineError> {
        self.require_begun("")?;
        self.require_agreed()
    }

    pub(super) fn require_playable(&self, found: &str) -> Result<(), EngineError> {
        let game = self.game()?;
        if game.outcome().is_some() {
            let allowed = "no move after the end of the game";
            return Err(EngineError::new(Refusal::GameOver, found, allowed));
        }
        self.require_begun(found)?;
        self.require_agreed()
    }

    fn require_agreed(&self) -> Result<(), EngineError> {
        match self.learnt()?.is_empty() {
            true => Ok(()),
            false => Err(consent_needed(self.game()?.ply())),
        }
    }

    /// Checks that all choices before the game are made.
    fn require_begun(&self, found: &str) -> Result<(), EngineError> {
        let pending = self.pending()?;
        let players = pending.iter().map(|choice| {
            let player = choice.player.index();
            format!("{player} {}", choice.field.text())
        });
        match pending.is_empty() {
            true => Ok(()),
            false => {
                let allowed = players.collect::<Vec<_>>().join(", ");
                Err(EngineError::new(CallError::PendingChoice, found, allowed))
            }
        }
    }

    /// In games with secrets, checks that the viewer is the player to act, so that nobody else learns its actions.
    pub(super) fn require_viewer(&self, found: &str) -> Result<(), EngineError> {
        let game = self.game()?;
        let turn = game.position().turn();
        if self.viewer()? != Some(turn) {
            let allowed = format!("while player {} is the viewer", turn.index());
            return Err(EngineError::new(CallError::NotYourView, found, allowed));
        }
        Ok(())
    }

    fn require_consent(&self, ply: usize) -> Result<(), EngineError> {
        let learnt = self.game()?.learnt_after(ply);
        match learnt.is_empty() && !self.is_revealed_elsewhere()? {
            true => Ok(()),
            false => Err(consent_needed(ply)),
        }
    }
}

fn consent_needed(ply: usize) -> EngineError {
    let allowed = "with the consent of all players: something has been learnt of a secret since";
    EngineError::new(CallError::ConsentNeeded, ply.to_string(), allowed)
}
