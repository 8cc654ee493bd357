//! What becomes of actions that are found: they are listed, or only counted.

use crate::geometry::{CellSet, Square};
use crate::moves::Action;

/// Takes the actions that are found.
pub trait Basket {
    /// Takes one action.
    fn put(&mut self, action: Action);

    /// Takes the moves of a man to each of these cells.
    fn put_moves<const WORDS: usize>(&mut self, from: Square, ends: CellSet<WORDS>);

    /// Whether no action has been taken.
    fn is_empty(&self) -> bool;

    /// Whether no more are needed.
    fn is_full(&self) -> bool;
}

/// The actions themselves.
impl Basket for Vec<Action> {
    #[inline(always)]
    fn put(&mut self, action: Action) {
        self.push(action);
    }

    #[inline(never)]
    fn put_moves<const WORDS: usize>(&mut self, from: Square, ends: CellSet<WORDS>) {
        for to in ends.iter() {
            self.push(Action::Move { from, to });
        }
    }

    #[inline(always)]
    fn is_empty(&self) -> bool {
        self.is_empty()
    }

    #[inline(always)]
    fn is_full(&self) -> bool {
        false
    }
}

/// How many actions there are; counted without being told one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// How many have been counted.
    pub count: u64,
    /// How many are enough to know.
    pub enough: u64,
}

impl Basket for Tally {
    #[inline(always)]
    fn put(&mut self, _: Action) {
        self.count += 1;
    }

    #[inline(always)]
    fn put_moves<const WORDS: usize>(&mut self, _: Square, ends: CellSet<WORDS>) {
        self.count += ends.len() as u64;
    }

    #[inline(always)]
    fn is_empty(&self) -> bool {
        self.count == 0
    }

    #[inline(always)]
    fn is_full(&self) -> bool {
        self.count >= self.enough
    }
}
