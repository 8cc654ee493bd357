//! The value of each piece type on the board of the variant, from its mobility.

use super::mobility::{for_each_reach, mean, mobilities};
use crate::geometry::{Square, SquareSet};
use crate::piece::{Piece, PieceType, Player};
use crate::variant::{Variant, Verdict};

/// Centipawns per square of mean mobility and per its square: a choice of moves is worth more than their sum (the shape
/// is H. G. Muller's, fitted to the usual values of chess).
const PER_SQUARE: f64 = 58.0;
const PER_SQUARE_SQUARED: f64 = 0.6;
/// The share of its value that a piece would lose if it could never leave its square. A Bishop in chess loses half of
/// this.
const COLOUR_BOUND_LOSS: f64 = 0.2;

/// The minimum value; even an immobile piece blocks others.
const LEAST: i32 = 60;

/// Values in centipawns by type; 0 for a royal piece that is never captured. Negative if losing all pieces wins.
pub(super) fn values(variant: &Variant) -> [i32; PieceType::LIMIT] {
    let extinction = variant.rules.ending.extinction.as_ref();
    let losing_wins = extinction.is_some_and(|rule| rule.result == Verdict::Win);
    let mut values = [0; PieceType::LIMIT];
    let kinds = (0..variant.kinds.len()).filter_map(PieceType::new);
    for kind in kinds.filter(|&kind| !variant.is_the_royal(kind)) {
        let value = value(variant, Piece::new(kind, Player::FIRST)).max(LEAST);
        values[kind.index()] = if losing_wins { -value } else { value };
    }
    values
}

fn value(variant: &Variant, piece: Piece) -> i32 {
    let mobility = mean(&mobilities(variant, piece));
    let raw = PER_SQUARE * mobility + PER_SQUARE_SQUARED * mobility * mobility;
    let kept = match variant.rules.promotes(piece.kind()) {
        true => 1.0,
        false => 1.0 - COLOUR_BOUND_LOSS * (1.0 - reachable_share(variant, piece)),
    };
    (raw * kept) as i32
}

/// The share of the board that a piece can ever reach from the centre.
fn reachable_share(variant: &Variant, piece: Piece) -> f64 {
    let board = variant.geometry();
    let start = board.middle();
    let mut reached = <SquareSet>::EMPTY;
    reached.insert(start);
    let mut ahead: Vec<Square> = vec![start];
    while let Some(from) = ahead.pop() {
        for_each_reach(&variant.lines, piece, from, &mut |_, to, _| {
            let to = variant.landing(to).unwrap_or(to);
            if !reached.contains(to) {
                reached.insert(to);
                ahead.push(to);
            }
        });
    }
    reached.len() as f64 / board.len() as f64
}
