//! One player's evaluation terms.

use super::tapered::TaperedScore;

/// How much of its strength the enemy has left, in these parts; and how surely a piece wears the crown.
pub(super) const FULL_STRENGTH: i32 = 256;

/// What is summed up for one player.
#[derive(Default)]
pub(super) struct SideTerms {
    /// Centipawns while the enemy is strong, and once he is weak.
    pub(super) middlegame: i32,
    pub(super) endgame: i32,
    pub(super) promotion: i32,
    pub(super) strength: i32,
    /// Centipawns for attacks upon the enemy's royal, or pieces that may wear its crown.
    pub(super) attack: i32,
}

impl SideTerms {
    pub(super) fn add(&mut self, tapered: TaperedScore) {
        self.middlegame += i32::from(tapered.middlegame);
        self.endgame += i32::from(tapered.endgame);
    }
}
