//! Margins and limits for pruning and reductions, each with its source.

use super::search_window::SearchWindow;

/// Reverse futility pruning (static null move): near the leaves, an evaluation this far above beta is a cutoff (Heinz,
/// *Scalable Search in Computer Chess*, 2000).
pub(super) fn allows_reverse_futility(
    window: &SearchWindow,
    evaluation: i32,
    improving: bool,
) -> bool {
    window.depth <= 8 && evaluation - 80 * (window.depth - improving as i32) >= window.beta
}

/// Depth reduction of the null-move search (Donninger, *Null Move and Deep Search*, 1993).
pub(super) fn null_move_reduction(window: &SearchWindow, evaluation: i32) -> i32 {
    let surplus = (evaluation - window.beta) / 180;
    2 + window.depth / 3 + surplus.clamp(0, 3)
}

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

/// [`logarithm`] of the index; the first entry is not used.
const LOGARITHMS: [i32; 64] = {
    let mut table = [0; 64];
    let mut number = 1;
    while number < 64 {
        table[number] = logarithm(number as u32);
        number += 1;
    }
    table
};

/// Late-move reduction in 256ths of a ply (Romstad, *An Introduction to Late Move Reductions*): grows with the
/// logarithms of the depth and of the number of moves tried.
pub(super) fn late_move_reduction(depth: i32, tried: usize) -> i32 {
    let depth = LOGARITHMS[(depth as usize).min(63)];
    let tried = LOGARITHMS[tried.min(63)];
    128 + ((depth * tried * 55) >> 16)
}

/// Late-move pruning: whether enough moves have been tried to skip the remaining quiet ones.
pub(super) fn allows_late_move_pruning(depth: i32, tried: usize, improving: bool) -> bool {
    depth <= 7 && tried as i32 >= (5 + depth * depth) / (2 - improving as i32)
}

/// Futility pruning: whether the evaluation is so far below alpha that a quiet move will not raise it (Heinz, 1998).
pub(super) fn allows_futility_pruning(evaluation: i32, alpha: i32, depth: i32) -> bool {
    depth <= 6 && evaluation + 110 + 90 * depth <= alpha
}

/// History pruning: whether a quiet move has failed too often to be tried near the leaves.
pub(super) fn allows_history_pruning(history: i32, depth: i32) -> bool {
    depth <= 4 && history < -4_000 * (depth + 1)
}

/// SEE pruning: the material a move may lose, in centipawns.
pub(super) fn see_margin(depth: i32, quiet: bool) -> i32 {
    match quiet {
        true => 25 * depth * depth,
        false => 100 * depth,
    }
}

/// Delta pruning: quiescence skips a capture that stays below alpha even with this bonus, in centipawns.
pub(super) const DELTA_MARGIN: i32 = 180;
/// Singular extensions are tried from this depth on.
pub(super) const SINGULAR_MIN_DEPTH: i32 = 6;

/// The hash move is singular if all others stay below its score by this margin.
pub(super) fn singular_margin(depth: i32) -> i32 {
    2 * depth
}
