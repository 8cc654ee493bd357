//! Transfer to the other board after each move, as in Alice Chess.

use crate::geometry::Square;
use crate::variant::error::Faults;
use crate::variant::keys;
use crate::variant::table::Table;
use crate::variant::tree::Node;

/// Whether moved pieces transfer to the other board. Reports what excludes that rule.
pub(super) fn read(file: &Node, table: &Table, faults: &mut Faults) -> bool {
    let Some(node) = file
        .get(&keys::AFTER_A_MOVE)
        .filter(|node| node.text() == Some(keys::PASS_OVER))
    else {
        return false;
    };
    let mut squares = table.board.squares();
    if squares.any(|square| table.board.counterpart(square).is_none()) {
        faults.wrong(node, "there is no other board; allowed with `two-boards`");
        return false;
    }
    if table.players.len() != 2 {
        faults.wrong(node, "passing needs exactly two seats");
    }
    if let Some(drops) = file.get(&keys::DROPS) {
        faults.wrong(drops, "pieces that pass to another board can't be dropped");
    }
    for kind in table.kinds {
        if kind.movement.paths.iter().any(|path| path.mode.en_passant) {
            let code = &kind.code;
            faults.wrong(
                node,
                format!("`{code}` captures en passant, which needs pieces that stay"),
            );
        }
    }
    for (square, other) in occupied_on_both(table) {
        let (square, other) = (table.board.name(square), table.board.name(other));
        let array = file.get(&keys::ARRAY).unwrap_or(node);
        faults.wrong(
            array,
            format!("both {square} and {other} are occupied; allowed: one of them"),
        );
    }
    true
}

/// Squares of the array that are occupied on both boards.
fn occupied_on_both<'t>(table: &'t Table) -> impl Iterator<Item = (Square, Square)> + 't {
    let pairs = table.board.squares().filter_map(|square| {
        let other = table.board.counterpart(square)?;
        (square < other).then_some((square, other))
    });
    let stands = |square| table.array.at(square).is_some();
    pairs.filter(move |&(square, other)| stands(square) && stands(other))
}
