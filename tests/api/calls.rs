//! All calls of the page, tested natively: what they return and refuse.

use crate::table::{Table, texts};
use menagerie::variant::shipped;
use serde_json::{Value, json};

/// A White Queen on e1 that may not enter or cross rank 5; a Lion on a1 without a screen.
const GUARDED_QUEEN: &str = "q9/10/10/10/10/9r/10/10/10/L3Q5 w - - 0 1";
/// A Pawn about to promote; both Rooks are on the board.
const PROMOTION: &str = "q9/9P/10/10/10/10/10/10/1RR7/4Q5 w - - 0 1";

#[test]
fn the_gallery_lists_the_shipped_games() {
    let games = Table::new().ask("games", json!({}));
    let games = games.as_array().expect("a list");
    let ids: Vec<&str> = games
        .iter()
        .filter_map(|game| game["id"].as_str())
        .collect();
    let expected: Vec<&str> = shipped().iter().map(|(id, _)| *id).collect();
    assert_eq!(ids, expected);
    for game in games {
        let board = &game["board"];
        let side = |name: &str| board[name].as_u64().expect("a number");
        let squares = board["squares"].as_array().expect("squares");
        let at = |square: &Value| ["layer", "rank", "file"].map(|axis| square[axis].as_u64());
        assert!(
            squares.is_sorted_by(|one, next| at(one) < at(next)),
            "each square once"
        );
        let last = [side("layers"), side("ranks"), side("files")].map(|side| Some(side - 1));
        let is_inside = |square: &Value| at(square).iter().zip(&last).all(|(at, last)| at <= last);
        assert!(!squares.is_empty() && squares.iter().all(is_inside));
        assert!(
            game["array"]
                .as_array()
                .is_some_and(|pieces| pieces.len() >= 12)
        );
        assert_eq!(game["variantHash"].as_str().map(str::len), Some(16));
    }
}

#[test]
fn calls_without_a_game_are_refused() {
    let mut table = Table::new();
    let calls = [
        ("record", json!({ "headers": {} })),
        ("play", json!({ "action": "e2e4" })),
        ("undo", json!({})),
        ("redo", json!({})),
        ("goTo", json!({ "ply": 0 })),
        ("resign", json!({ "seat": 0 })),
        ("flag", json!({ "seat": 0 })),
        ("promotions", json!({ "from": 0, "to": 1 })),
        ("whyNot", json!({ "from": 0, "to": 1 })),
        ("attackers", json!({ "to": 0 })),
        ("pieceValues", json!({})),
        (
            "preview",
            json!({ "kind": 0, "seat": 0, "from": 0, "present": true }),
        ),
    ];
    for (call, ask) in calls {
        table.refused(call, ask, "no-game");
    }
}

#[test]
fn a_whole_game_by_calls() {
    let mut table = Table::with("chess");
    let start = table.ask("goTo", json!({ "ply": 0 }));
    assert_eq!(start["actions"].as_array().map(Vec::len), Some(20));
    assert_eq!(
        (&start["turn"], &start["ply"], &start["outcome"]),
        (&json!(0), &json!(0), &json!(null))
    );
    assert_eq!(
        (&start["clockPlies"], &start["clockLimitPlies"]),
        (&json!(0), &json!(100))
    );

    let view = table.play("e2e4 e7e5 d1h5");
    assert_eq!(
        (&view["turn"], &view["ply"], &view["clockPlies"]),
        (&json!(1), &json!(3), &json!(1))
    );
    let undone = table.ask("undo", json!({}));
    assert_eq!(
        (&undone["ply"], undone["played"].as_array().map(Vec::len)),
        (&json!(2), Some(3))
    );
    assert_eq!(table.ask("redo", json!({})), view);
    assert_eq!(
        table.ask("redo", json!({})),
        view,
        "there is nothing more to redo"
    );
    assert_eq!(
        table.ask("goTo", json!({ "ply": 99 })),
        view,
        "as far as the line goes"
    );

    let mated = table.play("b8c6 f1c4 g8f6 h5f7");
    assert_eq!(
        mated["outcome"],
        json!({ "reason": "checkmate", "places": [1, 2], "winner": 0, "onPoints": false, "stopped": false })
    );
    assert_eq!(mated["actions"], json!([]));
    let lines = mated["checks"].as_array().expect("a list");
    assert_eq!(lines.len(), 1);
    assert_eq!(
        (table.name(&lines[0]["from"]), table.name(&lines[0]["to"])),
        ("f7".into(), "e8".into())
    );
    let last = &mated["played"][6];
    assert_eq!(
        (&last["text"], &last["number"], &last["check"]),
        (&json!("h5f7"), &json!(4), &json!(true))
    );
    assert_eq!(last["captures"], json!([table.square("f7")]));

    let args = table.refused("play", json!({ "action": "e8f7" }), "game-over");
    assert_eq!(args["found"], "e8f7");
    assert_eq!(table.why_not("e8", "f7")["code"], "game-over");
    assert_eq!(mated["reaches"], json!([]));
    let resigned = table.ask("resign", json!({ "seat": 0 }));
    assert_eq!(
        resigned["outcome"], mated["outcome"],
        "a finished game stays finished"
    );

    let headers = json!({ "White": "Anna", "Black": "a \"machine\"" });
    let record = table.ask("record", json!({ "headers": headers }));
    let loaded = Table::new().ask("load", json!({ "record": record }));
    assert_eq!(loaded["view"], mated);
    assert_eq!(loaded["headers"], headers);
    assert_eq!(loaded["otherEdition"], false);
    assert_eq!(loaded["info"]["id"], "chess");
}

#[test]
fn a_different_move_after_undo_drops_the_old_line() {
    let mut table = Table::with("chess");
    table.play("e2e4 e7e5 g1f3");
    table.ask("goTo", json!({ "ply": 1 }));
    let kept = table.play("e7e5");
    assert_eq!(kept["played"].as_array().map(Vec::len), Some(3));
    table.ask("undo", json!({}));
    let dropped = table.play("c7c5");
    assert_eq!(texts(&dropped["played"]), ["e2e4", "c7c5"]);
    for _ in 0..3 {
        table.ask("undo", json!({}));
    }
    assert_eq!(
        table.ask("undo", json!({}))["ply"],
        0,
        "nothing more to take back"
    );
}

#[test]
fn a_player_may_resign_and_take_it_back() {
    let mut table = Table::with("caissa-britannia");
    table.play("e3e5 e8e6");
    let over = table.ask("resign", json!({ "seat": 0 }));
    assert_eq!(
        over["outcome"],
        json!({ "reason": "resignation", "places": [2, 1], "winner": 1, "onPoints": false, "stopped": true })
    );
    assert_eq!(over["actions"], json!([]));
    table.refused("play", json!({ "action": "d3d5" }), "game-over");
    let record = table.ask("record", json!({ "headers": {} }));
    let loaded = Table::new().ask("load", json!({ "record": record }));
    assert_eq!(loaded["view"], over);
    let undone = table.ask("undo", json!({}));
    assert_eq!(
        (&undone["outcome"], &undone["ply"]),
        (&json!(null), &json!(2)),
        "only the resignation"
    );
    let args = table.refused("resign", json!({ "seat": 2 }), "unknown-seat");
    assert_eq!(args, json!({ "found": "2", "allowed": "0 to 1" }));
}

