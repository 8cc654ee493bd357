//! Pieces that take two King's steps in a move.

use super::drops;
use crate::movement::Movement;
use crate::piece::{PieceSet, PieceType};
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::Flag;
use crate::variant::key::{Form, Key, key};
use crate::variant::piece_type_info::MOVES;
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(in crate::variant) static TWO_STEPS: Key = key(
    "two-steps",
    Form::Flag,
    Flag(false),
    "true",
    "It moves exactly two King's steps in a turn, even back to its own square. The first may capture or jump over a piece; the second ends on an empty square, a capture or its own square. If either leaves the board, the piece returns to its owner's hand. `moves` must be `KNAD`, the squares it attacks, and it must be droppable.",
);

/// All squares within two King's steps, in XBetza.
const WITHIN_TWO_STEPS: &str = "KNAD";

/// The pieces that move two King's steps in a turn.
pub(super) fn read(file: &Node, table: &Table, faults: &mut Faults) -> PieceSet {
    let attacks = Movement::parse(WITHIN_TWO_STEPS).ok();
    let droppable = drops::in_order(file, table.kinds);
    let mut pieces = PieceSet::EMPTY;
    for (index, node) in table.piece_nodes.iter().enumerate() {
        let Some(kind) = PieceType::new(index).filter(|_| node.flag_of(&TWO_STEPS)) else {
            continue;
        };
        let written = node.get(&TWO_STEPS).unwrap_or(node);
        if table.kinds.get(index).map(|kind| &kind.movement) != attacks.as_ref() {
            let moves = node.get(&MOVES).unwrap_or(node);
            let message = format!("allowed with `two-steps`: {WITHIN_TWO_STEPS}");
            faults.wrong(moves, message);
        }
        if let Some(office) = table.office(kind) {
            faults.wrong(written, format!("a {office} can't take two steps"));
        } else if !droppable.contains(&kind) {
            let message = "this piece must be among the `pieces` of a table of drops";
            faults.wrong(written, message);
        }
        table
            .pieces_of([kind])
            .for_each(|piece| pieces.insert(piece));
    }
    pieces
}
