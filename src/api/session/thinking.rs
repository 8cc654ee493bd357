//! The computer at the table. Who looks is told what it thinks only if the looker may know it.

use super::Session;
use crate::api::error::EngineError;
use crate::api::messages::ThoughtMessage;
use crate::api::thinking::{self, Thinking, blank_message, message};
use crate::search::Memory;

impl Session {
    /// Begins to think about the position on the table for the seat to act. Different seeds err in different ways, and one that
    /// errs doesn't know what was found with another; what is done in secret depends on `luck` alone. A hint is given only to
    /// that seat. Where there are several others, `model` says how they are expected to play.
    ///
    /// # Errors
    ///
    /// Why there is nothing to think about: `game-over`, `pending-choice`, `consent-needed`, `not-your-view`,
    /// `unknown-level`, `unknown-model`, or why the game can't be searched.
    pub fn start_thinking(
        &mut self,
        level: u8,
        seed: u64,
        luck: u64,
        hint: bool,
        model: Option<&str>,
    ) -> Result<(), EngineError> {
        self.check_playable("")?;
        if hint {
            self.check_looker("hint")?;
        }
        let model = thinking::model(model)?;
        let memory = self.take_memory()?;
        let thinking = Thinking::start(self.game()?, level, seed, luck, model, memory)?;
        self.begin(thinking);
        Ok(())
    }

    /// Begins to look for the best `lines` of the position on the table for the seat to act, and for nobody else, until there
    /// are no more slices.
    ///
    /// # Errors
    ///
    /// As [`Session::start_thinking`]; `analysis-lines`.
    pub fn start_analysis(&mut self, lines: usize, model: Option<&str>) -> Result<(), EngineError> {
        self.check_playable("")?;
        self.check_looker("analyse")?;
        let model = thinking::model(model)?;
        let memory = self.take_memory()?;
        let thinking = Thinking::analyse(self.game()?, lines, model, memory)?;
        self.begin(thinking);
        Ok(())
    }

    fn begin(&mut self, thinking: Thinking) {
        self.thinking = Some(thinking);
        self.thought = None;
    }

    /// What the last search has kept, if the seat to act may have it, or an empty one.
    fn take_memory(&mut self) -> Result<Memory, EngineError> {
        let seat = self.game()?.position().turn();
        // Where something was kept tells of the secrets of the seat that it was kept for.
        let secretive = self.keeps_secrets()?;
        let may_have = |thinking: &mut Thinking| !secretive || thinking.seat() == seat;
        if let Some(thinking) = self.thinking.take_if(may_have) {
            return Ok(thinking.into_memory());
        }
        self.leave_search();
        let room = self.room.take();
        let variant = self.game()?.variant();
        Ok(match room {
            Some(room) => Memory::in_room(variant, room),
            None => Memory::new(variant, Memory::ENTRIES),
        })
    }

    /// Nothing of the last search is kept but its room.
    pub(super) fn leave_search(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            self.room = Some(thinking.into_memory().into_room());
        }
    }

    /// Thinks on for about so many positions and tells the best found so far.
    ///
    /// # Errors
    ///
    /// `not-thinking` if nothing is being thought about.
    pub fn think_slice(&mut self, nodes: u64) -> Result<ThoughtMessage, EngineError> {
        let idle = || EngineError::new("not-thinking", "", "after startThinking");
        let thinking = self.thinking.as_mut().ok_or_else(idle)?;
        let thought = thinking.slice(nodes);
        let (seat, position) = (thinking.seat(), thinking.position());
        let analyses = thinking.analyses();
        let secretive = self.keeps_secrets()?;
        let game = self.game()?;
        let told = match !secretive || self.looker == Some(seat) {
            true => message(&thought, game.variant(), analyses),
            false => blank_message(&thought),
        };
        // What an analysis would do in secret could be guessed.
        let best = thought.best.filter(|_| !analyses);
        self.thought = best.map(|best| (position, best));
        Ok(told)
    }
}
