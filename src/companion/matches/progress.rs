//! How far a match has come, on standard error.

use std::time::{Duration, Instant};

/// Where nobody watches, lines don't come more often.
const BETWEEN_LINES: Duration = Duration::from_secs(15);
const BAR_CELLS: usize = 20;

pub(super) struct Progress {
    begun: Instant,
    told: Instant,
    /// The line is written over again and again.
    watched: bool,
    width: usize,
}

impl Progress {
    pub(super) fn new(watched: bool) -> Progress {
        Progress {
            begun: Instant::now(),
            told: Instant::now(),
            watched,
            width: 0,
        }
    }

    /// So many games of at most so many are done.
    pub(super) fn tell(&mut self, done: u64, of: u64, state: &str) {
        let line = format!(
            "{} {done}/{of} {state}, {} left",
            bar(done, of),
            self.left(done, of)
        );
        let width = line.chars().count();
        if self.watched {
            let blanks = " ".repeat(self.width.saturating_sub(width));
            eprint!("\r{line}{blanks}");
        } else if self.told.elapsed() >= BETWEEN_LINES {
            self.told = Instant::now();
            eprintln!("{line}");
        }
        self.width = width;
    }

    /// Something that is to stay.
    pub(super) fn remark(&mut self, text: &str) {
        self.end();
        eprintln!("{text}");
    }

    /// Nothing more is written over.
    pub(super) fn end(&mut self) {
        if self.watched && self.width > 0 {
            eprintln!();
        }
        self.width = 0;
    }

    /// How long the rest will take if it goes on as until now.
    fn left(&self, done: u64, of: u64) -> String {
        let spent = self.begun.elapsed().as_secs_f64();
        let seconds = (spent / done.max(1) as f64 * of.saturating_sub(done) as f64) as u64;
        match seconds {
            0..60 => format!("{seconds} s"),
            60..3_600 => format!("{}:{:02} min", seconds / 60, seconds % 60),
            _ => format!("{}:{:02} h", seconds / 3_600, seconds / 60 % 60),
        }
    }
}

fn bar(done: u64, of: u64) -> String {
    let full = (done as usize * BAR_CELLS) / (of.max(1) as usize);
    let full = full.min(BAR_CELLS);
    format!("[{}{}]", "#".repeat(full), ".".repeat(BAR_CELLS - full))
}
