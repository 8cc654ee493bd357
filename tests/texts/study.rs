//! Studies: variations, annotations, and their text.

use crate::support::{Chance, random_play, variant};
use crate::table::Table;
use menagerie::position::Position;
use menagerie::record::{Annotation, Game, RecordError, Study, Tree};
use serde_json::{Value, json};

/// A text with every feature.
const TEXT: &str = "[Format \"1\"]\n[Game \"chess\"]\n[White \"Anna\"]\n\n\
    {How it began} 1. e2e4! {[%csl Re4] [%cal Ge2e4,Bg1f3] The king\u{2019}s pawn} {and  why} \
    (1. d2d4 $5 d7d5 (1... g8f6 {[%cal Yc2c4]}) 2. c2c4) ({quiet} 1. g1f3) e7e5 2. g1f3 $14 *";

/// One line per node: id, parent, move with glyph, number of arrows, comment.
fn outline(study: &Value) -> Vec<String> {
    let nodes = study["nodes"].as_array().expect("a list").iter();
    let line = |node: &Value| {
        let arrows = node["arrows"].as_array().expect("a list").len();
        let text = node["played"]["text"].as_str().unwrap_or("-");
        let comment = node["comment"].as_str().expect("a text");
        let glyph = node["glyph"].as_str().expect("a text");
        let signs = node["signs"].as_array().expect("a list").iter();
        let signs: String = signs.filter_map(Value::as_str).collect();
        let parent = &node["parent"];
        format!(
            "{} {parent} {text}{glyph}{signs} {arrows} {comment}",
            node["id"]
        )
    };
    nodes.map(line).collect()
}

fn load(text: &str) -> (Table, Value) {
    let mut table = Table::new();
    let loaded = table.ask("studyLoad", json!({ "text": text }));
    (table, loaded)
}

fn text_of(table: &mut Table) -> String {
    let text = table.ask("studyText", json!({ "headers": {} }));
    text.as_str().expect("a text").to_string()
}

#[test]
fn a_text_with_every_feature_is_read_and_written() {
    let (mut table, loaded) = load(TEXT);
    assert_eq!(
        outline(&loaded["study"]),
        [
            "0 null - 0 How it began",
            "1 0 e2e4! 3 The king\u{2019}s pawn\nand why",
            "7 1 e7e5 0 ",
            "8 7 g1f3+/= 0 ",
            "2 0 d2d4!? 0 ",
            "3 2 d7d5 0 ",
            "5 3 c2c4 0 ",
            "4 2 g8f6 1 ",
            "6 0 g1f3 0 ",
        ]
    );
    assert_eq!(loaded["study"]["nodes"][8]["commentBefore"], "quiet");
    assert_eq!(loaded["headers"], json!({ "White": "Anna" }));
    assert_eq!(
        (&loaded["view"]["ply"], &loaded["study"]["current"]),
        (&json!(0), &json!(0))
    );
    let played = loaded["view"]["played"].as_array().expect("a list");
    assert_eq!(played.len(), 3);

    let written = text_of(&mut table);
    let moves = written.split("\n\n").nth(1).expect("moves");
    let expected = "{How it began} 1. e2e4! {The king\u{2019}s pawn} {and why} \
        {[%csl Re4] [%cal Ge2e4,Bg1f3]} (1. d2d4!? d7d5 (1... g8f6 {[%cal Yc2c4]}) 2. c2c4) \
        ({quiet} 1. g1f3) 1... e7e5 2. g1f3 $14 *";
    assert_eq!(
        moves.split_whitespace().collect::<Vec<_>>().join(" "),
        expected
    );
    let (mut again, _) = load(&written);
    assert_eq!(text_of(&mut again), written);
}

