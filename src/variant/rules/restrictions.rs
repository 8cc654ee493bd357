//! Moves that are illegal besides those that leave a royal piece attacked.

use crate::variant::error::Faults;
use crate::variant::key::IfMissing::Flag;
use crate::variant::key::{Form, Key, key};
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(in crate::variant) static MUST_CAPTURE: Key = key(
    "must-capture",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a player who can capture must do so. Two players only.",
);
pub(in crate::variant) static NO_CHECKS: Key = key(
    "no-checks",
    Form::Flag,
    Flag(false),
    "true",
    "Whether it is illegal to give check. Two players only.",
);
pub(in crate::variant) static NO_FLIGHT: Key = key(
    "no-flight",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a royal piece may not move out of check, as in Makpong. It may only capture the one piece that gives check. Two players only.",
);

pub(super) fn must_capture(file: &Node, table: &Table, faults: &mut Faults) -> bool {
    for_two(file, &MUST_CAPTURE, table, faults)
}

pub(super) fn no_checks(file: &Node, table: &Table, faults: &mut Faults) -> bool {
    for_two(file, &NO_CHECKS, table, faults)
}

pub(super) fn no_flight(file: &Node, table: &Table, faults: &mut Faults) -> bool {
    for_two(file, &NO_FLIGHT, table, faults)
}

/// A flag that is allowed with two players.
fn for_two(file: &Node, key: &Key, table: &Table, faults: &mut Faults) -> bool {
    let flag = file.flag_of(key);
    if let Some(node) = file.get(key).filter(|_| flag && table.players.len() != 2) {
        faults.wrong(node, format!("`{}` needs exactly two seats", key.name));
    }
    flag
}
