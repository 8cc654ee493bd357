//! Builds the page into `dist`.

use crate::command::{Result, program, run, say};
use crate::{node, tools};

/// Fetches the tools and builds the page in release mode.
pub fn build() -> Result {
    tools::prepare()?;
    node::install_packages()?;
    say("building the page into dist/");
    run(program("trunk")
        .args(["build", "--skip-version-check"])
        .env("PATH", tools::path())
        // Trunk rejects `NO_COLOR=1`, which other tools accept.
        .env_remove("NO_COLOR"))
}
