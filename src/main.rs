//! The native companion.
fn main() {}
