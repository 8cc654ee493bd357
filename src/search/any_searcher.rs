//! The search that fits how many players are left.

use super::limits::{Limits, Options};
use super::memory::Memory;
use super::multiplayer::MultiplayerSearcher;
use super::search_result::SearchResult;
use super::searcher::Searcher;
use super::unsearchable::Unsearchable;
use crate::rules::{Knowledge, Story, View};

/// A search under way, whatever kind it is.
#[derive(Debug)]
pub enum AnySearcher {
    /// Two players are left.
    TwoPlayer(Box<Searcher>),
    /// More are.
    Multiplayer(Box<MultiplayerSearcher>),
}

impl AnySearcher {
    /// Prepares to search a view of an open game; see [`Searcher::new`].
    ///
    /// # Errors
    ///
    /// As [`Searcher::new`]; [`Unsearchable::Players`] also if more than two players are in a game that has secrets or pieces to
    /// drop.
    pub fn new(
        view: &View,
        past: &[u64],
        limits: Limits,
        options: Options,
        memory: Memory,
    ) -> Result<AnySearcher, Unsearchable> {
        let position = view
            .public_position()
            .ok_or(Unsearchable::HiddenInformation)?;
        if position.living().count() > 2 {
            let searcher = MultiplayerSearcher::new(position, past, limits, options, memory)?;
            return Ok(AnySearcher::Multiplayer(Box::new(searcher)));
        }
        let searcher =
            Searcher::with_uniform_belief(view, position, past, limits, options, memory)?;
        Ok(AnySearcher::TwoPlayer(Box::new(searcher)))
    }

    /// Prepares to search the present of a story; see [`Searcher::of_story`].
    ///
    /// # Errors
    ///
    /// As [`Searcher::of_story`].
    pub fn of_story(
        story: &Story,
        limits: Limits,
        options: Options,
        memory: Memory,
    ) -> Result<AnySearcher, Unsearchable> {
        if story.now().variant().players.len() != 2 {
            return Err(Unsearchable::Players);
        }
        let searcher = Searcher::of_story(story, limits, options, memory)?;
        Ok(AnySearcher::TwoPlayer(Box::new(searcher)))
    }

    /// Prepares to search with what the player to move knows of a game.
    ///
    /// # Errors
    ///
    /// As [`AnySearcher::new`] and [`AnySearcher::of_story`].
    pub fn of_knowledge(
        knowledge: &Knowledge,
        limits: Limits,
        options: Options,
        memory: Memory,
    ) -> Result<AnySearcher, Unsearchable> {
        match knowledge {
            Knowledge::Open { view, past } => AnySearcher::new(view, past, limits, options, memory),
            Knowledge::Secret(story) => AnySearcher::of_story(story, limits, options, memory),
        }
    }

    /// Makes it search for so many best lines, where two players are left. To be called before the first slice.
    pub fn set_multi_pv(&mut self, wanted: usize) {
        match self {
            AnySearcher::TwoPlayer(searcher) => searcher.set_multi_pv(wanted),
            AnySearcher::Multiplayer(_) => {}
        }
    }

    /// Searches on for about so many positions and says what has been found. Does nothing once the thought is done.
    pub fn slice(&mut self, budget_nodes: u64) -> SearchResult {
        match self {
            AnySearcher::TwoPlayer(searcher) => searcher.slice(budget_nodes),
            AnySearcher::Multiplayer(searcher) => searcher.slice(budget_nodes),
        }
    }

    /// Searches until a limit is reached.
    pub fn finish(&mut self) -> SearchResult {
        self.slice(u64::MAX)
    }

    /// What to keep for the next search.
    pub fn into_memory(self) -> Memory {
        match self {
            AnySearcher::TwoPlayer(searcher) => searcher.into_memory(),
            AnySearcher::Multiplayer(searcher) => searcher.into_memory(),
        }
    }
}
