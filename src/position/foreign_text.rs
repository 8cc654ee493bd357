//! Position texts of other programs.

use std::sync::Arc;

use super::Position;
use super::fault::{PositionError, PositionFaultKind};
use crate::setup::Setup;
use crate::variant::Variant;

impl Position {
    /// Parses a position text of another program. Castling letters and squares of en passant that the pieces don't
    /// bear out are left out: many programs write them. A shuffled array is found by the squares of unmoved pieces.
    ///
    /// # Errors
    ///
    /// As [`Position::parse`].
    pub fn parse_leniently(variant: Arc<Variant>, text: &str) -> Result<Position, PositionError> {
        let (variant, text) = variant.shuffled_as(text);
        let mut setup = Setup::parse(&text, &variant.alphabet).map_err(PositionError::Text)?;
        for (bit, right) in variant.rules.rights.iter().enumerate() {
            let mut squares = right.squares.iter();
            if squares.any(|square| setup.at(square) != variant.array.at(square)) {
                setup.castling &= !(1 << bit);
            }
        }
        let (_, faults) = Position::validated(variant.clone(), &setup);
        if faults
            .iter()
            .any(|fault| fault.kind == PositionFaultKind::ImpossibleEnPassant)
        {
            setup.en_passant.clear();
        }
        Position::new(variant, &setup).map_err(PositionError::Faults)
    }
}
