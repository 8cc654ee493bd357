//! The result of stalemate.

use super::verdict::{self, Verdict};
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::{Flag, Text};
use crate::variant::key::{Form, Key, key};
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(super) static STALEMATE: Key = key(
    "stalemate",
    Form::OneOf(&["draw", "loss", "win"]),
    Text("draw"),
    r#""draw""#,
    "The result if a player has no legal action and the royal piece is not attacked.",
);
pub(super) static STALEMATE_BY_COUNT: Key = key(
    "stalemate-by-count",
    Form::Flag,
    Flag(false),
    "true",
    "Whether `stalemate` is the result only for a player with fewer pieces on the board than the opponent. With more pieces it is the opposite, with equally many a draw. Two players only.",
);

pub(super) fn read(ending: &Node) -> Verdict {
    verdict::read(ending, &STALEMATE)
}

pub(super) fn by_count(ending: &Node, table: &Table, faults: &mut Faults) -> bool {
    let by_count = ending.flag_of(&STALEMATE_BY_COUNT);
    if let Some(node) = ending.get(&STALEMATE_BY_COUNT).filter(|_| by_count)
        && table.players.len() != 2
    {
        faults.wrong(node, "counting pieces needs exactly two seats");
    }
    by_count
}
