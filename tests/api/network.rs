//! Networks at the boundary: which game has one, what is refused, and that a search with one is the same on every
//! machine. tests/wasm.rs makes the same search in a browser.

use crate::table::Table;
use serde_json::json;

const CHESS: &[u8] = include_bytes!("../../variants/networks/chess.network");
/// Best action, centipawns, nodes and line of an analysis of the array of chess.
const SEARCH: &str = include_str!("../fixtures/network-search.txt");

/// Analyses the game and summarizes the result.
fn searched(table: &mut Table) -> String {
    table.ask("startAnalysis", json!({ "lines": 1 }));
    let found = table.ask("thinkSlice", json!({ "nodes": 30_000 }));
    let line = found["line"].as_array().expect("a line");
    let line: Vec<&str> = line.iter().filter_map(|action| action.as_str()).collect();
    let [score, nodes] = ["scoreCentipawns", "nodes"].map(|name| found[name].as_f64());
    let [score, nodes] = [score.expect("a score"), nodes.expect("nodes")];
    format!("{score} {nodes} {}\n", line.join(" "))
}

#[test]
fn a_session_asks_for_the_network_of_its_game_until_it_has_it() {
    let mut table = Table::new();
    assert_eq!(table.session.missing_network(), None, "no game");
    table.ask("open", json!({ "game": "chess" }));
    assert_eq!(table.session.missing_network().as_deref(), Some("chess"));
    table
        .session
        .set_network(CHESS)
        .expect("the game's network");
    assert_eq!(table.session.missing_network(), None);
    // Other rules on the same board, and a game with secrets.
    for game in ["three-check", "crown"] {
        table.ask("open", json!({ "game": game }));
        assert_eq!(table.session.missing_network(), None, "{game}");
    }
    table.ask("open", json!({ "game": "chess" }));
    assert_eq!(table.session.missing_network(), None, "kept");
}

#[test]
fn a_custom_variant_with_the_same_rules_has_the_same_network() {
    let chess = menagerie::variant::shipped_text("chess").expect("a shipped game");
    let mut table = Table::new();
    let renamed = chess.replacen("name = ", "# Renamed.\nname = ", 1);
    table.ask("openFile", json!({ "text": renamed }));
    assert_eq!(table.session.missing_network().as_deref(), Some("chess"));
    table
        .session
        .set_network(CHESS)
        .expect("the game's network");

    let other_rules = chess.replacen("stalemate = \"draw\"", "stalemate = \"loss\"", 1);
    table.ask("openFile", json!({ "text": other_rules }));
    assert_eq!(table.session.missing_network(), None);
}

#[test]
fn a_search_with_a_network_is_the_same_on_every_machine() {
    let mut table = Table::with("chess");
    let without = searched(&mut table);
    table
        .session
        .set_network(CHESS)
        .expect("the game's network");
    let found = searched(&mut table);
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        std::fs::write("tests/fixtures/network-search.txt", &found).expect("a file to write");
    }
    assert_eq!(found, SEARCH);
    assert_ne!(found, without);
    // A damaged file changes nothing.
    assert!(table.session.set_network(&CHESS[1..]).is_err());
    assert_eq!(table.session.missing_network(), None);
    // Nothing of the first search is left.
    let mut fresh = Table::with("chess");
    fresh
        .session
        .set_network(CHESS)
        .expect("the game's network");
    assert_eq!(searched(&mut fresh), found);
}

#[test]
fn a_game_is_played_without_a_network_that_is_refused() {
    let mut table = Table::with("chess");
    let without = searched(&mut table);
    let mut damaged = CHESS.to_vec();
    damaged[1_000] ^= 1;
    for (file, reason) in [
        (&damaged[..], "checksum"),
        (
            &CHESS[..CHESS.len() / 2],
            "bytes long; allowed for this game: 49516",
        ),
        (
            b"<!doctype html>",
            "which begins with `menagerie network 1`",
        ),
        (b"", "not a network"),
    ] {
        let error = table.session.set_network(file).expect_err("a bad file");
        let error = table.error(&error);
        assert_eq!(error["code"], "network-file");
        let found = error["args"]["found"].as_str().expect("a reason");
        assert!(found.contains(reason), "{found}");
        assert_eq!(table.session.missing_network().as_deref(), Some("chess"));
    }
    assert!(Table::new().session.set_network(CHESS).is_err(), "no game");
    let mut other = Table::with("grand-cavalier");
    let error = other
        .session
        .set_network(CHESS)
        .expect_err("of another game");
    let error = other.error(&error);
    let found = error["args"]["found"].as_str().expect("a reason");
    assert!(found.starts_with("trained for the rules "), "{found}");

    assert_eq!(searched(&mut Table::with("chess")), without);
}
