//! Walls that players place in an imported game.

/// How players place walls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct DraftWalls {
    /// A wall is placed instead of a move, not after it.
    pub(super) instead: bool,
    /// Only at the edge or beside a wall.
    pub(super) at_edge: bool,
    /// The only wall moves.
    pub(super) moves: bool,
}
