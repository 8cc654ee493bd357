//! `cargo xtask test`: all checks, with the likely and quick failures first; the page is built meanwhile.

use crate::command::{Result, cargo, log_to, program, root, run as run_command, say};
use crate::node::node;
use crate::test_log::Tool;
use crate::{browser, bundle, coverage, debian, node as packages, python, tools};
use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::{self, ScopedJoinHandle};
use std::time::{Duration, Instant};

/// The parts that can be chosen.
const PARTS: [&str; 6] = ["rust", "wasm", "page", "e2e", "firefox", "webkit"];

const LOGS: &str = "target/test-logs";

struct Step {
    name: &'static str,
    /// The parts that need this step.
    parts: &'static [&'static str],
    tool: Tool,
    run: fn() -> Result,
}

const TOOLS: Step = step(
    "tools",
    &["wasm", "page", "e2e", "firefox", "webkit"],
    Tool::Other,
    prepare_tools,
);

/// It keeps one core busy for minutes, so it starts once there are tools, and runs beside the steps until its turn.
const BUILD: Step = step(
    "page: build",
    &["page", "e2e", "firefox", "webkit"],
    Tool::Other,
    bundle::build,
);

const TESTS: Step = step("Rust: tests", &["rust"], Tool::Cargo, rust_tests);

/// In place of the others if asked for.
const LONG_TESTS: Step = step("Rust: long tests", &["rust"], Tool::Cargo, long_rust_tests);

const STEPS: &[Step] = &[
    TOOLS,
    step("Rust: format", &["rust"], Tool::Other, rust_format),
    step("Rust: lints", &["rust"], Tool::Other, rust_lints),
    step("Rust: lints in Wasm", &["rust"], Tool::Other, wasm_lints),
    step("Rust: documentation", &["rust"], Tool::Other, rust_docs),
    step("Rust: dependencies", &["rust"], Tool::Other, crate_checks),
    TESTS,
    LONG_TESTS,
    step(
        "Rust: tests in Python",
        &["rust"],
        Tool::Unittest,
        python_tests,
    ),
    step(
        "Rust: imported variants",
        &["rust"],
        Tool::Other,
        coverage::run_sample,
    ),
    // Before the long steps, so that a missing browser is reported early.
    step("Chromium", &["wasm", "e2e"], Tool::Other, prepare_chromium),
    step("Firefox", &["firefox"], Tool::Other, prepare_firefox),
    step("WebKit", &["webkit"], Tool::Other, prepare_webkit),
    step(
        "Wasm: tests in Chromium",
        &["wasm"],
        Tool::Cargo,
        wasm_tests,
    ),
    step("page: format", &["page"], Tool::Other, page_format),
    BUILD,
    step("page: types", &["page"], Tool::Other, page_types),
    step("page: lints", &["page"], Tool::Other, page_lints),
    step("page: dependencies", &["page"], Tool::Other, package_checks),
    step("page: unit tests", &["page"], Tool::Node, page_tests),
    step(
        "page: end-to-end tests",
        &["e2e"],
        Tool::Playwright,
        end_to_end_tests,
    ),
    step(
        "page: core paths in Firefox",
        &["firefox"],
        Tool::Node,
        firefox_tests,
    ),
    step(
        "page: core paths in WebKit",
        &["webkit"],
        Tool::Node,
        webkit_tests,
    ),
];

const fn step(
    name: &'static str,
    parts: &'static [&'static str],
    tool: Tool,
    run: fn() -> Result,
) -> Step {
    Step {
        name,
        parts,
        tool,
        run,
    }
}

/// Runs the steps of the chosen parts, or all; stops at the first failure. `--long` tries more random games.
pub fn run(words: &[&str]) -> Result {
    let (options, chosen): (Vec<&str>, Vec<&str>) =
        words.iter().partition(|word| **word == "--long");
    let left_out = if options.is_empty() {
        LONG_TESTS
    } else {
        TESTS
    };
    if let Some(unknown) = chosen.iter().find(|part| !PARTS.contains(part)) {
        return Err(format!("no part \"{unknown}\"; parts: {}", PARTS.join(" ")));
    }
    let wanted = |step: &&Step| {
        let chosen = chosen.is_empty() || step.parts.iter().any(|part| chosen.contains(part));
        chosen && step.name != left_out.name
    };
    fs::create_dir_all(root().join(LOGS)).map_err(|error| error.to_string())?;
    let start = Instant::now();
    let mut passed = 0;
    thread::scope(|scope| {
        let mut build: Option<ScopedJoinHandle<Result<Ended>>> = None;
        for step in STEPS.iter().filter(wanted) {
            print!("{:<30}", step.name);
            // Without this the line would appear only when the step has ended.
            let _ = std::io::stdout().flush();
            let ended = match build.take_if(|_| step.name == BUILD.name) {
                Some(build) => build.join().expect("a step returns its errors"),
                None => run_step(step),
            };
            ended
                .and_then(|ended| report(step, ended))
                .map_err(|error| format!("{error}\n{passed} steps passed, 1 failed"))?;
            passed += 1;
            if step.name == TOOLS.name && wanted(&&BUILD) {
                build = Some(scope.spawn(|| run_step(&BUILD)));
            }
        }
        Ok::<_, String>(())
    })?;
    println!(
        "{passed} steps passed, 0 failed in {}",
        minutes(start.elapsed())
    );
    Ok(())
}

