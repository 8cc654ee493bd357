//! Reasons why a position cannot be searched.

codes! {
    /// Why a position cannot be searched.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Unsearchable {
        /// The number of players does not fit the searcher.
        Players = "search-seats",
        /// The view hides information and there is no belief about it.
        HiddenInformation = "search-hidden-information",
    }
}
