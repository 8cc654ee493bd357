//! `cargo xtask test`: all checks, in the order in which they are likely and quick to fail.

use crate::command::{Result, cargo, root, run as run_command};
use crate::node::node;
use crate::{browser, bundle, node as packages, tools};
use std::path::PathBuf;
use std::time::Instant;

/// The parts a developer can choose.
const PARTS: [&str; 5] = ["rust", "wasm", "page", "e2e", "firefox"];

struct Step {
    name: &'static str,
    /// The parts that need it.
    parts: &'static [&'static str],
    run: fn() -> Result,
}

const STEPS: &[Step] = &[
    step("Rust: format", &["rust"], rust_format),
    step("Rust: lints", &["rust"], rust_lints),
    step("Rust: lints in Wasm", &["rust"], wasm_lints),
    step("Rust: documentation", &["rust"], rust_docs),
    step("Rust: tests", &["rust"], rust_tests),
    step("tools", &["wasm", "page", "e2e", "firefox"], prepare_tools),
    // Before what takes long, so that a browser that's missing is told soon.
    step("Chromium", &["wasm", "e2e"], prepare_chromium),
    step("Firefox", &["firefox"], prepare_firefox),
    step("Wasm: tests in the browser", &["wasm"], wasm_tests),
    step("page: format", &["page"], page_format),
    step("page: build", &["page", "e2e", "firefox"], bundle::build),
    step("page: types", &["page"], page_types),
    step("page: unit tests", &["page"], page_tests),
    step("page: end-to-end tests", &["e2e"], end_to_end_tests),
    step("page: core paths in Firefox", &["firefox"], firefox_tests),
];

const fn step(name: &'static str, parts: &'static [&'static str], run: fn() -> Result) -> Step {
    Step { name, parts, run }
}

/// Runs the steps of the chosen parts, or all; stops at the first failure.
pub fn run(chosen: &[&str]) -> Result {
    if let Some(unknown) = chosen.iter().find(|part| !PARTS.contains(part)) {
        return Err(format!("no part \"{unknown}\"; parts: {}", PARTS.join(" ")));
    }
    let wanted =
        |step: &&Step| chosen.is_empty() || step.parts.iter().any(|part| chosen.contains(part));
    let mut passed = 0;
    for step in STEPS.iter().filter(wanted) {
        println!("== {}", step.name);
        let start = Instant::now();
        (step.run)().map_err(|error| {
            format!(
                "\nfailed at \"{}\": {error}\n{passed} passed, 1 failed",
                step.name
            )
        })?;
        println!("== {}: {:.1} s", step.name, start.elapsed().as_secs_f32());
        passed += 1;
    }
    println!("{passed} passed, 0 failed");
    Ok(())
}

fn rust_format() -> Result {
    run_command(cargo().args(["fmt", "--all", "--check"]))
}

fn rust_lints() -> Result {
    run_command(
        cargo()
            .args(["clippy", "--workspace", "--all-targets", "--locked"])
            .args(["--", "--deny", "warnings"]),
    )
}

fn wasm_lints() -> Result {
    tools::add_wasm_target()?;
    run_command(
        cargo()
            .args(["clippy", "--locked"])
            .args(WASM_CRATE)
            .args(["--", "--deny", "warnings"]),
    )
}

fn rust_docs() -> Result {
    run_command(
        cargo()
            .args(["doc", "--workspace", "--no-deps", "--locked"])
            .env("RUSTDOCFLAGS", "--deny warnings"),
    )
}

fn rust_tests() -> Result {
    run_command(cargo().args(["test", "--workspace", "--locked"]))
}

fn prepare_tools() -> Result {
    tools::prepare()?;
    packages::install_packages()
}

fn prepare_chromium() -> Result {
    browser::find_or_install().map(|_| ())
}

fn prepare_firefox() -> Result {
    browser::find_or_install_firefox()?;
    tools::geckodriver().map(|_| ())
}

/// The library and its browser tests; the command line is not for Wasm.
const WASM_CRATE: [&str; 5] = [
    "--target=wasm32-unknown-unknown",
    "--package=menagerie",
    "--lib",
    "--test",
    "wasm",
];

fn wasm_tests() -> Result {
    let browser = browser::find_or_install()?;
    let capabilities = root().join("target/webdriver.json");
    std::fs::write(&capabilities, webdriver_capabilities(&browser))
        .map_err(|error| error.to_string())?;
    run_command(
        cargo()
            .args(["test", "--locked"])
            // Unit tests of the library run natively alone.
            .args(WASM_CRATE.iter().filter(|word| **word != "--lib"))
            .env(
                "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
                tools::test_runner()?,
            )
            .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", capabilities)
            .env("WASM_BINDGEN_TEST_TIMEOUT", "120")
            .env("CHROMEDRIVER", browser.driver),
    )
}

fn webdriver_capabilities(browser: &browser::Browser) -> String {
    let sandbox = if browser::is_root() {
        r#""--no-sandbox", "#
    } else {
        ""
    };
    format!(
        r#"{{"goog:chromeOptions": {{"binary": {:?}, "args": [{sandbox}"--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking", "--disable-component-update", "--disable-sync"]}}}}"#,
        browser.chromium
    )
}

fn page_format() -> Result {
    run_command(node("node_modules/prettier/bin/prettier.cjs").args(["--check", "."]))
}

/// Page, worker and tools see different globals.
fn page_types() -> Result {
    for project in [
        "tsconfig.json",
        "tsconfig.worker.json",
        "tsconfig.node.json",
    ] {
        run_command(node("node_modules/typescript/bin/tsc").args(["--project", project]))?;
    }
    Ok(())
}

fn page_tests() -> Result {
    run_command(node("--test").args(test_files("tests/unit")?))
}

/// The files that node's test runner is to run, in order.
fn test_files(folder: &str) -> Result<Vec<PathBuf>> {
    let mut files: Vec<_> = std::fs::read_dir(root().join(folder))
        .map_err(|error| error.to_string())?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.to_string_lossy().ends_with(".test.js"))
        .collect();
    files.sort();
    Ok(files)
}

fn end_to_end_tests() -> Result {
    let browser = browser::find_or_install()?;
    run_command(
        node("node_modules/@playwright/test/cli.js")
            .args(["test", "--config", "tests/e2e/playwright.config.js"])
            .env("CHROMIUM", browser.chromium),
    )
}

fn firefox_tests() -> Result {
    let firefox = browser::find_or_install_firefox()?;
    run_command(
        node("--test")
            .args(test_files("tests/firefox")?)
            .env("FIREFOX", firefox)
            .env("GECKODRIVER", tools::geckodriver()?),
    )
}