#[test]
fn a_record_is_loaded_with_its_main_line_and_comments() {
    let mut table = Table::new();
    let loaded = table.ask("load", json!({ "record": TEXT }));
    let played = loaded["view"]["played"].as_array().expect("a list");
    let texts: Vec<&str> = played
        .iter()
        .filter_map(|action| action["text"].as_str())
        .collect();
    assert_eq!(texts, ["e2e4", "e7e5", "g1f3"]);
    let record = table.ask("record", json!({ "headers": {} }));
    let record = record.as_str().expect("a text");
    assert!(record.contains("{How it began} 1. e2e4 {[%csl Re4] [%cal Ge2e4,Bg1f3] The"));
    assert!(record.contains("{and why}") && !record.contains("quiet"));
    table.refused("study", json!({}), "no-study");
}

#[test]
fn moves_continue_or_branch_and_nothing_is_dropped() {
    let mut table = Table::with("chess");
    table.play("e2e4 e7e5 g1f3");
    table.ask("goTo", json!({ "ply": 1 }));
    let study = table.ask("studyStart", json!({}));
    assert_eq!(
        (study["nodes"].as_array().map(Vec::len), &study["current"]),
        (Some(4), &json!(1))
    );

    let view = table.play("c7c5 g1f3");
    assert_eq!(view["ply"], 3);
    assert_eq!(view["played"].as_array().map(Vec::len), Some(3));
    assert_eq!(table.ask("study", json!({}))["current"], 5);
    let back = table.ask("undo", json!({}));
    assert_eq!(
        (&back["ply"], back["played"].as_array().map(Vec::len)),
        (&json!(2), Some(3))
    );
    table.ask("undo", json!({}));
    assert_eq!(table.ask("redo", json!({}))["played"][1]["text"], "c7c5");
    let main = table.ask("studyGo", json!({ "node": 1 }));
    assert_eq!(
        (&main["ply"], &main["played"][1]["text"]),
        (&json!(1), &json!("e7e5"))
    );
    table.play("e7e5");
    let study = table.ask("study", json!({}));
    assert_eq!(
        (study["nodes"].as_array().map(Vec::len), &study["current"]),
        (Some(6), &json!(2))
    );
    table.ask("goTo", json!({ "ply": 99 }));
    assert_eq!(table.ask("study", json!({}))["current"], 3);
    table.ask("goTo", json!({ "ply": 0 }));
    assert_eq!(table.ask("study", json!({}))["current"], 0);

    for (call, ask) in [
        ("resign", json!({ "seat": 0 })),
        ("takeBack", json!({ "ply": 0, "consent": true })),
    ] {
        table.refused(call, ask, "in-study");
    }
    table.refused("play", json!({ "action": "e2e5" }), "no-such-move");
    table.ask("open", json!({ "game": "chess" }));
    table.refused("studyGo", json!({ "node": 0 }), "no-study");
}

#[test]
fn variations_are_promoted_and_removed() {
    let (mut table, _) = load(TEXT);
    table.ask("studyGo", json!({ "node": 4 }));
    let study = table.ask("studyPromote", json!({ "node": 4 }));
    assert_eq!(study["current"], 4);
    table.ask("studyPromote", json!({ "node": 4 }));
    let text = text_of(&mut table).replace('\n', " ");
    assert!(text.contains("1. d2d4!? (1. e2e4! "), "{text}");
    assert!(
        text.contains("1... g8f6 {[%cal Yc2c4]} (1... d7d5 2. c2c4) *"),
        "{text}"
    );
    let study = table.ask("studyPromote", json!({ "node": 4 }));
    assert_eq!(
        study["nodes"][1]["id"], 2,
        "the main line is promoted no further"
    );

    let view = table.ask("studyRemove", json!({ "node": 2 }));
    assert_eq!(view["ply"], 0);
    let study = table.ask("study", json!({}));
    assert_eq!(study["nodes"][1]["played"]["text"], "e2e4");
    assert_eq!(study["nodes"].as_array().map(Vec::len), Some(5));
    table.refused("studyRemove", json!({ "node": 4 }), "unknown-node");
    table.refused("studyRemove", json!({ "node": 0 }), "study-root");
    for call in ["studyGo", "studyPromote", "studyAnnotate"] {
        table.refused(call, json!({ "node": 99 }), "unknown-node");
    }
}

