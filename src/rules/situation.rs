//! Input and result of an ending's test.

use super::repeated::Repeated;
use crate::piece::Player;
use crate::position::Position;

/// A position in which a game may have ended.
#[derive(Clone, Copy, Debug)]
pub(super) struct Situation<'p> {
    pub(super) position: &'p Position,
    pub(super) repeated: Repeated,
    /// Whether each player has chased one piece all the time, in a repetition: first the player who has just moved.
    pub(super) chasers: [bool; 2],
    /// Whether draws that players may claim count as draws.
    pub(super) with_claims: bool,
}

impl<'p> Situation<'p> {
    /// A position that has not occurred before, without claims.
    pub(super) fn new(position: &'p Position) -> Situation<'p> {
        Situation {
            position,
            repeated: Repeated::from(1),
            chasers: [false; 2],
            with_claims: false,
        }
    }
}

/// How a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ended {
    /// A draw, unless points decide.
    Draw,
    /// This player wins against all others alive.
    Win(Player),
    /// This player loses to all others alive.
    Loss(Player),
}

impl Ended {
    /// A draw if this holds.
    pub(super) fn draw_if(holds: bool) -> Option<Ended> {
        holds.then_some(Ended::Draw)
    }
}
