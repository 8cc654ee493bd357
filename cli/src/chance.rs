//! Seeded random numbers, the same on every machine.

use std::sync::Arc;

use menagerie::position::Position;
use menagerie::setup::{FieldName, FieldValue};
use menagerie::variant::Variant;

/// SplitMix64 (Steele, Lea, Flood, 2014).
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `bound`; 0 if that is 0.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound.max(1)
    }

    /// A random element; there must be at least one.
    pub(crate) fn pick<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len() as u64) as usize]
    }

    /// The array, with a random choice for every secret.
    pub(crate) fn start(&mut self, variant: &Arc<Variant>) -> Position {
        let mut setup = variant.array.clone();
        if let Some(crown) = &variant.rules.crown {
            for owner in variant.players() {
                let crowned = FieldValue::Piece(self.pick(&crown.monarchs));
                setup.fields.set(FieldName::Crown, owner, crowned);
            }
        }
        Position::new(variant.clone(), &setup).unwrap_or_else(|_| Position::start(variant.clone()))
    }
}
