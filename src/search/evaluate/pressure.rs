//! Expected pressure on the zone of the enemy's royal piece, without attack maps.

use super::mobility::for_each_reach;
use crate::geometry::SquareSet;
use crate::piece::Piece;
use crate::variant::Variant;

/// The pressure of one square that is certainly attacked.
const UNIT: f64 = 16.0;

/// A piece's pressure on the zone of a royal piece, indexed by the royal square, which rarely changes, then by the
/// piece's square. `neighbours` has the squares adjacent to each square.
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
