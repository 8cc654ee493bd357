//! The value of an endgame position and its encoding.

/// The result of best play for the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndgameValue {
    /// A win in this many plies.
    Won(u16),
    /// A loss in this many plies; 0 for checkmate.
    Lost(u16),
    /// A draw.
    Drawn,
}

/// An encoded [`EndgameValue`] or one of the constants.
pub(super) type Value = u16;
pub(super) const UNDECIDED: Value = 0;
pub(super) const IMPOSSIBLE: Value = u16::MAX;
pub(super) const DRAWN: Value = u16::MAX - 1;
/// The maximum number of plies.
pub(super) const MAX_PLIES: u16 = 1_000;

pub(super) fn decode(value: Value) -> Option<EndgameValue> {
    match value {
        IMPOSSIBLE => None,
        DRAWN | UNDECIDED => Some(EndgameValue::Drawn),
        plies if plies % 2 == 0 => Some(EndgameValue::Won(plies - 1)),
        plies => Some(EndgameValue::Lost(plies - 1)),
    }
}
