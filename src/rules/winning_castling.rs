//! Castling that wins at once.

use super::legal::is_legal;
use crate::movegen;
use crate::moves::Action;
use crate::position::Position;

/// A legal castling that wins at once.
pub fn winning_castling(position: &Position) -> Option<Action> {
    let rules = &position.variant().rules;
    if position.castling_rights() & rules.deciding_rights(position.turn()) == 0 {
        return None;
    }
    let mut castlings = Vec::new();
    movegen::add_castlings(position, position.occupied(), &mut castlings);
    castlings.into_iter().find(|&action| {
        let Action::Castle(index) = action else {
            return false;
        };
        rules.castlings[index as usize].decides && is_legal(position, action)
    })
}
