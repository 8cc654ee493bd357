//! The pinned tools, from PATH or installed under `target/tools`.

use crate::command::{Result, cargo, on_path, output, program, root, run};
use std::ffi::OsString;
use std::path::PathBuf;

const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// Programs installed from a crate.
struct Tool {
    package: &'static str,
    version: &'static str,
    programs: &'static [&'static str],
    /// For `cargo install`. `--locked` takes the versions of dependencies that its author has locked.
    options: &'static [&'static str],
}

/// Builds the page. Trunk.toml has the same version.
const TRUNK: Tool = Tool {
    package: "trunk",
    version: "0.21.14",
    programs: &["trunk"],
    // Its default features download tools and look for updates; we install the tools.
    options: &["--locked", "--no-default-features"],
};

/// Checks licences, sources and advisories of the crates.
const CARGO_DENY: Tool = Tool {
    package: "cargo-deny",
    version: "0.20.2",
    programs: &["cargo-deny"],
    options: &["--locked", "--no-default-features"],
};

/// Generates the glue between Wasm and JavaScript. Cargo.toml and Trunk.toml have the same version.
const WASM_BINDGEN: Tool = Tool {
    package: "wasm-bindgen-cli",
    version: "0.2.130",
    programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
    // The package has no lock file.
    options: &[],
};

/// Drives Firefox in tests.
const GECKODRIVER: Tool = Tool {
    package: "geckodriver",
    version: "0.37.1",
    programs: &["geckodriver"],
    options: &["--locked"],
};

/// Finds or installs all that a build of the page needs, except npm packages.
pub fn prepare() -> Result {
    add_wasm_target()?;
    install(&WASM_BINDGEN)?;
    install(&TRUNK)
}

/// `PATH` with our tools first.
pub fn path() -> OsString {
    let ours = [installed_at(), root().join("node_modules/.bin")];
    let theirs = std::env::var_os("PATH").unwrap_or_default();
    std::env::join_paths(ours.into_iter().chain(std::env::split_paths(&theirs)))
        .expect("no folder of PATH contains a separator")
}

pub fn test_runner() -> Result<PathBuf> {
    program_of(WASM_BINDGEN.programs[1])
}

fn program_of(name: &str) -> Result<PathBuf> {
    let ours = installed_at().join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    if ours.is_file() {
        return Ok(ours);
    }
    on_path(name).ok_or_else(|| format!("{name} is missing"))
}

/// Finds or installs the Firefox driver.
pub fn geckodriver() -> Result<PathBuf> {
    install(&GECKODRIVER)?;
    program_of(GECKODRIVER.programs[0])
}

/// Finds or installs `cargo deny`.
pub fn cargo_deny() -> Result<PathBuf> {
    install(&CARGO_DENY)?;
    program_of(CARGO_DENY.programs[0])
}

/// Adds the Wasm target. A Rust installation without rustup may or may not have it.
pub fn add_wasm_target() -> Result {
    let library =
        output(program("rustc").args(["--print", "target-libdir", "--target", WASM_TARGET]));
    if library.is_some_and(|folder| PathBuf::from(folder).is_dir()) {
        return Ok(());
    }
    println!("adding the Rust target {WASM_TARGET}");
    run(program("rustup").args(["target", "add", WASM_TARGET])).map_err(|error| {
        format!("{error}\nRust's standard library for {WASM_TARGET} is missing and rustup could not add it")
    })
}

fn install(tool: &Tool) -> Result {
    if tool
        .programs
        .iter()
        .all(|name| is_there(name, tool.version))
    {
        return Ok(());
    }
    println!(
        "compiling {} {} into target/tools; this takes some minutes, once",
        tool.package, tool.version
    );
    run(cargo()
        .args([
            "install",
            tool.package,
            "--version",
            tool.version,
            "--force",
            "--root",
        ])
        .arg(root().join("target/tools"))
        .args(tool.options)
        // Kept, so that an interrupted installation can be resumed.
        .env("CARGO_TARGET_DIR", root().join("target/tools/build"))
        // These tools run for seconds, so optimising them for minutes isn't worth it: the slowest, wasm-bindgen, then
        // takes half a second.
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "256")
        .env("CARGO_PROFILE_RELEASE_DEBUG", "false"))
}

/// Whether our `PATH` leads to exactly this version.
fn is_there(name: &str, version: &str) -> bool {
    let ours = installed_at().join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    let found = if ours.is_file() {
        Some(ours)
    } else {
        on_path(name)
    };
    found
        .and_then(|file| output(program(file).arg("--version")))
        .is_some_and(|line| line.split_whitespace().any(|word| word == version))
}

fn installed_at() -> PathBuf {
    root().join("target/tools/bin")
}

#[cfg(test)]
mod unit {
    use super::{TRUNK, WASM_BINDGEN};
    use crate::command::root;

    fn names(file: &str, line: &str) -> bool {
        let text = std::fs::read_to_string(root().join(file)).expect("the file is there");
        text.lines()
            .any(|found| found.trim().trim_end_matches(',') == line)
    }

    #[test]
    fn every_file_that_pins_a_tool_names_the_same_version() {
        let [trunk, bindgen] = [TRUNK.version, WASM_BINDGEN.version];
        assert!(names(
            "Trunk.toml",
            &format!("trunk-version = \"={trunk}\"")
        ));
        assert!(names(
            "Trunk.toml",
            &format!("wasm_bindgen = \"{bindgen}\"")
        ));
        assert!(names(
            "Cargo.toml",
            &format!("wasm-bindgen = \"={bindgen}\"")
        ));
        assert!(names("Trunk.toml", "wasm_opt = \"version_132\""));
        assert!(names("package.json", "\"binaryen\": \"132.0.0\""));
    }
}
