//! Moves that are illegal besides those that leave a royal piece attacked.

use crate::variant::error::Faults;
use crate::variant::keys::{self, Key};
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(super) fn must_capture(file: &Node, table: &Table, faults: &mut Faults) -> bool {
    for_two(file, &keys::MUST_CAPTURE, table, faults)
}

pub(super) fn no_checks(file: &Node, table: &Table, faults: &mut Faults) -> bool {
    for_two(file, &keys::NO_CHECKS, table, faults)
}

pub(super) fn no_flight(file: &Node, table: &Table, faults: &mut Faults) -> bool {
    for_two(file, &keys::NO_FLIGHT, table, faults)
}

/// A flag that is allowed with two players.
fn for_two(file: &Node, key: &Key, table: &Table, faults: &mut Faults) -> bool {
    let flag = file.flag_of(key);
    if let Some(node) = file.get(key).filter(|_| flag && table.players.len() != 2) {
        faults.wrong(node, format!("`{}` needs exactly two seats", key.name));
    }
    flag
}
