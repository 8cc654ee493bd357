//! Whatever an opponent repeats, the computer's moves in a game with secrets tell it no more than the first of them.

use std::collections::BTreeSet;

use crate::support::Chance;
use crate::table::Table;
use serde_json::{Value, json};

/// The computer answers the player with this seat.
const OPPONENT: usize = 0;

/// The level, which makes mistakes, and another one.
const LEVEL: &str = "level-9";
const OTHER: &str = "level-12";

/// Late positions where the computer's crown matters to most searches that act openly: it may leave one monarch attacked.
const LATE: [&str; 6] = [
    "7k/6pq/8/5N2/8/8/4Q1PP/1K6 w - - 0 40",
    "6k1/5ppq/8/4N3/8/8/4Q1PP/1K6 w - - 0 40",
    "k7/pq6/8/2N5/8/8/4Q1PP/1K6 w - - 0 40",
    "2k5/3q1p2/8/1B6/8/3R4/4Q1P1/1K6 w - - 0 40",
    "8/1k3q2/8/3N4/8/2B5/4Q1P1/1K6 w - - 0 40",
    "4k3/4q3/8/8/2B1R3/8/1Q4P1/1K6 w - - 0 40",
];

/// The worlds of the computer's secret: its King or its Queen is crowned.
const WORLDS: [&str; 2] = ["k", "q"];

fn opened(position: &str, crown: &str, entropy: u64) -> Table {
    let mut table = Table::seeded(entropy);
    let position = format!("{position} crown=K,{crown}");
    table.ask("open", json!({ "game": "crown", "position": position }));
    table
}

/// The opponent plays a move, the computer answers. Both are taken back unless a monarch was captured.
fn answer(table: &mut Table, action: &str, level: &str) -> Option<String> {
    asked(table, action, |table| {
        start(table, level);
        finish(table);
    })
}

/// As `answer`, but the opponent stops the search after so many positions.
fn hurried(table: &mut Table, action: &str, level: &str, nodes: u32) -> Option<String> {
    asked(table, action, |table| {
        start(table, level);
        if nodes > 0 {
            table.ask("thinkSlice", json!({ "nodes": nodes }));
        }
        table.ask("stopThinking", json!({ "nodes": 64 }));
    })
}

fn asked(table: &mut Table, action: &str, search: impl Fn(&mut Table)) -> Option<String> {
    table.ask("look", json!({ "seat": OPPONENT }));
    table.play(action);
    search(table);
    let view = table.ask("playSearchResult", json!({}));
    let played = view["played"].as_array().and_then(|played| played.last());
    let text = played.and_then(|action| action["text"].as_str());
    let text = text
        .unwrap_or_else(|| panic!("no action: {view}"))
        .to_string();
    for _ in 0..2 {
        table.try_ask("undo", json!({})).ok()?;
    }
    Some(text)
}

fn start(table: &mut Table, level: &str) {
    // Another seed for each search, as after a new start of the page.
    let ask = json!({ "level": level, "seed": 1, "hint": false });
    table.ask("startThinking", ask);
}

fn finish(table: &mut Table) {
    while table.ask("thinkSlice", json!({ "nodes": 5_000 }))["done"] == json!(false) {}
}

/// A copy in another session, as from a file on another device.
fn copied(table: &mut Table, entropy: u64) -> Table {
    let record = table.ask("truth", json!({ "headers": {} }));
    let memory = table.session.computer_memory().expect("a game");
    let mut copy = Table::seeded(entropy);
    copy.ask("loadTruth", json!({ "record": record }));
    let set = copy.session.set_computer_memory(&memory);
    set.expect("what another session has kept");
    // The record goes on with moves that were taken back.
    copy.ask("goTo", json!({ "ply": 0 }));
    copy
}

/// The moves of the opponent in a position.
fn moves(table: &mut Table) -> Vec<String> {
    let view = table.ask("look", json!({ "seat": OPPONENT }));
    let actions = view["actions"].as_array().expect("a list").iter();
    let texts = actions.map(|action| action["text"].as_str().expect("a text").to_string());
    texts.collect()
}

/// The first answer to some moves of each position, in each world.
fn for_each_move(mut check: impl FnMut(&str, &str, &str, u64)) {
    let mut chance = Chance(5);
    for (number, position) in LATE.into_iter().enumerate() {
        let moves = moves(&mut opened(position, "k", 1));
        for round in 0..3 {
            let action = &moves[chance.below(moves.len())];
            for crown in WORLDS {
                check(position, crown, action, 10 * number as u64 + round);
            }
        }
    }
}

#[test]
fn an_opponent_that_takes_back_sees_the_same_answer_again() {
    let mut first = Vec::new();
    for_each_move(|position, crown, action, entropy| {
        let mut table = opened(position, crown, entropy);
        let mut copy = copied(&mut table, 900);
        let expected = answer(&mut table, action, LEVEL);
        first.push(expected.clone());
        if expected.is_none() {
            return;
        }
        let mut answers = BTreeSet::from([expected]);
        answers.insert(answer(&mut copy, action, LEVEL));
        for other in moves(&mut table).into_iter().take(2) {
            answers.insert(answer(&mut table, action, LEVEL));
            answers.insert(answer(&mut table, action, OTHER));
            answers.insert(hurried(&mut table, action, LEVEL, 200));
            hint(&mut table);
            if answer(&mut table, &other, OTHER).is_none() {
                break;
            }
            table = copied(&mut table, 901);
        }
        assert_eq!(answers.len(), 1, "{position} {crown} {action}: {answers:?}");
    });
    // The secret matters, or this shows nothing.
    let differing = first.chunks(2).filter(|worlds| worlds[0] != worlds[1]);
    assert!(differing.count() >= 3, "{first:?}");
}

