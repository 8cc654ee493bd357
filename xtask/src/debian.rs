//! Installs packages on Debian.

use crate::command::{Result, output, program, run};
use std::path::Path;

/// Installs packages on Debian, as root; otherwise does nothing. The caller checks whether it helped.
pub fn install(packages: &[&str]) {
    if !Path::new("/etc/debian_version").exists() || !is_root() {
        return;
    }
    println!("installing {} with apt-get", packages.join(" and "));
    let installed = apt_get(&["update", "--quiet"]).and_then(|()| {
        let install = ["install", "--quiet", "--yes", "--no-install-recommends"];
        apt_get(&[&install, packages].concat())
    });
    if let Err(error) = installed {
        println!("{error}");
    }
}

fn apt_get(words: &[&str]) -> Result {
    run(program("apt-get")
        .args(words)
        .env("DEBIAN_FRONTEND", "noninteractive"))
}

/// Whether we run as root. Only then Debian installs packages; and Chromium starts only without its sandbox.
pub fn is_root() -> bool {
    output(program("id").arg("-u")).as_deref() == Some("0")
}
