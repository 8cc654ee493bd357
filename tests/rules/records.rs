//! Records written by other programs and by people.

use super::support::variant;
use std::sync::Arc;

use menagerie::record::{Game, Loaded, RecordError};
use menagerie::variant::Variant;

fn read(text: &str) -> Result<Loaded, RecordError> {
    Game::from_text(text, |id, _| (id == "chess").then(|| variant("chess")))
}

fn record(moves: &str) -> String {
    format!("[Format \"1\"]\n[Game \"chess\"]\n\n{moves}\n")
}

/// The number of moves in a text, or the code and line of its error.
fn plies(moves: &str) -> Result<usize, (&'static str, usize)> {
    let loaded = read(&record(moves)).map_err(|error| (error.kind.code(), error.line))?;
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
fn an_error_in_the_moves_names_its_line() {
    assert_eq!(plies("e2e4\n{two\nlines} e7e4"), Err(("record-move", 6)));
    assert_eq!(plies("e2e4\n\n{open"), Err(("record-move", 6)));
    assert_eq!(plies("e2e4 (d2d4) *"), Ok(1));
    assert_eq!(plies("e2e4 (d2d5) *"), Err(("record-move", 4)));
    assert_eq!(plies("e2e4\n* e7e5"), Err(("record-move", 5)));
    assert_eq!(plies("e2e4\n1/2-1/2"), Err(("record-result", 5)));
    assert_eq!(plies("é2e4"), Err(("record-move", 4)));
}

#[test]
fn the_longest_record_is_read() {
    assert_eq!(plies(&"1. {a}\n".repeat(140_000)), Ok(0));
    assert_eq!(
        plies(&"1. {a}\n".repeat(160_000)),
        Err(("record-header", 1))
    );
}

#[test]
fn a_move_number_needs_no_space_before_its_move() {
    assert_eq!(plies("1.e2e4 e7e5 2.g1f3"), Ok(3));
    assert_eq!(plies("1 e2e4 e7e5 2 .g1f3"), Ok(3));
}

#[test]
fn a_win_that_the_board_does_not_show_is_a_resignation() {
    let loaded = read(&record("e2e4 e7e5 1-0")).expect("a record");
    let outcome = loaded.game.outcome().expect("over");
    assert_eq!(outcome.reason.code(), "resignation");
    assert_eq!(outcome.winner().map(|player| player.index()), Some(0));
}

#[test]
fn chosen_options_belong_to_the_record_the_hash_and_the_positions() {
    let (id, text) = menagerie::variant::shipped()[0];
    let option = "[[option]]\nname = \"pace\"\nabout = \"How fast\"\nvalues = [\"slow\", \"fast\"]\ndefault = \"slow\"\n";
    let text = format!("{text}\n{option}");
    let load = |choices: &[(&str, &str)]| {
        let variant = Variant::load_with(id, &text, choices);
        Arc::new(variant.unwrap_or_else(|error| panic!("{error}")))
    };
    let (slow, fast) = (load(&[]), load(&[("pace", "fast")]));
    assert_ne!(slow.identity.content, fast.identity.content);
    let (slow, fast) = (Game::new(slow), Game::new(fast));
    assert_ne!(slow.position().hash(), fast.position().hash());
    assert!(!slow.to_text(&[]).contains("Option"));
    let written = fast.to_text(&[]);
    assert!(written.contains("[Option \"pace=fast\"]"), "{written}");
    let loaded = Game::from_text(&written, |_, choices| Some(load(choices))).expect("a record");
    assert_eq!(loaded.game.position().hash(), fast.position().hash());
    assert!(!loaded.other_edition && loaded.headers.is_empty());
}

#[test]
fn a_reason_that_contradicts_the_result_is_an_error_in_the_result() {
    let with_time = |moves: &str| record(moves).replacen("[Game", "[Reason \"time\"]\n[Game", 1);
    let lost = read(&with_time("e2e4 e7e5 0-1")).expect("a record");
    let reason = lost.game.outcome().expect("over").reason;
    assert_eq!(reason.code(), "time");
    let drawn = read(&with_time("e2e4 e7e5 1/2-1/2")).map(|_| ());
    assert_eq!(
        drawn.map_err(|error| error.kind.code()),
        Err("record-result")
    );
}

/// The records in a JSON value, also those in JSON texts inside it.
fn records_in(value: &serde_json::Value, found: &mut Vec<String>) {
    match value {
        serde_json::Value::String(text) if text.trim_start().starts_with("[Format") => {
            found.push(text.clone());
        }
        serde_json::Value::String(text) if text.contains("VariantHash") => {
            if let Ok(inner) = serde_json::from_str(text) {
                records_in(&inner, found);
            }
        }
        serde_json::Value::Array(items) => items.iter().for_each(|item| records_in(item, found)),
        serde_json::Value::Object(entries) => {
            entries.values().for_each(|entry| records_in(entry, found));
        }
        _ => {}
    }
}

#[test]
fn records_of_the_first_edition_are_of_the_same_games() {
    let mut records = Vec::new();
    for folder in ["scenes", "files"] {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/fixtures/first-edition")
            .join(folder);
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let text = std::fs::read_to_string(entry.expect("an entry").path()).expect("a text");
            match serde_json::from_str(&text) {
                Ok(value) => records_in(&value, &mut records),
                Err(_) => records.push(text),
            }
        }
    }
    let mut games = 0;
    for record in records {
        let find = |id: &str, choices: &[(&str, &str)]| {
            let text = menagerie::variant::shipped_text(id)?;
            Some(Arc::new(
                Variant::load_with(id, text, choices).expect("a sound file"),
            ))
        };
        if let Ok(loaded) = Game::from_text(&record, find) {
            let variant = loaded.game.variant();
            assert!(!loaded.other_edition, "{}: {record}", variant.id);
            games += 1;
        }
    }
    assert!(games >= 30, "{games}");
}
