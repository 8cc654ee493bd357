//! Examining positions that are being set up: reading, writing, and every fault with its squares.

use crate::table::Table;
use menagerie::variant::shipped;
use serde_json::{Value, json};

/// Faults as `code: squares`, with the player's number if there is one.
fn faults_of(table: &Table, examination: &Value) -> Vec<String> {
    let faults = examination["faults"].as_array().expect("a list").iter();
    faults
        .map(|fault| {
            let squares = fault["squares"].as_array().expect("a list").iter();
            let squares: Vec<String> = squares.map(|square| table.name(square)).collect();
            let code = fault["code"].as_str().expect("a code");
            let text = match fault["seat"].as_u64() {
                Some(player) => format!("{code} {player} {}", squares.join(" ")),
                None => format!("{code} {}", squares.join(" ")),
            };
            text.trim_end().to_string()
        })
        .collect()
}

/// The faults of a position text.
#[track_caller]
fn faults(game: &str, text: &str) -> Vec<String> {
    let mut table = Table::with(game);
    let examination = table.ask("examine", json!({ "position": text }));
    faults_of(&table, &examination)
}

#[test]
fn every_array_is_faultless_by_text_setup_and_file() {
    let mut table = Table::new();
    for (id, _) in shipped() {
        let start = table.ask("examine", json!({ "game": id }));
        assert_eq!(start["faults"], json!([]), "{id}");
        let by_text = json!({ "game": id, "position": start["position"] });
        assert_eq!(table.ask("examine", by_text), start, "{id}");
        let by_setup = json!({ "game": id, "setup": start["setup"] });
        assert_eq!(table.ask("examine", by_setup), start, "{id}");
        let by_file = json!({ "file": file(id) });
        assert_eq!(table.ask("examine", by_file), start, "{id}");
    }
}

fn file(id: &str) -> &'static str {
    let known = shipped().iter().find(|(known, _)| *known == id);
    known.expect("a shipped game").1
}

#[test]
fn an_empty_board_has_faults_but_is_not_refused() {
    let mut table = Table::with("chess");
    let mut setup = table.ask("examine", json!({}))["setup"].clone();
    setup["pieces"] = json!([]);
    setup["castling"] = json!("");
    let examination = table.ask("examine", json!({ "setup": setup }));
    assert_eq!(examination["position"], "8/8/8/8/8/8/8/8 w - - 0 1");
    assert_eq!(
        faults_of(&table, &examination),
        ["royal-count 0", "royal-count 1", "no-men 0"]
    );
}

#[test]
fn examining_does_not_change_the_current_game() {
    let mut table = Table::with("chess");
    table.play("e2e4 e7e5");
    let before = table.ask("goTo", json!({ "ply": 2 }));
    let text = "P3k3/8/8/8/8/8/8/4K3 w - - 0 1";
    table.ask("examine", json!({ "position": text }));
    table.ask("examine", json!({ "game": "alice-chess" }));
    assert_eq!(table.ask("goTo", json!({ "ply": 2 })), before);
}

#[test]
fn without_a_current_game_one_must_be_named() {
    let mut table = Table::new();
    table.refused("examine", json!({}), "no-game");
    table.refused("examine", json!({ "game": "go" }), "unknown-game");
}

#[test]
fn two_kings_and_a_pawn_on_the_last_rank_are_faults() {
    let mut table = Table::with("chess");
    let text = "P3k3/8/8/8/8/8/8/K3K3 w - - 0 1";
    let mut setup = table.ask("examine", json!({ "position": text }))["setup"].clone();
    // A text leaves the right out, with a remark.
    setup["castling"] = json!("K");
    let examination = table.ask("examine", json!({ "setup": setup }));
    assert_eq!(
        faults_of(&table, &examination),
        [
            "royal-count 0 a1 e1",
            "must-have-promoted 0 a8",
            "castling-without-men 0 h1"
        ]
    );
}

#[test]
fn adjacent_kings_and_other_checks_are_faults() {
    assert_eq!(
        faults("chess", "8/8/8/3kK3/8/8/8/8 w - - 0 1"),
        ["other-side-in-check 1 d5 e5"]
    );
    // Other faults are still reported.
    assert_eq!(
        faults("chess", "4k3/8/8/8/8/8/8/p3RK2 w - - 0 1"),
        ["must-have-promoted 1 a1", "other-side-in-check 1 e8 e1"]
    );
}

