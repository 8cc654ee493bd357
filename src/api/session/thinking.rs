//! The computer at the table. Who looks is told what it thinks only if the looker may know it.

use super::Session;
use crate::api::error::EngineError;
use crate::api::messages::ThoughtMessage;
use crate::api::thinking::{self, Thinking, blank_message, message};

impl Session {
    /// Begins to think about the position on the table for the seat to act. Different seeds play different games. A
    /// hint is given only to that seat. Where there are several others, `model` says how they are expected to play.
    ///
    /// # Errors
    ///
    /// Why there is nothing to think about: `game-over`, `pending-choice`, `consent-needed`, `not-your-view`,
    /// `unknown-level`, `unknown-model`, or why the game can't be searched.
    pub fn start_thinking(
        &mut self,
        level: u8,
        seed: u64,
        hint: bool,
        model: Option<&str>,
    ) -> Result<(), EngineError> {
        self.check_playable("")?;
        if hint {
            self.check_looker("hint")?;
        }
        let kept = self.thinking.take();
        let game = self.game()?;
        let seat = game.position().turn();
        // Where something was kept tells of the secrets of the seat that it was kept for.
        let secretive = self.keeps_secrets()?;
        let kept = kept.filter(|thinking| !secretive || thinking.seat() == seat);
        let memory = kept.map(Thinking::into_memory);
        let model = thinking::model(model)?;
        let thinking = Thinking::start(game, level, seed, model, memory)?;
        self.thinking = Some(thinking);
        self.thought = None;
        Ok(())
    }

    /// Thinks for a slice and tells the best found so far.
    ///
    /// # Errors
    ///
    /// `not-thinking` if nothing is being thought about.
    pub fn think_slice(&mut self) -> Result<ThoughtMessage, EngineError> {
        let idle = || EngineError::new("not-thinking", "", "after startThinking");
        let thinking = self.thinking.as_mut().ok_or_else(idle)?;
        let thought = thinking.slice();
        let (seat, position) = (thinking.seat(), thinking.position());
        let secretive = self.keeps_secrets()?;
        let game = self.game()?;
        let told = match !secretive || self.looker == Some(seat) {
            true => message(&thought, game.variant()),
            false => blank_message(&thought),
        };
        self.thought = thought.best.map(|best| (position, best));
        Ok(told)
    }
}
