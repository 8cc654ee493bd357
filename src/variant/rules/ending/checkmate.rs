//! The result of checkmate.

use super::verdict::{self, Verdict};
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::Text;
use crate::variant::key::{Form, Key, key};
use crate::variant::rules::goal::{self, Goal};
use crate::variant::tree::Node;

pub(super) static CHECKMATE: Key = key(
    "checkmate",
    Form::OneOf(&["loss", "win", "draw"]),
    Text("loss"),
    r#""win""#,
    "The result for a player who is checkmated, where `goal = \"checkmate\"`.",
);

pub(super) fn read(ending: &Node, faults: &mut Faults) -> Verdict {
    if let Some(node) = ending
        .get(&CHECKMATE)
        .filter(|_| goal::read(ending) != Goal::Checkmate)
    {
        faults.wrong(node, "allowed with `goal = \"checkmate\"`");
    }
    verdict::read(ending, &CHECKMATE)
}
