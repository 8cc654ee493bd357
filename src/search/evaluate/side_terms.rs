//! One player's evaluation terms.

use super::tapered::TaperedScore;

/// The unit of remaining strength and of crown probabilities.
pub(super) const FULL_STRENGTH: i32 = 256;

#[derive(Default)]
pub(super) struct SideTerms {
    /// Centipawns against an enemy of full strength, and against one without strength.
    pub(super) middlegame: i32,
    pub(super) endgame: i32,
    pub(super) promotion: i32,
    pub(super) strength: i32,
    /// Centipawns for attacks on the enemy's royal piece or possible crown carriers.
    pub(super) attack: i32,
}

impl SideTerms {
    pub(super) fn add(&mut self, tapered: TaperedScore) {
        self.middlegame += i32::from(tapered.middlegame);
        self.endgame += i32::from(tapered.endgame);
    }
}
