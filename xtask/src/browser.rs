//! Finds or installs the browsers that tests run in.

use crate::command::{Result, on_path, output, program, run};
use std::path::{Path, PathBuf};

/// Programs that are Chromium or compatible with it.
const CHROMIUM_NAMES: [&str; 5] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
];

const FIREFOX_NAMES: [&str; 2] = ["firefox-esr", "firefox"];

const CHROMIUM_ELSEWHERE: [&str; 2] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const FIREFOX_ELSEWHERE: [&str; 1] = ["/Applications/Firefox.app/Contents/MacOS/firefox"];

pub struct Browser {
    pub chromium: PathBuf,
    pub driver: PathBuf,
}

/// Finds Chromium; on Debian, as root, installs it.
pub fn find_or_install() -> Result<Browser> {
    if let Some(browser) = find() {
        return Ok(browser);
    }
    install_with_apt(&["chromium", "chromium-driver"]);
    find().ok_or_else(|| {
        "tests need Chromium and its chromedriver of the same version. Install them:\n  \
         Debian: sudo apt-get install chromium chromium-driver\n  \
         Fedora: sudo dnf install chromium chromedriver\n  \
         Arch:   sudo pacman -S chromium\n  \
         macOS:  brew install --cask chromium chromedriver\n\
         or set CHROMIUM and CHROMEDRIVER to their paths"
            .to_owned()
    })
}

/// Finds Firefox; on Debian, as root, installs it.
pub fn find_or_install_firefox() -> Result<PathBuf> {
    if let Some(firefox) = find_firefox() {
        return Ok(firefox);
    }
    install_with_apt(&["firefox-esr"]);
    find_firefox().ok_or_else(|| {
        "tests need Firefox. Install it:\n  \
         Debian: sudo apt-get install firefox-esr\n  \
         Fedora: sudo dnf install firefox\n  \
         Arch:   sudo pacman -S firefox\n  \
         macOS:  brew install --cask firefox\n\
         or set FIREFOX to its path, or choose parts that don't need it: rust wasm page e2e"
            .to_owned()
    })
}

fn find_firefox() -> Option<PathBuf> {
    from_environment("FIREFOX")
        .or_else(|| FIREFOX_NAMES.into_iter().find_map(on_path))
        .or_else(|| first_file(&FIREFOX_ELSEWHERE))
}

/// Whether we run as root, where Chromium starts only without its sandbox.
pub fn is_root() -> bool {
    output(program("id").arg("-u")).as_deref() == Some("0")
}

fn find() -> Option<Browser> {
    let chromium = from_environment("CHROMIUM")
        .or_else(|| CHROMIUM_NAMES.into_iter().find_map(on_path))
        .or_else(|| first_file(&CHROMIUM_ELSEWHERE))?;
    let driver = from_environment("CHROMEDRIVER").or_else(|| on_path("chromedriver"))?;
    Some(Browser { chromium, driver })
}

fn from_environment(name: &str) -> Option<PathBuf> {
    std::env::var_os(name).map(PathBuf::from)
}

fn first_file(paths: &[&str]) -> Option<PathBuf> {
    paths.iter().map(PathBuf::from).find(|path| path.is_file())
}

/// Installs packages on Debian, as root; otherwise does nothing. The caller checks whether it helped.
fn install_with_apt(packages: &[&str]) {
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
