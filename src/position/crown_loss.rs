//! Losses by the crown.

/// How a player loses by the crown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CrownLoss {
    /// The piece wearing it was captured.
    CrownCaptured,
    /// An enemy landed where it was hidden.
    CrownFound,
    /// An own piece landed where it was hidden.
    OwnCrown,
    /// It is hidden, but the army is lost.
    ArmyLost,
}
