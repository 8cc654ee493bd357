//! How much pieces bear upon the surroundings of the enemy's royal.

use super::mobility::for_each_reach;
use crate::geometry::SquareSet;
use crate::piece::Piece;
use crate::variant::Variant;

/// The pressure of one square certainly attacked.
const UNIT: f64 = 16.0;

/// For each square of a piece, and each square of an enemy royal, how much the piece bears upon it and the squares next to
/// it: by square of the royal, which changes seldom, then square of the piece. `neighbours` has the squares next to each.
pub(super) fn of_piece(variant: &Variant, piece: Piece, neighbours: &[SquareSet]) -> Vec<u8> {
    let squares = variant.geometry().len();
    let mut pressure = vec![0; squares * squares];
    for from in variant.geometry().squares() {
        let mut sums = vec![0.0; squares];
        for_each_reach(&variant.lines, piece, from, &mut |line, to, chance| {
            if line.captures {
                sums[to.index()] += chance * UNIT;
                for royal in neighbours[to.index()].iter() {
                    sums[royal.index()] += chance * UNIT;
                }
            }
        });
        for (royal, sum) in sums.into_iter().enumerate() {
            pressure[royal * squares + from.index()] = sum.min(255.0) as u8;
        }
    }
    pressure
}
