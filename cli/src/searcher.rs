//! One side of a game that thinks with our own search: for `search`, `uci` and `match`.

use std::time::{Duration, Instant};

use menagerie::record::Game;
use menagerie::search::{Limits, Memory, Mind, Options, Thought, Unsearchable};
use menagerie::variant::Variant;

/// Positions looked at between two looks at the clock: one or two milliseconds.
const SLICE_NODES: u64 = 256;
/// Bytes of a position in the table.
const ENTRY_BYTES: u64 = Memory::ENTRY_BYTES as u64;
/// Of the time meant for a move this share, in percent, is spent before no deeper search is begun.
const SOFT_PERCENT: u32 = 60;
/// Moves that the rest of the time is thought to be for, where nobody says so.
const MOVES_TO_GO: u32 = 25;

/// How long to think.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Budget {
    pub(super) limits: Limits,
    /// When to give up what has been begun; `None` for never.
    pub(super) hard: Option<Duration>,
    /// When to begin no deeper search.
    pub(super) soft: Option<Duration>,
}

/// What a clock shows for the seat to act.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Clock {
    pub(super) left: Duration,
    pub(super) increment: Duration,
    /// Moves until more time is added, if the control has such an end.
    pub(super) moves_to_go: Option<u32>,
}

impl Budget {
    /// As far as limits go, in any time.
    pub(super) fn limits(limits: Limits) -> Budget {
        Budget {
            limits,
            hard: None,
            soft: None,
        }
    }

    /// So many plies.
    pub(super) fn depth(plies: u64) -> Budget {
        Budget::limits(Limits::depth(plies.try_into().unwrap_or(u16::MAX)))
    }

    /// So many positions.
    pub(super) fn nodes(nodes: u64) -> Budget {
        Budget::limits(Limits::nodes(nodes))
    }

    /// All of a time.
    pub(super) fn time(hard: Duration) -> Budget {
        Budget {
            hard: Some(hard),
            ..Budget::limits(Limits::nodes(u64::MAX))
        }
    }

    /// A part of what a clock shows: an even share and most of the increment, three times as much to finish what has been
    /// begun, never more than half of the rest.
    pub(super) fn clock(clock: Clock, overhead: Duration) -> Budget {
        let left = clock.left.saturating_sub(overhead);
        let moves = clock.moves_to_go.unwrap_or(MOVES_TO_GO).clamp(1, 60);
        let share = left / moves + clock.increment * 3 / 4;
        let most = if moves == 1 { left * 9 / 10 } else { left / 2 };
        Budget {
            hard: Some((share * 3).min(most)),
            soft: Some((share * SOFT_PERCENT / 100).min(most)),
            ..Budget::limits(Limits::nodes(u64::MAX))
        }
    }

    /// Whichever ends first of both.
    pub(super) fn within(self, other: Budget) -> Budget {
        let sooner = |a: Option<Duration>, b: Option<Duration>| a.into_iter().chain(b).min();
        Budget {
            limits: Limits {
                depth_plies: self.limits.depth_plies.min(other.limits.depth_plies),
                nodes: self.limits.nodes.min(other.limits.nodes),
            },
            hard: sooner(self.hard, other.hard),
            soft: sooner(self.soft, other.soft),
        }
    }

    /// Whether it ends only by what is heard.
    pub(super) fn is_endless(&self) -> bool {
        *self == Budget::limits(Limits::nodes(u64::MAX))
    }

    fn is_spent(&self, spent: Duration, deeper: bool) -> bool {
        self.hard.is_some_and(|hard| spent >= hard)
            || deeper && self.soft.is_some_and(|soft| spent >= soft)
    }
}

/// What thinks, with what it keeps from move to move.
pub(super) struct Thinker {
    memory: Option<Memory>,
    megabytes: u64,
}

impl Thinker {
    /// As large a table as the page's, in megabytes.
    pub(super) const USUAL_MB: u64 = (Memory::ENTRIES as u64 * ENTRY_BYTES) >> 20;

    /// With a table of so many megabytes.
    pub(super) fn new(megabytes: u64) -> Thinker {
        Thinker {
            memory: None,
            megabytes,
        }
    }

    /// Forgets everything: another game begins, or another variant.
    pub(super) fn forget(&mut self) {
        self.memory = None;
    }

