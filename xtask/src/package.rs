//! `cargo xtask package`.

use crate::command::{Result, run};
use crate::{bundle, node};

/// Builds the page and makes of it what is handed out apart from it: the npm package, or single files.
pub fn package(options: &[&str]) -> Result {
    bundle::build()?;
    run(node::node("tools/package.mjs").args(options))
}
