//! Runs the library's search until a budget is used up. Keeps the transposition table between the moves of a game.

use std::sync::Arc;
use std::time::Instant;

use menagerie::position::Position;
use menagerie::record::Game;
use menagerie::rules::{self, View};
use menagerie::search::{AnySearcher, Evaluator, Memory, Options, SearchResult, Unsearchable};
use menagerie::variant::Variant;

use crate::budget::Budget;

/// Nodes between two looks at the clock: one or two milliseconds.
const SLICE_NODES: u64 = 256;
/// Bytes of an entry of the transposition table.
const ENTRY_BYTES: u64 = Memory::ENTRY_BYTES as u64;

/// Runs searches for one game.
pub(crate) struct Searcher {
    memory: Option<Memory>,
    megabytes: u64,
    /// The default one of each game if it is `None`.
    evaluator: Option<Arc<Evaluator>>,
}

impl Searcher {
    /// The size of the page's table in megabytes.
    pub(crate) const DEFAULT_MB: u64 = (Memory::ENTRIES as u64 * ENTRY_BYTES) >> 20;

    /// Uses a transposition table of this size.
    pub(crate) fn new(megabytes: u64) -> Searcher {
        Searcher::with_evaluator(megabytes, None)
    }

    /// As [`Searcher::new`], for one game with this evaluator.
    pub(crate) fn with_evaluator(megabytes: u64, evaluator: Option<Arc<Evaluator>>) -> Searcher {
        Searcher {
            memory: None,
            megabytes,
            evaluator,
        }
    }

    /// Drops the table for another game or variant.
    pub(crate) fn forget(&mut self) {
        self.memory = None;
    }

    /// Allocates the table before a clock starts. Fails if the system has too little memory.
    pub(crate) fn prepare(&mut self, variant: &Variant) -> Result<(), String> {
        if self.memory.is_none() {
            self.memory = Some(self.new_memory(variant)?);
        }
        Ok(())
    }

    fn new_memory(&self, variant: &Variant) -> Result<Memory, String> {
        // Rounded down, because a memory rounds up.
        let entries = (self.megabytes.max(1) << 20) / ENTRY_BYTES;
        let evaluator = self.evaluator.clone();
        let evaluator =
            evaluator.unwrap_or_else(|| Arc::new(Evaluator::with_shipped_network(variant)));
        let memory = Memory::try_with_evaluator(evaluator, 1 << entries.ilog2());
        memory.ok_or_else(|| {
            let megabytes = self.megabytes;
            format!("hash table: found {megabytes} MB, allowed less than the free memory")
        })
    }

    /// Searches with the knowledge of the player to move; see [`Searcher::run`].
    pub(crate) fn search(
        &mut self,
        game: &Game,
        budget: Budget,
        options: Options,
        stop: impl FnMut(&SearchResult) -> bool,
    ) -> Result<SearchResult, String> {
        let knowledge = game.knowledge_of(game.position().turn());
        let search = |memory| AnySearcher::of_knowledge(&knowledge, budget.limits, options, memory);
        self.run(game.variant(), budget, search, stop)
    }

    /// Runs the search that `search` creates with the kept table. It ends when the budget is used up, when the search is
    /// done, or when `stop`, called after every slice, returns true.
    pub(crate) fn run(
        &mut self,
        variant: &Variant,
        budget: Budget,
        search: impl FnOnce(Memory) -> Result<AnySearcher, Unsearchable>,
        mut stop: impl FnMut(&SearchResult) -> bool,
    ) -> Result<SearchResult, String> {
        let begin = Instant::now();
        let memory = match self.memory.take() {
            Some(memory) => memory,
            None => self.new_memory(variant)?,
        };
        let mut search = search(memory).map_err(|why| why.code().to_string())?;
        let mut depth = 0;
        let result = loop {
            let result = search.slice(SLICE_NODES);
            let deeper = result.depth > depth;
            depth = result.depth;
            if stop(&result) || result.done || budget.is_spent(begin.elapsed(), deeper) {
                break result;
            }
        };
        self.memory = Some(search.into_memory());
        Ok(result)
    }
}

/// Searches a position without history. Won games are refused.
pub(crate) fn search_position(position: &Position, budget: Budget) -> Result<SearchResult, String> {
    let won = rules::outcome(position, 1).is_some_and(|outcome| outcome.winner().is_some());
    if won {
        return Err("the game is over in this position".to_string());
    }
    let view = View::of(position, Some(position.turn()));
    let search = |memory| AnySearcher::new(&view, &[], budget.limits, Options::default(), memory);
    let mut searcher = Searcher::new(Searcher::DEFAULT_MB);
    searcher.run(position.variant(), budget, search, |_| false)
}