#[test]
fn a_player_may_run_out_of_time_and_take_it_back() {
    let mut table = Table::with("caissa-britannia");
    table.play("e3e5 e8e6");
    let over = table.ask("flag", json!({ "seat": 1 }));
    assert_eq!(
        over["outcome"],
        json!({ "reason": "time", "places": [1, 2], "winner": 0, "onPoints": false, "stopped": true })
    );
    let record = table.ask("record", json!({ "headers": { "TimeControl": "300+5" } }));
    let loaded = Table::new().ask("load", json!({ "record": record }));
    assert_eq!(loaded["view"], over);
    assert_eq!(loaded["headers"], json!({ "TimeControl": "300+5" }));
    let undone = table.ask("undo", json!({}));
    assert_eq!(
        (&undone["outcome"], &undone["ply"]),
        (&json!(null), &json!(2))
    );
    table.refused("flag", json!({ "seat": 2 }), "unknown-seat");
}

#[test]
fn players_agree_on_a_draw_or_claim_it() {
    let mut table = Table::with("armies-of-faith-4");
    let drawn = table.ask("agreeDraw", json!({}));
    assert_eq!(
        drawn["outcome"],
        json!({ "reason": "agreement", "places": [1, 1, 1, 1], "winner": null, "onPoints": false, "stopped": true })
    );
    let mut table = Table::with("chess");
    table.refused("claimDraw", json!({}), "no-claimable-draw");
    let there_and_back = "g1f3 g8f6 f3g1 f6g8";
    assert_eq!(table.play(there_and_back)["claimableDraw"], json!(null));
    let third = table.play(there_and_back);
    assert_eq!(
        (&third["claimableDraw"], &third["outcome"]),
        (&json!("repetition"), &json!(null))
    );
    let claimed = table.ask("claimDraw", json!({}));
    assert_eq!(claimed["outcome"]["reason"], "repetition");
    assert_eq!(claimed["claimableDraw"], json!(null));
    assert_eq!(table.ask("undo", json!({})), third);
    let late = "R7/6kp/8/8/8/8/8/K7 b - - 100 80";
    let late = Table::new().ask("open", json!({ "game": "chess", "position": late }));
    assert_eq!(
        (
            &late["view"]["claimableDraw"],
            &late["view"]["clockLimitPlies"]
        ),
        (&json!("move-count"), &json!(150))
    );
}

#[test]
fn a_computer_agrees_to_a_draw_by_what_it_thinks_of_its_position() {
    let answers = |position: &str, moves: &str| {
        let mut table = Table::at("chess", position);
        if !moves.is_empty() {
            table.play(moves);
        }
        [0, 1].map(|seat| table.ask("wouldAgree", json!({ "seat": seat })))
    };
    let queen_up = "4k3/8/8/8/8/8/8/3QK3 w - - 0 1";
    assert_eq!(answers(queen_up, "d1d2"), [json!(false), json!(true)]);
    let early = answers(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "",
    );
    assert_eq!(early, [json!(false), json!(false)]);
    let level = "r3k3/p7/8/8/8/8/P7/R3K3 w - - 0 1";
    let waiting = " e1e2 e8e7 e2e1 e7e8".repeat(3);
    let later = [&waiting, " a2a3 a7a6", &waiting, " a3a4 a6a5", &waiting].concat();
    assert_eq!(answers(level, "e1e2 e8e7"), [json!(false), json!(false)]);
    assert_eq!(answers(level, &later), [json!(true), json!(true)]);
    let secretive = Table::with("crown").ask("wouldAgree", json!({ "seat": 1 }));
    assert_eq!(secretive, json!(false), "it has not moved yet");
}

#[test]
fn a_failed_open_keeps_the_current_game() {
    let mut table = Table::with("chess");
    table.play("e2e4");
    let args = table.refused("open", json!({ "game": "bughouse" }), "unknown-game");
    assert_eq!(args["found"], "bughouse");
    assert!(
        args["allowed"]
            .as_str()
            .is_some_and(|ids| ids.contains("caissa-britannia"))
    );

    let bad = json!({ "game": "chess", "position": "8/8/8/8/8/8/8/9 w - - 0 1" });
    let args = table.refused("open", bad, "placement-width");
    assert_eq!(args["at"], "placement, rank 1");
    let no_king = json!({ "game": "chess", "position": "8/8/8/8/8/8/8/K7 w - - 0 1" });
    let args = table.refused("open", no_king, "royal-count");
    assert!(
        args["allowed"]
            .as_str()
            .is_some_and(|allowed| !allowed.is_empty()),
        "{args}"
    );
    assert_eq!(table.ask("goTo", json!({ "ply": 1 }))["ply"], 1);
}

#[test]
fn a_broken_record_keeps_the_current_game() {
    let mut table = Table::with("chess");
    table.play("e2e4 e7e5");
    let record = table.ask("record", json!({ "headers": {} }));
    let record = record.as_str().expect("a text");
    let cases = [
        (record.replace("e7e5", "e7e4"), "record-move", "6"),
        (record.replace("e7e5", "(e7e6)"), "record-move", "6"),
        (
            record.replace("[Format \"1\"]", "[Format \"2\"]"),
            "record-format",
            "1",
        ),
        (
            record.replace("\"chess\"", "\"checkers\""),
            "record-unknown-game",
            "2",
        ),
        (
            record.replace("[Game ", "[Position \"8 w\"]\n[Game "),
            "record-position",
            "2",
        ),
        (record.replace("\"*\"", "\"1-0\""), "record-result", "6"),
        (
            record.replace("[Result \"*\"]", "[Result *]"),
            "record-header",
            "4",
        ),
        ("no record at all".to_string(), "record-format", "1"),
        (String::new(), "record-format", "1"),
    ];
    for (text, code, line) in cases {
        let args = table.refused("load", json!({ "record": text }), code);
        assert_eq!(args["line"], line, "{text}");
    }
    // The error says why the move is refused.
    let text = record.replace("e7e5", "e7e4");
    let args = table.refused("load", json!({ "record": text }), "record-move");
    assert_eq!(args["found"], "e7e4");
    assert!(
        args["allowed"]
            .as_str()
            .is_some_and(|why| why.contains("no-such-move")),
        "{args}"
    );
    table.play("g1f3");
}

