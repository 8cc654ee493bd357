//! What a piece can do on a board of which nothing is known but how crowded it is.
//!
//! The idea is Ralph Betza's "crowded board mobility": a rider's farther squares count by the chance that its way
//! there is open (chessvariants.com, *About the Values of Chess Pieces*).

use crate::geometry::Square;
use crate::movement::{Line, LineKind, Lines};
use crate::piece::Piece;
use crate::variant::Variant;

/// The chance that a square is occupied in the middle of a game.
const CROWDING: f64 = 0.31;

/// How many squares a piece is expected to be able to enter from a square.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Mobility {
    /// If they are empty.
    pub(super) quiet: f64,
    /// If an enemy stands there.
    pub(super) captures: f64,
}

impl Mobility {
    /// From one square. Initial leaps and en passant are left out.
    pub(super) fn of(lines: &Lines, piece: Piece, from: Square) -> Mobility {
        let mut sum = Mobility::default();
        for_each_reach(lines, piece, from, &mut |line, _, chance| {
            sum.quiet += if line.quiet { chance } else { 0.0 };
            sum.captures += if line.captures { chance } else { 0.0 };
        });
        sum
    }

    /// In one number: a capture is worth about two quiet moves (H. G. Muller's measurements of divergent pieces,
    /// talkchess.com).
    pub(super) fn weighted(self) -> f64 {
        (self.quiet + 2.0 * self.captures) / 3.0
    }
}

/// What a piece can do on each square, in one number.
pub(super) fn mobilities(variant: &Variant, piece: Piece) -> Vec<f64> {
    let at = |from| Mobility::of(&variant.lines, piece, from).weighted();
    variant.geometry().squares().map(at).collect()
}

/// The mean over all squares.
pub(super) fn mean(mobilities: &[f64]) -> f64 {
    mobilities.iter().sum::<f64>() / mobilities.len() as f64
}

/// Calls `visit` with every square that a piece may reach by a line, and the chance that its way there is open.
pub(super) fn for_each_reach(
    lines: &Lines,
    piece: Piece,
    from: Square,
    visit: &mut dyn FnMut(&Line, Square, f64),
) {
    let ordinary = |line: &&Line| (line.quiet || line.captures) && !line.opens_en_passant;
    for line in lines.of(piece, from).iter().filter(ordinary) {
        // The chances that none and that exactly one of the squares passed so far is occupied.
        let (mut none, mut one) = (1.0, 0.0);
        for (index, &to) in lines.squares(line).iter().enumerate() {
            let chance = if line.kind == LineKind::Hop {
                one
            } else {
                none
            };
            if index >= line.first_stop as usize && chance > 0.0 {
                visit(line, to, chance);
            }
            one = one * (1.0 - CROWDING) + none * CROWDING;
            none *= 1.0 - CROWDING;
        }
    }
}
