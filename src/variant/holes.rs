//! Squares of the box that a board doesn't have.

use super::PlayerInfo;
use super::array::{self, ARRAY};
use super::error::Faults;
use super::key::IfMissing::Nothing;
use super::key::{Form, Key, key};
use super::rules::walls;
use super::squares;
use super::tree::Node;
use crate::geometry::{Geometry, SquareSet};
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
    let board = board.without(holes);
    if board.is_none() {
        faults.wrong(written, "no square is left");
    }
    board
}
