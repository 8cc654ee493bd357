//! Search budgets: limits in nodes and plies, a fixed time, or a share of a clock.

use std::time::Duration;

use menagerie::search::Limits;

/// No new depth starts after this share of the time for a move, in percent.
const SOFT_PERCENT: u32 = 60;
/// The time per move, in milliseconds, that delays of pipes and of a busy machine cost, unless the interface gives it.
pub(crate) const USUAL_OVERHEAD_MS: u64 = 10;
/// The number of moves that the remaining time must last for, unless the time control gives it.
const MOVES_TO_GO: u32 = 25;

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Budget {
    pub(crate) limits: Limits,
    /// The search stops after this time; `None` for never.
    pub(crate) hard: Option<Duration>,
    /// No new depth starts after this time.
    pub(crate) soft: Option<Duration>,
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Clock {
    pub(crate) left: Duration,
    pub(crate) increment: Duration,
    /// Moves until the next time control, if there is one.
    pub(crate) moves_to_go: Option<u32>,
}

impl Budget {
    pub(crate) fn limits(limits: Limits) -> Budget {
        Budget {
            limits,
            hard: None,
            soft: None,
        }
    }

    pub(crate) fn depth(plies: u64) -> Budget {
        Budget::limits(Limits::depth(plies.try_into().unwrap_or(u16::MAX)))
    }

    pub(crate) fn nodes(nodes: u64) -> Budget {
        Budget::limits(Limits::nodes(nodes))
    }

    pub(crate) fn time(hard: Duration) -> Budget {
        Budget {
            hard: Some(hard),
            ..Budget::limits(Limits::nodes(u64::MAX))
        }
    }

    /// An even share of the remaining time and of the increments to come, without the overhead of these moves and two
    /// more, which is a reserve. A running depth may take three times as long, but never more than half of the remaining
    /// time.
    pub(crate) fn clock(clock: Clock, overhead: Duration) -> Budget {
        let moves = clock.moves_to_go.unwrap_or(MOVES_TO_GO).clamp(1, 60);
        let all = clock.left + clock.increment * (moves - 1);
        let share = all.saturating_sub(overhead * (moves + 2)) / moves;
        let left = clock.left.saturating_sub(overhead);
        let most = if moves == 1 { left * 9 / 10 } else { left / 2 };
        Budget {
            hard: Some((share * 3).min(most)),
            soft: Some((share * SOFT_PERCENT / 100).min(most)),
            ..Budget::limits(Limits::nodes(u64::MAX))
        }
    }

    /// The stricter of both budgets, limit by limit.
    pub(crate) fn within(self, other: Budget) -> Budget {
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

    pub(crate) fn is_endless(&self) -> bool {
        *self == Budget::limits(Limits::nodes(u64::MAX))
    }

    /// Whether to stop after this time; `deeper` if the search has just finished a depth.
    pub(crate) fn is_spent(&self, spent: Duration, deeper: bool) -> bool {
        self.hard.is_some_and(|hard| spent >= hard)
            || deeper && self.soft.is_some_and(|soft| spent >= soft)
    }
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
        Budget::clock(clock, Duration::from_millis(USUAL_OVERHEAD_MS))
    }

    #[test]
    fn no_move_exceeds_the_clock() {
        for left in [0, 1, 10, 50, 1_000, 60_000, 86_400_000] {
            for increment in [0, 100, 10_000] {
                for moves in [None, Some(0), Some(1), Some(40), Some(u32::MAX)] {
                    let budget = clock(left, increment, moves);
                    let (hard, soft) = (budget.hard.expect("a limit"), budget.soft.expect("one"));
                    let rest = Duration::from_millis(left)
                        .saturating_sub(Duration::from_millis(USUAL_OVERHEAD_MS));
                    assert!(
                        soft <= hard && hard <= rest,
                        "{left} {increment} {moves:?}: {budget:?}"
                    );
                }
            }
        }
    }

    /// However late each move is stopped, the clock keeps a reserve for delays.
    #[test]
    fn a_reserve_stays_on_the_clock() {
        for (start, increment, reserve) in [(1_000, 10, 100), (1_000, 0, 250), (60_000, 600, 500)] {
            let mut left = Duration::from_millis(start);
            for number in 0..500 {
                let hard = clock(left.as_millis() as u64, increment, None).hard;
                left -= hard.expect("a limit");
                let reserve = Duration::from_millis(reserve);
                assert!(left >= reserve, "{start} {increment}, {number}: {left:?}");
                left += Duration::from_millis(increment);
            }
        }
    }

    #[test]
    fn more_time_and_fewer_moves_allow_longer_moves() {
        let soft = |left, increment, moves| clock(left, increment, moves).soft;
        assert!(soft(60_000, 0, None) > soft(30_000, 0, None));
        assert!(soft(60_000, 1_000, None) > soft(60_000, 0, None));
        assert!(soft(60_000, 0, Some(5)) > soft(60_000, 0, Some(40)));
    }

    #[test]
    fn the_stricter_limit_of_two_budgets_counts() {
        let time = Budget::time(Duration::from_millis(100));
        let nodes = Budget::limits(Limits::nodes(500));
        let both = nodes.within(time);
        assert_eq!((both.hard, both.limits), (time.hard, nodes.limits));
        assert_eq!(both, time.within(nodes));
    }

    #[test]
    fn no_deeper_search_starts_after_the_soft_limit() {
        let budget = clock(60_000, 0, None);
        let (hard, soft) = (budget.hard.expect("a limit"), budget.soft.expect("one"));
        assert!(!budget.is_spent(soft, false));
        assert!(budget.is_spent(soft, true));
        assert!(budget.is_spent(hard, false));
        assert!(!Budget::limits(Limits::nodes(1)).is_spent(Duration::MAX, true));
    }
}
