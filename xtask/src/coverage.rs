//! `cargo xtask coverage`.

use crate::command::{Result, cargo, run};
use crate::node::{install_packages, node};

/// The script that imports variants, plays them and compares.
const SCRIPT: &str = "tools/coverage/main.mjs";

/// Compares imported variants with Fairy-Stockfish.
pub fn run_coverage(options: &[&str]) -> Result {
    install_packages()?;
    run(cargo().args([
        "build",
        "--release",
        "--locked",
        "--package",
        "menagerie-cli",
    ]))?;
    run(node(SCRIPT).args(options))
}

/// Plays a few games of a few variants; the Rust tests have just built the command.
pub fn run_sample() -> Result {
    install_packages()?;
    let menagerie = format!("target/debug/menagerie{}", std::env::consts::EXE_SUFFIX);
    run(node(SCRIPT)
        .args(["tests/coverage.ini", "--strict", "--games", "7"])
        .args(["--menagerie", &menagerie]))
}