#[test]
fn a_record_of_another_version_is_loaded_and_flagged() {
    let mut table = Table::with("chess");
    table.play("e2e4");
    let record = table.ask("record", json!({ "headers": {} }));
    let hash = table
        .session
        .game()
        .expect("a game")
        .variant()
        .identity
        .rules;
    let older = record
        .as_str()
        .expect("a text")
        .replace(&format!("{hash:016x}"), "0123456789abcdef");
    let loaded = table.ask("load", json!({ "record": older }));
    assert_eq!(
        (&loaded["otherEdition"], &loaded["view"]["ply"]),
        (&json!(true), &json!(1))
    );
}

#[test]
fn headers_that_a_record_cannot_hold_are_left_out() {
    let mut table = Table::with("chess");
    let headers =
        json!({ "White": "Anna\n[Black \"x\"]", "two words": "x", "": "x", "Format": "9" });
    let record = table.ask("record", json!({ "headers": headers }));
    let loaded = table.ask("load", json!({ "record": record }));
    assert_eq!(loaded["headers"], json!({ "White": "Anna [Black \"x\"]" }));
}

#[test]
fn a_broken_variant_file_is_refused_with_every_fault_and_its_line() {
    let folder = format!("{}/tests/bad-variants", env!("CARGO_MANIFEST_DIR"));
    let read = |name: &str| std::fs::read_to_string(format!("{folder}/{name}")).expect("a file");
    let mut table = Table::with("chess");
    table.play("e2e4");
    for name in ["pieces", "keys", "rules", "not-toml"] {
        let file = format!("{name}.toml");
        let args = table.refused("openFile", json!({ "text": read(&file) }), "variant-file");
        let faults = args["allowed"]
            .as_str()
            .expect("a text")
            .replace("variant file:", &format!("{file}:"));
        assert_eq!(faults.trim(), read(&format!("{name}.txt")).trim());
    }
}

#[test]
fn a_custom_variant_can_be_played_recorded_and_loaded() {
    let path = format!(
        "{}/tests/variants/caissa-hgm.toml",
        env!("CARGO_MANIFEST_DIR")
    );
    let text = std::fs::read_to_string(path).expect("a file");
    let mut table = Table::new();
    let opened = table.ask("openFile", json!({ "text": text }));
    assert_eq!(opened["info"]["id"], "caissa-hgm");
    assert_eq!(opened["view"]["actions"].as_array().map(Vec::len), Some(56));
    let view = table.play("e3e5 e8e6");
    let record = table.ask("record", json!({ "headers": {} }));
    table.ask("open", json!({ "game": "chess" }));
    let loaded = table.ask("load", json!({ "record": record }));
    assert_eq!(loaded["view"], view);
    Table::new().refused("load", json!({ "record": record }), "record-unknown-game");
}

fn shipped_file(game: &str) -> &'static str {
    let known = shipped().iter().find(|(id, _)| *id == game);
    known.expect("a shipped game").1
}

#[test]
fn a_custom_variant_does_not_replace_a_shipped_game() {
    let text = shipped_file("chess");
    let mut table = Table::new();
    let plain = table.ask("games", json!({}));
    let text = text.replacen("text = \"Chess\"", "text = \"My own\"", 1);
    let opened = table.ask("openFile", json!({ "text": text }));
    assert_eq!(opened["info"]["name"], "My own");
    let record = table.ask("record", json!({ "headers": {} }));
    assert_eq!(
        table.ask("load", json!({ "record": record }))["info"]["name"],
        "My own"
    );
    assert_eq!(table.ask("games", json!({})), plain);
    assert_eq!(
        table.ask("open", json!({ "game": "chess" }))["info"]["name"],
        "Chess"
    );
}

#[test]
fn a_custom_variant_is_adopted_listed_and_opened_by_id() {
    let chess = shipped_file("chess");
    let text = chess
        .replacen("id = \"chess\"", "id = \"mine\"", 1)
        .replacen("text = \"Chess\"", "text = \"Mine\"", 1);
    let mut table = Table::new();
    let plain = table.ask("games", json!({}));
    let taken = table.refused("adopt", json!({ "text": chess }), "game-id-taken");
    assert_eq!(taken["found"], "chess");
    table.refused("adopt", json!({ "text": "format = 1" }), "variant-file");
    table.refused("open", json!({ "game": "mine" }), "unknown-game");
    assert_eq!(table.ask("games", json!({})), plain);

    let adopted = table.ask("adopt", json!({ "text": text }));
    assert_eq!(
        (&adopted["name"], &adopted["own"]),
        (&json!("Mine"), &json!(true))
    );
    let opened = table.ask("open", json!({ "game": "mine" }));
    assert_eq!(opened["info"], adopted);
    let unknown = json!({ "record": "[Variant \"Emu Chess\"]\n\n1. e4 *" });
    let refused = table.refused("load", unknown, "record-unknown-variant");
    assert!(refused.to_string().contains(", mine\""), "{refused}");
    assert_eq!(table.ask("source", json!({ "game": "mine" })), json!(text));
    assert_eq!(
        table.ask("source", json!({ "game": "chess" })),
        json!(chess)
    );
    table.refused("source", json!({ "game": "nobody's" }), "unknown-game");
    let listed = table.ask("games", json!({}));
    let listed = listed.as_array().expect("a list");
    assert_eq!(listed.len(), plain.as_array().expect("a list").len() + 1);
    assert_eq!(listed.last(), Some(&adopted));

    // A newer version replaces the older one.
    let newer = text.replacen("text = \"Mine\"", "text = \"Still mine\"", 1);
    table.ask("adopt", json!({ "text": newer }));
    let opened = table.ask("open", json!({ "game": "mine" }));
    assert_eq!(opened["info"]["name"], "Still mine");
}

#[test]
fn a_file_is_checked_without_being_opened() {
    let mut table = Table::new();
    let chess = shipped_file("chess");
    let fine = table.ask("check", json!({ "text": chess }));
    assert_eq!(fine["info"]["own"], false);
    assert_eq!(fine["faults"], json!([]));
    let broken = chess.replacen("files = 8", "files = 80", 1);
    let checked = table.ask("check", json!({ "text": broken }));
    assert_eq!(checked["info"], json!(null));
    let fault = &checked["faults"][0];
    assert_eq!(
        (&fault["key"], &fault["found"]),
        (&json!("board.files"), &json!("80"))
    );
    let line = fault["line"].as_u64().expect("a line") as usize;
    assert!(
        broken
            .lines()
            .nth(line - 1)
            .expect("that line")
            .starts_with("files")
    );
    let text = table.ask("check", json!({ "text": "[" }));
    assert_eq!(text["faults"].as_array().map(Vec::len), Some(1));
}

