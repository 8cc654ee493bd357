//! How far a long job has come, told on a terminal while it lasts.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// Nobody reads faster, and a line costs time.
const BETWEEN_LINES: Duration = Duration::from_millis(200);
/// Before that a guess of the time left is worth nothing.
const BEFORE_GUESSES: Duration = Duration::from_secs(1);
/// Back to the first column, and away with what stands there.
const CLEAR: &str = "\r\x1b[2K";

/// One line on standard error such as `games 12/200 · 3 min left`, written over itself and taken away at the end. Silent
/// where standard error is no terminal: logs and other programs see none of it.
pub(super) struct Progress {
    what: String,
    /// What has come out so far.
    detail: String,
    /// How many pieces the job has.
    total: u64,
    begin: Instant,
    seen: bool,
    /// When it was last written, if it still stands there.
    written: Option<Instant>,
}

impl Progress {
    /// A job of so many pieces begins.
    pub(super) fn new(what: impl Into<String>, total: u64) -> Progress {
        Progress {
            what: what.into(),
            detail: String::new(),
            total,
            begin: Instant::now(),
            seen: std::io::stderr().is_terminal(),
            written: None,
        }
    }

    /// Says what has come out so far, from the next call on.
    pub(super) fn so_far(&mut self, detail: &str) {
        self.detail = format!(" · {detail}");
    }

    /// So many pieces are done. May be called often: most calls only look at the clock.
    pub(super) fn at(&mut self, done: u64) {
        let amount = format!("{done}/{}", self.total);
        self.tell(&amount, done as f64 / self.total.max(1) as f64);
    }

    /// That part of it is done, from 0 to 1, where there is nothing to count.
    pub(super) fn share(&mut self, part: f64) {
        self.tell(&format!("{:.0} %", part * 100.0), part);
    }

    /// Makes room for what is printed besides; the next call writes the line again.
    pub(super) fn clear(&mut self) {
        if self.written.take().is_some() {
            write(CLEAR);
        }
    }

    fn tell(&mut self, amount: &str, part: f64) {
        let soon = |written: Instant| written.elapsed() < BETWEEN_LINES;
        if !self.seen || self.written.is_some_and(soon) {
            return;
        }
        self.written = Some(Instant::now());
        let left = time_left(self.begin.elapsed(), part);
        let left = left.map_or(String::new(), |left| format!(" · {left} left"));
        write(&format!(
            "{CLEAR}{} {amount}{}{left}",
            self.what, self.detail
        ));
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}

fn write(text: &str) {
    let mut out = std::io::stderr();
    // A line that isn't seen is no reason to stop.
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// How long the rest takes if it goes on as it went; `None` as long as that would be a bare guess.
fn time_left(spent: Duration, part: f64) -> Option<String> {
    if spent < BEFORE_GUESSES || part.is_nan() || part <= 0.0 {
        return None;
    }
    let seconds = spent.as_secs_f64() * (1.0 / part.min(1.0) - 1.0);
    let minutes = (seconds / 60.0).round() as u64;
    Some(match minutes {
        _ if seconds < 99.5 => format!("{seconds:.0} s"),
        ..100 => format!("{minutes} min"),
        _ => format!("{} h {} min", minutes / 60, minutes % 60),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn left(spent_seconds: u64, part: f64) -> String {
        time_left(Duration::from_secs(spent_seconds), part).expect("a guess")
    }

    #[test]
    fn the_rest_takes_as_long_as_the_same_part_before() {
        assert_eq!(left(10, 0.5), "10 s");
        assert_eq!(left(60, 0.25), "3 min");
        assert_eq!(left(3_600, 0.25), "3 h 0 min");
        assert_eq!(left(5, 1.0), "0 s");
        assert_eq!(left(5, 1.5), "0 s", "more than all is all");
    }

    #[test]
    fn nothing_is_guessed_from_nothing() {
        assert_eq!(time_left(Duration::from_millis(900), 0.5), None);
        assert_eq!(time_left(Duration::from_secs(100), 0.0), None);
        assert_eq!(time_left(Duration::from_secs(100), f64::NAN), None);
    }
}
