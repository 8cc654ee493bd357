//! What to play: a search for open games of two seats that stops and goes on at any position.
//!
//! A [`Searcher`] is asked for slices of work until its [`Thought`] is done or the caller has had enough. It knows
//! neither clock nor page: time and the wish to stop are the caller's. What it finds depends only on the view, the
//! game's past, the limits, the options and what its [`Memory`] holds, never on the size of the slices.

mod alpha_beta;
mod draws;
mod evaluate;
mod iteration;
mod level;
mod limits;
mod node;
mod noise;
mod order;
mod quiescence;
mod score;
mod selectivity;
mod table;
#[cfg(test)]
mod tests;

pub use evaluate::Evaluator;
pub use level::Level;
pub use limits::{Limits, Options};
pub use score::Score;

use std::sync::Arc;

use crate::moves::Action;
use crate::position::Position;
use crate::rules::{self, View};
use crate::variant::Variant;
use iteration::Iteration;
use node::Node;
use order::{Order, Ranked};
use score::MOST_PLIES;
use table::Table;

/// Why a game can't be searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsearchable {
    /// More or fewer than two seats.
    Seats,
    /// Something is hidden from the viewer.
    HiddenInformation,
}

impl Unsearchable {
    /// The stable code.
    pub fn code(self) -> &'static str {
        match self {
            Unsearchable::Seats => "search-seats",
            Unsearchable::HiddenInformation => "search-hidden-information",
        }
    }
}

/// What is kept from one search to the next of the same game.
#[derive(Clone, Debug)]
pub struct Memory {
    evaluator: Arc<Evaluator>,
    table: Table,
    /// Scores found with other options are of no use.
    options: Options,
}

impl Memory {
    /// The default size: 2¹⁹ positions of 16 bytes.
    pub const ENTRIES: usize = 1 << 19;

    /// An empty memory for a variant, with room for `entries` positions (rounded up to a power of two).
    ///
    /// # Errors
    ///
    /// [`Unsearchable::Seats`] unless the variant has two seats.
    pub fn new(variant: &Variant, entries: usize) -> Result<Memory, Unsearchable> {
        let evaluator = Arc::new(Evaluator::new(variant).ok_or(Unsearchable::Seats)?);
        Ok(Memory {
            evaluator,
            table: Table::new(entries),
            options: Options::default(),
        })
    }

    /// The evaluation's tables.
    pub fn evaluator(&self) -> &Evaluator {
        &self.evaluator
    }

    /// Forgets all positions.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    fn prepare(&mut self, options: Options) {
        if self.options != options {
            self.clear();
            self.options = options;
        }
        self.table.grow_older();
    }
}

/// What has been found so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// What to play. There is one from the first slice on, unless the game is over.
    pub best: Option<Action>,
    /// Plies searched completely.
    pub depth: usize,
    /// For the seat to act.
    pub score: Score,
    /// Positions looked at.
    pub nodes: u64,
    /// The actions expected, the best one first.
    pub line: Vec<Action>,
    /// A limit is reached or nothing more is to be found.
    pub done: bool,
}

/// A search under way.
#[derive(Debug)]
pub struct Searcher {
    position: Position,
    /// Repetition hashes of the game's positions since the last irreversible action, then of those on the way to the present node.
    hashes: Vec<u64>,
    /// The root's place among the hashes.
    root: usize,
    evaluator: Arc<Evaluator>,
    memory: Memory,
    order: Order,
    options: Options,
    limits: Limits,
    stack: Vec<Node>,
    /// How much of the stack is in use.
    height: usize,
    quiescence_lists: Vec<Vec<Ranked>>,
    actions: Vec<Action>,
    nodes: u64,
    iteration: Iteration,
    thought: Thought,
}

impl Searcher {
    /// Prepares to search a view. `past` has the repetition hashes of the game's earlier positions, oldest first, at least of
    /// those since the last irreversible action, without the present one. What `memory` holds must be of the same
    /// variant.
    ///
    /// # Errors
    ///
    /// [`Unsearchable::HiddenInformation`] if the view doesn't tell the whole position.
    pub fn new(
        view: &View,
        past: &[u64],
        limits: Limits,
        options: Options,
        mut memory: Memory,
    ) -> Result<Searcher, Unsearchable> {
        let position = view
            .sole_position()
            .ok_or(Unsearchable::HiddenInformation)?;
        memory.prepare(options);
        let mut hashes = past.to_vec();
        hashes.push(position.repetition_hash());
        let actions = rules::legal_actions(&position);
        let best = actions.first().copied();
        Ok(Searcher {
            root: hashes.len() - 1,
            hashes,
            evaluator: memory.evaluator.clone(),
            memory,
            order: Order::new(),
            options,
            limits,
            stack: (0..=MOST_PLIES).map(|_| Node::empty()).collect(),
            height: 0,
            quiescence_lists: vec![Vec::new(); MOST_PLIES + 1],
            actions,
            nodes: 0,
            iteration: Iteration::first(),
            thought: Thought {
                best,
                depth: 0,
                score: Score::Centipawns(0),
                nodes: 0,
                line: best.into_iter().collect(),
                done: best.is_none(),
            },
            position,
        })
    }

    /// Searches on for about so many positions and says what has been found. Does nothing once the thought is done.
    pub fn slice(&mut self, budget_nodes: u64) -> Thought {
        let until = self.nodes.saturating_add(budget_nodes);
        while !self.thought.done && self.nodes < until {
            self.go_on();
        }
        self.thought.nodes = self.nodes;
        self.thought.clone()
    }

    /// Searches until a limit is reached.
    pub fn finish(&mut self) -> Thought {
        self.slice(u64::MAX)
    }

    /// What to keep for the next search.
    pub fn into_memory(self) -> Memory {
        self.memory
    }

    /// What the present position looks like for the seat to act.
    fn evaluation(&self) -> i32 {
        let error = noise::error_centipawns(&self.options, self.position.hash());
        score::clamp(self.evaluator.evaluate(&self.position) + error)
    }
}
