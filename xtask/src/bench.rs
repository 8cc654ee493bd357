//! `cargo xtask bench`.

use crate::command::{Result, cargo, root, run};
use crate::node::node;
use crate::{browser, bundle};
use std::path::PathBuf;

/// Measures the command line and the page's engine in one run.
pub fn run_bench() -> Result {
    bundle::build()?;
    let browser = browser::find_or_install()?;
    run(cargo().args(["build", "--release", "--locked"]))?;
    run(node("benches/main.mjs")
        .arg(built("release", "menagerie"))
        .env("CHROMIUM", browser.chromium))
}

/// Measures the page's engine and the native one against their peers.
pub fn run_peers(options: &[&str]) -> Result {
    bundle::build()?;
    let browser = browser::find_or_install()?;
    run(cargo()
        .args(["build", "--release", "--locked", "--manifest-path"])
        .arg("benches/native/Cargo.toml")
        .arg("--target-dir")
        .arg(root().join("target/benches")))?;
    run(node("benches/peers/main.mjs")
        .arg(built("benches/release", "menagerie-benches"))
        .args(options)
        .env("CHROMIUM", browser.chromium))
}

/// The path of a program below `target`.
fn built(folder: &str, name: &str) -> PathBuf {
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    root().join("target").join(folder).join(file)
}
