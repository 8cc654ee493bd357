//! `cargo xtask`: placeholder, filled in by the tooling work.
fn main() {}