#[test]
fn faults_name_the_choices_they_depend_on() {
    let mut table = Table::new();
    let path = format!(
        "{}/tests/variants/replaced-rules.toml",
        env!("CARGO_MANIFEST_DIR")
    );
    let text = std::fs::read_to_string(path).expect("a file");
    let choice = |option: &str, value: &str| json!({ "option": option, "values": [value] });

    // Without castlings, the array may not have their rights.
    let none = "removes = [\"castling\"]\narray = ";
    let broken = text.replacen(none, "removes = [\"castling\"]\n# ", 1);
    let checked = table.ask("check", json!({ "text": broken }));
    let fault = &checked["faults"][0];
    assert_eq!(
        (&fault["line"], &fault["key"]),
        (&json!(10), &json!("array"))
    );
    assert_eq!(fault["choices"], json!([choice("castling", "none")]));

    // Each change is valid alone; together they use one letter for two pieces.
    let queen = "\n[[when.castling.none.piece]]\ncode = \"Q\"\nalso = [\"T\"]\n";
    let tower = "\n[[when.promotion.captured.piece]]\ncode = \"T\"\nname = \"Tower\"\nicon = \"rook\"\nmoves = \"W\"\nrules = \"One step.\"\n";
    let clash = format!("{text}{queen}{tower}");
    let checked = table.ask("check", json!({ "text": clash }));
    assert_eq!(
        checked["info"]["id"], "replaced-rules",
        "the others can be played"
    );
    assert_eq!(checked["faults"], json!([]));
    let warning = &checked["warnings"][0];
    assert_eq!(warning["key"], "when.castling.none.piece.also");
    assert_eq!(warning["choices"], json!([choice("promotion", "captured")]));
    assert_eq!(checked["warnings"].as_array().map(Vec::len), Some(1));

    let captured = "[when.promotion.captured]\n";
    let empty = format!("{captured}castling = []\n");
    let checked = table.ask(
        "check",
        json!({ "text": text.replacen(captured, &empty, 1) }),
    );
    let warning = &checked["warnings"][0];
    assert_eq!(warning["key"], "when.promotion.captured.castling");
    let message = warning["message"].as_str().expect("a text");
    assert!(message.contains("`removes = [\"castling\"]`"), "{message}");
}

#[test]
fn an_illegal_move_is_refused_with_its_reason() {
    let mut table = Table::at("caissa-britannia", GUARDED_QUEEN);
    for text in ["", "e1", "e1 e2", "e1e2e3", "z1a1", "Qe2", "e1e2+"] {
        let args = table.refused("play", json!({ "action": text }), "unreadable-move");
        assert_eq!(args["found"], text);
    }
    let args = table.refused("play", json!({ "action": "e1e6" }), "through-check");
    assert_eq!(
        (&args["found"], &args["square"], &args["at"]),
        (&json!("e1e6"), &json!("e6"), &json!("e5"))
    );
    table.refused("play", json!({ "action": "pass" }), "not-now");
    table.refused("play", json!({ "action": "L@e4" }), "not-now");
}

#[test]
fn a_promotion_must_be_named_and_available() {
    let mut table = Table::at("caissa-britannia", PROMOTION);
    for text in ["j9j10", "j9j10=R", "j9j10=P", "j9j10=X", "j9j10="] {
        let args = table.refused("play", json!({ "action": text }), "promotion-needed");
        let allowed = args["allowed"].as_str().expect("a text").split(' ').count();
        assert_eq!((&args["found"], allowed), (&json!(text), 6));
    }
    let args = table.refused("play", json!({ "action": "e1e2=N" }), "promotion-needed");
    assert_eq!(args["allowed"], "e1e2", "the Queen is not promoted");
    let view = table.play("j9j10=U");
    assert_eq!(
        view["position"],
        "q8U/10/10/10/10/10/10/10/1RR7/4Q5 b - - 0 1"
    );
}

#[test]
fn unavailable_promotions_have_a_reason() {
    let mut table = Table::at("caissa-britannia", PROMOTION);
    let ask = json!({ "from": table.square("j9"), "to": table.square("j10") });
    let choices = table.ask("promotions", ask);
    let expected = ["N", "B", "D", "U", "L", "K"].map(|code| format!("j9j10={code}"));
    assert_eq!(texts(&choices), expected);
    let choices = choices.as_array().expect("a list");
    let missing: Vec<&Value> = choices
        .iter()
        .filter(|choice| choice["text"].is_null())
        .collect();
    assert_eq!(missing.len(), 1);
    assert_eq!(missing[0]["reason"]["code"], "none-captured");

    for (from, to) in [("j9", "i9"), ("e1", "e2"), ("e5", "e6"), ("b2", "b10")] {
        let ask = json!({ "from": table.square(from), "to": table.square(to) });
        assert_eq!(table.ask("promotions", ask), json!([]), "{from}{to}");
    }
}

#[test]
fn several_promotions_of_a_piece_are_offered_together() {
    let file = shipped_file("chess").replacen("id = \"chess\"", "id = \"own\"", 1);
    let (before, rest) = file.split_once("[[promotion]]").expect("a promotion");
    let (_, after) = rest.split_once("\n[ending]").expect("an ending");
    let tables = [
        "pieces = [\"P\"]\nalways = [\"Q\"]\nlimit = 1\n",
        "pieces = [\"P\"]\nalways = [\"N\", \"Q\"]\nlimit = 3\n",
        "pieces = [\"P\"]\nalways = [\"B\"]\nlimit = 1\n",
        "pieces = [\"P\"]\non-capture = true\nalways = [\"R\"]\n",
    ];
    let tables: String = { tables.iter() }
        .map(|table| format!("[[promotion]]\n{table}\n"))
        .collect();
    let array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let file = format!("{before}{tables}[ending]{after}");
    let file = file.replacen(array, "3n3k/4P3/8/8/8/8/8/KBQ5 w - - 0 1", 1);
    let mut table = Table::new();
    table.ask("openFile", json!({ "text": file }));
    let mut choices = |to: &str| {
        let ask = json!({ "from": table.square("e7"), "to": table.square(to) });
        table.ask("promotions", ask)
    };
    assert_eq!(texts(&choices("e8")), ["e7e8=Q", "e7e8=N"]);
    let missing = choices("e8")[2].clone();
    assert_eq!(missing["reason"]["code"], "promotion-limit");
    assert_eq!(texts(&choices("d8")), ["e7d8=Q", "e7d8=N", "e7d8=R"]);
}

/// The restrictions of the piece on a square before the first move.
#[track_caller]
fn reach_at_start(table: &mut Table, from: &str) -> Value {
    let view = table.ask("goTo", json!({ "ply": 0 }));
    let from = table.square(from);
    let mut reaches = view["reaches"].as_array().expect("a list").iter();
    let reach = reaches.find(|reach| reach["from"] == from);
    reach.expect("a restricted piece").clone()
}

