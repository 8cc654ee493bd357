//! Running other programs.

use std::ffi::OsStr;
use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::square::RefSquare;

/// A message for the person at the terminal.
pub type Result<T = ()> = std::result::Result<T, String>;

/// The repository's root.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the repository")
}

/// A program to be run at the repository's root.
pub fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root());
    command
}

/// The same cargo that runs us.
pub fn cargo() -> Command {
    let mut command = program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    // What cargo tells us about xtask itself would make others rebuild.
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&name);
        }
    }
    command
}

thread_local! {
    /// Where programs print instead of the terminal.
    static LOG: RefSquare<Option<File>> = const { RefSquare::new(None) };
}

/// Sends what programs of this thread print from now on to a file, or to the terminal again.
pub fn log_to(file: Option<File>) {
    LOG.set(file);
}

fn log() -> Option<File> {
    LOG.with_borrow(|log| log.as_ref().and_then(|file| file.try_clone().ok()))
}

/// Prints a line where programs print.
pub fn say(text: &str) {
    match log() {
        // A line missing from a log is no reason to stop.
        Some(mut log) => drop(writeln!(log, "{text}")),
        None => println!("{text}"),
    }
}

/// Runs it with our terminal, or the log, as its own.
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

/// What it prints, or `None` if it is missing or fails.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The program of this name on PATH.
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
