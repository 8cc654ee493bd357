//! The part of a position that is saved before each action.

use super::crown_loss::CrownLoss;
use super::en_passant::EnPassantTarget;
use crate::geometry::Square;
use crate::piece::{ByPlayer, Player};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct State {
    pub(super) turn: Player,
    pub(super) castling: u32,
    pub(super) en_passant: ByPlayer<Option<EnPassantTarget>>,
    pub(super) clock_plies: u16,
    pub(super) number: u16,
    /// This turn contained something irreversible.
    pub(super) reset: bool,
    pub(super) royal: ByPlayer<Option<Square>>,
    /// The final place of each player that is out of the game; 0 for others.
    pub(super) place: ByPlayer<u8>,
    pub(super) lost: Option<(Player, CrownLoss)>,
    pub(super) hash: u64,
}
