//! Reasons why a position cannot be searched.

/// Why a position cannot be searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsearchable {
    /// The number of players does not fit the searcher.
    Players,
    /// The view hides information and there is no belief about it.
    HiddenInformation,
}

impl Unsearchable {
    /// The stable error code.
    pub fn code(self) -> &'static str {
        match self {
            Unsearchable::Players => "search-seats",
            Unsearchable::HiddenInformation => "search-hidden-information",
        }
    }
}
