//! Castling that decides the game. [`Position::make`] sets the winner; here are the reasons, and the win to come.

use super::legal::is_legal;
use super::outcome::Reason;
use crate::movegen;
use crate::moves::Action;
use crate::piece::Player;
use crate::position::Position;

/// Why a game in which castling decides is won. Who lost all rights to it without castling has lost.
pub(super) fn reason(position: &Position, winner: Player) -> Reason {
    let rules = &position.variant().rules;
    let has_lost_them = |player: Player| {
        let deciding = rules.deciding_rights(player);
        deciding != 0 && position.castling_rights() & deciding == 0
    };
    let mut losers = position.living().filter(|&player| player != winner);
    match losers.any(has_lost_them) {
        true => Reason::CastlingLost,
        false => Reason::Castled,
    }
}

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