#[test]
fn annotations_are_kept_exactly() {
    let mut table = Table::with("alice-chess");
    table.play("e2E4");
    table.ask("studyStart", json!({}));
    let (from, to) = (table.square("E4"), table.square("a1"));
    let comment = "  A } and &#125; and [%cal Ga1a2]\r\n\r\n[%clk 0:01]   & [%csl x] {\n ";
    let arrow = |from, to, colour: &str| json!({ "from": from, "to": to, "colour": colour });
    let arrows = json!([
        arrow(from, to, "red"),
        arrow(to, to, "blue"),
        arrow(from, to, "green")
    ]);
    let ask = json!({ "node": 1, "comment": comment, "glyph": "?!", "arrows": arrows });
    let study = table.ask("studyAnnotate", ask);
    let node = &study["nodes"][1];
    let tidy = "A } and &#125; and [%cal Ga1a2]\n\n[%clk 0:01] & [%csl x] {";
    assert_eq!(node["comment"], tidy);
    assert_eq!(
        node["arrows"],
        json!([arrow(to, to, "blue"), arrow(from, to, "green")])
    );
    let written = text_of(&mut table);
    assert!(written.contains("{[%csl Ba1] [%cal GE4a1]}"), "{written}");
    let (mut again, loaded) = load(&written);
    assert_eq!(loaded["study"]["nodes"], study["nodes"]);
    assert_eq!(text_of(&mut again), written);

    let cleared = json!({ "node": 1, "comment": "", "glyph": "", "arrows": [] });
    let study = again.ask("studyAnnotate", cleared);
    assert_eq!(outline(&study)[1], "1 0 e2E4 0 ");
}

#[test]
fn invalid_or_too_large_annotations_are_refused() {
    let mut table = Table::with("chess");
    table.play("e2e4");
    table.ask("studyStart", json!({}));
    let say = |what: Value| {
        let mut ask = json!({ "node": 1 });
        ask.as_object_mut()
            .expect("an object")
            .extend(what.as_object().expect("an object").clone());
        ask
    };
    let args = table.refused(
        "studyAnnotate",
        say(json!({ "glyph": "!!!" })),
        "study-glyph",
    );
    assert_eq!(args["allowed"], "! ? !! ?? !? ?!");
    let colour = json!([{ "from": 0, "to": 1, "colour": "pink" }]);
    table.refused(
        "studyAnnotate",
        say(json!({ "arrows": colour })),
        "arrow-colour",
    );
    let square = json!([{ "from": 0, "to": 64, "colour": "red" }]);
    table.refused(
        "studyAnnotate",
        say(json!({ "arrows": square })),
        "unknown-cell",
    );
    let ring = json!({ "from": 0, "to": 0, "colour": "red" });
    let many = vec![ring; Annotation::MAX_ARROWS + 1];
    table.refused(
        "studyAnnotate",
        say(json!({ "arrows": many })),
        "study-arrows",
    );
    let long = "x".repeat(Study::MAX_BYTES);
    table.refused(
        "studyAnnotate",
        say(json!({ "comment": long })),
        "study-size",
    );
    let longest = "x".repeat(Study::MAX_BYTES - 1000);
    table.ask("studyAnnotate", say(json!({ "comment": longest })));
    let written = text_of(&mut table);
    load(&written);
    table.ask("studyAnnotate", say(json!({ "comment": "short" })));
}

fn fault(moves: &str) -> RecordError {
    let text = format!("[Format \"1\"]\n[Game \"chess\"]\n\n{moves}");
    let find = |id: &str, _: &[(&str, &str)]| Some(variant(id));
    Study::from_text(&text, find).expect_err("a fault")
}

