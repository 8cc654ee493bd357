//! Perpetual chases in an imported game.

/// The rule by which a player loses who chases one piece with every move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct DraftChase {
    /// The types that chase, in groups: the most valuable first.
    pub(super) groups: Vec<Vec<usize>>,
    /// The types that may be chased.
    pub(super) exempt: Vec<usize>,
}
