//! The result of best play, and its encoding as a number.

/// What best play comes to, for the player to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndgameValue {
    /// It wins in so many plies.
    Won(u16),
    /// It has lost in so many plies; 0 where it is mated.
    Lost(u16),
    /// Neither.
    Drawn,
}

/// A [`EndgameValue`] or what else a number may stand for.
pub(super) type Value = u16;
pub(super) const UNDECIDED: Value = 0;
pub(super) const IMPOSSIBLE: Value = u16::MAX;
pub(super) const DRAWN: Value = u16::MAX - 1;
/// The most plies that can be written.
pub(super) const MAX_PLIES: u16 = 1_000;

pub(super) fn decode(value: Value) -> Option<EndgameValue> {
    match value {
        IMPOSSIBLE => None,
        DRAWN | UNDECIDED => Some(EndgameValue::Drawn),
        plies if plies % 2 == 0 => Some(EndgameValue::Won(plies - 1)),
        plies => Some(EndgameValue::Lost(plies - 1)),
    }
}
