//! Lines for the interface.

use std::io::Write;

/// The engine has to end: it was told to quit, or nobody reads its output.
pub(super) struct Leaving;

/// Writes a line at once.
pub(super) fn say(text: &str) -> Result<(), Leaving> {
    let mut out = std::io::stdout().lock();
    let written = writeln!(out, "{text}").and_then(|()| out.flush());
    written.map_err(|_| Leaving)
}

/// Reports what was wrong with a command, and what is allowed.
pub(super) fn complain(text: &str) -> Result<(), Leaving> {
    say(&format!("info string {}", text.replace(['\n', '\r'], " ")))
}
