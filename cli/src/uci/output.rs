//! Lines for the interface.

use std::io::Write;

/// The engine has to end: it was told to quit, or nobody reads its output.
pub(super) struct Quit;

/// Writes a line at once.
pub(super) fn send(text: &str) -> Result<(), Quit> {
    let mut out = std::io::stdout().lock();
    let written = writeln!(out, "{text}").and_then(|()| out.flush());
    written.map_err(|_| Quit)
}

/// Reports what was wrong with a command, and what is allowed.
pub(super) fn report_fault(text: &str) -> Result<(), Quit> {
    send(&format!("info string {}", text.replace(['\n', '\r'], " ")))
}
