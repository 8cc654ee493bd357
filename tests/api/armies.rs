//! The page's calls in games with four armies on levels, and the fixture for the page's unit tests.

use crate::table::{Table, texts};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;

const AOF: &str = "armies-of-faith-4";

/// Red's Rook on te1 and Knight on vd4 attack Yellow's King on te4.
const CLAIM: &str = "8/8/8/6,gPN,1/8/8/2,rPN,1,rR,3/8|1,bK,6/2,bB,4,gK/8/8/8/8/8/1,rK,6|8/8/3,gMT,4/6,yR,1/8/8/8/8|8/8/8/8/3,rN,4/8/4,yK,3/8 r - - 0 1";

/// Red's Pawn on yf1 is one step from Green's camp.
const PROMOTION: &str =
    "8/5,rPN,2/8/8/8/8/8/rK,6,yK|8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8|bK,6,gK/8/8/8/8/8/8/8 r - - 0 1";

/// Only Red and Blue are left.
const TWO_LEFT: &str =
    "8/8/8/8/8/8/8/8|1,bK,6/2,bB,5/8/8/8/8/8/1,rE,6|8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8 r - - 0 9";

fn code<'i>(info: &'i Value, kind: &Value) -> &'i str {
    let kind = kind.as_u64().expect("a piece type") as usize;
    info["kinds"][kind]["code"].as_str().expect("a code")
}

#[test]
fn a_board_with_levels_names_its_coordinates() {
    let info = Table::new().ask("open", json!({ "game": AOF }))["info"].clone();
    let board = &info["board"];
    assert_eq!(
        (&board["shape"], &board["layers"]),
        (&json!("levels"), &json!(4))
    );
    assert_eq!(
        board["axes"],
        json!({
            "files": ["a", "b", "c", "d", "e", "f", "g", "h"],
            "ranks": ["s", "t", "u", "v", "w", "x", "y", "z"],
            "layers": ["1", "2", "3", "4"],
        })
    );
    assert_eq!(
        board["squares"][73],
        json!({ "name": "tb2", "file": 1, "rank": 1, "layer": 1, "shade": 0 })
    );
    let space = Table::new().ask("open", json!({ "game": "raumschach" }));
    assert_eq!(
        space["info"]["board"]["axes"]["layers"],
        json!(["A", "B", "C", "D", "E"])
    );
    let plane = Table::new().ask("open", json!({ "game": "chess" }));
    let axes = &plane["info"]["board"]["axes"];
    assert_eq!(
        (&axes["files"][7], &axes["ranks"][7]),
        (&json!("h"), &json!("8"))
    );
    assert_eq!(axes["layers"], json!([]));
}

#[test]
fn each_player_has_a_forward_direction() {
    let forward = |game: &str| -> Vec<String> {
        let info = Table::new().ask("open", json!({ "game": game }))["info"].clone();
        let players = info["seats"].as_array().expect("players").iter();
        players
            .map(|player| player["forward"].as_str().expect("a word").to_string())
            .collect()
    };
    assert_eq!(forward(AOF), ["up", "left", "down", "right"]);
    assert_eq!(forward("chess"), ["up", "down"]);
}

#[test]
fn a_game_describes_its_claims() {
    let info = Table::new().ask("open", json!({ "game": AOF }))["info"].clone();
    let claim = &info["claim"];
    assert_eq!(code(&info, &claim["royal"]), "E");
    let promotes = claim["promotes"].as_array().expect("a list").iter();
    let promotes: Vec<String> = promotes
        .map(|pair| {
            format!(
                "{} {}",
                code(&info, &pair["from"]),
                code(&info, &pair["into"])
            )
        })
        .collect();
    assert_eq!(
        promotes,
        ["CM CF", "N CV", "R DU", "B GV", "PN US", "PC US"]
    );
    let mut wins: Vec<&str> = claim["wins"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|kind| code(&info, kind))
        .collect();
    wins.sort();
    assert_eq!(wins, ["CF", "CV", "DU", "E", "GV", "US"]);
    let chess = Table::new().ask("open", json!({ "game": "chess" }));
    assert_eq!(chess["info"]["claim"], json!(null));
}

#[test]
fn a_claim_names_the_checkmating_piece_the_victim_and_the_captures() {
    let mut table = Table::at(AOF, CLAIM);
    let view = table.ask("goTo", json!({ "ply": 0 }));
    assert_eq!(
        texts(&view["actions"]),
        ["te1#y", "vd4#y"],
        "whoever delivers is chosen"
    );
    let action = view["actions"][0].clone();
    let [from, royal] = ["te1", "te4"].map(|name| json!(table.square(name)));
    assert_eq!(action["kind"], "claim");
    assert_eq!(action["victim"], json!(1));
    assert_eq!((&action["from"], &action["to"]), (&from, &royal));
    assert_eq!(
        action["captures"],
        json!([table.square("wg3"), table.square("te4")])
    );
    assert_eq!(
        action["path"],
        json!({ "through": [table.square("te2"), table.square("te3")], "screens": [], "leaps": false })
    );
    let info = Table::new().ask("open", json!({ "game": AOF }))["info"].clone();
    let promotions = view["actions"].as_array().expect("a list").iter();
    let into: Vec<&str> = promotions
        .map(|action| code(&info, &action["promotion"]))
        .collect();
    assert_eq!(into, ["DU", "CV"]);
    assert_eq!(view["places"], json!([0, 0, 0, 0]));

    let after = table.play("te1#y");
    assert_eq!(
        (&after["turn"], &after["places"]),
        (&json!(0), &json!([0, 4, 0, 0]))
    );
    let played = &after["played"][0];
    assert_eq!(
        (&played["action"], &played["victim"], &played["to"]),
        (&json!("claim"), &json!(1), &royal)
    );
    assert_eq!(played["captures"], action["captures"]);
    assert_eq!(code(&info, &played["kind"]), "R");
    let pieces = after["pieces"].as_array().expect("pieces").iter();
    let red: Vec<&str> = pieces
        .filter(|piece| piece["seat"] == 0)
        .map(|piece| code(&info, &piece["kind"]))
        .collect();
    assert!(
        red.contains(&"E") && red.contains(&"DU") && !red.contains(&"K"),
        "{red:?}"
    );
}