#[test]
fn faults_have_line_numbers() {
    for (moves, code, line, found) in [
        ("1. e2e4\n(1. d2d4\n", "record-variation", 5, "(1. d2d4\n"),
        ("1. e2e4\n) e7e5", "record-variation", 5, ") e7e5"),
        (
            "(1. d2d4) 1. e2e4",
            "record-variation",
            4,
            "(1. d2d4) 1. e2e4",
        ),
        ("1. e2e4 ()", "record-variation", 4, ")"),
        (
            "1. e2e4 ({a} (1. d2d4))",
            "record-variation",
            4,
            "(1. d2d4))",
        ),
        ("1. e2e4 *\n(1. d2d4)", "record-variation", 5, "(1. d2d4)"),
        ("1. e2e4\n(1. d2d5)", "record-move", 5, "d2d5"),
        ("1. e2e4\n(1. d2d4 *)", "record-move", 5, "*"),
        ("1. e2e4!!!", "record-move", 4, "e2e4!!!"),
        ("1. e2e4 {open", "record-move", 4, "{open"),
        ("! 1. e2e4", "record-move", 4, "!"),
    ] {
        let error = fault(moves);
        let fault = (error.kind.code(), error.line, error.found.as_str());
        assert_eq!(fault, (code, line, found), "{moves}");
        assert!(!error.allowed.is_empty());
    }
}

#[test]
fn a_study_too_deep_or_too_large_is_refused() {
    let deep = format!("e2e4 {}", "(d2d4 ".repeat(Tree::MAX_DEPTH + 1));
    let error = fault(&deep);
    assert_eq!((error.kind.code(), error.line), ("study-depth", 4));
    assert_eq!((&*error.found, &*error.allowed), ("61", "60"));

    let mut table = Table::new();
    let fits = format!(
        "e2e4 {}{}",
        "(d2d4 ".repeat(Tree::MAX_DEPTH),
        ")".repeat(Tree::MAX_DEPTH)
    );
    let text = format!("[Format \"1\"]\n[Game \"chess\"]\n\n{fits}");
    table.ask("studyLoad", json!({ "text": text }));
}

/// A record of one move with alternatives of at most 60 plies, of at least this length in bytes.
fn bush(bytes: usize) -> String {
    let chess = variant("chess");
    let mut text = "[Format \"1\"]\n[Game \"chess\"]\n\na2a3\n".to_string();
    for seed in 0.. {
        text += "(";
        let start = Position::start(chess.clone());
        random_play(&start, &mut Chance(seed), 60, |_, action| {
            text += &action.text(&chess);
            text += " ";
        });
        text += ")\n";
        if text.len() > bytes {
            break;
        }
    }
    text
}

#[test]
fn the_number_of_nodes_is_limited() {
    let find = |id: &str, _: &[(&str, &str)]| Some(variant(id));
    assert!(Game::from_text(&bush(400_000), find).is_ok());
    let error = Game::from_text(&bush(1_000_000), find).expect_err("too much");
    let fault = (&*error.found, &*error.allowed);
    assert_eq!(
        (error.kind.code(), fault),
        ("study-nodes", ("100001", "100000"))
    );
    assert!(error.line > 1_000, "{error}");
}

#[test]
fn the_result_stays_with_the_main_line() {
    let mut table = Table::with("chess");
    table.play("e2e4 e7e5");
    table.ask("resign", json!({ "seat": 0 }));
    table.ask("studyStart", json!({}));
    assert!(text_of(&mut table).contains("[Result \"0-1\"]\n[Reason \"resignation\"]"));
    let view = table.play("d2d4");
    assert_eq!(view["outcome"], json!(null));
    assert!(text_of(&mut table).contains("[Result \"*\"]"));
    table.ask("studyRemove", json!({ "node": 3 }));
    let written = text_of(&mut table);
    assert!(written.ends_with("e7e5 0-1\n"), "{written}");
    let (mut again, _) = load(&written);
    assert_eq!(text_of(&mut again), written);

    table.ask("studyRemove", json!({ "node": 2 }));
    assert!(text_of(&mut table).contains("[Result \"*\"]"));
}