fn hint(table: &mut Table) {
    table.ask("look", json!({ "seat": OPPONENT }));
    let ask = json!({ "level": "level-5", "seed": 3, "hint": true });
    table.ask("startThinking", ask);
    finish(table);
}

/// Once the computer has answered, it guards its secret in everything else that the opponent may try.
#[test]
fn what_an_opponent_tries_after_an_answer_does_not_depend_on_the_secret() {
    let mut seen: Vec<Vec<Option<String>>> = Vec::new();
    for_each_move(|position, crown, action, entropy| {
        let mut table = opened(position, crown, entropy);
        let mut answers = Vec::new();
        if answer(&mut table, action, LEVEL).is_some() {
            for other in moves(&mut table) {
                let level = if answers.len() % 2 == 0 { LEVEL } else { OTHER };
                if other != *action {
                    answers.push(answer(&mut table, &other, level));
                }
                // A captured monarch reveals the secret.
                if answers.last() == Some(&None) || answers.len() > 8 {
                    break;
                }
            }
        }
        seen.push(answers);
    });
    let mut compared = 0;
    for worlds in seen.chunks(2) {
        for (one, other) in worlds[0].iter().zip(&worlds[1]) {
            assert_eq!(one, other);
            compared += 1;
        }
    }
    assert!(compared >= 40, "{compared}");
}

/// An opponent may copy the game before the answer and stop the search of each copy at another time.
#[test]
fn the_answer_of_a_stopped_search_does_not_depend_on_the_secret() {
    let mut seen = Vec::new();
    for_each_move(|position, crown, action, entropy| {
        let table = || opened(position, crown, entropy);
        let answers =
            [0, 64, 500, 2_000].map(|nodes| hurried(&mut table(), action, "level-20", nodes));
        seen.push(answers);
    });
    for worlds in seen.chunks(2) {
        assert_eq!(worlds[0], worlds[1]);
    }
}

#[test]
fn an_interrupted_search_that_acts_openly_cannot_be_played() {
    let mut refused = 0;
    for entropy in 0..12 {
        let mut table = opened(LATE[0], "k", entropy);
        start(&mut table, "level-20");
        table.ask("thinkSlice", json!({ "nodes": 500 }));
        match table.try_ask("playSearchResult", json!({})) {
            Err(error) => {
                assert_eq!(error["code"], "no-thought");
                refused += 1;
            }
            Ok(_) => continue,
        }
        table.ask("stopThinking", json!({ "nodes": 0 }));
        table.ask("playSearchResult", json!({}));
    }
    assert!((1..12).contains(&refused), "half of them: {refused}");
}

#[test]
fn no_clock_ends_a_search_in_a_game_with_secrets() {
    let cap = |table: &mut Table| table.ask("levelCapMs", json!({ "level": "level-20" }));
    // JSON has no infinity.
    assert_eq!(cap(&mut opened(LATE[0], "k", 1)), Value::Null);
    assert_eq!(cap(&mut Table::with("chess")), json!(5_000.0));
}

/// Which stone is mined and where a crown is hidden are chosen alike, too.
#[test]
fn secret_choices_are_the_same_in_every_copy() {
    let positions = [
        (
            "crown-2",
            "r3k3/4pppp/8/8/8/1q6/1r6/K7[SS] w - - 0 1 crown=-,k mine=hand,-",
        ),
        ("crown-3", "r3k3/4pppp/8/8/8/1q6/1r6/K7 w - - 0 1 crown=-,k"),
        (
            "crown-4",
            "r3k3/4pppp/8/8/8/1q6/1r6/K7 w - - 0 1 crown=-,k half=now,-",
        ),
    ];
    for (game, position) in positions {
        let mut chosen = BTreeSet::new();
        for entropy in 0..12 {
            let mut table = Table::seeded(entropy);
            table.ask("open", json!({ "game": game, "position": position }));
            let mut copies = [1, 2].map(|other| copied(&mut table, other));
            let mut played = Vec::new();
            for copy in &mut copies {
                // The second time it repeats what it has played.
                for level in ["level-14", OTHER] {
                    start(copy, level);
                    finish(copy);
                    copy.ask("playSearchResult", json!({}));
                    played.push(copy.session.game().expect("a game").line().to_vec());
                    copy.ask("goTo", json!({ "ply": 0 }));
                }
            }
            played.dedup();
            assert_eq!(played.len(), 1, "{game}: {played:?}");
            chosen.insert(format!("{played:?}"));
        }
        assert!(chosen.len() > 1, "{game}: {chosen:?}");
    }
}

/// Games of an edition that kept no entropy get one that depends on their file alone.
#[test]
fn an_older_game_gets_its_entropy_from_its_record() {
    let mut table = opened(LATE[0], "k", 4);
    let record = table.ask("truth", json!({ "headers": {} }));
    let entropies = [5, 6].map(|entropy| {
        let mut copy = Table::seeded(entropy);
        copy.ask("loadTruth", json!({ "record": record }));
        copy.session.computer_memory().expect("a game")
    });
    assert_eq!(entropies[0], entropies[1]);
    assert_ne!(
        entropies[0],
        table.session.computer_memory().expect("a game")
    );
}

#[test]
fn a_damaged_memory_is_refused() {
    let mut table = opened(LATE[0], "k", 4);
    answer(&mut table, "g2g4", LEVEL);
    let kept = table.session.computer_memory().expect("a game");
    for damaged in ["\n", "00\n1", "00\nx y z", &format!("{kept}\n")] {
        let error = table
            .session
            .set_computer_memory(damaged)
            .expect_err(damaged);
        assert_eq!(error.code.as_str(), "seal-record");
    }
    assert_eq!(table.session.computer_memory().expect("a game"), kept);
}
