//! What a rider can really do where it stands: the cells that it can enter, and those next to the enemy's royal that it
//! attacks. Of leapers the tables of cells say as much without walking.

use super::mobility::Mobility;
use crate::geometry::{Square, SquareSet};
use crate::movement::{Line, LineKind};
use crate::piece::Piece;
use crate::position::Position;
use crate::variant::Variant;

/// What one attacked cell next to a royal counts, as in [`pressure`](super::pressure).
const UNIT: i32 = 16;

/// How a man is found to be active.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Activity {
    /// Cells that it can enter.
    pub(super) reach: i32,
    /// How much it bears upon a royal.
    pub(super) pressure: i32,
}

impl Activity {
    /// Of a man on a cell; `zone` are the cells next to the enemy's royal, and its own.
    #[inline]
    pub(super) fn of(position: &Position, man: Piece, from: Square, zone: SquareSet) -> Activity {
        let lines = &position.variant().lines;
        let mut activity = Activity::default();
        for line in lines.of(man, from) {
            if line.kind != LineKind::EnPassant && !line.leaves_passed {
                activity.follow(position, man, line, lines.cells(line), zone);
            }
        }
        activity
    }

    #[inline(always)]
    fn follow(
        &mut self,
        position: &Position,
        man: Piece,
        line: &Line,
        cells: &[Square],
        zone: SquareSet,
    ) {
        let mut screens = if line.kind == LineKind::Hop { 1 } else { 0 };
        for (index, &to) in cells.iter().enumerate() {
            let there = position.at(to);
            if screens == 0 && index >= line.first_stop as usize {
                self.reach += match there {
                    None => i32::from(line.quiet),
                    Some(other) => i32::from(line.captures && other.owner() != man.owner()),
                };
                if line.captures && zone.contains(to) {
                    self.pressure += UNIT;
                }
            }
            if there.is_some() {
                if screens == 0 {
                    return;
                }
                screens -= 1;
            }
        }
    }
}

/// Whether how far a man gets depends on other men.
pub(super) fn is_rider(variant: &Variant, man: Piece) -> bool {
    let mut squares = variant.geometry().squares();
    let long = |line: &Line| variant.lines.cells(line).len() > 1 && !line.leaves_passed;
    squares.any(|from| variant.lines.of(man, from).iter().any(long))
}

/// The cells that a man is expected to be able to enter, on the mean of the board's cells, in 16ths.
pub(super) fn usual_reach(variant: &Variant, man: Piece) -> i32 {
    let board = variant.geometry();
    let reach = |from| {
        let Mobility { quiet, captures } = Mobility::of(&variant.lines, man, from);
        quiet * (1.0 - Mobility::CROWDING) + captures * Mobility::CROWDING / 2.0
    };
    (board.squares().map(reach).sum::<f64>() * 16.0 / board.len() as f64) as i32
}
