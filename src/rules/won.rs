//! Reasons why an action has won. [`Position::make`](crate::position::Position::make) names the winner.

use super::situation::{Ended, Situation};
use crate::piece::Player;
use crate::position::CrownLoss;

/// A player has lost the crown or the army in this way.
pub(super) fn by_loss(it: &Situation, loss: CrownLoss) -> Option<Ended> {
    won_if(it, it.position.lost().is_some_and(|(_, how)| how == loss))
}

/// Where castling decides the game, a player lost all rights to it without castling.
pub(super) fn by_lost_castling(it: &Situation) -> Option<Ended> {
    let position = it.position;
    let winner = position.winner()?;
    let has_lost_them = |player: Player| {
        let deciding = position.variant().rules.deciding_rights(player);
        deciding != 0 && position.castling_rights() & deciding == 0
    };
    let mut losers = position.living().filter(|&player| player != winner);
    won_if(it, losers.any(has_lost_them))
}

pub(super) fn by_castling(it: &Situation) -> Option<Ended> {
    won_if(it, it.position.variant().rules.castling_decides())
}

/// A claim won at once, with other players still alive.
pub(super) fn by_claim(it: &Situation) -> Option<Ended> {
    won_if(it, it.position.living().nth(1).is_some())
}

pub(super) fn as_the_last(it: &Situation) -> Option<Ended> {
    won_if(it, true)
}

fn won_if(it: &Situation, holds: bool) -> Option<Ended> {
    it.position.winner().filter(|_| holds).map(Ended::Win)
}
