//! One player's evaluation terms.

use super::phased::Phased;

/// How much of its strength the enemy has left, in these parts; and how surely a piece wears the crown.
pub(super) const FULL_STRENGTH: i32 = 256;

/// What is summed up for one player.
#[derive(Default)]
pub(super) struct Side {
    /// Centipawns while the enemy is strong, and once he is weak.
    pub(super) strong: i32,
    pub(super) weak: i32,
    pub(super) promotion: i32,
    pub(super) strength: i32,
    /// Centipawns for attacks upon the enemy's royal, or pieces that may wear its crown.
    pub(super) attack: i32,
}

impl Side {
    pub(super) fn add(&mut self, phased: Phased) {
        self.strong += i32::from(phased.strong);
        self.weak += i32::from(phased.weak);
    }
}
