//! Another program whose lines are heard, and waited for no longer than one's patience lasts.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

pub(super) struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit").and_then(|()| self.input.flush());
        // Whatever it does now, it isn't waited for.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Running {
    /// Starts it; the first word is the program.
    pub(super) fn spawn(words: &[String]) -> Result<Running, String> {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]);
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let fault = |what: &str| format!("cannot start `{}`: {what}", words.join(" "));
        let mut child = command.spawn().map_err(|error| fault(&error.to_string()))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(fault("no pipes"));
        };
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).split(b'\n') {
                let Ok(line) = line else { break };
                let line = String::from_utf8_lossy(&line).trim().to_string();
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Running {
            child,
            input,
            lines,
        })
    }

    pub(super) fn tell(&mut self, line: &str) -> Result<(), String> {
        let written = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        written.map_err(|_| "the engine has ended".to_string())
    }

    /// Everything it says until a line ends it.
    pub(super) fn hear_until(
        &mut self,
        patience: Duration,
        ends: impl Fn(&str) -> bool,
    ) -> Result<Vec<String>, String> {
        let end = Instant::now() + patience;
        let mut lines = Vec::new();
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let line = self.lines.recv_timeout(left).map_err(|error| match error {
                RecvTimeoutError::Timeout => {
                    format!("no answer within {} ms", patience.as_millis())
                }
                RecvTimeoutError::Disconnected => "the engine has ended".to_string(),
            })?;
            let last = ends(&line);
            lines.push(line);
            if last {
                return Ok(lines);
            }
        }
    }
}
