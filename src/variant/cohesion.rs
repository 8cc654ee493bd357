//! A board with holes must hold together.

use super::Variant;
use super::array::ARRAY;
use super::board::BOARD;
use super::error::Faults;
use super::holes::HOLES;
use super::tree::Node;
use crate::geometry::{Shape, Square, SquareSet};
use crate::piece::Piece;

/// Reports a board in parts between which no piece can move.
pub(super) fn validate(file: &Node, variant: &Variant, faults: &mut Faults) {
    let holes = file.get(&BOARD).and_then(|table| table.get(&HOLES));
    let Some(written) = holes.or_else(|| file.get(&ARRAY)) else {
        return;
    };
    if let Some((one, other)) = apart(variant) {
        let [one, other] = [one, other].map(|square| variant.geometry().name(square));
        let message =
            format!("no move leads from {one} to {other}; allowed: a board that holds together");
        faults.wrong(written, message);
    }
}

/// Two squares that neither King's steps nor moves of pieces join. Of two boards only the first is looked at.
fn apart(variant: &Variant) -> Option<(Square, Square)> {
    let board = variant.geometry();
    let first = board.squares().next()?;
    let here =
        |square: &Square| board.shape() != Shape::TwoBoards || board.same_layer(first, *square);
    let steps = |from: Square| board.squares().filter(move |&to| board.touch(from, to));
    let by_steps = joined(first, |from| steps(from).collect());
    let outside = |joined: SquareSet| {
        let mut squares = board.squares().filter(here);
        squares.find(|&square| !joined.contains(square))
    };
    outside(by_steps)?;
    let mut reached: Vec<SquareSet> = board.squares().map(|from| steps(from).collect()).collect();
    let pieces = variant.pieces_of.0.iter();
    let pieces: Vec<Piece> = pieces.flat_map(|pieces| pieces.iter()).collect();
    for from in board.squares() {
        for line in pieces
            .iter()
            .flat_map(|&piece| variant.lines.of(piece, from))
        {
            for &to in variant.lines.squares(line) {
                reached[from.index()].insert(to);
                reached[to.index()].insert(from);
            }
        }
    }
    Some((first, outside(joined(first, |from| reached[from.index()]))?))
}

/// The squares that lie in one part with the first.
fn joined(first: Square, beside: impl Fn(Square) -> SquareSet) -> SquareSet {
    let mut joined = SquareSet::only(first);
    let mut ahead = vec![first];
    while let Some(square) = ahead.pop() {
        let more = beside(square).without(joined);
        ahead.extend(more.iter());
        joined = joined.or(more);
    }
    joined
}
