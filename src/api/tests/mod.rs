//! Unit tests of the boundary.

pub(super) mod protocol;
