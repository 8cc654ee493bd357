//! Records as other programs and people write them.

use super::support::variant;
use menagerie::record::{Game, Loaded, RecordError};

fn read(text: &str) -> Result<Loaded, RecordError> {
    Game::from_text(text, |id| (id == "chess").then(|| variant("chess")))
}

fn record(moves: &str) -> String {
    format!("[Format \"1\"]\n[Game \"chess\"]\n\n{moves}\n")
}

/// How many moves a text has, or the code and line of its fault.
fn plies(moves: &str) -> Result<usize, (&'static str, usize)> {
    let loaded = read(&record(moves)).map_err(|error| (error.code, error.line))?;
    Ok(loaded.game.ply())
}

#[test]
fn a_record_may_have_any_line_ends_remarks_and_numbers() {
    assert_eq!(plies(""), Ok(0));
    assert_eq!(plies("*"), Ok(0));
    assert_eq!(plies("{nothing played}"), Ok(0));
    assert_eq!(
        plies("1. e2e4 {King's Pawn} 1... e7e5\r\n2. g1f3 *\r\n"),
        Ok(3)
    );
    let windows = record("1. e2e4 e7e5 *").replace('\n', "\r\n");
    assert_eq!(read(&windows).expect("a record").game.ply(), 2);
}

#[test]
fn a_fault_among_the_moves_is_told_with_its_line() {
    assert_eq!(plies("e2e4\n{two\nlines} e7e4"), Err(("record-move", 6)));
    assert_eq!(plies("e2e4\n\n{open"), Err(("record-move", 6)));
    assert_eq!(plies("e2e4 (d2d4) *"), Err(("record-move", 4)));
    assert_eq!(plies("e2e4\n* e7e5"), Err(("record-move", 5)));
    assert_eq!(plies("e2e4\n1-0"), Err(("record-result", 5)));
    assert_eq!(plies("é2e4"), Err(("record-move", 4)));
}

#[test]
fn the_longest_record_is_read_in_no_time() {
    let words = "1. {a}\n".repeat(140_000);
    let begun = std::time::Instant::now();
    assert_eq!(plies(&words), Ok(0));
    let taken = begun.elapsed();
    assert!(taken.as_secs() < 5, "took {taken:?}");
}
