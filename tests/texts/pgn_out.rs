//! PGN as it is written. `tests/records/out/` has a file for each kind of game, which `tests/unit/pgn-out.test.js` and
//! `tests/python/test_pgn.py` read with other programs' readers.

use std::fs;
use std::path::Path;

use crate::support::{Chance, all_variants, random_play, variant};
use crate::table::Table;
use menagerie::import::import;
use menagerie::record::{Game, Header, PgnRefusal};
use serde_json::{Value, json};

/// Compares with a file of `tests/records/out/`; `UPDATE=1` writes it.
#[track_caller]
fn assert_golden(name: &str, written: &Value) {
    let written = written.as_str().expect("a text");
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/records/out")
        .join(name);
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, written).expect("a writable folder");
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(
        written, expected,
        "UPDATE=1 cargo test --test texts pgn_out writes {name}"
    );
}

#[track_caller]
fn play(table: &mut Table, moves: &str) {
    for text in moves.split_whitespace() {
        let action = table.ask("readMove", json!({ "text": text }));
        table.ask("play", json!({ "action": action }));
    }
}

#[track_caller]
fn pgn(table: &mut Table, headers: Value) -> Value {
    table.ask("pgn", json!({ "headers": headers }))
}

/// Chess with the names of two players.
fn people() -> Value {
    json!({
        "Annotator": "Dora \"D\" Bach\\slash",
        "Black": "Berg, B.",
        "Date": "2026.11.27",
        "Event": "Club evening",
        "Result": "0-1",
        "Round": " ",
        "Site": "Ulm",
        "VariantHash": "0123",
        "White": "Adam, A.",
    })
}

#[test]
fn a_game_has_the_seven_tags_and_standard_notation() {
    let mut table = Table::with("chess");
    play(&mut table, "f3 e5 g4 Qh4");
    assert_golden("mate.pgn", &pgn(&mut table, people()));
    let mut table = Table::with("chess");
    assert_golden("unplayed.pgn", &pgn(&mut table, json!({})));
    let moves = "e4 a6 e5 d5 exd6 Nf6 Nf3 e6 Bd3 Bxd6 O-O Nc6 Nc3 Bd7 Ne4 Qe7 Nfg5 O-O-O Nxf6 \
        gxf6 Nxf7 Rdf8 Qh5";
    play(&mut table, moves);
    assert_golden("special-moves.pgn", &pgn(&mut table, json!({})));
}

#[test]
fn a_shuffled_array_is_written_as_a_position() {
    let mut table = Table::new();
    table.ask(
        "open",
        json!({ "game": "chess960", "options": { "array": "617" } }),
    );
    play(&mut table, "O-O e5 e4 O-O");
    assert_golden("chess960.pgn", &pgn(&mut table, json!({})));
}

#[test]
fn a_start_and_the_clocks_are_written() {
    let mut table = Table::at("chess", "1r2k3/P7/8/8/8/8/8/4K2R b K - 4 41");
    play(&mut table, "Kd7 axb8=N");
    assert_golden("black-begins.pgn", &pgn(&mut table, json!({})));

    let mut table = Table::with("chess");
    play(&mut table, "d4 d5 c4");
    table.ask("flag", json!({ "seat": 1 }));
    let clocks = json!([5_400_000, null, 299_999]);
    let headers = json!({ "TimeControl": "300+3" });
    let written = table.ask("pgn", json!({ "headers": headers, "clocks": clocks }));
    assert_golden("clocks.pgn", &written);
}

#[test]
fn a_study_has_its_lines_and_annotations() {
    let text = "[Format \"1\"]\n[Game \"chess\"]\n[White \"Anna\"]\n\n\
        {How it began: a comment that is longer than a line has room, so that it goes on here} \
        1. e2e4! {[%csl Re4] [%cal Ge2e4,Bg1f3,Ga1a2,Ga1a3,Ga1a4,Ga1a5,Ga1a6,Ga1a7,Ga1a8,Gb1b2] One} {line, 100 } \
        (1. d2d4 $5 d7d5 (1... g8f6 {[%cal Yc2c4]} 2. c2c4) 2. c2c4 $6) ({quiet &#125; &#91;%cal} 1. g1f3) \
        e7e5 2. g1f3 $14 {ends at the very end of this line and then %begins like an escape [or a tag} b8c6 \
        (2... d7d6?? 3. d2d4 (3. f1c4 h7h6) 3... c8g4) 3. f1b5 *";
    let mut table = Table::new();
    table.ask("studyLoad", json!({ "text": text }));
    assert_golden("study.pgn", &pgn(&mut table, json!({ "White": "Anna" })));
}

