//! Parses the output of test tools: counts, and details of failures.

use std::fmt;

#[derive(Clone, Copy)]
pub enum Tool {
    /// `cargo test`, natively or in a browser.
    Cargo,
    /// `node --test` with the reporter `spec`; `tests/browsers/repeated.js` repeats tests.
    Node,
    /// Our reporter in `tests/e2e/brief-reporter.js`.
    Playwright,
    /// Python's `unittest --verbose`.
    Unittest,
    Other,
}

/// The number of last lines shown of a log without details.
const LAST_LINES: usize = 60;

/// The maximum number of detail lines shown; the log has them all.
const MAX_LINES: usize = 400;

#[derive(Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub passed: u32,
    pub failed: u32,
    pub flaky: u32,
    pub skipped: u32,
}

impl fmt::Display for Counts {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let counts = [
            (self.passed, "passed"),
            (self.failed, "failed"),
            (self.flaky, "flaky"),
            (self.skipped, "skipped"),
        ];
        let nonzero = counts.iter().filter(|(count, _)| *count > 0);
        let words: Vec<_> = nonzero
            .map(|(count, what)| format!("{count} {what}"))
            .collect();
        out.write_str(&words.join(", "))
    }
}

impl Counts {
    fn add(&mut self, count: u32, what: &str) {
        match what {
            "passed" | "pass" => self.passed += count,
            "failed" | "fail" | "cancelled" => self.failed += count,
            "flaky" => self.flaky += count,
            "skipped" | "ignored" | "todo" => self.skipped += count,
            _ => {}
        }
    }
}

impl Tool {
    pub fn counts(self, log: &str) -> Counts {
        let mut counts = Counts::default();
        for line in log.lines() {
            match self {
                Self::Cargo => cargo_line(line, &mut counts),
                Self::Node => node_line(line, &mut counts),
                Self::Playwright => playwright_line(line, &mut counts),
                Self::Unittest => unittest_line(line, &mut counts),
                Self::Other => {}
            }
        }
        counts
    }

    /// Tests that passed only when they were repeated, and what a check has to say though it passed.
    pub fn notes(self, log: &str) -> impl Iterator<Item = &str> {
        let marks: &[&str] = match self {
            Self::Node | Self::Playwright => &["flaky: "],
            Self::Other => &["not checked: ", "advisory: "],
            Self::Cargo | Self::Unittest => &[],
        };
        log.lines()
            .filter(move |line| marks.iter().any(|mark| line.starts_with(mark)))
    }

    /// The details of failures, or the end of the log.
    pub fn failures(self, log: &str) -> String {
        let lines: Vec<&str> = log.lines().collect();
        let details: Vec<&str> = match self {
            Self::Cargo => cargo_failures(&lines),
            Self::Node => from(&lines, "✖ failing tests:"),
            Self::Playwright => from(&lines, "failed: "),
            Self::Unittest => from(&lines, "======"),
            Self::Other => Vec::new(),
        };
        if details.is_empty() {
            return lines[lines.len().saturating_sub(LAST_LINES)..].join("\n");
        }
        details[..details.len().min(MAX_LINES)].join("\n")
    }
}

/// Parses `test result: ok. 3 passed; 0 failed; 1 ignored; …`, one line per binary.
fn cargo_line(line: &str, counts: &mut Counts) {
    let Some((_, found)) = line
        .strip_prefix("test result: ")
        .and_then(|rest| rest.split_once(". "))
    else {
        return;
    };
    for part in found.split("; ") {
        if let Some((count, what)) = part.split_once(' ') {
            counts.add(count.parse().unwrap_or(0), what);
        }
    }
}

/// Parses `ℹ pass 8`.
fn node_line(line: &str, counts: &mut Counts) {
    let words: Vec<&str> = line.split(' ').collect();
    if let ["ℹ", what, count] = words[..] {
        counts.add(count.parse().unwrap_or(0), what);
    }
}

/// Parses `tests: 500 passed, 1 failed, 2 flaky, 0 skipped`.
fn playwright_line(line: &str, counts: &mut Counts) {
    for part in line.strip_prefix("tests: ").unwrap_or("").split(", ") {
        if let Some((count, what)) = part.split_once(' ') {
            counts.add(count.parse().unwrap_or(0), what);
        }
    }
}

/// Parses `test_mate (test_uci.Search.test_mate) ... ok`; a docstring may be on a line of its own before the result.
fn unittest_line(line: &str, counts: &mut Counts) {
    let Some((_, result)) = line.rsplit_once(" ... ") else {
        return;
    };
    match result {
        "ok" => counts.add(1, "passed"),
        "FAIL" | "ERROR" => counts.add(1, "failed"),
        _ if result.starts_with("skipped") => counts.add(1, "skipped"),
        _ => {}
    }
}

/// The lines between `failures:` and the result of each failed binary, which lists the names twice.
fn cargo_failures<'a>(lines: &[&'a str]) -> Vec<&'a str> {
    let mut inside = false;
    let mut found = Vec::new();
    for line in lines {
        inside = (inside || *line == "failures:") && !line.starts_with("test result: ");
        if inside {
            found.push(*line);
        }
    }
    found
}

