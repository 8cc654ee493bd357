//! `cargo xtask bench`.

use crate::command::{Result, cargo, root, run};
use crate::node::node;
use crate::{browser, bundle};

/// Measures the companion and the page's engine in one run.
pub fn run_bench() -> Result {
    bundle::build()?;
    let browser = browser::find_or_install()?;
    run(cargo().args(["build", "--release", "--locked"]))?;
    let companion = root().join(format!(
        "target/release/menagerie{}",
        std::env::consts::EXE_SUFFIX
    ));
    run(node("benches/main.mjs")
        .arg(companion)
        .env("CHROMIUM", browser.chromium))
}
