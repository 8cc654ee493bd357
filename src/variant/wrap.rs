//! Edges of the board that are joined.

use super::error::Faults;
use super::key::IfMissing::Nothing;
use super::key::{Form, Key, key};
use super::tree::Node;
use crate::geometry::{Geometry, Shape, Wraps};

pub(super) static WRAP: Key = key(
    "wrap",
    Form::OneOf(&["files", "ranks", "both"]),
    Nothing("no edges are joined"),
    r#""files""#,
    "The edges of a `plane` that are joined: with `files` the first file is beside the last one, as on a cylinder, with `ranks` the first rank follows the last one, and with `both` the board is a torus. A line that comes back to its start ends before it.",
);

/// Shorter sides would lead to one square in two ways with one step.
const SHORTEST_SIDE: u8 = 3;

/// The board with the edges joined that `wrap` names.
pub(super) fn joined(table: &Node, board: Geometry, faults: &mut Faults) -> Geometry {
    let Some((written, edges)) = table.get(&WRAP).zip(table.text_of(&WRAP)) else {
        return board;
    };
    let wraps = Wraps {
        files: edges != "ranks",
        ranks: edges != "files",
    };
    let too_short = |wraps: bool, side: u8| wraps && side < SHORTEST_SIDE;
    if board.shape() != Shape::Plane {
        faults.wrong(written, "allowed only for boards of shape `plane`");
    } else if too_short(wraps.files, board.files()) || too_short(wraps.ranks, board.ranks()) {
        let message =
            format!("allowed: at least {SHORTEST_SIDE} files or ranks between joined edges");
        faults.wrong(written, message);
    }
    board.wrapped(wraps)
}
