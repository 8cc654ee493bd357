//! Captures with further effects in an imported game.

/// What a capture removes besides the captured piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct DraftCapture {
    /// Whether it removes what is around the captor.
    pub(super) explodes: bool,
    /// Whether the captor becomes a wall instead of leaving the board.
    pub(super) leaves_wall: bool,
    /// The types that stay around the captor.
    pub(super) spares: Vec<usize>,
    /// The types that stay even as captor.
    pub(super) immune: Vec<usize>,
}
