//! Men in reserve of a variant file, and those that come back to it.

use super::Drops;
use super::error::Faults;
use super::keys;
use super::table::Table;
use super::tree::Node;
use crate::movement::Movement;
use crate::piece::{Kind, PieceSet};

/// The cells within two King's steps, as a movement.
const WITHIN_TWO_STEPS: &str = "KNAD";

/// The groups of men that may be dropped.
pub(super) fn build(file: &Node, table: &Table, faults: &mut Faults) -> Vec<Drops> {
    let has_crown = file.get(&keys::CROWN).is_some();
    let mut groups: Vec<Drops> = Vec::new();
    for node in file.items_of(&keys::DROPS) {
        let Some(group) = group(node, table) else {
            continue;
        };
        if group.after_loss > 0 && !has_crown {
            faults.wrong(node, "`after-loss` needs `[crown]`");
        }
        let mined = group.mined.filter(|kind| !group.kinds.contains(kind));
        if let Some(kind) = mined {
            let code = table.code(kind);
            faults.wrong(node, format!("`{code}` is mined but not among `pieces`"));
        }
        let known = |kind: &Kind| groups.iter().any(|group| group.kinds.contains(kind));
        if let Some(&kind) = group.kinds.iter().find(|kind| known(kind)) {
            let code = table.code(kind);
            faults.wrong(
                node,
                format!("`{code}` is in another table of drops already"),
            );
        }
        if group.mined.is_some() && groups.iter().any(|group| group.mined.is_some()) {
            faults.wrong(node, "only one table of drops may have a mine");
        }
        groups.push(group);
    }
    groups
}

fn group(node: &Node, table: &Table) -> Option<Drops> {
    Some(Drops {
        kinds: node.kinds_of(&keys::DROPPED, table.kinds),
        per_turn: node.number_of(&keys::PER_TURN)?,
        mined: node.kind_of(&keys::MINED, table.kinds),
        after_loss: node.number_of(&keys::AFTER_LOSS)?,
    })
}

/// The men that move two King's steps in a turn.
pub(super) fn two_steps(file: &Node, table: &Table, faults: &mut Faults) -> PieceSet {
    let attacks = Movement::parse(WITHIN_TWO_STEPS).ok();
    let droppable: Vec<Kind> = file
        .items_of(&keys::DROPS)
        .iter()
        .flat_map(|node| node.kinds_of(&keys::DROPPED, table.kinds))
        .collect();
    let mut men = PieceSet::EMPTY;
    for (index, node) in file.items_of(&keys::PIECE).iter().enumerate() {
        let Some(kind) = Kind::new(index).filter(|_| node.flag_of(&keys::TWO_STEPS)) else {
            continue;
        };
        if table.kinds.get(index).map(|kind| &kind.movement) != attacks.as_ref() {
            let message = format!("a man of two steps needs `moves = \"{WITHIN_TWO_STEPS}\"`");
            faults.wrong(node, message);
        }
        if !droppable.contains(&kind) {
            faults.wrong(
                node,
                "a man of two steps must be among the pieces of `[[drops]]`",
            );
        }
        table.pieces_of([kind]).for_each(|piece| men.insert(piece));
    }
    men
}