/// A step that has been run.
struct Ended {
    result: Result,
    seconds: f32,
    log: String,
}

fn run_step(step: &Step) -> Result<Ended> {
    let path = root().join(log_path(step));
    let file = File::create(&path).map_err(|error| error.to_string())?;
    log_to(Some(file));
    let start = Instant::now();
    let result = (step.run)();
    let seconds = start.elapsed().as_secs_f32();
    log_to(None);
    let log = fs::read(&path).map_err(|error| error.to_string())?;
    Ok(Ended {
        result,
        seconds,
        log: String::from_utf8_lossy(&log).into_owned(),
    })
}

/// Prints the rest of a step's line, and details only of what failed.
fn report(step: &Step, ended: Ended) -> Result {
    let Ended {
        result,
        seconds,
        log,
    } = ended;
    let counts = step.tool.counts(&log).to_string();
    let end = if result.is_ok() { "" } else { "  FAILED" };
    println!("{counts:<32}{seconds:>8.1} s{end}");
    for line in step.tool.notes(&log) {
        println!("  {line}");
    }
    result.map_err(|error| {
        let details = step.tool.failures(&log);
        format!(
            "\n{details}\nfailed: {}: {error}\nfull output: {}",
            step.name,
            log_path(step).display()
        )
    })
}

fn log_path(step: &Step) -> PathBuf {
    Path::new(LOGS).join(format!("{}.log", file_name(step.name)))
}

/// Names such as `rust-lints-in-wasm`.
fn file_name(step: &str) -> String {
    step.to_lowercase().replace(": ", "-").replace(' ', "-")
}

fn minutes(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{} min {} s", seconds / 60, seconds % 60)
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

/// Licences, sources and advisories of the crates: see `deny.toml`. An advisory for a tool is only reported.
fn crate_checks() -> Result {
    let deny = tools::cargo_deny()?;
    let check = |options: &[&str]| {
        run_command(
            program(&deny)
                .args(["--locked", "--workspace"])
                .args(options),
        )
    };
    check(&["check", "licenses", "bans", "sources"])?;
    if check(&["fetch", "db"]).is_err() {
        say("not checked: advisories of crates; their database can't be fetched");
        return Ok(());
    }
    check(&["--exclude-dev", "check", "advisories"])?;
    if check(&["check", "advisories"]).is_err() {
        say("advisory: a crate of the tests, see the log");
    }
    Ok(())
}

fn rust_tests() -> Result {
    run_command(cargo().args(["test", "--workspace", "--locked"]))
}

fn long_rust_tests() -> Result {
    run_command(
        cargo()
            .args(["test", "--workspace", "--locked"])
            // Read in `tests/support/mod.rs`.
            .env("MENAGERIE_LONG_TESTS", "1"),
    )
}

/// Tests with python-chess, which get the path of the command in `MENAGERIE`. The Rust tests have just built it.
fn python_tests() -> Result {
    let menagerie = format!("target/debug/menagerie{}", std::env::consts::EXE_SUFFIX);
    run_command(
        program(python::find_or_install()?)
            .args(["-m", "unittest", "discover", "--verbose"])
            .args(["--start-directory", "tests/python"])
            .env("MENAGERIE", root().join(menagerie))
            // No `__pycache__` beside the sources.
            .env("PYTHONDONTWRITEBYTECODE", "1"),
    )
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

fn prepare_webkit() -> Result {
    browser::find_or_install_webkit().map(|_| ())
}

/// The library and its browser tests; the command line doesn't support Wasm.
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
            // Unit tests of the library run only natively.
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
    let sandbox = if debian::is_root() {
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

/// Page, worker and tools have different globals.
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

/// Faults, import rules, and what nothing uses.
fn page_lints() -> Result {
    run_command(node("node_modules/eslint/bin/eslint.js").arg("."))?;
    run_command(&mut node("tools/check-imports.mjs"))?;
    run_command(&mut node("node_modules/knip/bin/knip.js"))
}

/// Sources, licences and advisories of the npm packages.
fn package_checks() -> Result {
    run_command(&mut node("tools/check-packages.mjs"))
}

fn page_tests() -> Result {
    run_command(test_runner(5).args(test_files("tests/unit")?))
}

/// Node's test runner. It ends a file that takes so many minutes.
fn test_runner(minutes: u32) -> Command {
    let mut runner = node("--test");
    runner.arg("--test-reporter=spec");
    runner.arg(format!("--test-timeout={}", minutes * 60_000));
    // By default it leaves one core idle, so a machine with two would run one file at a time.
    let cores = thread::available_parallelism().map_or(1, usize::from);
    runner.arg(format!("--test-concurrency={cores}"));
    runner
}

/// The files for node's test runner, sorted.
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
        tests_in("firefox")?
            .env("FIREFOX", firefox)
            .env("GECKODRIVER", tools::geckodriver()?),
    )
}

fn webkit_tests() -> Result {
    let driver = browser::find_or_install_webkit()?;
    run_command(tests_in("webkit")?.env("WEBKITDRIVER", driver))
}

/// The tests that Firefox and WebKit share.
fn tests_in(browser: &str) -> Result<Command> {
    let mut tests = test_runner(20);
    tests
        .args(test_files("tests/browsers")?)
        .env("MENAGERIE_BROWSER", browser);
    Ok(tests)
}
