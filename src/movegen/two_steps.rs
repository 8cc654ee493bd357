//! Two-step movers such as the Lion of Chu Shogi. The first King's step may capture or jump; the second ends on an
//! empty square, a capture or the starting square. Either may leave the board, and the piece goes to its owner's hand.

use crate::geometry::{Offset, Square, SquareSet};
use crate::moves::Action;
use crate::piece::{Piece, Player};
use crate::position::Position;

/// Adds every two-step move. Routes with the same captures and the same target are added once.
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

/// Adds the capturing two-step moves.
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

/// The target squares of the second step after the same captures.
#[derive(Default)]
struct Ends {
    squares: SquareSet,
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
            let free = position.is_empty(to) || to == from;
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

fn leaves_the_board(position: &Position, from: Square) -> bool {
    let board = position.variant().geometry();
    board.neighbours(from).count() < Offset::COMPASS.len()
}
