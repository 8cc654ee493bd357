//! What a search leaves to the next one.

use std::sync::Arc;

use super::belief_history::BeliefHistory;
use super::evaluate::Evaluator;
use super::history::History;
use super::limits::Options;
use super::transposition_table::{Entry, TranspositionTable};
use crate::variant::Variant;

/// What is kept from one search to the next of the same game.
#[derive(Clone, Debug)]
pub struct Memory {
    pub(super) evaluator: Arc<Evaluator>,
    pub(super) table: TranspositionTable,
    pub(super) history: History,
    /// As far as what is kept depends on them: scores found with others are of no use.
    options: Options,
    pub(super) belief_history: BeliefHistory,
}

/// TableBuffer for a [`Memory`]: a dozen megabytes that needn't be fetched anew for another game, or for a player that may not know
/// what was found for another one. What was kept there can't be read.
#[derive(Debug)]
pub struct TableBuffer(TranspositionTable);

impl Memory {
    /// The default size: 2¹⁹ positions.
    pub const ENTRIES: usize = 1 << 19;
    /// What each of them takes.
    pub const ENTRY_BYTES: usize = size_of::<Entry>();

    /// An empty memory for a variant, with room for `entries` positions (rounded up to a power of two).
    pub fn new(variant: &Variant, entries: usize) -> Memory {
        Memory::with_evaluator(Arc::new(Evaluator::new(variant)), entries)
    }

    /// As [`Memory::new`], with given tables of evaluation.
    pub fn with_evaluator(evaluator: Arc<Evaluator>, entries: usize) -> Memory {
        Memory::build(evaluator, TranspositionTable::new(entries))
    }

    /// An empty memory for a variant, where another one was.
    pub fn with_buffer(variant: &Variant, TableBuffer(mut table): TableBuffer) -> Memory {
        table.clear();
        Memory::build(Arc::new(Evaluator::new(variant)), table)
    }

    fn build(evaluator: Arc<Evaluator>, table: TranspositionTable) -> Memory {
        Memory {
            evaluator,
            history: History::new(table.len()),
            table,
            options: Options::default(),
            belief_history: BeliefHistory::default(),
        }
    }

    /// Nothing but the room that it takes.
    pub fn into_buffer(self) -> TableBuffer {
        TableBuffer(self.table)
    }

    /// Next to none.
    pub(super) fn minimal(evaluator: Arc<Evaluator>) -> Memory {
        Memory::with_evaluator(evaluator, 1)
    }

    /// The evaluation's tables.
    pub fn evaluator(&self) -> &Evaluator {
        &self.evaluator
    }

    /// Forgets all positions.
    pub fn clear(&mut self) {
        self.table.clear();
        self.history.clear();
    }

    pub(super) fn prepare(&mut self, mut options: Options) {
        options.choice_seed = 0;
        if options.noise_centipawns == 0 {
            options.seed = 0;
        }
        if self.options != options {
            self.clear();
            self.options = options;
        }
        self.table.next_generation();
        self.history.clear_killers();
    }
}
