//! The page, built into `dist`.

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
        // Trunk takes `NO_COLOR=1`, which other tools allow, for an error.
        .env_remove("NO_COLOR"))
}
