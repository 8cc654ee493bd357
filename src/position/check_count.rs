//! The checks that each player has given, in games that count them.

use super::Position;
use super::fault::{PositionFault, PositionFaultKind};
use crate::piece::Player;
use crate::setup::{FieldName, FieldValue};

impl Position {
    /// How many checks a player has given; 0 in games that don't count them.
    #[inline]
    pub fn checks_given(&self, player: Player) -> u8 {
        match self.field(FieldName::Checks, player) {
            FieldValue::Number(given) => given,
            _ => 0,
        }
    }

    /// Counts a check against the player to move.
    pub(super) fn count_check(&mut self, giver: Player) {
        if self.in_check(self.turn()) {
            let given = self.checks_given(giver).saturating_add(1);
            self.set_field(FieldName::Checks, giver, FieldValue::Number(given));
        }
    }

    pub(super) fn validate_checks_given(&self, faults: &mut Vec<PositionFault>) {
        let Some(limit) = self.variant().rules.ending.checks else {
            return;
        };
        for player in self.variant().players() {
            let given = self.checks_given(player);
            if given > limit {
                faults.push(PositionFault::new(
                    PositionFaultKind::ImpossibleChecks,
                    FieldName::Checks.text(),
                    &given.to_string(),
                    &format!("at most {limit}"),
                    Some(player),
                    Vec::new(),
                ));
            }
        }
    }
}
