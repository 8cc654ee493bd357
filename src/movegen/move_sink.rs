//! Where move generation puts its actions: into a list or only into a counter.

use crate::geometry::{Square, SquareSet};
use crate::moves::Action;

/// Collects or counts actions. One type does both, because generators compiled for each would take much of the
/// program's size and gain hardly any speed.
#[derive(Debug)]
pub struct MoveSink<'l> {
    list: Option<&'l mut Vec<Action>>,
    count: u64,
    limit: u64,
}

impl<'l> MoveSink<'l> {
    /// Collects into a list.
    #[inline(always)]
    pub fn listing(list: &'l mut Vec<Action>) -> MoveSink<'l> {
        MoveSink {
            list: Some(list),
            count: 0,
            limit: u64::MAX,
        }
    }

    /// Only counts, until `limit` is reached.
    #[inline(always)]
    pub fn counting(limit: u64) -> MoveSink<'static> {
        MoveSink {
            list: None,
            count: 0,
            limit,
        }
    }

    /// Adds one action.
    #[inline(always)]
    pub fn push(&mut self, action: Action) {
        self.count += 1;
        if let Some(list) = &mut self.list {
            list.push(action);
        }
    }

    /// Adds the moves of a piece to each of these squares.
    #[inline(always)]
    pub fn push_moves<const WORDS: usize>(&mut self, from: Square, ends: SquareSet<WORDS>) {
        self.count += ends.len() as u64;
        if let Some(list) = &mut self.list {
            list_moves(list, from, ends);
        }
    }

    /// The number of actions added.
    #[inline(always)]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Whether the limit is reached.
    #[inline(always)]
    pub fn is_full(&self) -> bool {
        self.count >= self.limit
    }
}

fn list_moves<const WORDS: usize>(list: &mut Vec<Action>, from: Square, ends: SquareSet<WORDS>) {
    for to in ends.iter() {
        list.push(Action::Move { from, to });
    }
}
