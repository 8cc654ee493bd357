//! Men that take two King's steps in a move, as the Lion of Chu Shogi does: the first may capture or jump, the second
//! ends on an empty cell, a capture or the man's own cell; either may lead off the board, into the reserve.

use super::splitting::{KING_STEPS, neighbours};
use crate::geometry::Square;
use crate::moves::Action;
use crate::piece::{Piece, Player};
use crate::position::Position;
use crate::sorting::sort_by_key;

/// Adds every pair of steps. Two ways to the same captures and the same end are one.
pub(super) fn add(position: &Position, from: Square, piece: Piece, actions: &mut Vec<Action>) {
    let first = actions.len();
    if leaves_the_board(position, from) {
        actions.push(two_steps(from, None, None));
    }
    for middle in neighbours(position, from) {
        let takes = is_enemy(position, middle, piece.owner());
        add_second_steps(position, from, None, middle, piece, actions);
        if takes {
            add_second_steps(position, from, Some(middle), middle, piece, actions);
        }
    }
    remove_repeated(actions, first);
}

/// Adds the pairs of steps that capture.
pub(super) fn add_captures(
    position: &Position,
    from: Square,
    piece: Piece,
    actions: &mut Vec<Action>,
) {
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

fn two_steps(from: Square, via: Option<Square>, to: Option<Square>) -> Action {
    Action::TwoSteps { from, via, to }
}

fn add_second_steps(
    position: &Position,
    from: Square,
    via: Option<Square>,
    middle: Square,
    piece: Piece,
    actions: &mut Vec<Action>,
) {
    if leaves_the_board(position, middle) {
        actions.push(two_steps(from, via, None));
    }
    for to in neighbours(position, middle) {
        let free = position.at(to).is_none() || to == from;
        if free || is_enemy(position, to, piece.owner()) {
            actions.push(two_steps(from, via, Some(to)));
        }
    }
}

fn is_enemy(position: &Position, square: Square, owner: Player) -> bool {
    position.at(square).is_some_and(|man| man.owner() != owner)
}

/// Whether a King's step leads off the board.
fn leaves_the_board(position: &Position, from: Square) -> bool {
    neighbours(position, from).count() < KING_STEPS.len()
}

fn remove_repeated(actions: &mut Vec<Action>, first: usize) {
    // At most 64 pairs, most of them different: sorting costs less than comparing each with all.
    let key = |action: &Action| match *action {
        Action::TwoSteps { via, to, .. } => (via, to),
        _ => (None, None),
    };
    sort_by_key(&mut actions[first..], key);
    let mut kept = first;
    for index in first..actions.len() {
        if kept == first || actions[kept - 1] != actions[index] {
            actions[kept] = actions[index];
            kept += 1;
        }
    }
    actions.truncate(kept);
}
