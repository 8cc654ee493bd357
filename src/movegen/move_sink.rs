//! What becomes of actions that are found: they are listed, or only counted.

use crate::geometry::{Square, SquareSet};
use crate::moves::Action;

/// Takes the actions that are found. One type for both uses, as generators that are compiled for each are a large part of the
/// program and hardly faster.
#[derive(Debug)]
pub struct MoveSink<'l> {
    list: Option<&'l mut Vec<Action>>,
    count: u64,
    limit: u64,
}

impl<'l> MoveSink<'l> {
    /// Adds them to a list.
    #[inline(always)]
    pub fn listing(list: &'l mut Vec<Action>) -> MoveSink<'l> {
        MoveSink {
            list: Some(list),
            count: 0,
            limit: u64::MAX,
        }
    }

    /// Counts them without being told one by one, until there are enough.
    #[inline(always)]
    pub fn counting(limit: u64) -> MoveSink<'static> {
        MoveSink {
            list: None,
            count: 0,
            limit,
        }
    }

    /// Takes one action.
    #[inline(always)]
    pub fn push(&mut self, action: Action) {
        self.count += 1;
        if let Some(list) = &mut self.list {
            list.push(action);
        }
    }

    /// Takes the moves of a piece to each of these squares.
    #[inline(always)]
    pub fn push_moves<const WORDS: usize>(&mut self, from: Square, ends: SquareSet<WORDS>) {
        self.count += ends.len() as u64;
        if let Some(list) = &mut self.list {
            list_moves(list, from, ends);
        }
    }

    /// How many it has taken.
    #[inline(always)]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Whether no more are needed.
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
