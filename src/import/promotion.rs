//! Promotions in an imported game.

/// The promotion of some types.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct DraftPromotion {
    pub(super) pieces: Vec<usize>,
    pub(super) always: Vec<usize>,
    /// How many of each of `always` a player may have on the board.
    pub(super) limit: Option<usize>,
    pub(super) captured: Vec<usize>,
    pub(super) in_array: Vec<usize>,
    /// Whether it promotes when it leaves the zone, too.
    pub(super) on_leaving: bool,
    /// Whether only captures promote.
    pub(super) on_capture: bool,
    /// Whether a promotion is a move of its own that attacks nothing, and a player's only piece may make it anywhere.
    pub(super) own_move: bool,
    /// Whether captured pieces are what they were before.
    pub(super) reverts: bool,
    /// The squares where it may promote, and where it must, by player.
    pub(super) may: [Vec<usize>; 2],
    pub(super) must: [Vec<usize>; 2],
}

impl DraftPromotion {
    /// Everything that it may promote to.
    pub(super) fn choices(&self) -> impl Iterator<Item = usize> {
        let choices = self.always.iter().chain(&self.captured);
        choices.chain(&self.in_array).copied()
    }
}