#[test]
fn an_en_passant_square_needs_its_piece() {
    let text = |square: &str| format!("4k3/8/8/8/Pp6/8/8/4K3 b - {square} 0 1");
    assert!(faults("chess", &text("a3")).is_empty());
    let mut table = Table::with("chess");
    let left_out = table.ask("examine", json!({ "position": text("b3") }));
    assert_eq!(left_out["position"], text("-"));
    assert_eq!(left_out["remarks"][0]["code"], "en-passant-left-out");
    let examination = table.ask("examine", json!({ "position": text("-") }));
    let mut setup = examination["setup"].clone();
    setup["enPassant"] = json!([{ "square": table.square("b3"), "piece": null }]);
    let impossible = table.ask("examine", json!({ "setup": setup }));
    assert_eq!(faults_of(&table, &impossible), ["impossible-en-passant b3"]);
    let possible = json!([{ "square": table.square("a3"), "piece": table.square("a4") }]);
    assert_eq!(examination["form"]["enPassant"], possible);
    // A possible square that is set appears in the text.
    let mut setup = examination["setup"].clone();
    setup["enPassant"] = possible;
    let examination = table.ask("examine", json!({ "setup": setup }));
    assert_eq!(examination["position"], text("a3"));
    assert_eq!(examination["faults"], json!([]));
}

#[test]
fn castling_rights_need_their_unmoved_pieces() {
    let mut table = Table::with("chess");
    let text = "4k2r/8/8/8/8/8/8/R3K3 w - - 0 1";
    let examination = table.ask("examine", json!({ "position": text }));
    let rights = examination["form"]["castling"].as_array().expect("a list");
    let possible = rights.iter().filter(|right| right["possible"] == true);
    let letters: Vec<&str> = possible
        .filter_map(|right| right["letter"].as_str())
        .collect();
    assert_eq!(letters, ["Q", "k"]);
    let mut setup = examination["setup"].clone();
    setup["castling"] = json!("Qk");
    let examination = table.ask("examine", json!({ "setup": setup }));
    assert_eq!(examination["position"], text.replace(" - -", " Qk -"));
}

#[test]
fn a_missing_royal_queen_is_a_fault() {
    assert_eq!(
        faults(
            "caissa-britannia",
            "P9/10/10/10/10/10/10/10/10/4Q5 w - - 0 1"
        ),
        ["royal-count 1", "must-have-promoted 0 a10"]
    );
}

#[test]
fn a_square_may_be_occupied_on_one_of_two_boards_only() {
    let text = "4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/4R3 w - - 0 1";
    let mut table = Table::with("alice-chess");
    let examination = table.ask("examine", json!({ "position": text }));
    assert_eq!(
        faults_of(&table, &examination),
        ["counterpart-occupied e1 E1"]
    );
    assert_eq!(examination["position"], text);
}

#[test]
fn a_second_king_on_levels_is_a_fault() {
    let levels = "4K/5/5/5/K4|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/k4 w - - 0 1";
    assert_eq!(faults("raumschach", levels), ["royal-count 0 Aa1 Ae5"]);
}

#[test]
fn a_crown_needs_its_wearer() {
    let mut table = Table::with("crown");
    let start = table.ask("examine", json!({}));
    let fields = start["form"]["fields"].as_array().expect("a list");
    let crown = fields.iter().find(|field| field["name"] == "crown");
    let values = &crown.expect("a crown")["values"];
    assert_eq!(values.as_array().map(Vec::len), Some(2));
    let own = values[0].as_array().expect("a list");
    assert_eq!(own.len(), 2, "{own:?}");
    // Without one of its monarchs the other certainly wears the crown, so it can't be chosen.
    let gone = own[0]["kind"].clone();
    let mut setup = start["setup"].clone();
    setup["castling"] = json!("");
    let pieces = setup["pieces"].as_array_mut().expect("a list");
    pieces.retain(|piece| piece["seat"] != 0 || piece["kind"] != gone);
    setup["fields"]["crown"] = json!([own[1]["value"], "-"]);
    let examination = table.ask("examine", json!({ "setup": setup }));
    assert_eq!(faults_of(&table, &examination), ["impossible-secret 0"]);
    // Three of them are too many.
    let mut setup = start["setup"].clone();
    let third = json!({ "square": table.square("e4"), "kind": gone, "seat": 0 });
    setup["pieces"].as_array_mut().expect("a list").push(third);
    let examination = table.ask("examine", json!({ "setup": setup }));
    let faults = faults_of(&table, &examination);
    assert!(
        faults[0].starts_with("monarchs 0 ") && faults[0].contains("e4"),
        "{faults:?}"
    );
}

