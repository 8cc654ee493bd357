//! Output to the interface.

use std::io::Write;

/// The engine must end: it received `quit`, or its output is closed.
pub(super) struct Quit;

pub(super) fn send(text: &str) -> Result<(), Quit> {
    let mut out = std::io::stdout().lock();
    let written = writeln!(out, "{text}").and_then(|()| out.flush());
    written.map_err(|_| Quit)
}

/// Reports an invalid command, and what is allowed.
pub(super) fn report_fault(text: &str) -> Result<(), Quit> {
    send(&format!("info string {}", text.replace(['\n', '\r'], " ")))
}
