//! Tests of the boundary that need its inside.

pub(super) mod protocol;
