//! `menagerie uci`: an engine for graphical interfaces, using the Universal Chess Interface (Kahlen, Meyer-Kahlen,
//! 2000–2006). Variants are chosen as in Fairy-Stockfish. Actions that UCI can't express are written in our own move
//! text.

mod elo;
mod engine;
mod games;
mod go_command;
mod inbox;
mod line;
mod output;
mod report;
mod settings;
mod watch;

use engine::Engine;
use inbox::Inbox;

pub(crate) fn run() -> Result<(), String> {
    let mut inbox = Inbox::of_standard_input();
    let mut engine = Engine::new()?;
    while let Some(line) = inbox.wait() {
        if engine.execute(line, &mut inbox).is_err() {
            break;
        }
    }
    Ok(())
}
