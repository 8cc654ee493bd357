//! The result of an ending for one player.

use crate::variant::key::Key;
use crate::variant::tree::Node;

/// The result for the player concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// A draw.
    Draw,
    /// The player loses.
    Loss,
    /// The player wins.
    Win,
}

impl Verdict {
    /// The result for the opponent.
    pub fn opposite(self) -> Verdict {
        match self {
            Verdict::Draw => Verdict::Draw,
            Verdict::Loss => Verdict::Win,
            Verdict::Win => Verdict::Loss,
        }
    }
}

/// A draw unless the key says otherwise.
pub(super) fn read(node: &Node, key: &Key) -> Verdict {
    match node.text_of(key) {
        Some("loss") => Verdict::Loss,
        Some("win") => Verdict::Win,
        _ => Verdict::Draw,
    }
}