#[test]
fn reach_marks_the_squares_that_check_forbids() {
    let mut table = Table::at("caissa-britannia", GUARDED_QUEEN);
    let reach = reach_at_start(&mut table, "e1");
    let forbidden = reach["forbidden"].as_array().expect("a list").iter();
    let mut marks: Vec<String> = forbidden
        .map(|mark| {
            format!(
                "{} {}",
                table.name(&mark["square"]),
                mark["reason"]["code"].as_str().unwrap_or("")
            )
        })
        .collect();
    marks.sort();
    let expected = [
        "a5 into-check",
        "e10 through-check",
        "e5 into-check",
        "e6 through-check",
        "e7 through-check",
        "e8 through-check",
        "e9 through-check",
        "i5 into-check",
        "j1 into-check",
        "j6 through-check",
    ];
    assert_eq!(marks, expected);
    // The own piece on a1 is plain.
    assert_eq!(reach["blockers"], json!([]));

    let legal = table.ask("goTo", json!({ "ply": 0 }));
    let to_e4 = legal["actions"]
        .as_array()
        .expect("a list")
        .iter()
        .find(|action| action["text"] == "e1e4");
    let path = &to_e4.expect("a legal move")["path"];
    let through: Vec<String> = path["through"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|square| table.name(square))
        .collect();
    assert_eq!(
        (through, &path["leaps"]),
        (vec!["e2".to_string(), "e3".to_string()], &json!(false))
    );
}

#[test]
fn attackers_of_all_players_are_listed_even_if_pinned() {
    // White’s Rook on e2 is pinned by Black’s on e8, but still attacks f2.
    let pinned = "4r2k/8/8/1b6/8/3N4/4R3/4K3 w - - 0 1";
    let mut table = Table::at("chess", pinned);
    for (target, expected) in [
        ("d3", vec!["b5"]),
        ("e2", vec!["e1", "e8"]),
        ("f2", vec!["e1", "e2", "d3"]),
        ("a1", vec![]),
    ] {
        let attackers = table.ask("attackers", json!({ "to": table.square(target) }));
        let squares = attackers.as_array().expect("a list").iter();
        let names: Vec<String> = squares.map(|square| table.name(square)).collect();
        assert_eq!(names, expected, "{target}");
    }
}

#[test]
fn piece_values_are_those_of_the_evaluation() {
    let mut table = Table::with("chess");
    let values = table.ask("pieceValues", json!({}));
    let values: Vec<i64> = values
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(Value::as_i64)
        .collect();
    let opened = table.ask("games", json!({}));
    let chess = opened
        .as_array()
        .and_then(|games| games.iter().find(|game| game["id"] == "chess").cloned());
    let kinds = chess.expect("chess")["kinds"]
        .as_array()
        .cloned()
        .expect("a list");
    assert_eq!(values.len(), kinds.len());
    let value = |code: &str| {
        let kind = kinds.iter().position(|kind| kind["code"] == code);
        values[kind.expect("a piece type")]
    };
    assert_eq!(value("K"), 0);
    let rising = ["P", "N", "R", "Q"].map(value);
    assert!(rising.is_sorted() && rising[0] > 0, "{rising:?}");
}

#[test]
fn an_occupied_landing_square_is_reported() {
    let boards = "7k/8/8/8/8/8/8/R6K|8/8/8/8/N7/8/8/8 w - - 0 1";
    let mut table = Table::at("alice-courier", boards);
    let (a4, landing) = (table.square("a4"), table.square("A4"));
    let reach = reach_at_start(&mut table, "a1");
    assert_eq!(
        reach["landingTaken"],
        json!([{ "square": a4, "lands": landing }])
    );
    let why = table.why_not("a1", "a4");
    assert_eq!(
        (&why["code"], &why["args"]["at"]),
        (&json!("landing-taken"), &json!("A4"))
    );
    let view = table.play("a1A5");
    let played = &view["played"][0];
    let (to, lands) = (table.square("a5"), table.square("A5"));
    assert_eq!(
        (&played["to"], &played["lands"]),
        (&json!(to), &json!(lands))
    );
    let ask = json!({ "headers": {}, "short": true });
    let record = table.ask("record", ask);
    assert!(record.as_str().is_some_and(|text| text.contains("1. Ra5")));
}

#[test]
fn why_not_has_a_reason_for_every_refusal() {
    let mut table = Table::at("caissa-britannia", GUARDED_QUEEN);
    assert_eq!(table.why_not("e1", "e4"), json!(null));
    let kind = |code: &str| {
        let variant = table.session.game().expect("a game").variant();
        variant.alphabet.kind(code).expect("a type").index()
    };
    let (queen, rook) = (kind("Q"), kind("R"));
    let into =
        json!({ "kind": queen, "royal": queen, "square": "e5", "by": rook, "bySquare": "j5" });
    let through = json!({ "kind": queen, "royal": queen, "square": "e7", "at": "e5", "by": rook, "bySquare": "j5" });
    assert_eq!(
        table.why_not("e1", "e5"),
        json!({ "code": "into-check", "args": into })
    );
    assert_eq!(
        table.why_not("e1", "e7"),
        json!({ "code": "through-check", "args": through })
    );
    for (from, to, code) in [
        ("e1", "f3", "no-such-move"),
        ("e1", "a1", "own-man"),
        ("e5", "e6", "empty-cell"),
        ("j5", "j6", "not-your-turn"),
        ("a1", "a10", "needs-screen"),
    ] {
        assert_eq!(table.why_not(from, to)["code"], code, "{from}{to}");
    }
}

#[test]
fn unknown_squares_players_and_types_are_refused() {
    let mut table = Table::with("chess");
    let all = json!({ "found": "64", "allowed": "0 to 63" });
    assert_eq!(
        table.refused("attackers", json!({ "to": 64 }), "unknown-cell"),
        all
    );
    assert_eq!(
        table.refused("whyNot", json!({ "from": 0, "to": 64 }), "unknown-cell"),
        all
    );
    assert_eq!(
        table.refused("whyNot", json!({ "from": 64, "to": 0 }), "unknown-cell"),
        all
    );
    assert_eq!(
        table.refused("promotions", json!({ "from": 0, "to": 64 }), "unknown-cell"),
        all
    );
    let preview = |kind: usize, player: usize, from: usize| json!({ "kind": kind, "seat": player, "from": from, "present": false });
    assert_eq!(
        table.refused("preview", preview(0, 0, 64), "unknown-cell"),
        all
    );
    table.refused("preview", preview(0, 2, 0), "unknown-seat");
    assert_eq!(
        table.refused("preview", preview(6, 0, 0), "unknown-kind")["found"],
        "6"
    );
    table.refused("preview", preview(999, 0, 0), "unknown-kind");
}

/// The names of a preview's squares with a property, sorted.
fn squares(table: &Table, preview: &Value, property: &str) -> Vec<String> {
    let targets = preview["targets"].as_array().expect("a list").iter();
    let mut names: Vec<String> = targets
        .filter(|square| square[property] == true)
        .map(|square| table.name(&square["square"]))
        .collect();
    names.sort();
    names
}

