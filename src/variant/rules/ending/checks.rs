//! A win by a number of checks.

use crate::variant::error::Faults;
use crate::variant::key::IfMissing::Nothing;
use crate::variant::key::{Form, Key, key};
use crate::variant::rules::goal;
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(super) static CHECKS: Key = key(
    "checks",
    Form::Number(1, 99),
    Nothing("checks aren't counted"),
    "3",
    "How many checks win: the player who gives that many wins at once. A move that gives check counts once, however many pieces attack. Two players only.",
);

pub(super) fn read(ending: &Node, table: &Table, faults: &mut Faults) -> Option<u8> {
    let node = ending.get(&CHECKS)?;
    goal::report_conflicts(node, ending, table, faults);
    if table.kinds.iter().all(|kind| !kind.royal) {
        faults.wrong(node, "no piece is royal, so there are no checks");
    }
    to_win(ending)
}

pub(in crate::variant::rules) fn to_win(ending: &Node) -> Option<u8> {
    ending.number_of(&CHECKS)
}
