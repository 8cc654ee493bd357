//! The coordinates of a square.

/// A square's coordinates, counted from 0 at the first player's left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coordinates {
    /// 0 is the leftmost file.
    pub file: u8,
    /// 0 is the rank nearest to the first player.
    pub rank: u8,
    /// 0 is the first board or lowest level.
    pub layer: u8,
}
