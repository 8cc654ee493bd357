//! Unit tests of the boundary.

mod harmless_calls;
pub(super) mod protocol;