    /// Makes what takes a moment to be made, before anybody's time runs.
    pub(super) fn prepare(&mut self, variant: &Variant) {
        let megabytes = self.megabytes;
        self.memory
            .get_or_insert_with(|| new_memory(variant, megabytes));
    }

    /// Thinks about what the seat to act sees of a game; see [`Thinker::ponder`].
    pub(super) fn think(
        &mut self,
        game: &Game,
        budget: Budget,
        options: Options,
        heard: impl FnMut(&Thought) -> bool,
    ) -> Result<Thought, String> {
        let knowledge = game.knowledge_of(game.position().turn());
        let mind = |memory| Mind::of_knowledge(&knowledge, budget.limits, options, memory);
        self.ponder(game.variant(), budget, mind, heard)
    }

    /// Thinks with a mind that is made of what is remembered, until the budget is spent, nothing more is to be found, or `heard`
    /// says so, which is called after every slice.
    pub(super) fn ponder(
        &mut self,
        variant: &Variant,
        budget: Budget,
        mind: impl FnOnce(Memory) -> Result<Mind, Unsearchable>,
        mut heard: impl FnMut(&Thought) -> bool,
    ) -> Result<Thought, String> {
        let begin = Instant::now();
        let memory = self.memory.take();
        let memory = memory.unwrap_or_else(|| new_memory(variant, self.megabytes));
        let mut mind = mind(memory).map_err(|why| why.code().to_string())?;
        let mut depth = 0;
        let thought = loop {
            let thought = mind.slice(SLICE_NODES);
            let deeper = thought.depth > depth;
            depth = thought.depth;
            if heard(&thought) || thought.done || budget.is_spent(begin.elapsed(), deeper) {
                break thought;
            }
        };
        self.memory = Some(mind.into_memory());
        Ok(thought)
    }
}

fn new_memory(variant: &Variant, megabytes: u64) -> Memory {
    // Rounded down, as a memory rounds up.
    let entries = (megabytes.max(1) << 20) / ENTRY_BYTES;
    Memory::new(variant, 1 << entries.ilog2())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(left_ms: u64, increment_ms: u64, moves_to_go: Option<u32>) -> Budget {
        let clock = Clock {
            left: Duration::from_millis(left_ms),
            increment: Duration::from_millis(increment_ms),
            moves_to_go,
        };
        Budget::clock(clock, Duration::from_millis(10))
    }

    #[test]
    fn no_move_takes_the_clock_beyond_its_end() {
        for left in [0, 1, 10, 50, 1_000, 60_000, 86_400_000] {
            for increment in [0, 100, 10_000] {
                for moves in [None, Some(0), Some(1), Some(40), Some(u32::MAX)] {
                    let budget = clock(left, increment, moves);
                    let (hard, soft) = (budget.hard.expect("a limit"), budget.soft.expect("one"));
                    let rest =
                        Duration::from_millis(left).saturating_sub(Duration::from_millis(10));
                    assert!(
                        soft <= hard && hard <= rest,
                        "{left} {increment} {moves:?}: {budget:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn more_time_and_fewer_moves_make_moves_longer() {
        let soft = |left, increment, moves| clock(left, increment, moves).soft;
        assert!(soft(60_000, 0, None) > soft(30_000, 0, None));
        assert!(soft(60_000, 1_000, None) > soft(60_000, 0, None));
        assert!(soft(60_000, 0, Some(5)) > soft(60_000, 0, Some(40)));
    }

    #[test]
    fn of_two_budgets_each_limit_is_the_nearer_one() {
        let time = Budget::time(Duration::from_millis(100));
        let nodes = Budget::limits(Limits::nodes(500));
        let both = nodes.within(time);
        assert_eq!((both.hard, both.limits), (time.hard, nodes.limits));
        assert_eq!(both, time.within(nodes));
    }

    #[test]
    fn a_deeper_search_is_not_begun_after_the_soft_limit() {
        let budget = clock(60_000, 0, None);
        let (hard, soft) = (budget.hard.expect("a limit"), budget.soft.expect("one"));
        assert!(!budget.is_spent(soft, false));
        assert!(budget.is_spent(soft, true));
        assert!(budget.is_spent(hard, false));
        assert!(!Budget::limits(Limits::nodes(1)).is_spent(Duration::MAX, true));
    }
}
