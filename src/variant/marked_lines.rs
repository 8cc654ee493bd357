//! Lines marked on the board, along which pieces have further moves.

use super::error::Faults;
use super::further_moves::FurtherMoves;
use super::key::IfMissing::{Flag, Nothing, Required};
use super::key::{Form, Key, Section, key};
use super::limits::MOST_WAYS;
use super::lookup;
use super::squares;
use super::tree::Node;
use super::{PieceTypeInfo, PlayerInfo};
use crate::geometry::{Geometry, SquareSet};
use crate::movement::{Movement, Path};
use crate::piece::{ByPlayer, Player};

pub(super) static MARKED_LINES: Key = key(
    "marked-lines",
    Form::Tables(&SECTION),
    Nothing("no such lines"),
    "",
    "Lines on the board along which pieces have further moves.",
);
static SECTION: Section = Section {
    title: "[[marked-lines]]",
    known_by: None,
    about: "Lines on the board along which pieces have further moves, such as the diagonals of a palace. These moves start on one of the squares, pass over no others and end on one of them. The page draws each line from square to square.",
    keys: &[&SQUARES, &MOVES, &DRAWN],
};
static SQUARES: Key = key(
    "squares",
    Form::Squares,
    Required,
    r#"["d1", "f1", "e2", "d3", "f3"]"#,
    "The squares that the lines connect. A list is for every player; players who are not in a table have no further moves.",
);
static MOVES: Key = key(
    "moves",
    Form::Texts,
    Required,
    r#"["K F", "R B", "P fF"]"#,
    "The further moves of each piece: its code, a space, a movement in XBetza notation, without `i` and `e`.",
);

static DRAWN: Key = key(
    "drawn",
    Form::Flag,
    Flag(true),
    "false",
    "Whether the page draws the lines. If not, they only say on which squares pieces have further moves.",
);

/// Adds the moves of all marked lines to the piece types, which have all others.
pub(super) fn add(
    file: &Node,
    kinds: &mut [PieceTypeInfo],
    board: &Geometry,
    players: &[PlayerInfo],
    faults: &mut Faults,
) {
    let mut ways: usize = kinds.iter().map(|kind| kind.movement.paths.len()).sum();
    for node in file.items_of(&MARKED_LINES) {
        let listed = squares::by_player(node, &SQUARES, board, players, faults);
        let within = ByPlayer::from_fn(|player: Player| listed[player].unwrap_or(SquareSet::EMPTY));
        for item in node.items_of(&MOVES) {
            match moves_of(item, kinds) {
                Ok((kind, movement)) => {
                    ways += movement.paths.len();
                    if ways > MOST_WAYS {
                        let message = format!(
                            "the pieces so far have {ways} ways to move; allowed: {MOST_WAYS} together"
                        );
                        return faults.wrong(item, message);
                    }
                    kinds[kind].further_moves.push(FurtherMoves {
                        movement,
                        within,
                        drawn: node.flag_of(&DRAWN),
                    });
                }
                Err(message) => faults.wrong(item, message),
            }
        }
    }
}

/// The type and movement of an entry of [`MOVES`].
fn moves_of(item: &Node, kinds: &[PieceTypeInfo]) -> Result<(usize, Movement), String> {
    let text = item.text().unwrap_or_default();
    let (code, moves) = text
        .split_once(' ')
        .ok_or("allowed: a piece's code, a space, a movement: `R B`")?;
    let kind =
        lookup::kind_with_code(code, kinds).ok_or_else(|| lookup::no_such_piece(code, kinds))?;
    let movement = Movement::parse(moves).map_err(|error| error.to_string())?;
    let depends = |path: &Path| path.mode.initial || path.mode.en_passant;
    match movement.paths.iter().any(depends) {
        true => Err("allowed: a movement without `i` and `e`".to_string()),
        false => Ok((kind.index(), movement)),
    }
}
