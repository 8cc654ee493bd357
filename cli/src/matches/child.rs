//! Another program, written to and read line by line. It never blocks us, whatever it does with its pipes.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child as Process, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::time::{Duration, Instant};

/// Longer than any line that an engine has a reason to send.
const MAX_LINE_BYTES: usize = 1 << 16;
/// A program with this many unread lines is blocked.
const MAX_LINES_WAITING: usize = 256;
/// How long the program may take to exit after `quit`.
const QUIT_TIMEOUT: Duration = Duration::from_millis(500);
const POLL_INTERVAL: Duration = Duration::from_millis(2);

/// A line, or why there are no more.
type Received = Result<String, String>;

pub(super) struct Child {
    process: Process,
    /// Lines for the writing thread, because writing to a full pipe blocks. `None` after `quit`.
    input: Option<Sender<String>>,
    lines: Receiver<Received>,
}

impl Drop for Child {
    fn drop(&mut self) {
        // The program may have ended already.
        let _ = self.send("quit");
        self.input = None;
        let end = Instant::now() + QUIT_TIMEOUT;
        while Instant::now() < end && matches!(self.process.try_wait(), Ok(None)) {
            std::thread::sleep(POLL_INTERVAL);
        }
        // The time to exit is over.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Child {
    /// Starts the program; the first word is its path.
    pub(super) fn spawn(words: &[String]) -> Result<Child, String> {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]);
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let fault = |what: &str| format!("cannot start `{}`: {what}", words.join(" "));
        let mut process = command.spawn().map_err(|error| fault(&error.to_string()))?;
        let (Some(input), Some(output)) = (process.stdin.take(), process.stdout.take()) else {
            return Err(fault("no pipes"));
        };
        let (input_sender, unsent) = channel();
        let (sender, lines) = sync_channel(MAX_LINES_WAITING);
        std::thread::spawn(move || write_lines(input, &unsent));
        std::thread::spawn(move || read_lines(output, &sender));
        Ok(Child {
            process,
            input: Some(input_sender),
            lines,
        })
    }

    /// Sends a line without waiting until it is read.
    pub(super) fn send(&mut self, line: &str) -> Result<(), String> {
        let sent = self.input.as_ref();
        let sent = sent.is_some_and(|input| input.send(format!("{line}\n")).is_ok());
        sent.then_some(()).ok_or_else(ended)
    }

    /// Waits for the line that `ends` accepts; calls `visit` with every line before it.
    pub(super) fn read_until(
        &mut self,
        timeout: Duration,
        ends: impl Fn(&str) -> bool,
        mut visit: impl FnMut(&str),
    ) -> Result<String, String> {
        let end = Instant::now() + timeout;
        let late = || format!("no answer within {} ms", timeout.as_millis());
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let line = self
                .lines
                .recv_timeout(left)
                .map_err(|error| match error {
                    RecvTimeoutError::Timeout => late(),
                    RecvTimeoutError::Disconnected => ended(),
                })??;
            if ends(&line) {
                return Ok(line);
            }
            visit(&line);
            // Checked here too, because a program that never stops sending always has another line.
            if left.is_zero() {
                return Err(late());
            }
        }
    }
}

fn ended() -> String {
    "the engine has ended".to_string()
}

fn write_lines(mut input: ChildStdin, unsent: &Receiver<String>) {
    for text in unsent {
        let written = input.write_all(text.as_bytes());
        if written.and_then(|()| input.flush()).is_err() {
            break;
        }
    }
}

/// Reads until the program or the receiver ends, or a line is too long.
fn read_lines(output: ChildStdout, lines: &SyncSender<Received>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let mut rest = output.by_ref().take(MAX_LINE_BYTES as u64);
        if !matches!(rest.read_until(b'\n', &mut line), Ok(1..)) {
            break;
        }
        let whole = line.len() < MAX_LINE_BYTES || line.ends_with(b"\n");
        let text = String::from_utf8_lossy(&line).trim().to_string();
        let received = whole
            .then_some(text)
            .ok_or_else(|| format!("it wrote a line of more than {MAX_LINE_BYTES} bytes"));
        if lines.send(received).is_err() || !whole {
            break;
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    const MOMENT: Duration = Duration::from_millis(100);

    fn start(script: &str) -> Child {
        let words = ["sh", "-c", script].map(str::to_string);
        Child::spawn(&words).expect("a shell")
    }

    /// Runs a job that must end within ten seconds.
    #[track_caller]
    fn soon<T: Send + 'static>(job: impl FnOnce() -> T + Send + 'static) -> T {
        let (sender, done) = channel();
        std::thread::spawn(move || sender.send(job()));
        let done = done.recv_timeout(Duration::from_secs(10));
        done.expect("an end in time")
    }

    #[test]
    fn a_program_that_never_reads_does_not_block_us() {
        let received = soon(|| {
            let mut deaf = start("exec sleep 100");
            // More than a pipe holds.
            deaf.send(&"word ".repeat(100_000)).expect("it runs");
            deaf.send("go").expect("it runs");
            deaf.read_until(MOMENT, |_| true, |_| {})
        });
        assert_eq!(received, Err("no answer within 100 ms".to_string()));
    }

    #[test]
    fn a_program_that_never_stops_writing_times_out() {
        let received = soon(|| {
            let slowly = |_: &str| std::thread::sleep(POLL_INTERVAL);
            start("exec yes").read_until(MOMENT, |line| line == "no", slowly)
        });
        assert_eq!(received, Err("no answer within 100 ms".to_string()));
    }

    #[test]
    fn unread_lines_are_limited() {
        let mut child = start("exec seq 1000000");
        std::thread::sleep(10 * MOMENT);
        let ended = child.process.try_wait().expect("a child");
        assert_eq!(ended, None, "it has to wait");
        // No line is lost.
        let last = child.read_until(Duration::from_secs(10), |line| line == "1000000", |_| {});
        assert!(last.is_ok(), "{last:?}");
    }

    #[test]
    fn the_length_of_lines_is_limited() {
        let hear = |bytes: u32| {
            let script = format!("head -c {bytes} /dev/zero | tr '\\0' x; echo; echo end");
            start(&script).read_until(Duration::from_secs(10), |line| line == "end", |_| {})
        };
        assert_eq!(hear(60_000), Ok("end".to_string()));
        let fault = hear(200_000).expect_err("too long");
        assert_eq!(fault, "it wrote a line of more than 65536 bytes");
    }

    /// The last lines of a program that exits are read, and the program gets `quit` before it is killed.
    #[test]
    fn a_program_is_asked_to_quit_before_it_is_killed() {
        let name = format!("menagerie-farewell-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let script = format!("echo hello; read -r word; echo $word > {}", path.display());
        let mut polite = start(&script);
        let hello = polite.read_until(Duration::from_secs(10), |_| true, |_| {});
        assert_eq!(hello, Ok("hello".to_string()));
        drop(polite);
        let written = std::fs::read_to_string(&path);
        // Leaving the file behind does no harm.
        let _ = std::fs::remove_file(&path);
        assert_eq!(written.expect("a file"), "quit\n");
    }
}
