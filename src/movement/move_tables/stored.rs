//! The stored form of a move table: sets of squares and flags.

pub(super) const QUIET: u64 = 1;
pub(super) const CAPTURES: u64 = 2;
/// May end on an empty square beyond exactly one piece.
pub(super) const QUIET_BEYOND: u64 = 4;
/// May end with a capture beyond exactly one piece.
pub(super) const CAPTURES_BEYOND: u64 = 8;
pub(super) const RISES: u64 = 16;
/// A ray that [`ReverseAttacks`](crate::movement::ReverseAttacks) lack, because it doesn't reach the edge from every
/// square.
pub(super) const LONE: u64 = 32;
pub(super) const FACES_ROYAL: u64 = 64;
/// The piece hopped over must be on the square that is written from bit [`SCREEN`] on.
pub(super) const BEHIND_SCREEN: u64 = 128;
pub(super) const SCREEN: u32 = 8;

/// The layout of the sets: quiet leaps, capturing leaps, ascending and descending slides, double steps, other rays,
/// legs. The last three take several sets each.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Shape {
    pub(super) rising: u16,
    pub(super) falling: u16,
    pub(super) doubles: u16,
    pub(super) others: u16,
    pub(super) legs: u16,
    pub(super) promotes: bool,
}

/// A stored move table: sets of as many words as the board needs.
#[derive(Clone)]
pub(super) struct StoredTable {
    pub(super) shape: Shape,
    pub(super) words: Vec<u64>,
}
