//! Multi-PV: the best lines of one position. At each depth they are searched in turn, each without the first moves of
//! the lines found before it.

use super::iteration::Iteration;
use super::score::Score;
use crate::moves::Action;
use crate::position::Position;

/// A line and its score.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The expected actions.
    pub actions: Vec<Action>,
    /// The score for the player to move.
    pub score: Score,
    /// The search depth in plies.
    pub depth: usize,
}

impl Line {
    /// The turns until the mate that the line announces, of both players, negative if the player to move is mated. They
    /// are counted along the line; for a mate beyond its end, the rest as turns with all their actions.
    pub fn turns_to_mate(&self, position: &Position) -> Option<i32> {
        let Score::MateInPlies(plies) = self.score else {
            return None;
        };
        let mut ahead = position.clone();
        let (mut turns, mut last) = (0, None);
        for &action in &self.actions {
            turns += i32::from(last != Some(ahead.turn()));
            last = Some(ahead.turn());
            ahead.make(action);
        }
        let rest = (plies.unsigned_abs() as usize).saturating_sub(self.actions.len());
        let per_turn = position.variant().rules.actions_per_turn();
        Some(plies.signum() * (turns + rest.div_ceil(per_turn) as i32))
    }
}

/// A line that has been found, and the iteration to search it with at the next depth.
#[derive(Clone, Debug)]
pub(super) struct FoundLine {
    pub(super) first: Action,
    pub(super) raw: i32,
    pub(super) line: Line,
    pub(super) next: Iteration,
}

impl FoundLine {
    /// Whether the line is a mate that a deeper search cannot shorten.
    fn is_settled(&self) -> bool {
        let plies = self.line.depth as i32;
        matches!(self.line.score, Score::MateInPlies(mate) if mate.abs() <= plies)
    }
}

#[derive(Clone, Debug)]
pub(super) struct MultiPv {
    wanted: usize,
    found: Vec<FoundLine>,
    before: Vec<FoundLine>,
}

impl MultiPv {
    pub(super) fn wanted(wanted: usize) -> MultiPv {
        MultiPv {
            wanted: wanted.max(1),
            found: Vec::new(),
            before: Vec::new(),
        }
    }

    pub(super) fn is_first(&self) -> bool {
        self.found.is_empty()
    }

    /// Removes the first moves of the lines already found at this depth.
    pub(super) fn exclude_found(&self, actions: &mut Vec<Action>) {
        actions.retain(|&action| !starts_with(&self.found, action));
    }

    pub(super) fn hash_move(&self) -> Option<Action> {
        let mut others = self.before.iter().map(|found| found.first);
        others.find(|&first| !starts_with(&self.found, first))
    }

    /// Adds a line and returns the iteration for the next one of this depth, if another is wanted and possible.
    pub(super) fn add(&mut self, found: FoundLine, actions: usize) -> Option<Iteration> {
        let again = found.next.previous_depth();
        self.found.push(found);
        let rank = self.found.len();
        let before = || Some(self.before.get(rank)?.next);
        (rank < self.wanted.min(actions)).then(|| before().unwrap_or(again))
    }

    pub(super) fn end_depth(&mut self) -> Option<&FoundLine> {
        self.before = std::mem::take(&mut self.found);
        sort(&mut self.before);
        self.before.first()
    }

    /// Whether no line of the finished depth can improve.
    pub(super) fn are_settled(&self) -> bool {
        self.before.iter().all(FoundLine::is_settled)
    }

    /// The lines of the last finished depth, best first. Scores of different depths cannot be compared.
    pub(super) fn reported(&self) -> Vec<Line> {
        self.before.iter().map(|found| found.line.clone()).collect()
    }
}

fn starts_with(lines: &[FoundLine], action: Action) -> bool {
    lines.iter().any(|found| found.first == action)
}

fn sort(lines: &mut [FoundLine]) {
    lines.sort_by_key(|found| -found.raw);
}
