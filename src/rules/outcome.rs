//! The result of a game.

use super::ending_table::Reason;
use super::points;
use super::situation::Ended;
use crate::piece::{ByPlayer, Player};
use crate::position::Position;

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Each player's place, 1 is the best; players that drew share theirs. 0 where there is no such player.
    pub places: ByPlayer<u8>,
    /// The reason.
    pub reason: Reason,
    /// Points decided what would have been a draw for this reason.
    pub on_points: bool,
}

impl Outcome {
    /// The outcome of an ending.
    pub(super) fn of(position: &Position, ended: Ended, reason: Reason) -> Outcome {
        match ended {
            Ended::Draw => Outcome::draw(position, reason),
            Ended::Win(winner) => Outcome::win(position, winner, reason),
            Ended::Loss(loser) => Outcome::loss(position, loser, reason),
        }
    }

    /// A draw, unless points decide.
    pub fn draw(position: &Position, reason: Reason) -> Outcome {
        match points::winner(position) {
            None => Outcome::shared(position, reason),
            Some(winner) => Outcome {
                on_points: true,
                ..Outcome::win(position, winner, reason)
            },
        }
    }

    /// All players still alive share first place, whatever their points are.
    pub fn shared(position: &Position, reason: Reason) -> Outcome {
        let place = |player: Player| {
            if position.is_alive(player) {
                1
            } else {
                position.place(player)
            }
        };
        Outcome {
            places: places(position, place),
            reason,
            on_points: false,
        }
    }

    /// One player loses to all others alive.
    pub fn loss(position: &Position, loser: Player, reason: Reason) -> Outcome {
        let last = position.living().count() as u8;
        let place = |player: Player| match position.is_alive(player) {
            true if player == loser => last,
            true => 1,
            false => position.place(player),
        };
        Outcome {
            places: places(position, place),
            reason,
            on_points: false,
        }
    }

    /// One player wins against all others alive.
    pub fn win(position: &Position, winner: Player, reason: Reason) -> Outcome {
        let place = |player: Player| match position.is_alive(player) {
            true if player == winner => 1,
            true => 2,
            false => position.place(player),
        };
        Outcome {
            places: places(position, place),
            reason,
            on_points: false,
        }
    }

    /// The only player in first place; `None` in a draw.
    pub fn winner(&self) -> Option<Player> {
        let mut first = Player::first(Player::LIMIT).filter(|&player| self.places[player] == 1);
        first.next().filter(|_| first.next().is_none())
    }
}

fn places(position: &Position, place: impl Fn(Player) -> u8) -> ByPlayer<u8> {
    let players = position.variant().players.len();
    ByPlayer::from_fn(|player| {
        if player.index() < players {
            place(player)
        } else {
            0
        }
    })
}