/// The lines from the first one with this prefix.
fn from<'a>(lines: &[&'a str], beginning: &str) -> Vec<&'a str> {
    let first = lines.iter().position(|line| line.starts_with(beginning));
    first.map_or_else(Vec::new, |at| lines[at..].to_vec())
}

#[cfg(test)]
mod unit {
    use super::{Counts, LAST_LINES, Tool};

    const CARGO: &str = "
running 2 tests
test castling ... ok
test promotion ... FAILED

failures:

---- promotion stdout ----
thread 'promotion' panicked at tests/rules/promotion.rs:7:5:
no Queen

failures:
    promotion

test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.02s

error: test failed, to rerun pass `--test rules`";

    const NODE: &str = "
✔ a PIN has four to eight digits (10.1ms)
✖ a PIN is opened by itself (2.1ms)
flaky: a seal is broken: TimeoutError
ℹ tests 2
ℹ pass 1
ℹ fail 1
ℹ cancelled 1
ℹ skipped 2
ℹ todo 1
ℹ duration_ms 868.0

✖ failing tests:

test at tests/unit/pin.test.js:9:1
✖ a PIN is opened by itself (2.1ms)
  AssertionError";

    const PLAYWRIGHT: &str = "
flaky: clocks.spec.js:9:1 › a clock runs out
failed: study.spec.js:3:1 › a study is kept
  Error: not kept
tests: 500 passed, 1 failed, 1 flaky, 2 skipped";

    #[test]
    fn the_results_of_all_binaries_are_added_up() {
        let log = format!("{CARGO}\ntest result: ok. 3 passed; 0 failed; 4 ignored; 0 measured");
        let counts = Tool::Cargo.counts(&log);
        assert_eq!(counts.to_string(), "4 passed, 1 failed, 4 skipped");
    }

    #[test]
    fn cancelled_tests_of_node_count_as_failed() {
        let counts = Tool::Node.counts(NODE);
        assert_eq!(counts.to_string(), "1 passed, 2 failed, 3 skipped");
        let flaky: Vec<_> = Tool::Node.notes(NODE).collect();
        assert_eq!(flaky, ["flaky: a seal is broken: TimeoutError"]);
    }

    #[test]
    fn what_a_check_left_out_is_noted() {
        let log = "bans ok\nnot checked: advisories\n";
        let notes: Vec<_> = Tool::Other.notes(log).collect();
        assert_eq!(notes, ["not checked: advisories"]);
    }

    #[test]
    fn playwright_counts_are_on_one_line() {
        let counts = Tool::Playwright.counts(PLAYWRIGHT);
        let words = "500 passed, 1 failed, 1 flaky, 2 skipped";
        assert_eq!(counts.to_string(), words);
        let flaky: Vec<_> = Tool::Playwright.notes(PLAYWRIGHT).collect();
        assert_eq!(flaky, ["flaky: clocks.spec.js:9:1 › a clock runs out"]);
    }

    const UNITTEST: &str = "
test_mate (test_uci.Search.test_mate) ... ok
test_ponder (test_uci.Search.test_ponder)
Ponders until it is stopped. ... FAIL
test_slow (test_uci.Search.test_slow) ... skipped 'slow'

======================================================================
FAIL: test_ponder (test_uci.Search.test_ponder)
----------------------------------------------------------------------
AssertionError: None

Ran 3 tests in 0.002s";

    #[test]
    fn python_tests_are_counted_by_their_lines() {
        let counts = Tool::Unittest.counts(UNITTEST);
        assert_eq!(counts.to_string(), "1 passed, 1 failed, 1 skipped");
        let failures = Tool::Unittest.failures(UNITTEST);
        assert!(failures.contains("AssertionError") && !failures.contains("test_mate"));
    }

    #[test]
    fn a_tool_that_counts_nothing_is_not_counted() {
        assert_eq!(Tool::Other.counts(CARGO), Counts::default());
        assert_eq!(Counts::default().to_string(), "");
    }

    #[test]
    fn only_details_of_failures_are_shown() {
        let cargo = Tool::Cargo.failures(CARGO);
        assert!(
            cargo.contains("no Queen") && !cargo.contains("castling"),
            "{cargo}"
        );
        let node = Tool::Node.failures(NODE);
        assert!(
            node.contains("AssertionError") && !node.contains("four to eight"),
            "{node}"
        );
        let playwright = Tool::Playwright.failures(PLAYWRIGHT);
        assert!(playwright.contains("not kept") && !playwright.contains("runs out"));
    }

    #[test]
    fn a_log_without_details_is_shown_by_its_end() {
        let log: Vec<String> = (0..100).map(|line| format!("line {line}")).collect();
        let end = Tool::Cargo.failures(&log.join("\n"));
        assert_eq!(end.lines().count(), LAST_LINES);
        assert!(end.ends_with("line 99"));
    }
}
