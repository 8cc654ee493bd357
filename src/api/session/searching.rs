//! Searches by the computer. A viewer receives only results that it may know.

use super::Session;
use super::current::Current;
use crate::api::error::EngineError;
use crate::api::error_code::CallError;
use crate::api::messages::*;
use crate::api::running_search::{self, Purpose, RunningSearch, blank_message};
use crate::moves::Action;
use crate::perft;
use crate::position::Position;
use crate::rules;
use crate::search::{Limits, Memory, Options};

impl Session {
    /// Starts a search for the player to act. The level's mistakes depend on the seed, so a search with another seed
    /// doesn't reuse the memory. In games with secrets the result depends on the level and what `computer.rs` names only.
    ///
    /// # Errors
    ///
    /// `game-over`, `pending-choice`, `consent-needed`, `not-your-view` (hints only), `unknown-level`, `unknown-model`,
    /// or why the game can't be searched.
    pub fn start_thinking(&mut self, request: ThinkRequest) -> Result<(), EngineError> {
        self.require_playable("")?;
        if request.hint {
            self.require_viewer("hint")?;
        }
        let level = running_search::level(&request.level)?;
        let model = running_search::model(request.model.as_deref())?;
        let mut memory = self.take_memory(Purpose::Move)?;
        let secretive = self.secretive()?;
        let (limits, options) = match secretive {
            Some(played) => {
                memory.clear();
                let options = Options {
                    openness: played.computer.openness(&played.game),
                    ..level.options(played.computer.seed(&played.game))
                };
                (level.limits_without_clock(), options)
            }
            None => (level.limits(), level.options(request.seed.into())),
        };
        let options = Options { model, ..options };
        let mut search = RunningSearch::start(self.game()?, limits, options, memory)?;
        if let Some(played) = secretive
            && let Some(answer) = played.computer.earlier_answer(&played.game)
            && !request.hint
        {
            search.repeat(answer);
        }
        self.begin(search);
        Ok(())
    }

    /// Starts an unlimited analysis for the viewer, who must be the player to act. While more than two players are in
    /// the game it finds one line.
    ///
    /// # Errors
    ///
    /// As [`Session::start_thinking`]; `analysis-lines`.
    pub fn start_analysis(&mut self, request: AnalyseRequest) -> Result<(), EngineError> {
        self.require_playable("")?;
        self.require_viewer("analyse")?;
        let model = running_search::model(request.model.as_deref())?;
        let memory = self.take_memory(Purpose::Analysis)?;
        let search = RunningSearch::analyse(self.game()?, request.lines, model, memory)?;
        self.begin(search);
        Ok(())
    }

    /// Starts a search of the current position of a game that is over, with all secrets known.
    ///
    /// # Errors
    ///
    /// `review-secrets`, `review-unfinished`, `game-over` if the position itself ends the game, `unknown-model`, why the
    /// only action is refused, or why the game can't be searched.
    pub fn start_review(&mut self, request: ReviewRequest) -> Result<(), EngineError> {
        self.require_reviewable()?;
        let model = running_search::model(request.model.as_deref())?;
        let limits = Limits {
            depth_plies: request.depth.unwrap_or(u16::MAX),
            nodes: request.nodes.into(),
        };
        let only = request.only.map(|text| self.legal_action(&text));
        let only = only.transpose()?;
        let memory = self.take_memory(Purpose::Review)?;
        let mut search = RunningSearch::review(self.game()?, limits, model, memory)?;
        if let Some(only) = only {
            search.search_only(only);
        }
        self.begin(search);
        Ok(())
    }

    fn legal_action(&self, text: &str) -> Result<Action, EngineError> {
        let position = self.game()?.position();
        let action = rules::action_from_text(position, text);
        action.map_err(|error| EngineError::from_action(error, position))
    }

    fn require_reviewable(&self) -> Result<(), EngineError> {
        if self.reviewable()? {
            return Ok(());
        }
        let (code, allowed) = match self.keeps_secrets()? {
            true => (
                CallError::ReviewSecrets,
                "a game whose secrets are all revealed",
            ),
            false => (CallError::ReviewUnfinished, "a game that is over"),
        };
        Err(EngineError::new(code, "", allowed))
    }

    fn begin(&mut self, search: RunningSearch) {
        self.search = Some(search);
        self.best_action = None;
    }

