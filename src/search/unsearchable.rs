//! Reasons a game cannot be searched.

/// Why a game can't be searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsearchable {
    /// Too many players are in the game for what is searched.
    Players,
    /// Something is hidden from the viewer, and nothing is known of it.
    HiddenInformation,
}

impl Unsearchable {
    /// The stable code.
    pub fn code(self) -> &'static str {
        match self {
            Unsearchable::Players => "search-seats",
            Unsearchable::HiddenInformation => "search-hidden-information",
        }
    }
}
