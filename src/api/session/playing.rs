//! Calls that change the game, or where one stands in it.

use super::Session;
use crate::api::error::EngineError;
use crate::api::messages::ViewMessage;
use crate::rules;
use crate::written::Written;

impl Session {
    pub(in crate::api) fn play(&mut self, text: &str) -> Result<ViewMessage, EngineError> {
        self.check_playable(text)?;
        self.check_looker(text)?;
        self.act_by_text(text)
    }

    /// Plays what was thought of last, whoever looks.
    pub(in crate::api) fn play_thought(&mut self) -> Result<ViewMessage, EngineError> {
        self.check_playable("")?;
        let here = self.game()?.position().hash();
        let thought = self.thought.filter(|&(hash, _)| hash == here);
        let nothing = || EngineError::new("no-thought", "", "after a search of this position");
        let (_, action) = thought.ok_or_else(nothing)?;
        self.act_by_text(&action.text(self.game()?.variant()))
    }

    fn act_by_text(&mut self, text: &str) -> Result<ViewMessage, EngineError> {
        let game = self.game()?;
        let action = rules::action_from_text(game.position(), text);
        let known = self.shown()?;
        let action = action.map_err(|error| EngineError::from_action(&error, known.position()))?;
        drop(known);
        match &mut self.study {
            Some(study) => study.play(action)?,
            None => self.game_mut()?.play(action),
        }
        self.view()
    }

    pub(in crate::api) fn undo(&mut self) -> Result<ViewMessage, EngineError> {
        if self.study.is_some() {
            return self.go_to(self.game()?.ply().saturating_sub(1));
        }
        let game = self.game()?;
        let before = match game.stopped() {
            Some(_) => game.ply(),
            None => game.ply().saturating_sub(1),
        };
        self.check_consent(before)?;
        self.game_mut()?.undo();
        self.view()
    }

    pub(in crate::api) fn redo(&mut self) -> Result<ViewMessage, EngineError> {
        self.go_to(self.game()?.ply() + 1)
    }

    /// Goes to a ply of the line.
    pub(in crate::api) fn go_to(&mut self, ply: usize) -> Result<ViewMessage, EngineError> {
        self.game()?;
        match &mut self.study {
            Some(study) => study.go_to(ply),
            None => self.game_mut()?.go_to(ply),
        }
        self.view()
    }

    /// Makes the game go on from a ply. Beyond a secret that has come to light only with the consent of all.
    pub(in crate::api) fn take_back(
        &mut self,
        ply: usize,
        consent: bool,
    ) -> Result<ViewMessage, EngineError> {
        if !consent {
            self.check_consent(ply)?;
        }
        let game = self.game_mut()?;
        match game.came_to_light_after(ply) {
            true => game.take_back(ply),
            false => game.go_to(ply),
        }
        self.view()
    }

    pub(in crate::api) fn resign(&mut self, seat: usize) -> Result<ViewMessage, EngineError> {
        let player = self.seat(seat)?;
        if self.several_live()? {
            let allowed = "once just two seats are in the game";
            return Err(EngineError::new("resign-several", seat.written(), allowed));
        }
        self.check_stoppable()?;
        self.game_mut()?.resign(player);
        self.view()
    }

    /// A seat's time is over. While more than two seats live nothing is decided by it.
    pub(in crate::api) fn flag(&mut self, seat: usize) -> Result<ViewMessage, EngineError> {
        let player = self.seat(seat)?;
        self.check_stoppable()?;
        self.game_mut()?.run_out_of_time(player);
        self.view()
    }

    fn several_live(&self) -> Result<bool, EngineError> {
        Ok(self.game()?.position().living().count() > 2)
    }

    /// Whether the game can be ended here by something else than a move.
    fn check_stoppable(&self) -> Result<(), EngineError> {
        self.check_begun("")?;
        match self.consent_needed()? {
            true => Err(consent_needed(self.game()?.ply())),
            false => Ok(()),
        }
    }

    /// Whether the game goes on from the position on the board.
    pub(super) fn check_playable(&self, found: &str) -> Result<(), EngineError> {
        let game = self.game()?;
        if game.outcome().is_some() {
            let allowed = "no move after the end of the game";
            return Err(EngineError::new("game-over", found, allowed));
        }
        self.check_begun(found)?;
        match self.consent_needed()? {
            true => Err(consent_needed(game.ply())),
            false => Ok(()),
        }
    }

    /// Whether everything is chosen that has to be before the game.
    fn check_begun(&self, found: &str) -> Result<(), EngineError> {
        let pending = self.pending()?;
        let seats = pending.iter().map(|choice| {
            let seat = choice.seat.index();
            format!("{seat} {}", choice.field.text())
        });
        match pending.is_empty() {
            true => Ok(()),
            false => {
                let allowed = seats.collect::<Vec<_>>().join(", ");
                Err(EngineError::new("pending-choice", found, allowed))
            }
        }
    }

    /// In games with secrets only whoever looks as the seat to act is told what it may do.
    pub(super) fn check_looker(&self, found: &str) -> Result<(), EngineError> {
        let game = self.game()?;
        let turn = game.position().turn();
        if self.keeps_secrets()? && self.looker != Some(turn) {
            let allowed = format!("while seat {} looks", turn.index());
            return Err(EngineError::new("not-your-view", found, allowed));
        }
        Ok(())
    }

    fn check_consent(&self, ply: usize) -> Result<(), EngineError> {
        match self.game()?.came_to_light_after(ply) {
            true => Err(consent_needed(ply)),
            false => Ok(()),
        }
    }
}

fn consent_needed(ply: usize) -> EngineError {
    let allowed = "with the consent of all: a secret has come to light since";
    EngineError::new("consent-needed", ply.written(), allowed)
}
