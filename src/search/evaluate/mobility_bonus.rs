//! Mobility bonus by the number of reachable squares, interpolated between tuned knots.

use super::mobility::for_each_reach;
use super::tapered::TaperedScore;
use crate::geometry::SquareSet;
use crate::piece::Piece;
use crate::variant::Variant;

pub(super) const MOBILITY_KNOTS: usize = 9;
/// Centipawns between no mobility and full mobility. The first squares count more than the last ones.
const FULL_MOBILITY: f64 = 90.0;
/// The usual share of full mobility; its bonus is 0.
const USUAL_SHARE: f64 = 0.4;

/// The number of squares between two knots, such that the last knot is the mobility on an empty board.
pub(super) fn step(variant: &Variant, piece: Piece) -> usize {
    let reached = |from| {
        let mut squares = <SquareSet>::EMPTY;
        for_each_reach(&variant.lines, piece, from, &mut |_, to, _| {
            squares.insert(to)
        });
        squares.len()
    };
    let most = variant.geometry().squares().map(reached).max();
    most.unwrap_or(0).div_ceil(MOBILITY_KNOTS - 1).max(1)
}

/// The knots before tuning, middlegame and endgame alternating. All 0 for a royal piece: its mobility is good in the
/// endgame but a danger before.
pub(super) fn prior(variant: &Variant, piece: Piece) -> Vec<i32> {
    let royal = variant.royals.contains(piece);
    let all = if royal { 0.0 } else { FULL_MOBILITY };
    let at = |knot: usize| {
        let part = knot as f64 / (MOBILITY_KNOTS - 1) as f64;
        ((part.sqrt() - USUAL_SHARE.sqrt()) * all) as i32
    };
    (0..2 * MOBILITY_KNOTS).map(|place| at(place / 2)).collect()
}

pub(super) fn by_squares(knots: &[i16], step: usize) -> Vec<TaperedScore> {
    let at = |squares: usize| {
        let (knot, beyond) = (squares / step, (squares % step) as i32);
        let next = (knot + 1).min(MOBILITY_KNOTS - 1);
        let between = |phase: usize| {
            let [here, next] = [knot, next].map(|knot| i32::from(knots[2 * knot + phase]));
            here + (next - here) * beyond / step as i32
        };
        TaperedScore::new(between(0), between(1))
    };
    (0..=step * (MOBILITY_KNOTS - 1)).map(at).collect()
}