#[test]
fn a_preview_shows_a_type_alone_or_among_the_pieces() {
    let mut table = Table::with("chess");
    let from = table.square("d1");
    let mut rook = |present: bool| {
        let kinds = table.ask("games", json!({}))[0]["kinds"].clone();
        let kind = kinds
            .as_array()
            .expect("a list")
            .iter()
            .position(|kind| kind["code"] == "R");
        let ask = json!({ "kind": kind, "seat": 0, "from": from, "present": present });
        table.ask("preview", ask)
    };
    let (alone, among) = (rook(false), rook(true));
    assert_eq!(squares(&table, &alone, "moves").len(), 14);
    assert_eq!(
        squares(&table, &among, "moves"),
        [""; 0],
        "its own pieces are in the way"
    );
}

#[test]
fn a_preview_includes_leaps_screens_and_first_moves() {
    let mut table = Table::new();
    let chess = table.ask("source", json!({ "game": "chess" }));
    let chess = chess.as_str().expect("a text").to_string();
    let mut preview = |code: &str, notation: &str| {
        let line = |line: &str| line.starts_with(&format!("code = {code:?}"));
        let at = chess.lines().position(line).expect("a piece type");
        let moves = |(number, line): (usize, &str)| match line.starts_with("moves = ") {
            true if number > at && number < at + 6 => format!("moves = {notation:?}"),
            _ => line.to_string(),
        };
        let lines: Vec<String> = chess.lines().enumerate().map(moves).collect();
        let file = lines.join("\n").replace("id = \"chess\"", "id = \"own\"");
        let opened = table.ask("openFile", json!({ "text": file }));
        let kinds = opened["info"]["kinds"].as_array().expect("a list").clone();
        let kind = kinds.iter().position(|kind| kind["code"] == code);
        let from = table.square("e4");
        let ask = json!({ "kind": kind, "seat": 0, "from": from, "present": false });
        table.ask("preview", ask)
    };
    let (rider, hopper) = (preview("N", "NN"), preview("R", "mRcpR"));
    let pawn = preview("P", "fmWfceFifmnD");
    let far = rider["targets"]
        .as_array()
        .expect("a list")
        .iter()
        .find(|target| table.name(&target["square"]) == "c8");
    let path = &far.expect("two leaps away")["path"];
    assert_eq!(
        (&path["leaps"], table.name(&path["through"][0])),
        (&json!(true), "d6".to_string())
    );
    assert_eq!(
        squares(&table, &hopper, "hops"),
        squares(&table, &hopper, "captures")
    );
    assert_eq!(squares(&table, &pawn, "captures"), ["d5", "f5"]);
    assert_eq!(squares(&table, &pawn, "initial"), ["e6"]);
    assert_eq!(squares(&table, &pawn, "moves"), ["e5", "e6"]);
}

#[test]
fn a_search_finds_a_mate_and_cannot_start_after_it() {
    let mut table = Table::at("chess", "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1");
    table.start_thinking(8, 1);
    let slices = (0..1000).map(|_| table.ask("thinkSlice", json!({ "nodes": 8_192 })));
    let thought = { slices }.find(|thought| thought["done"] == true);
    let thought = thought.expect("the end");
    assert_eq!(
        (&thought["best"], &thought["mateInPlies"]),
        (&json!("a1a8"), &json!(1))
    );

    let start = |level: &str| json!({ "level": level, "seed": 1, "hint": false });
    table.ask("playSearchResult", json!({}));
    table.refused("startThinking", start("level-1"), "game-over");
    table.refused("playSearchResult", json!({}), "game-over");
    table.ask("undo", json!({}));
    for level in ["0", "9", "level-21", "master"] {
        let allowed = "level-1 to level-20, or 1 to 8 for the levels of earlier versions";
        let expected = json!({ "found": level, "allowed": allowed });
        let refused = table.refused("startThinking", start(level), "unknown-level");
        assert_eq!(refused, expected);
        let refused = table.refused("levelCapMs", json!({ "level": level }), "unknown-level");
        assert_eq!(refused, expected);
    }
    for level in ["level-1", "level-20", "1", "8"] {
        let cap = table.ask("levelCapMs", json!({ "level": level }));
        assert!(cap.as_f64() > Some(0.0), "{cap}");
    }
    let model = json!({ "level": "1", "seed": 1, "hint": false, "model": "friendly" });
    table.refused("startThinking", model, "unknown-model");
}

