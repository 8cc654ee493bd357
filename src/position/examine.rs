//! Examines a setup that may be impossible, for the position editor.

use std::sync::Arc;

use super::{EnPassantTarget, Position, PositionFault};
use crate::setup::Setup;
use crate::variant::Variant;

/// The result of examining a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Examination {
    /// Everything that makes the setup impossible; empty if it is a valid [`Position`].
    pub faults: Vec<PositionFault>,
    /// Pieces that may have just passed over a square, judging by the placement of pieces.
    pub possible_en_passant: Vec<EnPassantTarget>,
    /// Rights with all pieces where they started: bit `n` is the variant's `n`th right.
    pub may_castle: u32,
}

impl Examination {
    /// Examines a setup.
    pub fn of(variant: &Arc<Variant>, setup: &Setup) -> Examination {
        let (position, faults) = Position::validated(variant.clone(), setup);
        let rights = variant.rules.rights.iter().enumerate();
        let is_unmoved = |square| setup.at(square) == variant.array.at(square);
        let available = rights.filter(|(_, right)| right.squares.iter().all(is_unmoved));
        Examination {
            faults,
            possible_en_passant: position.possible_en_passant(),
            may_castle: available.fold(0, |open, (bit, _)| open | 1 << bit),
        }
    }
}
