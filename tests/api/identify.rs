//! What a pasted text is: a game, several, a study, a position, a move, a variant file, or nothing known.

use crate::table::Table;
use menagerie::variant::shipped_text;
use serde_json::{Value, json};

/// As `kind game`, with `: code` if it can't be opened.
fn identified(table: &mut Table, here: bool, text: &str) -> String {
    let found = table.ask("identify", json!({ "text": text, "here": here }));
    let word = |value: &Value| value.as_str().unwrap_or_default().to_string();
    let is = format!("{} {}", word(&found["kind"]), word(&found["game"]));
    match &found["fault"]["code"] {
        Value::Null => is.trim_end().to_string(),
        code => format!("{}: {}", is.trim_end(), word(code)),
    }
}

/// Each text at a table of chess.
#[track_caller]
fn at_chess(texts: &[(&str, &str)]) {
    let mut table = Table::with("chess");
    for (text, expected) in texts {
        assert_eq!(identified(&mut table, true, text), *expected, "{text}");
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

#[test]
fn movetext_is_a_game_whatever_its_results_contain() {
    at_chess(&[
        ("1. e4 e5 2. Nf3 1/2-1/2", "game chess"),
        ("1. e4 e5 2. Nf3 1/2", "game chess"),
        ("1.e4 e5 ½-½", "game chess"),
        ("\u{feff}1. e4 e5 2. Nf3 1/2-1/2\r\n", "game chess"),
        ("e4 e5 Nf3 1/2-1/2", "game chess"),
        ("e4 e5 Nf3 Nc6", "game chess"),
        ("e2e4 e7e5 g1f3", "game chess"),
        ("1. e4 e5 { and/or 1... c5 } 2. Nf3 *", "game chess"),
        ("{ A draw w/o a fight. } 1. e4 e5 1/2-1/2", "game chess"),
        ("1. e4", "game chess"),
        ("1.e4", "game chess"),
        ("1. e4 e5 2. Qd8 1/2-1/2", "game chess"),
        ("1. e4 (1. d4) 1... e5 1/2-1/2", "study chess"),
        ("1. e4 (1. e4 c5) 1-0", "study chess"),
        // Illegal from the start, but meant as a game.
        ("1. e5 e4 1/2-1/2", "game chess: record-move"),
    ]);
}

#[test]
fn headers_make_a_game_even_alone() {
    at_chess(&[
        ("[Event \"Club\"]\n[White \"A/B\"]", "game chess"),
        ("[Variant \"Antichess\"]\n\n1. e3 b5 *", "game antichess"),
        (
            "[FEN \"8/8/8/8/8/k7/7R/K7 w - - 0 1\"]\n\n1. Rh3# 1-0",
            "game chess",
        ),
        (
            "[Variant \"Hexagonal\"]\n\n1. e4 *",
            "game: record-unknown-variant",
        ),
        (
            "[Event \"A\"]\n\n1. e4 *\n\n[Event \"B\"]\n\n1. d4 *",
            "games",
        ),
        ("1. e4 e5 1-0\n\n1. d4 d5 1/2-1/2", "games"),
    ]);
}

#[test]
fn own_records_and_studies_are_known() {
    let mut table = Table::with("crown");
    table.ask("open", json!({ "game": "raumschach" }));
    let record = table.ask("record", json!({ "headers": {} }));
    let record = record.as_str().expect("a text").to_string();
    table.ask("open", json!({ "game": "chess" }));
    assert_eq!(identified(&mut table, true, &record), "game raumschach");
    assert_eq!(identified(&mut table, false, &record), "game raumschach");
}

#[test]
fn positions_are_known_with_few_fields_and_of_other_games() {
    let fen = |rest: &str| format!("{START}{rest}");
    at_chess(&[
        (&fen(" w KQkq - 0 1"), "position chess"),
        (&fen(" w KQkq - 0 1\n"), "position chess"),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "position chess"),
        (
            "5/5/5/PPPPP/RNKNR|5/5/5/PPPPP/BUQBU|5/5/5/5/5|buqbu/ppppp/5/5/5|rnknr/ppppp/5/5/5 w - - 0 1",
            "position raumschach",
        ),
    ]);
    // What can't be read as a position is still meant as one.
    let mut table = Table::with("chess");
    for text in [
        fen(" x KQkq - 0 1"),
        fen(" w KQkq - 0 1 bm e4; id \"a/b\";"),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNX".to_string(),
        START.to_string(),
    ] {
        let found = identified(&mut table, true, &text);
        assert!(found.starts_with("position chess"), "{text}: {found}");
    }
}

#[test]
fn moves_belong_to_a_table() {
    at_chess(&[
        ("Nf3", "move chess"),
        ("e2e4", "move chess"),
        ("Nf6", "move chess: not-now"),
        ("O-O", "move chess: not-now"),
        ("Ke2", "move chess: not-now"),
    ]);
    let mut table = Table::with("chess");
    assert_eq!(identified(&mut table, false, "Nf3"), "unknown");
}

#[test]
fn variant_files_are_known_although_faulty() {
    let chess = shipped_text("chess").expect("a shipped game");
    at_chess(&[
        (chess, "variant"),
        ("format = 1\nid = \"x\"\n\n[board]\nfiles = 8", "variant"),
        ("[small:chess]\nmaxFile = 5", "variant"),
    ]);
}

#[test]
fn other_texts_are_unknown() {
    at_chess(&[
        ("", "empty"),
        (" \n\u{feff}", "empty"),
        ("1/2-1/2", "unknown"),
        ("29/11/2026", "unknown"),
        ("and/or", "unknown"),
        ("Springer/Läufer/Turm/Dame sind Figuren", "unknown"),
        ("Der Läufer schlägt auf e4 und gewinnt.", "unknown"),
        ("Auf 1. e4 antwortet Schwarz mit e5 und/oder c5.", "unknown"),
        ("1. Milch\n2. Brot\n\n1. Käse\n2. Wein", "unknown"),
        ("e4 ist ein guter Zug", "unknown"),
        ("https://example.org/a/b/c/d#e4", "unknown"),
        ("[not a tag] text", "unknown"),
        ("<html><body>a/b/c/d</body></html>", "unknown"),
        ("\u{0}\u{1}", "unknown"),
    ]);
}

#[test]
fn moves_alone_belong_to_the_table_if_they_can_be_played_there() {
    let mut table = Table::with("antichess");
    assert_eq!(identified(&mut table, true, "1. e3 b5 *"), "game antichess");
    // Here a capture would have been compulsory.
    let compulsory = "1. e4 d5 2. d3 *";
    assert_eq!(identified(&mut table, false, compulsory), "game chess");
    let mut four = Table::with("armies-of-faith-4");
    assert_eq!(identified(&mut four, true, "1. e4 e5 1-0"), "game chess");
}

#[test]
fn a_secret_decides_nothing() {
    let mut table = Table::with("crown");
    let found = identified(&mut table, true, "e4");
    assert!(found.starts_with("move crown"), "{found}");
    // Not "unknown" either: what a word looks like doesn't depend on the position.
    table.ask("choose", json!({ "seat": 0, "field": "crown" }));
    assert_eq!(identified(&mut table, true, "e4"), found);
}

#[test]
fn letters_of_the_language_are_read() {
    let mut table = Table::with("chess");
    let german = "1. Sf3 Sf6 2. g3 1/2-1/2";
    assert_eq!(
        identified(&mut table, true, german),
        "game chess: record-move"
    );
    table.ask("setLetters", json!({ "letters": { "Knight": "S" } }));
    assert_eq!(identified(&mut table, true, german), "game chess");
    assert_eq!(identified(&mut table, true, "Sf3"), "move chess");
    assert_eq!(table.ask("readMove", json!({ "text": "Sf3" })), "g1f3");
    let loaded = table.ask("load", json!({ "record": german }));
    assert_eq!(loaded["fault"], Value::Null);
    assert_eq!(loaded["view"]["ply"], 3);
}
