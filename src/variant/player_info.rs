//! A player as described in the variant file.

use super::name::Name;
use crate::geometry::Orientation;

/// A player as the file describes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerInfo {
    /// As in position text: `w`.
    pub letter: char,
    /// `White`.
    pub name: Name,
    /// The colour of its pieces: `white`, `black`, `red`, …
    pub colour: String,
    /// Where its "forward" points.
    pub orientation: Orientation,
}
