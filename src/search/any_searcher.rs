//! A searcher for any number of players.

use super::limits::{Limits, Options};
use super::memory::Memory;
use super::multiplayer::MultiplayerSearcher;
use super::search_result::SearchResult;
use super::searcher::Searcher;
use super::unsearchable::Unsearchable;
use crate::moves::Action;
use crate::rules::{Knowledge, View, ViewHistory};

/// A running search.
#[derive(Debug)]
pub enum AnySearcher {
    /// For two remaining players.
    TwoPlayer(Box<Searcher>),
    /// For more players.
    Multiplayer(Box<MultiplayerSearcher>),
}

impl AnySearcher {
    /// Prepares to search a view of an open game; see [`Searcher::new`].
    ///
    /// # Errors
    ///
    /// As [`Searcher::new`], and [`Unsearchable::Players`] for more than two players in a game with secrets or drops.
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
        story: &ViewHistory,
        limits: Limits,
        options: Options,
        memory: Memory,
    ) -> Result<AnySearcher, Unsearchable> {
        if story.current().variant().players.len() != 2 {
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
            Knowledge::Revealed { view, story } => {
                let searcher = Searcher::of_revealed(view, story, limits, options, memory)?;
                Ok(AnySearcher::TwoPlayer(Box::new(searcher)))
            }
        }
    }

    /// Sets the number of best lines to search (multi-PV); only for two players. Call it before the first slice.
    pub fn set_multi_pv(&mut self, wanted: usize) {
        match self {
            AnySearcher::TwoPlayer(searcher) => searcher.set_multi_pv(wanted),
            AnySearcher::Multiplayer(_) => {}
        }
    }

    /// Searches only some of the legal actions, in their public form; all, if the list is empty. With more than two
    /// players, a list of several means all, too. Call it before the first slice.
    pub fn search_only(&mut self, actions: &[Action]) {
        match (self, actions) {
            (AnySearcher::TwoPlayer(searcher), _) => searcher.search_only(actions),
            (AnySearcher::Multiplayer(searcher), [action]) => searcher.search_only(*action),
            (AnySearcher::Multiplayer(_), _) => {}
        }
    }

    /// Whether the player to move acts as its own secrets say; see [`Options::openness`].
    pub fn acts_openly(&self) -> bool {
        match self {
            AnySearcher::TwoPlayer(searcher) => searcher.acts_openly(),
            AnySearcher::Multiplayer(_) => false,
        }
    }

    /// Searches about `budget_nodes` more nodes and returns the result so far. Does nothing once the result is done.
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

    /// The memory for the next search.
    pub fn into_memory(self) -> Memory {
        match self {
            AnySearcher::TwoPlayer(searcher) => searcher.into_memory(),
            AnySearcher::Multiplayer(searcher) => searcher.into_memory(),
        }
    }
}
