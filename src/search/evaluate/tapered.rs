//! A weight with two phases: against a strong enemy and against a weak one.

/// A number while the enemy is strong, and once he is weak.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct TaperedScore {
    pub(super) middlegame: i16,
    pub(super) endgame: i16,
}

impl TaperedScore {
    /// No number is further from 0, so that no sum overflows.
    pub(super) const LIMIT: i32 = 8_000;

    pub(super) fn new(middlegame: i32, endgame: i32) -> TaperedScore {
        let kept = |number: i32| number.clamp(-TaperedScore::LIMIT, TaperedScore::LIMIT) as i16;
        TaperedScore {
            middlegame: kept(middlegame),
            endgame: kept(endgame),
        }
    }
}
