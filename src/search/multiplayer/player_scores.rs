//! The scores of a position for each player.

use crate::piece::ByPlayer;

/// A score for each player. Except under max-n, only the root's entry counts.
pub(super) type PlayerScores = ByPlayer<i32>;
