//! Royal pieces that face each other.

use super::passes::{self, MayPass, Passes};
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::Flag;
use crate::variant::key::{Form, Key, key};
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(super) static FACING_DRAWS: Key = key(
    "facing-draws",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a player who leaves the royal pieces facing each other draws. They face each other on an open file or rank. Then the player to move must part them, or pass, even in check; this pass ends the game as a draw. Needs `passes = \"always\"` for both players.",
);

pub(super) fn read(ending: &Node, table: &Table, faults: &mut Faults) -> bool {
    let flag = ending.flag_of(&FACING_DRAWS);
    let Some(node) = ending.get(&FACING_DRAWS).filter(|_| flag) else {
        return false;
    };
    let both_pass = match passes::read(ending, table, &mut Faults::default()) {
        Some(Passes::OfTwo(by)) => table.players().all(|player| by[player] == MayPass::Always),
        _ => false,
    };
    if !both_pass {
        faults.wrong(node, "only with `passes = \"always\"` for both players");
    }
    if table.has_several_royals {
        faults.wrong(
            node,
            "allowed where each player has exactly one royal piece",
        );
    }
    true
}
