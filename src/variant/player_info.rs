//! Players as described in the variant file.

use super::name::Name;
use crate::geometry::Orientation;

/// A player as described in the variant file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerInfo {
    /// The letter in position text: `w`.
    pub letter: char,
    /// The name, such as `White`.
    pub name: Name,
    /// The name of its army, such as `Catholic`.
    pub army: Option<Name>,
    /// The colour of its pieces: `white`, `black`, `red`, …
    pub colour: String,
    /// The direction of "forward".
    pub orientation: Orientation,
}
