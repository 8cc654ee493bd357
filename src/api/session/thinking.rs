//! The computer player. A viewer receives what it found only if it may know it.

use super::Session;
use crate::api::error::EngineError;
use crate::api::messages::*;
use crate::api::thinking::{self, Thinking, blank_message, message};
use crate::perft;
use crate::position::Position;
use crate::search::Memory;

impl Session {
    /// Starts a search for the player to act. Errors of the level depend on the seed: a search with another seed doesn't use what this
    /// one found. What the computer does in secret depends on fresh entropy alone.
    ///
    /// # Errors
    ///
    /// Why there is nothing to search: `game-over`, `pending-choice`, `consent-needed`, `not-your-view` (only for hints),
    /// `unknown-level`, `unknown-model`, or why the game can't be searched.
    pub fn start_thinking(&mut self, request: ThinkRequest) -> Result<(), EngineError> {
        self.check_playable("")?;
        if request.hint {
            self.check_looker("hint")?;
        }
        let model = thinking::model(request.model.as_deref())?;
        let memory = self.take_memory()?;
        let (seed, luck) = (request.seed.into(), self.entropy.number().into());
        let thinking = Thinking::start(self.game()?, request.level, seed, luck, model, memory)?;
        self.begin(thinking);
        Ok(())
    }

    /// Starts an analysis of the position, for the viewer who is to act, without any limit. While more than two players are in the
    /// game it finds one line.
    ///
    /// # Errors
    ///
    /// As [`Session::start_thinking`]; `analysis-lines`.
    pub fn start_analysis(&mut self, request: AnalyseRequest) -> Result<(), EngineError> {
        self.check_playable("")?;
        self.check_looker("analyse")?;
        let model = thinking::model(request.model.as_deref())?;
        let memory = self.take_memory()?;
        let thinking = Thinking::analyse(self.game()?, request.lines, model, memory)?;
        self.begin(thinking);
        Ok(())
    }

    fn begin(&mut self, thinking: Thinking) {
        self.thinking = Some(thinking);
        self.thought = None;
    }

    /// What the last search has kept, if the seat to act may have it, or an empty one.
    fn take_memory(&mut self) -> Result<Memory, EngineError> {
        let player = self.game()?.position().turn();
        // Where something was kept tells of the secrets of the seat that it was kept for.
        let secretive = self.keeps_secrets()?;
        let may_have = |thinking: &mut Thinking| !secretive || thinking.player() == player;
        if let Some(thinking) = self.thinking.take_if(may_have) {
            return Ok(thinking.into_memory());
        }
        self.leave_search();
        let room = self.room.take();
        let variant = self.game()?.variant();
        Ok(match room {
            Some(room) => Memory::with_buffer(variant, room),
            None => Memory::new(variant, Memory::ENTRIES),
        })
    }

    /// Nothing of the last search is kept but its room.
    pub(super) fn leave_search(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            self.room = Some(thinking.into_memory().into_buffer());
        }
    }

    /// Continues the search for about so many positions. The best found so far is empty for a viewer who may not know it.
    ///
    /// # Errors
    ///
    /// `not-thinking` unless a search was started.
    pub fn think_slice(&mut self, request: SliceRequest) -> Result<ThoughtMessage, EngineError> {
        let idle = || EngineError::new("not-thinking", "", "after startThinking");
        let thinking = self.thinking.as_mut().ok_or_else(idle)?;
        let thought = thinking.slice(request.nodes.into());
        let (player, position) = (thinking.player(), thinking.position());
        let analyses = thinking.analyses();
        let secretive = self.keeps_secrets()?;
        let game = self.game()?;
        let told = match !secretive || self.looker == Some(player) {
            true => message(&thought, game.variant(), analyses),
            false => blank_message(&thought),
        };
        // What an analysis would do in secret could be guessed.
        let best = thought.best.filter(|_| !analyses);
        self.thought = best.map(|best| (position, best));
        Ok(told)
    }

    /// How long a level may think, in milliseconds. The caller keeps the clock.
    ///
    /// # Errors
    ///
    /// `unknown-level`.
    pub fn level_cap_ms(&self, request: LevelRequest) -> Result<u32, EngineError> {
        thinking::cap_ms(request.level)
    }

    /// For benchmarks: the perft count from a game's array.
    ///
    /// # Errors
    ///
    /// `unknown-game`.
    pub fn bench_perft(&mut self, request: BenchPerftRequest) -> Result<f64, EngineError> {
        let variant = self.catalogue.variant(&request.game)?;
        Ok(perft::perft(&mut Position::start(variant), request.depth) as f64)
    }

    /// For benchmarks: searches a game's array for so many nodes, and returns how many it took.
    ///
    /// # Errors
    ///
    /// `unknown-game`, or why the game can't be searched.
    pub fn bench_search(&mut self, request: BenchSearchRequest) -> Result<f64, EngineError> {
        let variant = self.catalogue.variant(&request.game)?;
        let position = Position::start(variant);
        Ok(thinking::search_nodes(&position, request.nodes.into())? as f64)
    }
}
