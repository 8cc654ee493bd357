//! The computer's thinking about the position on the table, slice by slice.

/// To be wired to the search.
#[derive(Debug)]
pub(super) struct Thinking;
