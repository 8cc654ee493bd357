//! A setup looked at as it is, possible or not: for whoever is still putting pieces on the board.

use std::sync::Arc;

use super::{EnPassantTarget, Position, PositionFault};
use crate::setup::Setup;
use crate::variant::Variant;

/// What is to be told of a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Examination {
    /// Everything that makes it impossible to play from; empty if a [`Position`] can be made of it.
    pub faults: Vec<PositionFault>,
    /// Which pieces may have just passed over a square, by where pieces stand.
    pub possible_en_passant: Vec<EnPassantTarget>,
    /// Castling rights whose pieces stand where they must: bit `n` is the variant's `n`th right.
    pub may_castle: u16,
}

impl Examination {
    /// Looks at a setup.
    pub fn of(variant: &Arc<Variant>, setup: &Setup) -> Examination {
        let (position, faults) = Position::checked(variant.clone(), setup);
        let rights = variant.rules.rights.iter().enumerate();
        let stands = |square| setup.at(square) == variant.array.at(square);
        let open = rights.filter(|(_, right)| right.squares.iter().all(stands));
        Examination {
            faults,
            possible_en_passant: position.possible_en_passant(),
            may_castle: open.fold(0, |open, (bit, _)| open | 1 << bit),
        }
    }
}
