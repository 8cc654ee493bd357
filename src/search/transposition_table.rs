//! The transposition table (Greenblatt, Eastlake, Crocker, 1967).

use bytemuck::Zeroable;
use bytemuck::allocation::{try_zeroed_slice_box, zeroed_slice_box};

use super::score::INFINITE;
use crate::moves::Action;

/// How a stored score relates to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Zeroable)]
#[repr(u8)]
pub(super) enum Bound {
    Exact,
    /// A lower bound (fail high).
    Lower,
    /// An upper bound (fail low).
    Upper,
}

impl Bound {
    /// The bound type of a score found in a window.
    pub(super) fn of(score: i32, alpha: i32, beta: i32) -> Bound {
        match score {
            _ if score >= beta => Bound::Lower,
            _ if score > alpha => Bound::Exact,
            _ => Bound::Upper,
        }
    }
}

/// An `Option` that is `None` if all bits are zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Zeroable)]
#[repr(u8)]
enum KnownAction {
    None,
    Some(Action),
}

impl From<Option<Action>> for KnownAction {
    fn from(action: Option<Action>) -> KnownAction {
        action.map_or(KnownAction::None, KnownAction::Some)
    }
}

/// If all bits are zero, the entry is empty. So new tables need no writing, which takes seconds for large ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Zeroable)]
pub(super) struct Entry {
    key: u64,
    action: KnownAction,
    score: i16,
    evaluation: i16,
    /// The depth plus one; 0 if the entry is empty.
    levels: u8,
    bound: Bound,
    age: u8,
}

const NO_EVALUATION: i16 = i16::MIN;

impl Entry {
    pub(super) fn new(
        key: u64,
        action: Option<Action>,
        score: i32,
        depth: i32,
        bound: Bound,
    ) -> Entry {
        Entry {
            key,
            action: action.into(),
            score: score as i16,
            evaluation: NO_EVALUATION,
            levels: 1 + depth.clamp(0, i8::MAX as i32) as u8,
            bound,
            age: 0,
        }
    }

    fn is_empty(&self) -> bool {
        self.levels == 0
    }

    /// The best move, or the one that caused a cutoff.
    pub(super) fn action(&self) -> Option<Action> {
        match self.action {
            KnownAction::None => None,
            KnownAction::Some(action) => Some(action),
        }
    }

    /// Sets the static evaluation; minus infinity (in check) means none.
    pub(super) fn with_static_eval(self, evaluation: i32) -> Entry {
        let matches = evaluation > -INFINITE;
        Entry {
            evaluation: if matches {
                evaluation as i16
            } else {
                NO_EVALUATION
            },
            ..self
        }
    }

    pub(super) fn static_eval(&self) -> Option<i32> {
        (self.evaluation != NO_EVALUATION).then_some(self.evaluation as i32)
    }

    pub(super) fn is_at_least(&self) -> bool {
        self.bound != Bound::Upper
    }

    pub(super) fn score(&self) -> i32 {
        self.score as i32
    }

    /// The depth in plies; -1 for an empty entry.
    pub(super) fn depth(&self) -> i32 {
        self.levels as i32 - 1
    }

    /// Whether the bound is exact or proves that the score lies outside the window.
    pub(super) fn allows_cutoff(&self, score: i32, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        }
    }

    fn replaces(&self, kept: &Entry, age: u8) -> bool {
        let deep_enough = match self.depth() {
            0 => kept.depth() == 0,
            depth => depth + 4 > kept.depth(),
        };
        deep_enough || self.bound == Bound::Exact || kept.age != age
    }

    /// Shallow entries and those of earlier searches are replaced first.
    fn priority(&self, age: u8) -> i32 {
        self.depth() - 8 * age.wrapping_sub(self.age) as i32
    }
}

fn lowest_priority(bucket: &[Entry], age: u8) -> usize {
    let (mut least, mut lowest) = (0, i32::MAX);
    for (place, entry) in bucket.iter().enumerate() {
        let priority = entry.priority(age);
        if priority < lowest {
            (least, lowest) = (place, priority);
        }
    }
    least
}

const BUCKET_SIZE: usize = 4;

fn rounded(entries: usize) -> usize {
    entries.max(BUCKET_SIZE).next_power_of_two()
}

