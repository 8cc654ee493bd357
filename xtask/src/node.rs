//! Node, and the npm packages listed in package-lock.json.

use crate::command::{Result, output, program, root, run};
use std::fs;
use std::process::Command;

const MIN_NODE_VERSION: u32 = 20;

/// A node script with the repository's root as its working directory.
pub fn node(script: &str) -> Command {
    let mut command = program("node");
    command.arg(script);
    command
}

/// Installs the packages unless they are up to date.
pub fn install_packages() -> Result {
    check_version()?;
    let wanted = fs::read(root().join("package-lock.json")).map_err(|error| error.to_string())?;
    // The lock file of the installed packages.
    let stamp = root().join("node_modules/.installed-lock.json");
    if fs::read(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    // npm would empty the folder that a link leads to, which others may use.
    if root().join("node_modules").is_symlink() {
        return Err("node_modules is a link, and its packages differ from package-lock.json; remove the link".to_string());
    }
    println!("installing the page's tools with npm");
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    run(program(npm)
        .args(["ci", "--no-audit", "--no-fund"])
        // Tests use an installed browser.
        .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"))?;
    fs::write(&stamp, wanted).map_err(|error| error.to_string())
}

fn check_version() -> Result {
    let text = output(program("node").arg("--version"));
    let major = text.as_deref().and_then(major);
    if major.is_some_and(|number| number >= MIN_NODE_VERSION) {
        return Ok(());
    }
    Err(format!(
        "node {MIN_NODE_VERSION} or newer is needed on PATH; found {}",
        text.as_deref().unwrap_or("none")
    ))
}

/// The major version of `v20.1.0` is 20.
fn major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

#[cfg(test)]
mod unit {
    use super::major;

    #[test]
    fn the_major_version_is_the_first_number() {
        assert_eq!(major("v20.20.2"), Some(20));
        assert_eq!(major("20"), None);
    }
}