#[test]
fn a_finished_game_can_be_studied() {
    let mut table = Table::with("chess");
    table.play("f2f3 e7e5 g2g4 d8h4");
    let study = table.ask("studyStart", json!({}));
    assert_eq!(study["current"], 4);
    assert!(text_of(&mut table).contains("[Reason \"checkmate\"]"));
    table.refused("play", json!({ "action": "a2a3" }), "game-over");
    table.ask("undo", json!({}));
    table.play("d7d5");
    assert_eq!(
        table.ask("study", json!({}))["nodes"]
            .as_array()
            .map(Vec::len),
        Some(6)
    );
}

#[test]
fn a_study_has_the_comments_of_its_game() {
    let find = |id: &str, _: &[(&str, &str)]| Some(variant(id));
    let loaded = Game::from_text(TEXT, find).expect("a record").game;
    let study = Study::of_game(loaded).expect("room");
    let said = study.tree().annotation(1).expect("a node");
    assert_eq!(said.comment, "The king\u{2019}s pawn\nand why");
    assert_eq!(said.arrows.len(), 3);
}

#[test]
fn times_and_evaluations_are_kept() {
    let text = "[Event \"?\"]\n\n1. e4 {[%eval 0.2,18] Good. [%clk 0:04:59.5]} e5 {[%emt 0:00:07]} 2. Nf3 {[%eval x]} *";
    let (mut table, loaded) = load(text);
    let node = |index: usize| {
        let node = &loaded["study"]["nodes"][index];
        ["evaluation", "clock", "elapsed", "comment"].map(|key| node[key].as_str().expect("a text"))
    };
    assert_eq!(node(1), ["0.2,18", "0:04:59.5", "", "Good."]);
    assert_eq!(node(2), ["", "", "0:00:07", ""]);
    assert_eq!(node(3), ["", "", "", "[%eval x]"]);
    let (_, again) = load(&text_of(&mut table));
    assert_eq!(again["study"], loaded["study"]);
}

#[test]
fn null_moves_are_for_studies() {
    let text = "[Event \"?\"]\n\n1. e4 -- 2. d4 (2. Z0) *";
    let (mut table, loaded) = load(text);
    assert_eq!(loaded["fault"], json!(null));
    assert_eq!(loaded["study"]["nodes"][2]["played"]["text"], "pass");
    let written = text_of(&mut table);
    assert!(
        written.contains("1. e2e4 pass 2. d2d4 (2. pass) *"),
        "{written}"
    );
    let (_, again) = load(&written);
    assert_eq!(again["study"], loaded["study"]);

    let loaded = table.ask("load", json!({ "record": text }));
    assert_eq!(loaded["view"]["ply"], 1);
    assert_eq!(
        loaded["fault"]["args"]["allowed"],
        "null moves only in a study"
    );
    table.refused("load", json!({ "record": written }), "record-move");
}

