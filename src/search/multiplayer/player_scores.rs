//! The value of a position for each player.

use crate::piece::ByPlayer;

/// What a position is worth to each player. Where all is judged by what it means for the root, only the root's entry
/// counts: a score as in games of two.
pub(super) type PlayerScores = ByPlayer<i32>;
