//! Captures with an explosion in an imported game.

/// A capture removes the captor, too, and what is around it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct DraftExplosion {
    /// The types that stay around the captor.
    pub(super) spares: Vec<usize>,
    /// The types that stay even as captor.
    pub(super) immune: Vec<usize>,
}
