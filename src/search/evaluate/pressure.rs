//! How much men bear upon the surroundings of the enemy's royal.

use super::mobility::for_each_reach;
use crate::geometry::SquareSet;
use crate::piece::Piece;
use crate::variant::Variant;

/// The pressure of one cell certainly attacked.
const UNIT: f64 = 16.0;

/// For each cell of a man, and each cell of an enemy royal, how much the man bears upon it and the cells next to
/// it: by cell of the royal, which changes seldom, then cell of the man. `near` has the cells next to each.
pub(super) fn of_man(variant: &Variant, piece: Piece, near: &[SquareSet]) -> Vec<u8> {
    let cells = variant.geometry().len();
    let mut pressure = vec![0; cells * cells];
    for from in variant.geometry().squares() {
        let mut sums = vec![0.0; cells];
        for_each_reach(&variant.lines, piece, from, &mut |line, to, chance| {
            if line.captures {
                sums[to.index()] += chance * UNIT;
                for royal in near[to.index()].iter() {
                    sums[royal.index()] += chance * UNIT;
                }
            }
        });
        for (royal, sum) in sums.into_iter().enumerate() {
            pressure[royal * cells + from.index()] = sum.min(255.0) as u8;
        }
    }
    pressure
}