#[test]
fn a_review_searches_a_finished_game() {
    let mut table = Table::at("chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    let review = json!({ "nodes": 5_000 });
    table.refused("startReview", review.clone(), "review-unfinished");
    assert_eq!(table.play("a1a8")["reviewable"], true);
    table.refused("startReview", review.clone(), "game-over");
    assert_eq!(table.ask("goTo", json!({ "ply": 0 }))["reviewable"], true);
    let model = json!({ "nodes": 5_000, "model": "friendly" });
    table.refused("startReview", model, "unknown-model");
    table.ask("startReview", review.clone());
    let found = table.ask("thinkSlice", json!({ "nodes": 1_000_000 }));
    assert_eq!(
        (&found["best"], &found["done"]),
        (&json!("a1a8"), &json!(true))
    );
    assert_eq!(
        (&found["mateInPlies"], &found["shares"]),
        (&json!(1), &json!([]))
    );
    table.refused("playSearchResult", json!({}), "no-thought");

    // After a resignation the last position is searched, too.
    table.play("g1f1");
    table.ask("resign", json!({ "seat": 1 }));
    table.ask("startReview", json!({ "nodes": 5_000, "depth": 1 }));
    let found = table.ask("thinkSlice", json!({ "nodes": 1_000_000 }));
    assert_eq!((&found["depth"], &found["done"]), (&json!(1), &json!(true)));
}

#[test]
fn a_review_knows_all_secrets() {
    // The rook can capture the Queen, which ends the game if it carries the crown.
    let mates = ["q", "k"].map(|crown| {
        let position = format!("4k2q/8/8/8/8/8/8/2Q1K2R w - - 0 1 crown=K,{crown}");
        let mut table = Table::at("crown", &position);
        table.ask("resign", json!({ "seat": 1 }));
        table.ask("startReview", json!({ "nodes": 3_000 }));
        let found = table.ask("thinkSlice", json!({ "nodes": 1_000_000 }));
        assert_eq!(found["best"], "h1h8", "{found}");
        found["mateInPlies"].clone()
    });
    assert_eq!(mates[0], json!(1));
    assert_ne!(mates[1], json!(1));
}

#[test]
fn a_review_of_several_players_gives_shares_and_compares_moves() {
    let position = "8/8/8/8/8/8/8/rE,4,rDU,1,yK|8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/7,rR|3,bK,4/8/8/8/8/8/8/8 r - - 0 9";
    let mut table = Table::at("armies-of-faith-4", position);
    assert_eq!(table.play("sf1#y")["reviewable"], true);
    let view = table.ask("goTo", json!({ "ply": 0 }));
    let mut review = |ask: Value| {
        table.ask("startReview", ask);
        table.ask("thinkSlice", json!({ "nodes": 1_000_000 }))
    };
    let found = review(json!({ "nodes": 2_000, "model": "max-n" }));
    let shares = found["shares"].as_array().expect("a list").iter();
    let shares: Vec<f64> = shares
        .map(|share| share.as_f64().expect("a number"))
        .collect();
    assert_eq!(shares.len(), 4);
    assert!(
        shares[0] > 0.99 && shares[1..].iter().sum::<f64>() < 0.01,
        "{shares:?}"
    );

    let only = |text: &str| json!({ "nodes": 20_000, "depth": 2, "only": text });
    let score = |found: &Value| found["scoreCentipawns"].as_i64().expect("a number");
    let best = review(json!({ "nodes": 4_000 }));
    assert_eq!(
        (&best["best"], &best["shares"]),
        (&json!("sf1#y"), &json!([]))
    );
    for text in texts(&view["actions"]) {
        let alone = review(only(text));
        assert_eq!(alone["best"], text);
        assert_eq!(score(&alone) < score(&best), text != "sf1#y", "{alone}");
    }
    table.refused("startReview", only("sa1sa1"), "claim-first");
}

#[test]
fn a_search_reuses_the_memory_of_the_last_one_unless_the_seed_differs() {
    // As the page runs it: the nodes of a search to six plies, after another search or none.
    let nodes = |seeds: &[u32], level: u8| {
        let mut table = Table::with("chess");
        let mut nodes = 0.0;
        for &seed in seeds {
            table.start_thinking(level, seed);
            let mut slices = (0..10_000).map(|_| table.ask("thinkSlice", json!({ "nodes": 64 })));
            let thought = slices.find(|thought| thought["depth"].as_u64() >= Some(6));
            nodes = thought.expect("six plies")["nodes"]
                .as_f64()
                .expect("a number");
        }
        nodes
    };
    assert!(2.0 * nodes(&[1, 2], 8) < nodes(&[2], 8));
    assert!(2.0 * nodes(&[2, 2], 7) < nodes(&[2], 7));
    assert_eq!(nodes(&[1, 2], 7), nodes(&[2], 7), "other errors");
}

#[test]
fn a_win_is_proved_and_the_longest_defence_found() {
    let mut table = Table::at("chess", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
    let prove = |table: &mut Table, moves: u32| table.ask("prove", json!({ "moves": moves }));
    let nothing = json!({ "proven": false, "action": null, "san": null, "moves": null });
    assert_eq!(prove(&mut table, 1), nothing);
    let won = json!({ "proven": true, "action": "a1a6", "san": "Ra6", "moves": 2 });
    assert_eq!(prove(&mut table, 2), won);
    assert_eq!(prove(&mut table, 3), won);

    let defend = json!({ "seat": 0, "moves": 1 });
    table.play("a1a6");
    let held = table.ask("defend", defend.clone());
    assert_eq!(held["moves"], 1, "nothing helps any more: {held}");
    table.ask("undo", json!({}));
    table.play("b6a7");
    let held = table.ask("defend", defend);
    assert_eq!(held["moves"], json!(null), "{held}");
    assert!(held["action"].is_string(), "{held}");
}

#[test]
fn proofs_that_take_too_long_are_refused() {
    let mut table = Table::with("chess");
    table.refused("prove", json!({ "moves": 8 }), "proof-too-long");
    table.refused("prove", json!({ "moves": 9 }), "proof-moves");
    table.refused("defend", json!({ "seat": 1, "moves": 8 }), "proof-too-long");
    table.refused("defend", json!({ "seat": 2, "moves": 1 }), "unknown-seat");
    table.refused("defend", json!({ "seat": 0, "moves": 0 }), "proof-seat");
    let mut table = Table::at("chess", "R5k1/5ppp/8/8/8/8/8/7K b - - 0 1");
    table.refused("prove", json!({ "moves": 1 }), "game-over");
    table.refused("defend", json!({ "seat": 0, "moves": 1 }), "game-over");
}

#[test]
fn a_proof_continues_when_asked_for_again() {
    let mut table = Table::with("chess");
    let undecided = |table: &mut Table| {
        table
            .ask("prove", json!({ "moves": 3, "nodes": 1_000 }))
            .is_null()
    };
    assert!(undecided(&mut table) && undecided(&mut table));
    table.play("e2e4");
    assert!(
        undecided(&mut table),
        "about another position it begins anew"
    );
    table.ask("undo", json!({}));
    let mut slices = 0;
    while undecided(&mut table) {
        slices += 1;
    }
    assert!(slices > 3, "{slices}");
    let whole = json!({ "proven": false, "action": null, "san": null, "moves": null });
    assert_eq!(table.ask("prove", json!({ "moves": 3 })), whole);
}

/// The same position, player and number of moves, but another goal.
#[test]
fn a_proof_search_is_not_reused_for_a_defence() {
    let mut table = Table::with("chess");
    table.ask("prove", json!({ "moves": 3, "nodes": 1_000 }));
    table.refused("defend", json!({ "seat": 0, "moves": 3 }), "proof-seat");
}

/// Either monarch may wear the crown: only a win in both cases counts, whatever was chosen.
#[test]
fn a_proof_reveals_no_secret() {
    let mut table = Table::at("crown", "7k/8/8/8/8/8/8/R6K w - - 0 1");
    table.ask("look", json!({ "seat": 0 }));
    let lost = table.ask("prove", json!({ "moves": 1 }));
    assert_eq!(lost["proven"], false, "{lost}");
    table = Table::with("crown");
    table.refused("prove", json!({ "moves": 1 }), "pending-choice");
    for player in [0, 1] {
        let ask = json!({ "seat": player, "field": "crown", "value": null });
        table.ask("choose", ask);
    }
    table.refused("prove", json!({ "moves": 1 }), "not-your-view");
    table.refused("defend", json!({ "seat": 1, "moves": 1 }), "not-your-view");
    table.ask("look", json!({ "seat": 0 }));
    let open = table.ask("prove", json!({ "moves": 1 }));
    assert_eq!(open["proven"], false, "{open}");
}

#[test]
fn a_search_ignores_the_memory_of_other_games_and_players() {
    let thought = |table: &mut Table| {
        table.ask("startAnalysis", json!({ "lines": 1 }));
        [(); 3].map(|()| table.ask("thinkSlice", json!({ "nodes": 8_192 })))
    };
    let crowns = |table: &mut Table| {
        table.ask("open", json!({ "game": "crown" }));
        for (player, value) in [(0, "K"), (1, "q")] {
            let ask = json!({ "seat": player, "field": "crown", "value": value });
            table.ask("choose", ask);
        }
        table.ask("look", json!({ "seat": 0 }));
    };
    let pass_on = |table: &mut Table| {
        table.ask("play", json!({ "action": "e2e4" }));
        table.ask("look", json!({ "seat": 1 }));
    };
    let chess = |table: &mut Table| table.ask("open", json!({ "game": "chess" }));

    let mut fresh = Table::new();
    crowns(&mut fresh);
    pass_on(&mut fresh);
    let crown_expected = thought(&mut fresh);
    let mut fresh = Table::new();
    chess(&mut fresh);
    let chess_expected = thought(&mut fresh);

    // Each search reuses the allocation of the one before.
    let mut used = Table::with("armies-of-faith-4");
    thought(&mut used);
    crowns(&mut used);
    thought(&mut used);
    pass_on(&mut used);
    assert_eq!(thought(&mut used), crown_expected);
    chess(&mut used);
    assert_eq!(thought(&mut used), chess_expected);
    chess(&mut used);
    assert_eq!(thought(&mut used), chess_expected);
    assert_ne!(thought(&mut used), chess_expected, "the same game's is");
}

#[test]
fn an_analysis_is_only_for_the_player_to_act() {
    let slice = json!({ "nodes": 8_192 });
    let analyse = |lines: u32| json!({ "lines": lines });
    let mut table = Table::with("chess");
    table.ask("startAnalysis", analyse(3));
    let mut found = json!(null);
    for _ in 0..4 {
        found = table.ask("thinkSlice", slice.clone());
    }
    let lines = found["lines"].as_array().expect("a list");
    let first: std::collections::BTreeSet<&str> = texts(&found["lines"]).into_iter().collect();
    assert_eq!(
        (lines.len(), first.len(), &found["done"]),
        (3, 3, &json!(false))
    );
    assert_eq!(
        (&lines[0]["text"], &lines[0]["line"][0]),
        (&found["best"], &found["best"])
    );
    table.refused("playSearchResult", json!({}), "no-thought");
    for lines in [0, 6] {
        let refused = table.refused("startAnalysis", analyse(lines), "analysis-lines");
        assert_eq!(refused["allowed"], "1 to 5");
    }
    assert_eq!(table.think(1, 8_192)["lines"], json!([]));

    let mut secret = Table::with("crown");
    for (player, value) in [(0, "K"), (1, "q")] {
        secret.ask(
            "choose",
            json!({ "seat": player, "field": "crown", "value": value }),
        );
    }
    secret.refused("startAnalysis", analyse(2), "not-your-view");
    secret.ask("look", json!({ "seat": 0 }));
    secret.ask("startAnalysis", analyse(2));
    secret.ask("look", json!({ "seat": 1 }));
    assert_eq!(secret.ask("thinkSlice", slice.clone())["lines"], json!([]));

    let mut four = Table::with("armies-of-faith-4");
    four.ask("startAnalysis", analyse(5));
    let found = four.ask("thinkSlice", slice);
    assert_eq!(found["lines"].as_array().map(Vec::len), Some(1));
}

#[test]
fn games_of_other_programs_are_imported_with_their_losses() {
    // The current game, if any, doesn't matter.
    let mut table = Table::new();
    let text = "[small]\nking = k\nrook = r\nblastOnCapture = true\ncastling = false\n\
                startFen = rk6/8/8/8/8/8/8/6KR w - - 0 1";
    let found = table.ask("import", json!({ "text": text }));
    assert_eq!(found["source"], "ini");
    assert_eq!(found["found"][0]["name"], "small");
    let lost = json!([{
        "code": "import-rule",
        "args": { "line": "4", "at": "blastOnCapture", "found": "true" }
    }]);
    assert_eq!(found["found"][0]["losses"], lost);
    let file = &found["found"][0]["file"];
    let opened = table.ask("openFile", json!({ "text": file }));
    assert_eq!(opened["info"]["name"], "small");

    let found = table.ask("import", json!({ "text": "a letter" }));
    assert_eq!(found["source"], "unknown");
    assert_eq!(found["found"][0]["file"], json!(null));
    assert_eq!(
        table
            .ask("record", json!({ "headers": {} }))
            .as_str()
            .map(str::is_empty),
        Some(false)
    );
}

#[test]
fn moves_are_read_in_every_form_of_a_record() {
    let mut table = Table::with("chess");
    let read = |table: &mut Table, text: &str| table.try_ask("readMove", json!({ "text": text }));
    for form in ["Nf3", "nf3", "Ng1-f3", "g1f3", " G1 F3 ", "N:f3"] {
        assert_eq!(read(&mut table, form), Ok(json!("g1f3")), "{form}");
    }
    let code = |table: &mut Table, text: &str| {
        let error = read(table, text).expect_err("no move");
        error["code"].as_str().expect("a code").to_string()
    };
    let refused = ["Ng1-g3", "e2e5", "e1e2", "Qf6", "O-O", "hello", "z9z8", ""];
    let codes = refused.map(|text| code(&mut table, text));
    let expected = [
        "no-such-move",
        "no-such-move",
        "own-man",
        "not-now",
        "not-now",
        "unreadable-move",
        "unreadable-move",
        "unreadable-move",
    ];
    assert_eq!(codes, expected);
    assert_eq!(code(&mut table, &"e4".repeat(1_000)), "unreadable-move");
    let view = table.ask("look", json!({ "seat": null }));
    let actions = view["actions"].as_array().expect("a list");
    assert!(actions.iter().any(|action| action["san"] == "Nf3"));
}

#[test]
fn an_ambiguous_or_incomplete_move_lists_the_candidates() {
    let mut knights = Table::at("chess", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    let args = knights.refused("readMove", json!({ "text": "Nd2" }), "move-ambiguous");
    assert_eq!(args["allowed"], "Nbd2, Nfd2");
    let mut pawn = Table::at("chess", "7k/P7/8/8/8/8/8/K7 w - - 0 1");
    for text in ["a8", "a8+", "a7a8", "a7-a8"] {
        let args = pawn.refused("readMove", json!({ "text": text }), "promotion-needed");
        assert_eq!(args["allowed"], "a8=Q, a8=R, a8=B, a8=N");
    }
    pawn.ask("play", json!({ "action": "a7a8=Q" }));
    let view = pawn.ask("look", json!({ "seat": null }));
    assert_eq!(view["played"][0]["san"], "a8=Q+");
}

#[test]
fn search_results_have_standard_notation() {
    let mut table = Table::at("chess", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1");
    let found = table.think(8, 20_000);
    assert_eq!(
        (&found["best"], &found["san"][0]),
        (&json!("a1a8"), &json!("Ra8#"))
    );
    let proof = table.ask("prove", json!({ "moves": 1 }));
    assert_eq!(proof["san"], "Ra8#");
    table.ask("startAnalysis", json!({ "lines": 2 }));
    let found = table.ask("thinkSlice", json!({ "nodes": 20_000 }));
    assert_eq!(found["lines"][0]["san"][0], "Ra8#");
    let lengths = |line: &serde_json::Value| {
        (
            line["line"].as_array().map(Vec::len),
            line["san"].as_array().map(Vec::len),
        )
    };
    let (texts, notation) = lengths(&found["lines"][1]);
    assert_eq!(texts, notation);
}
