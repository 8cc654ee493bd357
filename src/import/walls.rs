//! Walls that players place in an imported game.

/// Values of `placed`.
pub(super) const AFTER_MOVE: &str = "after-move";
pub(super) const INSTEAD: &str = "instead-of-move";
pub(super) const LEFT_BEHIND: &str = "left-behind";

/// How players place walls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct DraftWalls {
    /// The key of the same name.
    pub(super) placed: &'static str,
    /// Only at the edge or beside a wall.
    pub(super) at_edge: bool,
    /// The only wall moves.
    pub(super) moves: bool,
}
