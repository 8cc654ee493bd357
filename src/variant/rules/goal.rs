//! How the game is won.

use crate::variant::error::Faults;
use crate::variant::key::IfMissing::Required;
use crate::variant::key::{Form, Key, key};
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(in crate::variant) static GOAL: Key = key(
    "goal",
    Form::OneOf(&["checkmate", CLAIM, OTHER]),
    Required,
    r#""checkmate""#,
    "What wins. `checkmate`: the royal piece of the player to move is attacked, and there is no legal action. `claim`: a player who attacks an enemy's royal piece at the start of a turn claims it; that army leaves the board, and the last player left wins. `other`: no piece is royal, and other keys of this table decide.",
);
/// A value of [`GOAL`].
pub(in crate::variant) const CLAIM: &str = "claim";
/// A value of [`GOAL`].
const OTHER: &str = "other";

/// How the game is won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Checkmate: the player to move has no legal action and its royal piece is attacked.
    Checkmate,
    /// A player who attacks an enemy royal piece at the start of its turn must claim it: that army leaves the board and
    /// the claimer moves again. The last player alive wins, or one who claims with one of [`Claims::wins`](super::Claims::wins).
    Claim,
    /// No piece is royal: other rules decide.
    Other,
}

pub(in crate::variant) fn read(ending: &Node) -> Goal {
    match ending.text_of(&GOAL) {
        Some(CLAIM) => Goal::Claim,
        Some(OTHER) => Goal::Other,
        _ => Goal::Checkmate,
    }
}

/// Reports what excludes a goal besides checkmate.
pub(super) fn report_conflicts(node: &Node, ending: &Node, table: &Table, faults: &mut Faults) {
    if table.players.len() != 2 {
        faults.wrong(node, "a goal of this kind needs exactly two seats");
    }
    if read(ending) == Goal::Claim {
        faults.wrong(node, "not allowed with `goal = \"claim\"`");
    }
}
