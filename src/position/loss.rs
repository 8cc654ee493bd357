//! How a player loses by the crown.

/// How a seat has lost by its crown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Loss {
    /// The man that wore it was captured.
    CrownCaptured,
    /// An enemy stopped where it was hidden.
    CrownFound,
    /// A man of its own stopped there.
    OwnCrown,
    /// It is hidden, but nothing is left of the army.
    ArmyLost,
}
