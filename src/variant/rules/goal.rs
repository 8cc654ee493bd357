//! How the game is won.

use crate::variant::keys;
use crate::variant::tree::Node;

/// How the game is won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Checkmate: the player to move has no legal action and its royal piece is attacked.
    Checkmate,
    /// A player who attacks an enemy royal piece at the start of its turn must claim it: that army leaves the board and
    /// the claimer moves again. The last player alive wins, or one who claims with one of [`Claims::wins`].
    Claim,
    /// No piece is royal: other rules decide.
    Other,
}

pub(in crate::variant) fn read(ending: &Node) -> Goal {
    match ending.text_of(&keys::GOAL) {
        Some(keys::CLAIM) => Goal::Claim,
        Some(keys::NO_CHECKMATE) => Goal::Other,
        _ => Goal::Checkmate,
    }
}
