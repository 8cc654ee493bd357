//! Squares of the box that a board doesn't have.

use super::PlayerInfo;
use super::array::{self, ARRAY};
use super::error::Faults;
use super::key::IfMissing::Nothing;
use super::key::{Form, Key, key};
use super::rules::walls;
use super::squares;
use super::tree::Node;
use crate::geometry::{Geometry, Shape, Square, SquareSet};
use crate::setup::Alphabet;

pub(super) static HOLES: Key = key(
    "holes",
    Form::Texts,
    Nothing("none"),
    r#"["a1-c3", "d4"]"#,
    "Squares that the board doesn't have: nothing stands there, and nothing passes over them unless it leaps. `a1-c3` is a rectangle with these corners. Position texts write each as `*`. A hole of one of two boards is a hole of both. In a game without walls, `*` in the array makes a hole, too.",
);

/// The board without the squares that `holes` lists.
pub(super) fn cut(table: &Node, board: Geometry, faults: &mut Faults) -> Option<Geometry> {
    let Some(written) = table.get(&HOLES) else {
        return Some(board);
    };
    let holes = squares::listed(table, &HOLES, &board, faults);
    without(board, holes, written, faults)
}

/// The board without the squares that are `*` in the array, unless these are walls.
pub(super) fn cut_by_array(
    file: &Node,
    board: Geometry,
    (players, codes): (&[PlayerInfo], &[String]),
    faults: &mut Faults,
) -> Option<Geometry> {
    let array = file
        .get(&ARRAY)
        .filter(|_| array::has_stars(file) && !walls::may_stand(file));
    let Some((written, text)) = array.and_then(|array| Some((array, array.text()?))) else {
        return Some(board);
    };
    let alphabet = Alphabet {
        geometry: board,
        players: players.iter().map(|player| player.letter).collect(),
        codes: codes.to_vec(),
        castling: Vec::new(),
        partners: Vec::new(),
        gates: Vec::new(),
        reserve: Vec::new(),
        walls: false,
        hands_fill: false,
        fields: Vec::new(),
        checks_to_win: None,
    };
    // Faults of the placement are reported when the array is read.
    let holes = alphabet.stars(text).unwrap_or_default();
    match holes.is_empty() {
        true => Some(alphabet.geometry),
        false => without(alphabet.geometry, holes, written, faults),
    }
}

fn without(
    board: Geometry,
    holes: SquareSet,
    written: &Node,
    faults: &mut Faults,
) -> Option<Geometry> {
    let Some(board) = board.without(holes) else {
        faults.wrong(written, "no square is left");
        return None;
    };
    if let Some((one, other)) = apart(&board) {
        let [one, other] = [one, other].map(|square| board.name(square));
        let message =
            format!("no King's steps lead from {one} to {other}; allowed: a board in one piece");
        faults.wrong(written, message);
    }
    Some(board)
}

/// Two squares that no King's steps join. Of two boards only the first is looked at.
fn apart(board: &Geometry) -> Option<(Square, Square)> {
    let first = board.squares().next()?;
    let here =
        |&square: &Square| board.shape() != Shape::TwoBoards || board.same_layer(first, square);
    let mut joined: SquareSet = SquareSet::only(first);
    let mut ahead = vec![first];
    while let Some(square) = ahead.pop() {
        for other in board.squares().filter(|&other| board.touch(square, other)) {
            if !joined.contains(other) {
                joined.insert(other);
                ahead.push(other);
            }
        }
    }
    let mut squares = board.squares().filter(here);
    Some((first, squares.find(|&square| !joined.contains(square))?))
}