/// The table; its size is fixed.
#[derive(Clone, Debug)]
pub(super) struct TranspositionTable {
    entries: Box<[Entry]>,
    age: u8,
}

impl TranspositionTable {
    /// Rounds the size up to a power of two.
    pub(super) fn new(entries: usize) -> TranspositionTable {
        TranspositionTable {
            entries: zeroed_slice_box(rounded(entries)),
            age: 0,
        }
    }

    /// As [`TranspositionTable::new`]; `None` if there is too little memory.
    pub(super) fn try_new(entries: usize) -> Option<TranspositionTable> {
        let entries = try_zeroed_slice_box(rounded(entries)).ok()?;
        Some(TranspositionTable { entries, age: 0 })
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    pub(super) fn clear(&mut self) {
        self.entries.fill(Entry::zeroed());
        self.age = 0;
    }

    /// Starts a new search; older entries lose priority.
    pub(super) fn next_generation(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// The share of a sample of entries that this search has written, in thousandths.
    pub(super) fn permille_used(&self) -> u16 {
        const SAMPLE: usize = 1_000;
        let sample = &self.entries[..self.entries.len().min(SAMPLE)];
        let used = |entry: &&Entry| !entry.is_empty() && entry.age == self.age;
        let count = sample.iter().filter(used).count();
        (count * 1_000 / sample.len()) as u16
    }

    fn bucket(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1) & !(BUCKET_SIZE - 1)
    }

    pub(super) fn probe(&self, key: u64) -> Option<&Entry> {
        let first = self.bucket(key);
        let matches = |entry: &&Entry| entry.key == key && !entry.is_empty();
        self.entries[first..first + BUCKET_SIZE]
            .iter()
            .find(matches)
    }

    /// Stores an entry in place of one of the same position, unless that is much deeper, or of the one with the lowest
    /// priority.
    pub(super) fn store(&mut self, entry: Entry) {
        let first = self.bucket(entry.key);
        let age = self.age;
        let bucket = &mut self.entries[first..first + BUCKET_SIZE];
        let same = bucket.iter().position(|kept| kept.key == entry.key);
        let place = same.unwrap_or_else(|| lowest_priority(bucket, age));
        if same.is_some() && !entry.replaces(&bucket[place], age) {
            return;
        }
        let action = match entry.action {
            KnownAction::None if same.is_some() => bucket[place].action,
            action => action,
        };
        bucket[place] = Entry {
            age,
            action,
            ..entry
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(key: u64, depth: i32) -> Entry {
        Entry::new(key, Some(Action::Pass), 10, depth, Bound::Exact)
    }

    #[test]
    fn the_shallowest_entry_is_replaced() {
        let mut table = TranspositionTable::new(4);
        for (key, depth) in [(1, 5), (2, 1), (3, 7), (4, 3), (5, 2)] {
            table.store(entry(key, depth));
        }
        assert!(table.probe(2).is_none());
        assert!([1, 3, 4, 5].iter().all(|&key| table.probe(key).is_some()));
    }

    #[test]
    fn older_entries_are_replaced_first() {
        let mut table = TranspositionTable::new(4);
        table.store(entry(1, 9));
        table.next_generation();
        table.next_generation();
        for (key, depth) in [(2, 1), (3, 1), (4, 1), (5, 1)] {
            table.store(entry(key, depth));
        }
        assert!(table.probe(1).is_none());
    }

    #[test]
    fn a_table_that_memory_cannot_hold_is_refused() {
        assert!(TranspositionTable::try_new(4).is_some());
        assert!(TranspositionTable::try_new(usize::MAX / 4).is_none());
    }

    #[test]
    fn a_new_table_knows_no_position() {
        let mut table = TranspositionTable::new(4);
        assert!(table.probe(0).is_none());
        table.store(entry(0, 0));
        table.clear();
        assert!(table.probe(0).is_none());
        assert_eq!(table.permille_used(), 0);
    }

    #[test]
    fn an_entry_without_action_keeps_the_old_action() {
        let mut table = TranspositionTable::new(4);
        table.store(entry(1, 2));
        table.store(Entry::new(1, None, 5, 3, Bound::Upper));
        assert_eq!(table.probe(1).map(Entry::action), Some(Some(Action::Pass)));
    }
}
