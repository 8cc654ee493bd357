//! Transfer to the other board after each move, as in Alice Chess.

use super::crown::CROWN;
use super::drops::DROPS;
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::Text;
use crate::variant::key::{Form, Key, key};
use crate::variant::piece_type_info::HOPPABLE;
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(in crate::variant) static AFTER_A_MOVE: Key = key(
    "after-a-move",
    Form::OneOf(&["stay", PASS_OVER]),
    Text("stay"),
    r#""pass to the other board""#,
    "What a piece does after its move. `stay`: nothing. `pass to the other board`: it passes to the same square of the other board, which must be empty. Its royal piece may not be attacked after the move, before the piece passes, if it is on the board of the move, nor afterwards. Needs `two-boards` and two players, without en passant and drops.",
);
/// A value of [`AFTER_A_MOVE`].
const PASS_OVER: &str = "pass to the other board";

/// Whether moved pieces transfer to the other board. Reports what excludes that rule.
pub(super) fn read(file: &Node, table: &Table, faults: &mut Faults) -> bool {
    let Some(node) = written(file) else {
        return false;
    };
    let mut squares = table.board.squares();
    let is_possible = squares.all(|square| table.board.counterpart(square).is_some());
    match is_possible {
        true => report_conflicts(file, node, table, faults),
        false => faults.wrong(node, "there is no other board; allowed with `two-boards`"),
    }
    if file.get(&CROWN).is_some() {
        faults.wrong(node, "allowed with a crown: `stay`");
    }
    is_possible
}

fn report_conflicts(file: &Node, node: &Node, table: &Table, faults: &mut Faults) {
    if table.players.len() != 2 {
        faults.wrong(node, "passing needs exactly two seats");
    }
    if let Some(drops) = file.get(&DROPS) {
        faults.wrong(drops, "pieces that pass to another board can't be dropped");
    }
    for (kind, piece) in table.kinds.iter().zip(table.piece_nodes) {
        if let Some(written) = piece.get(&HOPPABLE).filter(|_| !kind.hoppable) {
            faults.wrong(
                written,
                "pieces that pass to another board must be hoppable",
            );
        }
        if kind.movement.paths.iter().any(|path| path.mode.en_passant) {
            let code = &kind.code;
            faults.wrong(
                node,
                format!("`{code}` captures en passant, which needs pieces that stay"),
            );
        }
    }
}

/// The key if pieces pass to the other board.
pub(super) fn written(file: &Node) -> Option<&Node> {
    let node = file.get(&AFTER_A_MOVE)?;
    (node.text() == Some(PASS_OVER)).then_some(node)
}