    /// The memory of the last search if the next one may use it, or an empty one.
    fn take_memory(&mut self, purpose: Purpose) -> Result<Memory, EngineError> {
        let player = self.game()?.position().turn();
        // The memory's content reveals the secrets of the player it was made for; that of a review, all.
        let secretive = self.keeps_secrets()?;
        let reviews = purpose == Purpose::Review;
        let may_have = |search: &mut RunningSearch| {
            let reviewed = search.purpose() == Purpose::Review;
            !secretive || reviews && reviewed || !reviews && !reviewed && search.player() == player
        };
        if let Some(search) = self.search.take_if(may_have) {
            return Ok(search.into_memory());
        }
        self.leave_search();
        let evaluator = self.evaluator_of(self.game()?.variant());
        Ok(match self.spare_table.take() {
            Some(spare) => Memory::with_buffer(evaluator, spare),
            None => Memory::with_evaluator(evaluator, Memory::ENTRIES),
        })
    }

    /// Drops the search but keeps its allocation.
    pub(super) fn leave_search(&mut self) {
        if let Some(search) = self.search.take() {
            self.spare_table = Some(search.into_memory().into_buffer());
        }
    }

    /// Continues the search for about `nodes` positions. For a viewer who may not know the result, it is empty.
    ///
    /// # Errors
    ///
    /// `not-thinking` unless a search was started; `review-secrets` if the reviewed game goes on.
    pub fn think_slice(&mut self, request: SliceRequest) -> Result<SearchInfo, EngineError> {
        let idle = || EngineError::new(CallError::NotThinking, "", "after startThinking");
        let reviews = self.search.as_ref().ok_or_else(idle)?.purpose() == Purpose::Review;
        let secretive = self.keeps_secrets()?;
        if secretive && reviews {
            self.require_reviewable()?;
        }
        let viewer = self.viewer()?;
        let search = self.search.as_mut().ok_or_else(idle)?;
        let result = search.slice(request.nodes.into());
        let position = search.position();
        let plays = search.purpose() == Purpose::Move && (result.done || !search.acts_openly());
        let info = match !secretive || reviews || viewer == Some(search.player()) {
            true => search.message(&result),
            false => blank_message(&result),
        };
        // Secret choices of an analysis could be guessed, so they can't be played.
        let best = result.best.filter(|_| plays);
        self.best_action = best.map(|best| (position, best));
        Ok(info)
    }

    /// The result of a search that must end now, after about `nodes` more positions. An opponent may stop a search at any
    /// time, again and again. So if the player acts as its secret says, what was found so far is dropped, and a short
    /// search that guards the secret takes its place.
    ///
    /// # Errors
    ///
    /// As [`Session::think_slice`].
    pub fn stop_thinking(&mut self, request: SliceRequest) -> Result<SearchInfo, EngineError> {
        let Some(search) = self.search.take_if(|search| search.acts_openly()) else {
            return self.think_slice(request);
        };
        let guarding = search.guarding(self.game()?)?;
        self.begin(guarding);
        self.think_slice(SliceRequest { nodes: u32::MAX })
    }

    /// The time limit of a level, in milliseconds; the caller keeps the clock. Infinite in games with secrets, where a limit
    /// would let an opponent see several answers.
    ///
    /// # Errors
    ///
    /// `unknown-level`.
    pub fn level_cap_ms(&self, request: LevelRequest) -> Result<f64, EngineError> {
        let level = running_search::level(&request.level)?;
        let secretive = matches!(&self.current, Current::Game(played) if played.keeps_secrets());
        Ok(match secretive {
            true => f64::INFINITY,
            false => level.cap_ms.into(),
        })
    }

    /// For benchmarks: perft of a game's array.
    ///
    /// # Errors
    ///
    /// `unknown-game`.
    pub fn bench_perft(&self, request: BenchPerftRequest) -> Result<f64, EngineError> {
        let variant = self.catalogue.variant(&request.game)?;
        Ok(perft::perft(&mut Position::start(variant), request.depth) as f64)
    }

    /// For benchmarks: searches a game's array with a node limit and returns the number of nodes. Uses the network of the
    /// session, if it belongs to this game.
    ///
    /// # Errors
    ///
    /// `unknown-game`, or why the game can't be searched.
    pub fn bench_search(&self, request: BenchSearchRequest) -> Result<f64, EngineError> {
        let variant = self.catalogue.variant(&request.game)?;
        let memory = Memory::with_evaluator(self.evaluator_of(&variant), Memory::ENTRIES);
        let position = Position::start(variant);
        Ok(running_search::search_nodes(&position, request.nodes.into(), memory)? as f64)
    }
}
