//! Finds or installs the browsers that tests run in.

use crate::command::{Result, on_path};
use crate::debian;
use std::path::PathBuf;

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

/// The WebDriver of WebKitGTK, which knows where its browser is.
const WEBKIT_DRIVER: &str = "WebKitWebDriver";

/// The screen without a display on which WebKit draws. `tests/browsers/webkit.js` starts it.
const SCREEN: &str = "Xvfb";

/// Finds Chromium; on Debian, as root, installs it.
pub fn find_or_install() -> Result<Browser> {
    if let Some(browser) = find() {
        return Ok(browser);
    }
    debian::install(&["chromium", "chromium-driver"]);
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
    debian::install(&["firefox-esr"]);
    find_firefox().ok_or_else(|| {
        "tests need Firefox. Install it:\n  \
         Debian: sudo apt-get install firefox-esr\n  \
         Fedora: sudo dnf install firefox\n  \
         Arch:   sudo pacman -S firefox\n  \
         macOS:  brew install --cask firefox\n\
         or set FIREFOX to its path, or choose parts that don't need it: rust wasm page e2e webkit"
            .to_owned()
    })
}

/// Finds WebKit's driver, and the screen it needs; on Debian, as root, installs them.
pub fn find_or_install_webkit() -> Result<PathBuf> {
    if let Some(driver) = find_webkit() {
        return Ok(driver);
    }
    debian::install(&["webkit2gtk-driver", "xvfb"]);
    find_webkit().ok_or_else(|| {
        "tests need WebKitGTK with its WebKitWebDriver and MiniBrowser, and Xvfb. Install them:\n  \
         Debian: sudo apt-get install webkit2gtk-driver xvfb\n\
         or set WEBKITDRIVER to the driver's path, or choose parts that don't need it: \
         rust wasm page e2e firefox"
            .to_owned()
    })
}

fn find_webkit() -> Option<PathBuf> {
    on_path(SCREEN)?;
    from_environment("WEBKITDRIVER").or_else(|| on_path(WEBKIT_DRIVER))
}

fn find_firefox() -> Option<PathBuf> {
    from_environment("FIREFOX")
        .or_else(|| FIREFOX_NAMES.into_iter().find_map(on_path))
        .or_else(|| first_file(&FIREFOX_ELSEWHERE))
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
