//! The search that fits how many players are left.

use super::limits::{Limits, Options};
use super::memory::Memory;
use super::searcher::Searcher;
use super::several::Several;
use super::thought::Thought;
use super::unsearchable::Unsearchable;
use crate::rules::{Knowledge, View, ViewHistory};

/// A search under way, whatever kind it is.
#[derive(Debug)]
pub enum Mind {
    /// Two players are left.
    Two(Box<Searcher>),
    /// More are.
    Several(Box<Several>),
}

impl Mind {
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
    ) -> Result<Mind, Unsearchable> {
        let position = view
            .public_position()
            .ok_or(Unsearchable::HiddenInformation)?;
        if position.living().count() > 2 {
            let several = Several::new(position, past, limits, options, memory)?;
            return Ok(Mind::Several(Box::new(several)));
        }
        let searcher = Searcher::unbiased(view, position, past, limits, options, memory)?;
        Ok(Mind::Two(Box::new(searcher)))
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
    ) -> Result<Mind, Unsearchable> {
        if story.current().variant().players.len() != 2 {
            return Err(Unsearchable::Players);
        }
        let searcher = Searcher::of_story(story, limits, options, memory)?;
        Ok(Mind::Two(Box::new(searcher)))
    }

    /// Prepares to search with what the player to move knows of a game.
    ///
    /// # Errors
    ///
    /// As [`Mind::new`] and [`Mind::of_story`].
    pub fn of_knowledge(
        knowledge: &Knowledge,
        limits: Limits,
        options: Options,
        memory: Memory,
    ) -> Result<Mind, Unsearchable> {
        match knowledge {
            Knowledge::Open { view, past } => Mind::new(view, past, limits, options, memory),
            Knowledge::Secret(story) => Mind::of_story(story, limits, options, memory),
        }
    }

    /// Makes it search for so many best lines, where two players are left. To be called before the first slice.
    pub fn set_lines(&mut self, wanted: usize) {
        match self {
            Mind::Two(searcher) => searcher.set_lines(wanted),
            Mind::Several(_) => {}
        }
    }

    /// Searches on for about so many positions and says what has been found. Does nothing once the thought is done.
    pub fn slice(&mut self, budget_nodes: u64) -> Thought {
        match self {
            Mind::Two(searcher) => searcher.slice(budget_nodes),
            Mind::Several(several) => several.slice(budget_nodes),
        }
    }

    /// Searches until a limit is reached.
    pub fn finish(&mut self) -> Thought {
        self.slice(u64::MAX)
    }

    /// What to keep for the next search.
    pub fn into_memory(self) -> Memory {
        match self {
            Mind::Two(searcher) => searcher.into_memory(),
            Mind::Several(several) => several.into_memory(),
        }
    }
}
