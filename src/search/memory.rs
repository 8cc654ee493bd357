//! State kept from one search to the next.

use std::sync::Arc;

use super::belief_history::BeliefHistory;
use super::evaluate::Evaluator;
use super::history::History;
use super::limits::Options;
use super::transposition_table::{Entry, TranspositionTable};
use crate::variant::Variant;

/// What searches of one game share: transposition table, history and beliefs.
#[derive(Clone, Debug)]
pub struct Memory {
    pub(super) evaluator: Arc<Evaluator>,
    pub(super) table: TranspositionTable,
    pub(super) history: History,
    /// Options that the contents depend on; `None` before the first search. The memory is cleared when they change.
    options: Option<Options>,
    pub(super) belief_history: BeliefHistory,
}

/// The allocated table of a [`Memory`], for reuse in another game or by another player. Its contents cannot be read.
#[derive(Debug)]
pub struct TableBuffer(TranspositionTable);

impl Memory {
    /// The default size: 2¹⁹ positions.
    pub const ENTRIES: usize = 1 << 19;
    /// The size of an entry in bytes.
    pub const ENTRY_BYTES: usize = size_of::<Entry>();

    /// An empty memory with room for `entries` positions, rounded up to a power of two.
    pub fn new(variant: &Variant, entries: usize) -> Memory {
        Memory::with_evaluator(Arc::new(Evaluator::new(variant)), entries)
    }

    /// As [`Memory::new`], with the given evaluator.
    pub fn with_evaluator(evaluator: Arc<Evaluator>, entries: usize) -> Memory {
        Memory::build(evaluator, TranspositionTable::new(entries))
    }

    /// As [`Memory::with_evaluator`]; `None` if the system has too little memory.
    pub fn try_with_evaluator(evaluator: Arc<Evaluator>, entries: usize) -> Option<Memory> {
        TranspositionTable::try_new(entries).map(|table| Memory::build(evaluator, table))
    }

    /// An empty memory that reuses a table.
    pub fn with_buffer(evaluator: Arc<Evaluator>, TableBuffer(mut table): TableBuffer) -> Memory {
        table.clear();
        Memory::build(evaluator, table)
    }

    fn build(evaluator: Arc<Evaluator>, table: TranspositionTable) -> Memory {
        Memory {
            evaluator,
            history: History::new(table.len()),
            table,
            options: None,
            belief_history: BeliefHistory::default(),
        }
    }

    /// Gives up everything but the allocated table.
    pub fn into_buffer(self) -> TableBuffer {
        TableBuffer(self.table)
    }

    pub(super) fn minimal(evaluator: Arc<Evaluator>) -> Memory {
        Memory::with_evaluator(evaluator, 1)
    }

    /// The evaluator.
    pub fn evaluator(&self) -> &Evaluator {
        &self.evaluator
    }

    /// Clears the table and the history.
    pub fn clear(&mut self) {
        self.table.clear();
        self.history.clear();
    }

    pub(super) fn prepare(&mut self, mut options: Options) {
        options.choice_seed = 0;
        if options.noise_centipawns == 0 && options.oversight_permille == 0 {
            options.seed = 0;
        }
        if self
            .options
            .replace(options)
            .is_some_and(|last| last != options)
        {
            self.clear();
        }
        self.table.next_generation();
        self.history.clear_killers();
    }
}
