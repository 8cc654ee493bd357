//! Scores with a middlegame and an endgame value, tapered by the enemy's remaining strength.

/// A value against an enemy of full strength, and one against an enemy without strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct TaperedScore {
    pub(super) middlegame: i16,
    pub(super) endgame: i16,
}

impl TaperedScore {
    /// The largest absolute value, so that no sum overflows.
    pub(super) const LIMIT: i32 = 8_000;

    pub(super) fn new(middlegame: i32, endgame: i32) -> TaperedScore {
        let kept = |number: i32| number.clamp(-TaperedScore::LIMIT, TaperedScore::LIMIT) as i16;
        TaperedScore {
            middlegame: kept(middlegame),
            endgame: kept(endgame),
        }
    }
}