#[test]
fn with_four_players_the_passing_piece_is_named() {
    let mut table = Table::with("armies-of-faith-4");
    let start = table.ask("examine", json!({}));
    assert_eq!(start["form"]["enPassant"], json!([]));
    let mut setup = start["setup"].clone();
    setup["enPassant"] = json!([{ "square": 0, "piece": null }]);
    table.refused("examine", json!({ "setup": setup }), "en-passant");
    setup["enPassant"] = json!([{ "square": 0, "piece": 1 }]);
    let examination = table.ask("examine", json!({ "setup": setup }));
    let squares = [table.name(&json!(0)), table.name(&json!(1))].join(" ");
    assert_eq!(
        faults_of(&table, &examination),
        [format!("impossible-en-passant {squares}")]
    );
}

#[test]
fn an_invalid_setup_is_refused() {
    let mut table = Table::with("chess");
    let start = table.ask("examine", json!({}))["setup"].clone();
    let mut refused = |key: &str, value: Value, code: &str| {
        let mut setup = start.clone();
        setup[key] = value;
        table.refused("examine", json!({ "setup": setup }), code);
    };
    refused(
        "pieces",
        json!([{ "square": 64, "kind": 0, "seat": 0 }]),
        "unknown-cell",
    );
    refused(
        "pieces",
        json!([{ "square": 0, "kind": 99, "seat": 0 }]),
        "unknown-kind",
    );
    refused("turn", json!(2), "unknown-seat");
    refused("castling", json!("KX"), "castling");
    refused("fields", json!({ "crown": ["-"] }), "unknown-field");
    let error = table.refused(
        "examine",
        json!({ "position": "9/8/8/8/8/8/8/8 w - -" }),
        "placement-width",
    );
    assert_eq!(error["at"], "placement, rank 8");
}

#[test]
fn an_option_changes_what_is_examined() {
    let mut table = Table::new();
    let games = table.ask("games", json!({}));
    let with_options = games.as_array().expect("a list").iter();
    let with_options = with_options.filter(|game| {
        game["options"]
            .as_array()
            .is_some_and(|list| !list.is_empty())
    });
    for game in with_options {
        for option in game["options"].as_array().expect("a list") {
            for value in option["values"].as_array().expect("a list") {
                let options = json!({ option["name"].as_str().expect("a name"): value["value"] });
                let ask = json!({ "game": game["id"], "options": options });
                assert_eq!(table.ask("examine", ask)["faults"], json!([]));
            }
        }
    }
}

#[test]
fn remarks_say_what_was_left_out_of_a_text() {
    let mut table = Table::with("chess");
    let text = "r3k2r/8/8/8/8/8/8/4K2R w KQkq -";
    let codes = |answer: &Value| {
        let remarks = answer["remarks"].as_array().expect("a list");
        let codes = remarks.iter().map(|remark| remark["code"].to_string());
        codes.collect::<Vec<_>>()
    };
    let left_out = ["\"castling-left-out\""];
    let examined = table.ask("examine", json!({ "position": text }));
    assert_eq!(codes(&examined), left_out);
    let opened = table.ask("open", json!({ "game": "chess", "position": text }));
    assert_eq!(codes(&opened), left_out);
    let record = format!("[FEN \"{text}\"]\n\n1. O-O *");
    let loaded = table.ask("load", json!({ "record": record }));
    assert_eq!(codes(&loaded), left_out);
    table.ask("open", json!({ "game": "chess960" }));
    let double = "rkr5/8/8/8/8/8/8/R3K2R w HAca - 0 1";
    let examined = table.ask("examine", json!({ "position": double }));
    assert_eq!(examined["options"]["array"], "518,921");
    assert_eq!(codes(&examined), [""; 0]);
}