#[test]
fn games_of_other_programs_have_their_names_and_notation() {
    let import = import(include_str!("../import/capablanca.ini"));
    let file = import.found[0].file.as_deref().expect("a file");
    let mut table = Table::new();
    table.ask("openFile", json!({ "text": file }));
    play(&mut table, "f4 f5 Ad3 Ad6 Ci3 Cg6 Axf5 Axf4");
    assert_golden("capablanca.pgn", &pgn(&mut table, json!({})));
    for (game, moves) in [
        ("alice-chess", "e4 e5 Nf3 Nc6"),
        ("caissa-britannia", ""),
        ("raumschach", ""),
    ] {
        let mut table = Table::with(game);
        play(&mut table, moves);
        let mut chance = Chance(3);
        for _ in 0..24 {
            let view = table.ask("goTo", json!({ "ply": 1000 }));
            let actions = view["actions"].as_array().expect("a list").clone();
            if actions.is_empty() {
                break;
            }
            let action = actions[chance.below(actions.len())]["text"].clone();
            table.ask("play", json!({ "action": action }));
        }
        assert_golden(&format!("{game}.pgn"), &pgn(&mut table, json!({})));
    }
}

#[test]
fn secrets_and_further_players_are_refused() {
    for game in ["crown", "crown-2"] {
        Table::with(game).refused("pgn", json!({ "headers": {} }), "pgn-secrets");
    }
    let mut table = Table::with("armies-of-faith-4");
    table.refused("pgn", json!({ "headers": {} }), "pgn-players");
    // Nor does the end of the game make a difference, since commitments remain.
    let mut table = Table::with("crown");
    let game = Game::new(variant("crown"));
    assert_eq!(game.to_pgn(&[], &[]), Err(PgnRefusal::Secrets));
    table.ask("studyStart", json!({}));
    table.refused("pgn", json!({ "headers": {} }), "pgn-secrets");
}

/// What readers of PGN rely on.
fn assert_in_form(written: &str) {
    let (tags, moves) = written.split_once("\n\n").expect("an empty line");
    let names: Vec<&str> = tags
        .lines()
        .map(|line| &line[1..line.find(' ').expect("a name")])
        .collect();
    assert_eq!(
        names[..7],
        ["Event", "Site", "Date", "Round", "White", "Black", "Result"]
    );
    for line in moves.lines() {
        assert!(line.chars().count() <= 80, "{line}");
        assert!(
            !line.starts_with('%') && !line.is_empty() && line == line.trim(),
            "{line}"
        );
    }
    let words: Vec<&str> = moves.split_whitespace().collect();
    assert!(words[0].ends_with('.'), "the first move has a number");
    let result = tags
        .lines()
        .find_map(|line| line.strip_prefix("[Result \""))
        .expect("a result");
    assert_eq!(words.last().copied(), result.strip_suffix("\"]"));
}

#[test]
fn every_game_for_two_without_secrets_is_written_in_form() {
    let mut written = 0;
    for variant in all_variants() {
        let start = menagerie::position::Position::start(variant.clone());
        let mut game = Game::from_position(start.clone());
        if game.to_pgn(&[], &[]).is_err() {
            continue;
        }
        random_play(&start, &mut Chance(5), 60, |_, action| game.play(action));
        let header = Header {
            name: "Opening".to_string(),
            value: "none".to_string(),
        };
        let text = game
            .to_pgn(&[header], &[Some(1); 60])
            .expect("a game for two");
        assert!(text.contains("[Opening \"none\"]"));
        assert_in_form(&text);
        written += 1;
    }
    assert!(written >= 5, "{written}");
}

#[test]
fn what_is_written_is_read_and_written_again() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/out");
    let import = import(include_str!("../import/capablanca.ini"));
    let file = import.found[0].file.as_deref().expect("a file");
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        let written = fs::read_to_string(&path).expect("a text");
        let mut table = Table::new();
        table.ask("adopt", json!({ "text": file }));
        let loaded = table.ask("studyLoad", json!({ "text": written }));
        assert_eq!(loaded["fault"], json!(null), "{}", path.display());
        let again = pgn(&mut table, loaded["headers"].clone());
        assert_eq!(again, json!(written), "{}", path.display());
    }
}

#[test]
fn the_end_of_a_game_is_read_back() {
    for (call, request) in [
        ("resign", json!({ "seat": 0 })),
        ("resign", json!({ "seat": 1 })),
        ("flag", json!({ "seat": 0 })),
        ("abandon", json!({ "seat": 1 })),
    ] {
        let mut table = Table::with("chess");
        play(&mut table, "e4 e5");
        let ended = table.ask(call, request);
        let record = pgn(&mut table, json!({}));
        let mut again = Table::new();
        let loaded = again.ask("load", json!({ "record": record }));
        assert_eq!(loaded["view"]["outcome"], ended["outcome"], "{record}");
    }
}
