//! Squares from which pieces of an imported game can move.

use super::draft::{Draft, WHITE};
use crate::geometry::Offset;
use crate::movement::{Movement, Path};

impl Draft {
    /// Whether a piece with these moves could never leave a square of an empty board.
    pub(super) fn is_stuck(&self, moves: &str, player: usize, square: usize) -> bool {
        !self.has_end(&quiet_ends(moves), player, square)
    }

    /// The squares of an empty board that a piece with these moves could leave.
    pub(super) fn squares_to_leave(&self, moves: &str, player: usize) -> Vec<usize> {
        let ends = quiet_ends(moves);
        let all = 0..self.squares.len();
        all.filter(|&square| self.has_end(&ends, player, square))
            .collect()
    }

    /// Whether one of the offsets leads to a square of the board.
    fn has_end(&self, ends: &[Offset], player: usize, square: usize) -> bool {
        let mut ends = ends.iter();
        ends.any(|&end| self.offset_square(player, square, end).is_some())
    }

    /// The square at an offset, as a player sees it.
    fn offset_square(&self, player: usize, square: usize, by: Offset) -> Option<usize> {
        let sign = if player == WHITE { 1 } else { -1 };
        let file = (square % self.files) as isize + sign * isize::from(by.file);
        let rank = (square / self.files) as isize + sign * isize::from(by.rank);
        self.square(file.try_into().ok()?, rank.try_into().ok()?)
    }
}

/// The offsets of the first steps of a movement, without captures and initial moves.
fn quiet_ends(moves: &str) -> Vec<Offset> {
    let Ok(movement) = Movement::parse(moves) else {
        return Vec::new();
    };
    let paths = movement.paths.iter();
    let paths = paths.filter(|path| !path.mode.initial && path.mode.quiet);
    paths.map(Path::first_end).collect()
}
