//! A weight with two phases: against a strong enemy and against a weak one.

/// A number while the enemy is strong, and once he is weak.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Phased {
    pub(super) strong: i16,
    pub(super) weak: i16,
}

impl Phased {
    /// No number is further from 0, so that no sum overflows.
    pub(super) const LIMIT: i32 = 8_000;

    pub(super) fn new(strong: i32, weak: i32) -> Phased {
        let kept = |number: i32| number.clamp(-Phased::LIMIT, Phased::LIMIT) as i16;
        Phased {
            strong: kept(strong),
            weak: kept(weak),
        }
    }
}
