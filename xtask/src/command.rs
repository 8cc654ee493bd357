//! Runs other programs.

use std::cell::RefCell;
use std::ffi::OsStr;
use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A message for the person at the terminal.
pub type Result<T = ()> = std::result::Result<T, String>;

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the repository")
}

/// A program with the repository's root as its working directory.
pub fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root());
    command
}

/// The cargo that runs us.
pub fn cargo() -> Command {
    let mut command = program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    // The variables that cargo sets for xtask would cause rebuilds.
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&name);
        }
    }
    command
}

thread_local! {
    /// The file that replaces the terminal as output of this thread's programs.
    static LOG: RefCell<Option<File>> = const { RefCell::new(None) };
}

/// Redirects the output of this thread's programs to a file, or back to the terminal.
pub fn log_to(file: Option<File>) {
    LOG.set(file);
}

fn log() -> Option<File> {
    LOG.with_borrow(|log| log.as_ref().and_then(|file| file.try_clone().ok()))
}

/// Prints a line to the terminal or the log.
pub fn say(text: &str) {
    match log() {
        // A line missing from the log is no reason to stop.
        Some(mut log) => drop(writeln!(log, "{text}")),
        None => println!("{text}"),
    }
}

/// Runs a program with our terminal, or the log, as its own.
pub fn run(command: &mut Command) -> Result {
    if let (Some(out), Some(err)) = (log(), log()) {
        command.stdin(Stdio::null()).stdout(out).stderr(err);
    }
    let status = command
        .status()
        .map_err(|error| format!("cannot run {}: {error}", line(command)))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{status} from {}", line(command)))
    }
}

/// The output of a program, or `None` if it is missing or fails.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Finds a program on PATH.
pub fn on_path(name: &str) -> Option<PathBuf> {
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&std::env::var_os("PATH")?)
        .map(|folder| folder.join(&file))
        .find(|path| path.is_file())
}

fn line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<_> = words.map(OsStr::to_string_lossy).collect();
    format!("`{}`", words.join(" "))
}
