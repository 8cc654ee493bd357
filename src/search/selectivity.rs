//! How much of the tree is left out, as numbers. Each idea stands with its origin.

use super::node::{Node, Question};

/// A position this much better than asked for, a few plies from the end, is good enough as it is ("reverse
/// futility" or static null move: Heinz, *Scalable Search in Computer Chess*, 2000).
pub(super) fn is_good_enough(question: &Question, evaluation: i32) -> bool {
    question.depth <= 6 && evaluation - 85 * question.depth >= question.beta
}

/// Plies left out behind a null move (Donninger, *Null Move and Deep Search*, 1993).
pub(super) fn null_move_reduction(question: &Question, evaluation: i32) -> i32 {
    let surplus = (evaluation - question.beta) / 200;
    2 + question.depth / 4 + surplus.clamp(0, 2)
}

/// Plies by which a late quiet action is shortened at first (late move reductions: Romstad, *An Introduction to
/// Late Move Reductions*): more with depth and with the number of actions tried before.
pub(super) fn reduction(depth: i32, tried: usize) -> i32 {
    if depth < 3 || tried < 3 {
        return 0;
    }
    (2 + depth.ilog2() as i32 * tried.ilog2() as i32) / 4
}

/// Whether a quiet action that doesn't give check can be skipped: the position is so bad that it would need a
/// capture (futility pruning: Heinz, 1998), or so many actions have been tried that it is hardly the best (move
/// count pruning).
pub(super) fn is_hopeless(node: &Node, tried: usize) -> bool {
    let Question { depth, alpha, .. } = node.question;
    let shallow = depth <= 4;
    let too_bad = node.evaluation + 100 + 110 * depth <= alpha;
    let too_late = tried as i32 > 6 + 3 * depth * depth;
    shallow && (too_bad || too_late)
}

/// A capture in quiescence that even with this much on top doesn't come near to `alpha` is not tried (delta
/// pruning).
pub(super) const DELTA: i32 = 180;