#[test]
fn a_list_has_the_games_of_a_text() {
    let text = "1. e4 e5\n\n[Event \"x\"]\n[White \"Ann\"]\n\n1. d4 d6 2. Nf6 *\n";
    let mut table = Table::with("raumschach");
    table.refused("listSlice", json!({ "games": 9 }), "no-list");
    table.ask("listStart", json!({ "text": text }));
    let first = table.ask("listSlice", json!({ "games": 1 }));
    assert_eq!(
        (&first["done"], &first["games"][0]["line"]),
        (&json!(false), &json!(1))
    );
    assert!(first["permille"].as_u64().is_some_and(|done| done < 500));
    let rest = table.ask("listSlice", json!({ "games": 9 }));
    assert_eq!(
        (&rest["done"], &rest["permille"]),
        (&json!(true), &json!(1000))
    );
    let game = json!({ "number": 1, "line": 3, "game": "chess", "headers": { "Event": "x", "White": "Ann" } });
    assert_eq!(rest["games"], json!([game]));
    table.refused("listText", json!({ "number": 2 }), "unknown-listed-game");

    // Moves without headers belong to the game at the table, but not if they are from a file.
    let record = table.ask("listText", json!({ "number": 0 }));
    let loaded = table.ask("load", json!({ "record": record }));
    assert_eq!(
        (&loaded["info"]["id"], &loaded["view"]["ply"]),
        (&json!("chess"), &json!(2))
    );
    let record = table.ask("listText", json!({ "number": 1 }));
    let loaded = table.ask("load", json!({ "record": record }));
    assert_eq!(loaded["view"]["ply"], 2);
    let place = |loaded: &Value| {
        let fault = &loaded["fault"];
        assert_eq!(fault["code"], "record-move");
        ["line", "column", "found"].map(|key| fault["args"][key].as_str().map(String::from))
    };
    let expected = |line: &str| [line, "13", "Nf6"].map(|text| Some(text.to_string()));
    assert_eq!(place(&loaded), expected("4"));

    // Told where the game begins, table and study count the lines of the file.
    let loaded = table.ask("load", json!({ "record": record, "line": 3 }));
    assert_eq!(place(&loaded), expected("6"));
    let loaded = table.ask("studyLoad", json!({ "text": record, "line": 3 }));
    assert_eq!(place(&loaded), expected("6"));
    let unknown = json!({ "record": "[Format \"1\"]\n[Game \"none\"]\n", "line": 41 });
    let refused = table.refused("load", unknown, "record-unknown-game");
    assert_eq!(refused["line"], "42");
}

#[test]
fn a_variation_may_repeat_the_move_it_replaces() {
    let (mut table, loaded) = load("1. e4 (1. e4 c5 2. Nf3) e5 2. Nf3 (2. Nf3 Nc6) 1-0");
    let moves = "1. e2e4 (1. e2e4 c7c5 2. g1f3) 1... e7e5 2. g1f3 (2. g1f3 b8c6) 1-0";
    assert!(text_of(&mut table).contains(moves));
    assert_eq!(outline(&loaded["study"])[1], "1 0 e2e4 0 ");

    // A repeated move follows the line on the board, not the main line.
    table.ask("studyGo", json!({ "node": 3 }));
    table.ask("goTo", json!({ "ply": 0 }));
    table.play("e2e4");
    table.play("c7c5");
    assert_eq!(table.ask("study", json!({}))["current"], 3);

    let study = table.ask("studyPromote", json!({ "node": 3 }));
    assert_eq!(study["nodes"][1]["id"], 2);
    let text = text_of(&mut table);
    assert!(text.contains("1. e2e4 (1. e2e4 e7e5 2. g1f3 (2. g1f3 b8c6)) 1... c7c5 2. g1f3 *"));
    let (mut again, _) = load(&text);
    assert_eq!(text_of(&mut again), text);
}

#[test]
fn a_study_says_what_was_left_out_of_its_position() {
    let (_, loaded) = load("[FEN \"4k3/8/8/8/8/8/8/4K2R w Kkq e3 0 1\"]\n\n1. O-O *");
    let remarks = loaded["remarks"].as_array().expect("a list").iter();
    let codes: Vec<&str> = remarks
        .filter_map(|remark| remark["code"].as_str())
        .collect();
    assert_eq!(codes, ["castling-left-out", "en-passant-left-out"]);
    let (_, loaded) = load(TEXT);
    assert_eq!(loaded["remarks"], json!([]));
}

#[test]
fn a_table_knows_whether_a_text_has_variations() {
    for (text, expected) in [
        ("1. e4 (1. e4 c5) e5 *", true),
        ("1. e4 ({no move}) e5 *", false),
    ] {
        let mut table = Table::new();
        let loaded = table.ask("load", json!({ "record": text }));
        assert_eq!(loaded["hasVariations"], expected, "{text}");
    }
}
