//! `cargo xtask play`.

use crate::command::{Result, run};
use crate::{bundle, node};

/// Builds the page and serves it until interrupted.
pub fn play(port: Option<&str>) -> Result {
    bundle::build()?;
    run(node::node("tools/serve.mjs").args(port))
}
