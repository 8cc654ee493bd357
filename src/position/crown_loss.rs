//! How a player loses by the crown.

/// How a player has lost by its crown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CrownLoss {
    /// The piece that wore it was captured.
    CrownCaptured,
    /// An enemy stopped where it was hidden.
    CrownFound,
    /// A piece of its own stopped there.
    OwnCrown,
    /// It is hidden, but nothing is left of the army.
    ArmyLost,
}
