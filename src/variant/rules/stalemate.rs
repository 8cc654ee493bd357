//! The result of stalemate.

use super::verdict::{self, Verdict};
use crate::variant::error::Faults;
use crate::variant::keys;
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(super) fn read(ending: &Node) -> Verdict {
    verdict::read(ending, &keys::STALEMATE)
}

pub(super) fn by_count(ending: &Node, table: &Table, faults: &mut Faults) -> bool {
    let by_count = ending.flag_of(&keys::STALEMATE_BY_COUNT);
    if let Some(node) = ending.get(&keys::STALEMATE_BY_COUNT).filter(|_| by_count)
        && table.players.len() != 2
    {
        faults.wrong(node, "counting pieces needs exactly two seats");
    }
    by_count
}
