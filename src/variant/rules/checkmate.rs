//! The result of checkmate.

use super::goal::{self, Goal};
use super::verdict::{self, Verdict};
use crate::variant::error::Faults;
use crate::variant::keys;
use crate::variant::tree::Node;

pub(super) fn read(ending: &Node, faults: &mut Faults) -> Verdict {
    if let Some(node) = ending
        .get(&keys::CHECKMATE)
        .filter(|_| goal::read(ending) != Goal::Checkmate)
    {
        faults.wrong(node, "allowed with `goal = \"checkmate\"`");
    }
    verdict::read(ending, &keys::CHECKMATE)
}
