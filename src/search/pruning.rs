//! How much of the tree is left out, as numbers. Each idea stands with its origin.

use super::search_window::SearchWindow;

/// A position this much better than asked for, a few plies from the end, is good enough as it is ("reverse
/// futility" or static null move: Heinz, *Scalable Search in Computer Chess*, 2000).
pub(super) fn allows_reverse_futility(
    window: &SearchWindow,
    evaluation: i32,
    improving: bool,
) -> bool {
    window.depth <= 8 && evaluation - 80 * (window.depth - improving as i32) >= window.beta
}

/// Plies left out behind a null move (Donninger, *Null Move and Deep Search*, 1993).
pub(super) fn null_move_reduction(window: &SearchWindow, evaluation: i32) -> i32 {
    let surplus = (evaluation - window.beta) / 180;
    2 + window.depth / 3 + surplus.clamp(0, 3)
}

/// A binary logarithm in 256ths.
const fn logarithm(number: u32) -> i32 {
    let whole = number.ilog2();
    let mut rest = ((number as u64) << 30) >> whole;
    let mut sum = (whole << 8) as i32;
    let mut digit = 128;
    while digit > 0 {
        rest = (rest * rest) >> 30;
        if rest >= 2 << 30 {
            rest >>= 1;
            sum += digit;
        }
        digit >>= 1;
    }
    sum
}

/// [`logarithm`] of the numbers from 1 on; the first entry is not used.
const LOGARITHMS: [i32; 64] = {
    let mut table = [0; 64];
    let mut number = 1;
    while number < 64 {
        table[number] = logarithm(number as u32);
        number += 1;
    }
    table
};

/// 256ths of plies by which a late action is shortened at first (late move reductions: Romstad, *An Introduction to
/// Late Move Reductions*): they grow with the logarithms of depth and of the number of actions tried before.
pub(super) fn late_move_reduction(depth: i32, tried: usize) -> i32 {
    let depth = LOGARITHMS[(depth as usize).min(63)];
    let tried = LOGARITHMS[tried.min(63)];
    128 + ((depth * tried * 55) >> 16)
}

/// How many actions are tried before quiet ones are hardly the best (late move pruning).
pub(super) fn allows_late_move_pruning(depth: i32, tried: usize, improving: bool) -> bool {
    depth <= 7 && tried as i32 >= (5 + depth * depth) / (2 - improving as i32)
}

/// Whether a position is so bad that a quiet action to be searched to some depth won't mend it (futility pruning: Heinz,
/// 1998).
pub(super) fn allows_futility_pruning(evaluation: i32, alpha: i32, depth: i32) -> bool {
    depth <= 6 && evaluation + 110 + 90 * depth <= alpha
}

/// A quiet action that fails so often isn't tried near the end (history pruning).
pub(super) fn allows_history_pruning(history: i32, depth: i32) -> bool {
    depth <= 4 && history < -4_000 * (depth + 1)
}

/// What an action may lose at once: centipawns.
pub(super) fn see_margin(depth: i32, quiet: bool) -> i32 {
    match quiet {
        true => 25 * depth * depth,
        false => 100 * depth,
    }
}

/// A capture in quiescence that even with this much on top doesn't come near to `alpha` is not tried (delta
/// pruning).
pub(super) const DELTA_MARGIN: i32 = 180;
/// The known action is examined for being the only good one from this depth on.
pub(super) const SINGULAR_MIN_DEPTH: i32 = 6;

/// So much worse than the known action all others must be for it to count as the only good one.
pub(super) fn singular_margin(depth: i32) -> i32 {
    2 * depth
}
