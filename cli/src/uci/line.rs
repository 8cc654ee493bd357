//! The lines of the interface.

use std::time::Instant;

use super::output::{Quit, report_fault};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Uci,
    Debug,
    IsReady,
    SetOption,
    Register,
    NewGame,
    Position,
    Go,
    Stop,
    PonderHit,
    Quit,
    /// Shows the position.
    Display,
}

const COMMANDS: [(&str, Command); 12] = [
    ("uci", Command::Uci),
    ("debug", Command::Debug),
    ("isready", Command::IsReady),
    ("setoption", Command::SetOption),
    ("register", Command::Register),
    ("ucinewgame", Command::NewGame),
    ("position", Command::Position),
    ("go", Command::Go),
    ("stop", Command::Stop),
    ("ponderhit", Command::PonderHit),
    ("quit", Command::Quit),
    ("d", Command::Display),
];

impl Command {
    fn named(word: &str) -> Option<Command> {
        let mut commands = COMMANDS.iter();
        let found = commands.find(|(name, _)| *name == word);
        found.map(|&(_, command)| command)
    }
}

/// A line with its command. As the protocol wants, unknown words before the command are skipped.
pub(super) struct Line {
    /// `None` if the line has no word that is known.
    pub(super) command: Option<Command>,
    /// All that follows the word of the command.
    pub(super) arguments: String,
    /// The first word that was skipped, until it is reported.
    unknown: Option<String>,
    pub(super) arrived: Instant,
}

impl Line {
    pub(super) fn read(text: &str) -> Line {
        let mut line = Line {
            command: None,
            arguments: String::new(),
            unknown: None,
            arrived: Instant::now(),
        };
        let mut rest = text.trim();
        while line.command.is_none() && !rest.is_empty() {
            let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
            let (word, after) = rest.split_at(end);
            line.command = Command::named(word);
            if line.command.is_none() {
                line.unknown.get_or_insert_with(|| word.to_string());
            } else {
                line.arguments = after.to_string();
            }
            rest = after.trim_start();
        }
        line
    }

    /// Reports the first word that was skipped, once.
    pub(super) fn report_unknown(&mut self) -> Result<(), Quit> {
        let Some(word) = self.unknown.take() else {
            return Ok(());
        };
        let names = COMMANDS.map(|(name, _)| name).join(", ");
        report_fault(&format!("found `{word}`, allowed {names}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_words_before_a_command_are_skipped() {
        for (text, command, arguments, unknown) in [
            ("isready", Some(Command::IsReady), "", None),
            ("joho isready", Some(Command::IsReady), "", Some("joho")),
            (
                "joho\tdebug  on ",
                Some(Command::Debug),
                "  on",
                Some("joho"),
            ),
            ("a b go depth 1", Some(Command::Go), " depth 1", Some("a")),
            ("  stop stop", Some(Command::Stop), " stop", None),
            ("xyzzy ♔", None, "", Some("xyzzy")),
            (" ", None, "", None),
        ] {
            let line = Line::read(text);
            assert_eq!(line.command, command, "{text}");
            assert_eq!(line.arguments, arguments, "{text}");
            assert_eq!(line.unknown.as_deref(), unknown, "{text}");
        }
    }
}
