//! MultiplayerSearcher best lines of one position: at each depth one after another, each search leaving out what the lines before
//! begin with (multi-PV, as chess programs have had it since the eighties).

use super::iteration::Iteration;
use super::score::Score;
use crate::moves::Action;

/// A line with what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The actions expected.
    pub actions: Vec<Action>,
    /// For the player to act.
    pub score: Score,
    /// Plies searched.
    pub depth: usize,
}

/// A line that has been found, and how it is searched for at the next depth.
#[derive(Clone, Debug)]
pub(super) struct FoundLine {
    /// How it begins, as everybody sees it.
    pub(super) first: Action,
    pub(super) raw: i32,
    pub(super) line: Line,
    pub(super) next: Iteration,
}

impl FoundLine {
    /// A mate that no deeper search makes nearer.
    fn is_settled(&self) -> bool {
        let plies = self.line.depth as i32;
        matches!(self.line.score, Score::MateInPlies(mate) if mate.abs() <= plies)
    }
}

/// The lines of a search.
#[derive(Clone, Debug)]
pub(super) struct MultiPv {
    wanted: usize,
    /// Of the present depth.
    found: Vec<FoundLine>,
    /// Of the depth before.
    before: Vec<FoundLine>,
}

impl MultiPv {
    /// At least one.
    pub(super) fn wanted(wanted: usize) -> MultiPv {
        MultiPv {
            wanted: wanted.max(1),
            found: Vec::new(),
            before: Vec::new(),
        }
    }

    /// Whether the best line is being searched for, and not one of the others.
    pub(super) fn is_first(&self) -> bool {
        self.found.is_empty()
    }

    /// Leaves out what other lines of this depth begin with.
    pub(super) fn exclude_found(&self, actions: &mut Vec<Action>) {
        actions.retain(|&action| !is_begun(&self.found, action));
    }

    /// What to try first for the present line.
    pub(super) fn hash_move(&self) -> Option<Action> {
        let mut others = self.before.iter().map(|found| found.first);
        others.find(|&first| !is_begun(&self.found, first))
    }

    /// Adds a line. How to search for the next one of this depth, if one is wanted and there can be one.
    pub(super) fn add(&mut self, found: FoundLine, actions: usize) -> Option<Iteration> {
        let again = found.next.of_the_depth_before();
        self.found.push(found);
        let rank = self.found.len();
        let before = || Some(self.before.get(rank)?.next);
        (rank < self.wanted.min(actions)).then(|| before().unwrap_or(again))
    }

    /// All lines of the present depth are found: the best one.
    pub(super) fn end_depth(&mut self) -> Option<&FoundLine> {
        self.before = std::mem::take(&mut self.found);
        sort(&mut self.before);
        self.before.first()
    }

    /// Whether nothing better can be found for any line of the depth that has ended.
    pub(super) fn are_settled(&self) -> bool {
        self.before.iter().all(FoundLine::is_settled)
    }

    /// The lines of the last depth that has ended, the best first: scores of different depths can't be compared.
    pub(super) fn reported(&self) -> Vec<Line> {
        self.before.iter().map(|found| found.line.clone()).collect()
    }
}

fn is_begun(lines: &[FoundLine], action: Action) -> bool {
    lines.iter().any(|found| found.first == action)
}

fn sort(lines: &mut [FoundLine]) {
    lines.sort_by_key(|found| -found.raw);
}
