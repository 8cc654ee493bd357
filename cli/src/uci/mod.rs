//! `menagerie uci`: an engine for graphical interfaces, by the Universal Chess Interface (Kahlen, Meyer-Kahlen, 2000–2006),
//! with variants chosen as Fairy-Stockfish has them chosen. Where UCI has no words for an action, our own move text stands.

mod asked;
mod engine;
mod inbox;
pub(super) mod notation;
mod report;
mod settings;

use std::io::Write;

use super::arguments::Arguments;
use engine::Engine;
use inbox::Inbox;

/// It was told to quit, or nobody listens any more.
struct Leaving;

/// Serves whoever writes to standard input until it ends or says `quit`.
pub(super) fn uci(arguments: Arguments) -> Result<(), String> {
    arguments.end()?;
    let mut inbox = Inbox::of_standard_input();
    let mut engine = Engine::new()?;
    while let Some(line) = inbox.wait() {
        if engine.obey(&line, &mut inbox).is_err() {
            break;
        }
    }
    Ok(())
}

/// Writes a line at once.
fn say(text: &str) -> Result<(), Leaving> {
    let mut out = std::io::stdout().lock();
    let written = writeln!(out, "{text}").and_then(|()| out.flush());
    written.map_err(|_| Leaving)
}

/// Tells what was wrong with a command, and what would be right.
fn complain(text: &str) -> Result<(), Leaving> {
    say(&format!("info string {}", text.replace(['\n', '\r'], " ")))
}
