//! Pieces that take two King's steps in a move, as the Lion of Chu Shogi does: the first may capture or jump, the second
//! ends on an empty square, a capture or the piece's own square; either may lead off the board, into the reserve.

use crate::geometry::{Offset, Square, SquareSet};
use crate::moves::Action;
use crate::piece::{Piece, Player};
use crate::position::Position;

/// Adds every pair of steps. Two ways to the same captures and the same end are one.
pub fn add(position: &Position, from: Square, piece: Piece, actions: &mut Vec<Action>) {
    let board = position.variant().geometry();
    let mut peaceful = Ends::default();
    peaceful.off |= leaves_the_board(position, from);
    for middle in board.neighbours(from) {
        peaceful.add_second_step(position, from, middle, piece.owner());
    }
    peaceful.push(from, None, actions);
    for via in board.neighbours(from) {
        if is_enemy(position, via, piece.owner()) {
            let mut ends = Ends::default();
            ends.add_second_step(position, from, via, piece.owner());
            ends.push(from, Some(via), actions);
        }
    }
}

/// Adds the pairs of steps that capture.
pub fn add_captures(position: &Position, from: Square, piece: Piece, actions: &mut Vec<Action>) {
    let first = actions.len();
    add(position, from, piece, actions);
    let mut kept = first;
    for index in first..actions.len() {
        let captures = match actions[index] {
            Action::TwoSteps { via: Some(_), .. } => true,
            Action::TwoSteps { to: Some(to), .. } => is_enemy(position, to, piece.owner()),
            _ => false,
        };
        if captures {
            actions[kept] = actions[index];
            kept += 1;
        }
    }
    actions.truncate(kept);
}

/// Where the second step may end after the same captures.
#[derive(Default)]
struct Ends {
    squares: SquareSet,
    /// Off the board.
    off: bool,
}

impl Ends {
    fn add_second_step(
        &mut self,
        position: &Position,
        from: Square,
        middle: Square,
        owner: Player,
    ) {
        self.off |= leaves_the_board(position, middle);
        for to in position.variant().geometry().neighbours(middle) {
            let free = position.at(to).is_none() || to == from;
            if free || is_enemy(position, to, owner) {
                self.squares.insert(to);
            }
        }
    }

    fn push(self, from: Square, via: Option<Square>, actions: &mut Vec<Action>) {
        let off = self.off.then_some(None);
        let ends = off.into_iter().chain(self.squares.iter().map(Some));
        actions.extend(ends.map(|to| Action::TwoSteps { from, via, to }));
    }
}

fn is_enemy(position: &Position, square: Square, owner: Player) -> bool {
    position
        .at(square)
        .is_some_and(|piece| piece.owner() != owner)
}

/// Whether a King's step leads off the board.
fn leaves_the_board(position: &Position, from: Square) -> bool {
    let board = position.variant().geometry();
    board.neighbours(from).count() < Offset::COMPASS.len()
}