#[test]
fn resigning_needs_exactly_two_living_players() {
    let mut table = Table::with(AOF);
    table.refused("resign", json!({ "seat": 1 }), "resign-several");
    let mut table = Table::at(AOF, TWO_LEFT);
    let over = table.ask("resign", json!({ "seat": 3 }));
    assert_eq!(over["outcome"]["reason"], "resignation");
    assert_eq!(over["outcome"]["winner"], json!(0));
}

#[test]
fn a_flag_decides_nothing_while_more_than_two_players_live() {
    let mut table = Table::with(AOF);
    let view = table.ask("flag", json!({ "seat": 1 }));
    assert_eq!((&view["outcome"], &view["turn"]), (&json!(null), &json!(0)));
    let mut table = Table::at(AOF, TWO_LEFT);
    let over = table.ask("flag", json!({ "seat": 3 }));
    assert_eq!(over["outcome"]["reason"], "time");
}

#[test]
fn a_preview_goes_through_the_levels() {
    let mut table = Table::with("heathen-europe-4");
    let from = table.square("ve2");
    let info = Table::new().ask("open", json!({ "game": "heathen-europe-4" }))["info"].clone();
    let kinds = info["kinds"].as_array().expect("piece types");
    let gryphon = kinds
        .iter()
        .position(|kind| kind["code"] == "Y")
        .expect("a Gryphon");
    let ask = json!({ "kind": gryphon, "seat": 0, "from": from, "present": false });
    let preview = table.ask("preview", ask);
    let target = preview["targets"].as_array().expect("targets").iter();
    let far = json!(table.square("vf4"));
    let far = target
        .clone()
        .find(|target| target["square"] == far)
        .expect("reached");
    assert_eq!(far["path"]["through"], json!([table.square("vf3")]));
}

#[test]
fn short_records_name_the_squares_of_levels() {
    let start = "8/8/8/2,rPN,5/8/8/8/8|1,bK,6/2,bB,5/8/8/8/8/8/1,rE,6|8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/8 r - - 0 9";
    let mut table = Table::at(AOF, start);
    let played = table.play("wc1xc1 yc2zd2 xc1yc1");
    let record = table.ask("record", json!({ "headers": {}, "short": true }));
    let moves = record
        .as_str()
        .expect("a text")
        .lines()
        .last()
        .expect("moves");
    assert!(moves.contains("xc1 Bzd2"), "{moves}");
    let loaded = Table::new().ask("load", json!({ "record": record }));
    assert_eq!(loaded["view"], played);
}

/// Set this variable to regenerate the fixture.
const REGENERATE: &str = "UPDATE_FIXTURES";

/// The content of `tests/unit/fixtures/armies.json`: the game's description, and views at the start, before and after a
/// claim, and with two armies left.
fn fixture() -> Value {
    let open =
        |position: &str| Table::new().ask("open", json!({ "game": AOF, "position": position }));
    let start = Table::new().ask("open", json!({ "game": AOF }));
    let mut table = Table::at(AOF, CLAIM);
    json!({
        "info": start["info"],
        "start": start["view"],
        "claim": open(CLAIM)["view"],
        "claimed": table.play("te1#y"),
        "two": open(TWO_LEFT)["view"],
    })
}

#[test]
fn the_fixture_of_the_page_is_up_to_date() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/unit/fixtures/armies.json");
    let found = fixture();
    if std::env::var_os(REGENERATE).is_some() {
        fs::write(&path, format!("{found}\n")).expect("a writable file");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let kept: Value = serde_json::from_str(&kept).unwrap_or_default();
    assert!(
        kept == found,
        "{} is stale: {REGENERATE}=1 cargo test --test api armies",
        path.display()
    );
}

#[test]
fn promotions_to_types_an_army_never_had_have_a_reason() {
    let mut table = Table::at(AOF, PROMOTION);
    let ask = json!({ "from": table.square("yf1"), "to": table.square("yg1") });
    let choices = table.ask("promotions", ask);
    let choices = choices.as_array().expect("a list");
    let (offered, never): (Vec<&Value>, Vec<&Value>) =
        choices.iter().partition(|choice| !choice["text"].is_null());
    assert_eq!((offered.len(), never.len()), (5, 6));
    for choice in never {
        assert_eq!(choice["reason"]["code"], "not-in-array");
    }
}
