//! The part of a position that is saved before each action.

use super::crown_loss::CrownLoss;
use super::en_passant::EnPassantTarget;
use crate::geometry::Square;
use crate::piece::{ByPlayer, Player};

/// The small part of a position that is saved whole before each action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct State {
    pub(super) turn: Player,
    pub(super) castling: u16,
    /// For each player the piece that has just passed over a square.
    pub(super) en_passant: ByPlayer<Option<EnPassantTarget>>,
    pub(super) clock_plies: u16,
    pub(super) number: u16,
    /// Something irreversible has happened in this turn.
    pub(super) reset: bool,
    pub(super) royal: ByPlayer<Option<Square>>,
    /// The place of each player that is out of the game; 0 while it lives.
    pub(super) place: ByPlayer<u8>,
    /// Who has lost by a crown, and how.
    pub(super) lost: Option<(Player, CrownLoss)>,
    pub(super) hash: u64,
}
