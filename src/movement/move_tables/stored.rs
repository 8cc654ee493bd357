//! The stored form of a fan: sets of squares and flags.

/// It may end on an empty square.
pub(super) const QUIET: u64 = 1;
/// It may end by capturing.
pub(super) const CAPTURES: u64 = 2;
/// It may end on an empty square beyond exactly one piece.
pub(super) const QUIET_BEYOND: u64 = 4;
/// It may end by capturing beyond exactly one piece.
pub(super) const CAPTURES_BEYOND: u64 = 8;
/// Its squares rise.
pub(super) const RISES: u64 = 16;
/// Not every piece of its kind has it from every square to the edge: [`ReverseAttacks`](crate::movement::ReverseAttacks) has no ray for it.
pub(super) const LONE: u64 = 32;
/// It attacks a royal at its end.
pub(super) const FACES_ROYAL: u64 = 64;

/// How the sets of a fan are to be read: quiet leaps, capturing leaps, rays that rise and then those that fall along which a
/// piece goes and captures; then double steps, other rays and legs, of several sets each.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Shape {
    /// Where the parts end, counted from the first set.
    pub(super) rising: u16,
    pub(super) falling: u16,
    pub(super) doubles: u16,
    pub(super) others: u16,
    pub(super) legs: u16,
    /// Some of its ends may lie where the piece may be promoted.
    pub(super) promotes: bool,
}

/// A fan as it is kept: sets, each of as many words as the board needs.
#[derive(Clone)]
pub(super) struct StoredTable {
    pub(super) shape: Shape,
    pub(super) words: Vec<u64>,
}
