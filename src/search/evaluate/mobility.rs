//! Expected mobility on a randomly occupied board.
//!
//! Ralph Betza's "crowded board mobility": a rider's distant squares count by the probability that the path is free
//! (chessvariants.com, *About the Values of Chess Pieces*).

use crate::geometry::Square;
use crate::movement::{Line, LineKind, Lines};
use crate::piece::Piece;
use crate::variant::Variant;

/// The share of squares that are occupied in a typical middlegame.
const CROWDING: f64 = 0.31;

/// The expected number of squares a piece can move to from a square.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Mobility {
    /// Without capturing.
    pub(super) quiet: f64,
    /// If enemies were there.
    pub(super) captures: f64,
}

impl Mobility {
    /// From one square, without initial double steps and en passant.
    pub(super) fn of(lines: &Lines, piece: Piece, from: Square) -> Mobility {
        let mut sum = Mobility::default();
        for_each_reach(lines, piece, from, &mut |line, _, chance| {
            sum.quiet += if line.quiet { chance } else { 0.0 };
            sum.captures += if line.captures { chance } else { 0.0 };
        });
        sum
    }

    /// One number: a capture counts as two quiet moves (H. G. Muller's measurements of divergent pieces,
    /// talkchess.com).
    pub(super) fn weighted(self) -> f64 {
        (self.quiet + 2.0 * self.captures) / 3.0
    }
}

pub(super) fn mobilities(variant: &Variant, piece: Piece) -> Vec<f64> {
    let at = |from| Mobility::of(&variant.lines, piece, from).weighted();
    variant.geometry().squares().map(at).collect()
}

pub(super) fn mean(mobilities: &[f64]) -> f64 {
    mobilities.iter().sum::<f64>() / mobilities.len() as f64
}

/// Calls `visit` with each reachable square and the probability that the path to it is free.
pub(super) fn for_each_reach(
    lines: &Lines,
    piece: Piece,
    from: Square,
    visit: &mut dyn FnMut(&Line, Square, f64),
) {
    let ordinary = |line: &&Line| (line.quiet || line.captures) && !line.opens_en_passant;
    for line in lines.of(piece, from).iter().filter(ordinary) {
        // The probabilities that none and that exactly one of the passed squares is occupied.
        let (mut none, mut one) = (1.0, 0.0);
        for (index, &to) in lines.squares(line).iter().enumerate() {
            let chance = match line.kind {
                LineKind::Hop => one,
                // Only the last of them.
                LineKind::Grasshopper => none / (1.0 - CROWDING) * CROWDING,
                _ => none,
            };
            if index >= line.first_stop as usize && chance > 0.0 {
                visit(line, to, chance);
            }
            one = one * (1.0 - CROWDING) + none * CROWDING;
            none *= 1.0 - CROWDING;
        }
    }
}
