//! Games with secrets at the page's boundary: which calls are allowed and which are refused.

use crate::table::Table;
use serde_json::{Value, json};

/// White's King and Black's Queen wear the crown.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w ADEHadeh - 0 1 crown=K,q";
/// Black's Queen hangs to White's Rook, so it matters which of Black's monarchs is crowned.
const FORK: &str = "3qk3/8/8/8/8/8/8/3RKQ2 w - - 0 1 crown=Q,";

fn look(table: &mut Table, player: Option<usize>) -> Value {
    table.ask("look", json!({ "seat": player }))
}

/// Each action is played while the player to move is the viewer.
fn play(table: &mut Table, actions: &str) -> Value {
    let mut view = json!(null);
    for action in actions.split_whitespace() {
        let turn = turn(table);
        look(table, Some(turn));
        view = table.ask("play", json!({ "action": action }));
    }
    view
}

fn turn(table: &Table) -> usize {
    table
        .session
        .game()
        .expect("a game")
        .position()
        .turn()
        .index()
}

fn choose(table: &mut Table, player: usize, field: &str, value: Option<&str>) -> Value {
    table.ask(
        "choose",
        json!({ "seat": player, "field": field, "value": value }),
    )
}

fn record(table: &mut Table, full: bool) -> String {
    let record = table.ask("record", json!({ "headers": {}, "full": full }));
    record.as_str().expect("a text").to_string()
}

fn texts(view: &Value) -> Vec<&str> {
    crate::table::texts(&view["actions"])
}

/// The values offered for the first pending choice.
fn offered(view: &Value) -> Vec<&str> {
    let values = view["pending"][0]["values"].as_array().expect("a list");
    values
        .iter()
        .map(|value| value["value"].as_str().expect("a text"))
        .collect()
}

fn start(hint: bool) -> Value {
    json!({ "level": "1", "seed": 1, "hint": hint })
}

#[test]
fn the_game_begins_when_every_player_has_chosen() {
    let mut table = Table::new();
    let opened = table.ask("open", json!({ "game": "crown" }));
    assert_eq!(opened["info"]["secretive"], true);
    let view = &opened["view"];
    assert_eq!(
        (&view["viewer"], &view["revealed"]),
        (&json!(null), &json!(false))
    );
    assert_eq!(
        (&view["actions"], &view["keepers"]),
        (&json!([]), &json!([0, 1]))
    );
    assert_eq!(view["pending"].as_array().map(Vec::len), Some(2));
    assert_eq!(offered(view), ["K", "Q"]);
    let king = &view["pending"][1]["values"][0];
    assert_eq!((&king["value"], &king["kind"]), (&json!("k"), &json!(0)));
    assert_eq!(king["square"], table.square("e8"));
    let args = table.refused("play", json!({ "action": "e2e4" }), "pending-choice");
    assert_eq!(args["allowed"], "0 crown, 1 crown");
    table.refused("resign", json!({ "seat": 0 }), "pending-choice");
    table.refused("flag", json!({ "seat": 0 }), "pending-choice");
    table.refused("playSearchResult", json!({}), "pending-choice");
    table.refused("startThinking", start(false), "pending-choice");

    let view = choose(&mut table, 0, "crown", Some("Q"));
    assert_eq!(view["pending"].as_array().map(Vec::len), Some(1));
    assert_eq!(view["pending"][0]["seat"], 1);
    for (field, value, code) in [
        ("crown", json!("Q"), "choice-value"),
        ("crown", json!("r"), "choice-value"),
        ("mine", json!("e4"), "nothing-to-choose"),
        ("drops", json!("1"), "unknown-secret-field"),
    ] {
        let ask = json!({ "seat": 1, "field": field, "value": value });
        table.refused("choose", ask, code);
    }
    let again = json!({ "seat": 0, "field": "crown", "value": "K" });
    table.refused("choose", again, "nothing-to-choose");
    choose(&mut table, 1, "crown", None);
    assert_eq!(texts(&look(&mut table, Some(0))).len(), 20);
    assert_eq!(look(&mut table, Some(1))["actions"], json!([]));
    table.refused("look", json!({ "seat": 2 }), "unknown-seat");
}

#[test]
fn a_random_choice_is_fair() {
    let mut kings = 0;
    for seed in 0..200 {
        let mut table = Table::seeded(seed);
        table.ask("open", json!({ "game": "crown" }));
        choose(&mut table, 0, "crown", None);
        look(&mut table, Some(0));
        let secrets = table.ask("secrets", json!({}));
        kings += u32::from(secrets[0]["kind"] == 0);
    }
    assert!((70..=130).contains(&kings), "{kings} of 200");
}

#[test]
fn unknown_secrets_of_a_position_are_chosen_before_the_game() {
    let stones = "4k3/8/8/8/8/8/8/K2SS3[S] w - - 0 1 crown=-,- mine=?,-";
    let mut table = Table::at("crown-2", stones);
    let view = look(&mut table, Some(0));
    assert_eq!(offered(&view), ["d1", "e1", "hand"]);
    choose(&mut table, 0, "mine", Some("hand"));
    assert!(texts(&look(&mut table, Some(0))).contains(&"S@b1*"));

    let hidden = "4k3/8/8/8/8/8/8/K2R4 w - - 0 1 hidden=?,-";
    let mut table = Table::at("crown-3", hidden);
    let view = look(&mut table, Some(0));
    assert_eq!(offered(&view).len(), 61);
    choose(&mut table, 0, "hidden", Some("c3"));
    look(&mut table, Some(0));
    let secrets = table.ask("secrets", json!({}));
    let c3 = table.square("c3");
    assert_eq!(
        secrets,
        json!([{ "seat": 0, "field": "hidden", "kind": null, "square": c3 }])
    );

    let halves = "4k3/8/8/8/8/8/8/OX6 w - - 0 1 half=?,-";
    let mut table = Table::at("crown-4", halves);
    let view = look(&mut table, Some(0));
    assert_eq!(offered(&view), ["a1", "b1"]);
    let view = choose(&mut table, 0, "half", Some("b1"));
    assert!(
        view["position"]
            .as_str()
            .is_some_and(|text| text.ends_with("half=?,-"))
    );
}

#[test]
fn only_a_viewer_who_is_the_player_to_move_may_act() {
    let mut table = Table::at("crown", START);
    let play = json!({ "action": "e2e4" });
    table.refused("play", play.clone(), "not-your-view");
    look(&mut table, Some(1));
    table.refused("play", play.clone(), "not-your-view");
    table.refused("startThinking", start(true), "not-your-view");
    look(&mut table, Some(0));
    table.ask("startThinking", start(true));
    let view = table.ask("play", play);
    assert_eq!((&view["viewer"], &view["actions"]), (&json!(0), &json!([])));
    let action = &view["played"][0];
    assert_eq!(
        (&action["text"], &action["action"]),
        (&json!("e2e4"), &json!("move"))
    );
}

#[test]
fn a_game_without_secrets_is_seen_by_the_player_to_act() {
    let mut table = Table::with("chess");
    assert_eq!(look(&mut table, Some(1))["viewer"], 0);
    let view = table.play("e2e4");
    assert_eq!(
        (&view["viewer"], &view["revealed"]),
        (&json!(1), &json!(false))
    );
    assert_eq!(
        (&view["keepers"], &view["searched"]),
        (&json!([]), &json!([[], []]))
    );
    assert_eq!(table.ask("secrets", json!({})), json!([]));
    table.refused("beliefs", json!({ "seat": 0 }), "not-over");
    let view = table.ask("takeBack", json!({ "ply": 0, "consent": false }));
    assert_eq!(
        (&view["ply"], &view["consentNeeded"]),
        (&json!(0), &json!(false))
    );
}

#[test]
fn players_see_their_own_secrets_and_all_secrets_after_the_end() {
    let mut table = Table::at("crown", START);
    assert_eq!(table.ask("secrets", json!({})), json!([]));
    look(&mut table, Some(1));
    let own = table.ask("secrets", json!({}));
    assert_eq!(own.as_array().map(Vec::len), Some(1));
    assert_eq!((&own[0]["seat"], &own[0]["kind"]), (&json!(1), &json!(1)));
    table.refused("beliefs", json!({ "seat": 0 }), "not-over");
    assert!(!record(&mut table, true).contains("crown="), "not over yet");

    play(&mut table, "e2e4 e7e5");
    look(&mut table, None);
    let view = table.ask("resign", json!({ "seat": 1 }));
    assert_eq!(
        (&view["revealed"], &view["keepers"]),
        (&json!(true), &json!([]))
    );
    let position = view["position"].as_str().expect("a text");
    assert!(position.ends_with("crown=K,q"), "{position}");
    assert_eq!(
        table.ask("secrets", json!({})).as_array().map(Vec::len),
        Some(2)
    );
    assert!(!record(&mut table, false).contains("crown=K"));
    let full = record(&mut table, true);
    assert!(
        full.contains("crown=K,q") && full.contains("[Opening \"b crown 0 q "),
        "{full}"
    );
    let beliefs = table.ask("beliefs", json!({ "seat": 0 }));
    let about: Vec<&Value> = beliefs
        .as_array()
        .expect("a list")
        .iter()
        .map(|b| &b["about"])
        .collect();
    assert_eq!(about, [&json!(1); 3], "before and after each of two plies");
    let shares = beliefs[0]["values"].as_array().expect("a list").iter();
    let sum: f64 = shares
        .map(|value| value["probability"].as_f64().expect("a number"))
        .sum();
    assert!((sum - 1.0).abs() < 1e-9, "{sum}");
}

#[test]
fn a_reveal_is_taken_back_only_by_consent() {
    let mut table = Table::at("crown", &format!("{FORK}k"));
    let view = play(&mut table, "d1d8");
    let reveal = &view["played"][0]["reveals"][0];
    assert_eq!(
        (&reveal["code"], &reveal["seat"]),
        (&json!("no-crown"), &json!(1))
    );
    assert_eq!(
        (&reveal["kind"], &reveal["square"]),
        (&json!(1), &table.square("d8").into())
    );
    assert_eq!(view["keepers"], json!([0]));
    table.refused("undo", json!({}), "consent-needed");
    table.refused(
        "takeBack",
        json!({ "ply": 0, "consent": false }),
        "consent-needed",
    );

    look(&mut table, Some(0));
    let view = table.ask("goTo", json!({ "ply": 0 }));
    assert_eq!(
        (&view["consentNeeded"], &view["actions"]),
        (&json!(true), &json!([]))
    );
    table.refused("play", json!({ "action": "d1d2" }), "consent-needed");
    table.refused("resign", json!({ "seat": 0 }), "consent-needed");
    table.refused("flag", json!({ "seat": 0 }), "consent-needed");
    table.refused("undo", json!({}), "consent-needed");
    table.refused("startThinking", start(false), "consent-needed");

    let view = table.ask("takeBack", json!({ "ply": 0, "consent": true }));
    assert_eq!(
        (&view["consentNeeded"], &view["played"]),
        (&json!(false), &json!([]))
    );
    assert_eq!(
        view["remarks"],
        json!([{ "code": "taken-back-revealed", "ply": 0 }])
    );
    let exposed = json!([{ "seat": 1, "field": "crown", "kind": 0, "square": table.square("e8") }]);
    assert_eq!(view["exposed"], exposed, "what was revealed stays revealed");
    assert_eq!(view["keepers"], json!([0]));
    assert!(!texts(&view).is_empty());
    let remark = "{taken back from ply 1 to 0 after a secret was revealed}";
    let record = record(&mut table, false).replace('\n', " ");
    assert!(record.contains(remark), "{record}");

    play(&mut table, "d1d2");
    table.ask("undo", json!({}));
}

#[test]
fn a_resignation_reveals_all_and_is_taken_back_only_by_consent() {
    let mut table = Table::at("crown", START);
    play(&mut table, "e2e4");
    table.ask("resign", json!({ "seat": 0 }));
    table.refused("undo", json!({}), "consent-needed");
    let view = table.ask("takeBack", json!({ "ply": 1, "consent": true }));
    assert_eq!(
        (&view["outcome"], &view["revealed"]),
        (&json!(null), &json!(false))
    );
    assert_eq!(view["keepers"], json!([]));
    assert_eq!(view["exposed"].as_array().map(Vec::len), Some(2));
    table.ask("resign", json!({ "seat": 1 }));
    let view = table.ask("undo", json!({}));
    assert_eq!(
        view["remarks"].as_array().map(Vec::len),
        Some(1),
        "all was known before"
    );
    assert!(
        view["position"]
            .as_str()
            .is_some_and(|text| text.ends_with("crown=K,q"))
    );
}

/// The game of a table in a second one, with all secrets.
fn copy(table: &Table) -> Table {
    let text = table.session.game().expect("a game").to_text(&[]);
    let mut copy = Table::seeded(8);
    copy.ask("load", json!({ "record": text }));
    copy
}

fn hashes(view: &Value, known: bool) -> Vec<&Value> {
    let commitments = view["commitments"].as_array().expect("a list").iter();
    let wanted = commitments.filter(|one| one["known"] == json!(known));
    wanted.map(|one| &one["hash"]).collect()
}

#[test]
fn what_a_copy_has_revealed_goes_on_only_revealed() {
    let mut table = Table::at("crown", START);
    let view = play(&mut table, "e2e4");
    assert_eq!(hashes(&view, true).len(), 0);
    let mut other = copy(&table);
    let told = other.ask("resign", json!({ "seat": 1 }));
    let told = hashes(&told, true);
    assert_eq!(
        told,
        hashes(&view, false),
        "a copy has the same commitments"
    );

    let hashes_told = json!([told[1], "of another game"]);
    let view = table.ask("expose", json!({ "hashes": hashes_told, "searched": [] }));
    assert_eq!(view["learnt"], json!([1]));
    assert_eq!(view["revealedElsewhere"], json!(true));
    assert_eq!(
        view["exposed"],
        json!([]),
        "nothing is shown before all agree"
    );
    look(&mut table, Some(1));
    table.refused("play", json!({ "action": "e7e5" }), "consent-needed");
    table.refused("resign", json!({ "seat": 1 }), "consent-needed");
    table.refused("startThinking", start(false), "consent-needed");
    table.refused(
        "takeBack",
        json!({ "ply": 1, "consent": false }),
        "consent-needed",
    );

    let view = table.ask("takeBack", json!({ "ply": 1, "consent": true }));
    assert_eq!(view["exposed"][0]["seat"], json!(1));
    assert_eq!(view["exposed"].as_array().map(Vec::len), Some(1));
    assert_eq!(
        view["remarks"],
        json!([{ "code": "revealed-elsewhere", "ply": 1 }])
    );
    assert_eq!(
        (hashes(&view, true), hashes(&view, false)),
        (vec![told[1]], vec![told[0]])
    );
    assert_eq!(
        view["position"]
            .as_str()
            .map(|text| text.ends_with("crown=?,q")),
        Some(true)
    );
    play(&mut table, "e7e5");

    // The public record says so, proves it, and hides the other secret.
    let public = record(&mut table, false);
    assert!(public.contains("[Revealed \"b crown 0\"]"), "{public}");
    assert!(public.contains("[Opening \"b crown 0 q "), "{public}");
    assert!(!public.contains("[Opening \"w"), "{public}");
    let mut reader = Table::new();
    let read = reader.ask("load", json!({ "record": public }));
    assert_eq!(read["view"]["exposed"], view["exposed"]);
    assert_eq!(record(&mut reader, false), public);
    // So does the complete one.
    let mut again = copy(&table);
    assert_eq!(look(&mut again, Some(0))["exposed"], view["exposed"]);
    assert_eq!(record(&mut again, false), public);
    let wrong = public.replace("[Revealed \"b crown 0", "[Revealed \"b mine 0");
    reader.refused("load", json!({ "record": wrong }), "record-commitment");
}

#[test]
fn a_hidden_crown_stays_exposed_after_its_ply_only() {
    let mut table = Table::at("crown-3", "4k2q/8/8/8/8/8/7r/K6P w - - 0 1 crown=-,k");
    let view = play(&mut table, "hide@c2 a1b1 h2c2");
    assert_eq!(view["outcome"]["reason"], json!("crown-found"));
    let view = table.ask("takeBack", json!({ "ply": 2, "consent": true }));
    let exposed = view["exposed"].as_array().expect("a list");
    let hidden = exposed.iter().find(|secret| secret["field"] == "hidden");
    assert_eq!(
        hidden.map(|secret| &secret["square"]),
        Some(&json!(table.square("c2")))
    );
    assert_eq!(view["played"][0]["text"], json!("hide@c2"));
    let view = table.ask("takeBack", json!({ "ply": 0, "consent": true }));
    let fields = view["exposed"].as_array().expect("a list").iter();
    let hidden = fields.filter(|secret| secret["field"] == "hidden").count();
    assert_eq!(hidden, 0, "before it was hidden");
    play(&mut table, "a1b1");
    assert!(!record(&mut table, false).contains("b hidden"));
}

#[test]
fn searched_squares_are_taken_back_only_by_consent() {
    let mut table = Table::at("crown-3", "4k2q/8/8/8/8/8/7r/K6P w - - 0 1 crown=-,k");
    play(&mut table, "hide@c3 a1b1 h2h3");
    table.refused("undo", json!({}), "consent-needed");
    let view = table.ask("goTo", json!({ "ply": 2 }));
    assert_eq!(
        (&view["consentNeeded"], &view["learnt"]),
        (&json!(true), &json!([0]))
    );
    table.refused("play", json!({ "action": "h2h4" }), "consent-needed");
    let view = table.ask("takeBack", json!({ "ply": 2, "consent": true }));
    assert_eq!(
        view["remarks"],
        json!([{ "code": "taken-back-searched", "ply": 2 }])
    );
    assert_eq!(view["exposed"], json!([]));
    let record = record(&mut table, false).replace('\n', " ");
    let remark = "{taken back from ply 3 to 2 after squares were searched}";
    assert!(record.contains(remark), "{record}");
    let h3 = json!(table.square("h3"));
    let searched = |view: &Value| {
        view["searched"][0]
            .as_array()
            .expect("a list")
            .contains(&h3)
    };
    assert!(searched(&view), "what was searched stays searched");
    assert!(record.contains("[Searched \"w hidden 0 "), "{record}");
    assert!(searched(&look(&mut copy(&table), Some(0))));
    // A move to a square where a piece has been reveals nothing.
    play(&mut table, "h2h3 b1a1");
    table.ask("undo", json!({}));
    // Before the crown was hidden nothing could be learnt of its square.
    let view = table.ask("goTo", json!({ "ply": 0 }));
    assert_eq!(view["consentNeeded"], json!(false));
}

#[test]
fn squares_searched_in_a_copy_are_marked() {
    let mut table = Table::at("crown-3", "4k2q/8/8/8/8/8/7r/K6P w - - 0 1 crown=-,k");
    let view = play(&mut table, "hide@c3 a1b1");
    let mut other = copy(&table);
    let there = play(&mut other, "h2h5");
    let hidden = there["commitments"]
        .as_array()
        .expect("a list")
        .last()
        .expect("one");
    assert_ne!(hidden["searched"], view["searched"][0]);
    let news = json!([{ "hash": hidden["hash"], "squares": hidden["searched"] }]);
    let view = table.ask("expose", json!({ "hashes": [], "searched": news }));
    assert_eq!(
        view["consentNeeded"],
        json!(false),
        "nothing secret was revealed"
    );
    assert_eq!(view["searched"][0], hidden["searched"]);
    assert_eq!(
        view["remarks"],
        json!([{ "code": "searched-elsewhere", "ply": 2 }])
    );
    let again = table.ask("expose", json!({ "hashes": [], "searched": news }));
    assert_eq!(again, view, "the same squares are no news");
    let news = json!([{ "hash": hidden["hash"], "squares": [64] }]);
    table.refused(
        "expose",
        json!({ "hashes": [], "searched": news }),
        "unknown-cell",
    );
    let public = record(&mut table, false);
    let wrong = public.replace("[Searched \"w hidden 0 ", "[Searched \"w hidden 0 z9 ");
    Table::new().refused("load", json!({ "record": wrong }), "record-commitment");
}

#[test]
fn a_record_without_openings_says_nothing_of_other_games() {
    let mut table = Table::at("crown", START);
    let view = play(&mut table, "e2e4");
    let real = hashes(&view, false);
    // New secrets under the old hashes.
    let headers = record(&mut table, false);
    let (headers, _) = headers.split_once("\n\n").expect("headers");
    let mut forged = Table::seeded(9);
    let mut view =
        forged.ask("load", json!({ "record": format!("{headers}\n\n*\n") }))["view"].clone();
    for (player, value) in [(0, "Q"), (1, "k")] {
        view = choose(&mut forged, player, "crown", Some(value));
    }
    assert!(
        hashes(&view, false).iter().all(|hash| !real.contains(hash)),
        "new choices, new hashes"
    );
    // Secrets that the record claims to know, without opening the commitments.
    let position = START.replace("crown=K,q", "crown=Q,k");
    let claimed = headers.replace(
        "[Commitment \"w",
        &format!("[Position \"{position}\"]\n[Commitment \"w"),
    );
    let mut forged = Table::new();
    forged.ask("load", json!({ "record": format!("{claimed}\n\n*\n") }));
    let view = forged.ask("resign", json!({ "seat": 0 }));
    assert_eq!(view["revealed"], json!(true));
    assert!(hashes(&view, true).is_empty());

    let position = "4k2q/8/8/8/8/8/7r/K6P w - - 0 1 crown=-,k hidden=c3,-";
    let mut table = Table::at("crown-3", position);
    let headers = record(&mut table, false);
    let forged = headers.replace("[Result", "[Searched \"w hidden 0 c3 d4\"]\n[Result");
    let mut reader = Table::new();
    let view = reader.ask("load", json!({ "record": forged }))["view"].clone();
    for commitment in view["commitments"].as_array().expect("a list") {
        assert_eq!(commitment["searched"], json!([]));
    }
}

#[test]
fn searched_elsewhere_makes_no_undo_free() {
    let mut table = Table::at("crown-3", "4k2q/8/8/8/8/8/7r/K6P w - - 0 1 crown=-,k");
    let view = play(&mut table, "hide@c3 a1b1 h2h5");
    let hidden = view["commitments"]
        .as_array()
        .expect("a list")
        .last()
        .expect("one");
    let mut squares = hidden["searched"].as_array().expect("a list").clone();
    squares.push(json!(table.square("d4")));
    let news = json!([{ "hash": hidden["hash"], "squares": squares }]);
    table.ask("expose", json!({ "hashes": [], "searched": news }));
    table.refused("undo", json!({}), "consent-needed");
}

#[test]
fn agreed_moves_are_kept_until_another_is_played() {
    let mut table = Table::at("crown-3", "4k2q/8/8/8/8/8/7r/K6P w - - 0 1 crown=-,k");
    play(&mut table, "hide@c3 a1b1 h2h5");
    look(&mut table, Some(1));
    let agree = json!({ "ply": 2, "consent": true, "keep": true });
    let view = table.ask("takeBack", agree.clone());
    assert_eq!(
        (&view["consentNeeded"], &view["remarks"]),
        (&json!(false), &json!([]))
    );
    assert!(texts(&view).contains(&"h2h4"));
    assert_eq!(table.ask("redo", json!({}))["ply"], json!(3));
    assert_eq!(
        table.ask("goTo", json!({ "ply": 2 }))["consentNeeded"],
        json!(true)
    );
    table.ask("takeBack", agree);
    let view = play(&mut table, "h2h4");
    assert_eq!(
        view["remarks"],
        json!([{ "code": "taken-back-searched", "ply": 2 }])
    );
    assert_eq!(crate::table::texts(&view["played"]).last(), Some(&"h2h4"));
}

#[test]
fn an_abandoned_game_reveals_nothing_until_all_agree() {
    let mut table = Table::at("crown", START);
    play(&mut table, "e2e4");
    let view = table.ask("abandon", json!({ "seat": 0 }));
    assert_eq!(
        view["outcome"],
        json!({ "reason": "abandoned", "places": [2, 1], "winner": 1, "onPoints": false, "stopped": true })
    );
    assert_eq!(
        (&view["revealed"], &view["keepers"]),
        (&json!(false), &json!([0, 1]))
    );
    assert!(
        view["position"]
            .as_str()
            .is_some_and(|text| text.ends_with("crown=?,?"))
    );
    assert_eq!(
        table.ask("look", json!({ "seat": null }))["revealed"],
        json!(false)
    );
    assert_eq!(table.ask("secrets", json!({})), json!([]));
    table.refused("beliefs", json!({ "seat": 0 }), "not-over");
    let public = record(&mut table, true);
    assert!(!public.contains("[Opening"), "{public}");
    assert!(public.contains("[Reason \"abandoned\"]"), "{public}");
    assert_eq!(record(&mut copy(&table), true), public);

    let view = table.ask("undo", json!({}));
    assert_eq!((&view["outcome"], &view["ply"]), (&json!(null), &json!(1)));
    table.ask("abandon", json!({ "seat": 0 }));
    let view = table.ask("revealAbandoned", json!({}));
    assert_eq!(view["outcome"]["reason"], json!("resignation"));
    assert_eq!(view["revealed"], json!(true));
    assert_eq!(
        table.ask("secrets", json!({})).as_array().map(Vec::len),
        Some(2)
    );
}

#[test]
fn a_captured_crown_ends_the_game_and_reveals_all() {
    let mut table = Table::at("crown", &format!("{FORK}q"));
    let view = play(&mut table, "d1d8");
    assert_eq!(view["outcome"]["reason"], "crown-captured");
    assert_eq!(
        (&view["outcome"]["winner"], &view["revealed"]),
        (&json!(0), &json!(true))
    );
    let view = table.ask("goTo", json!({ "ply": 0 }));
    assert_eq!(
        (&view["revealed"], &view["consentNeeded"]),
        (&json!(true), &json!(true))
    );
    assert!(
        view["position"]
            .as_str()
            .is_some_and(|text| text.ends_with("crown=Q,q"))
    );
}

#[test]
fn a_public_record_can_be_watched_and_played_on_where_no_secret_decides() {
    let mut table = Table::at("crown", &format!("{FORK}k"));
    play(&mut table, "f1f2 e8e7");
    let public = record(&mut table, false);
    let loaded = table.ask("load", json!({ "record": public }));
    assert_eq!(loaded["view"]["pending"], json!([]), "the game has begun");
    assert_eq!(loaded["view"]["ply"], 2);
    look(&mut table, Some(0));
    let args = table.refused("play", json!({ "action": "d1d8" }), "unknown-secret");
    assert_eq!(
        (&args["found"], &args["at"]),
        (&json!("d1d8"), &json!("crown"))
    );
    play(&mut table, "d1d2");
    let record = record(&mut table, false);
    assert_eq!(
        record.matches("[Commitment").count(),
        2,
        "kept from the record: {record}"
    );
}

#[test]
fn a_game_is_restored_with_its_secrets() {
    let mut table = Table::at("crown", &format!("{FORK}k"));
    play(&mut table, "f1f2 e8e7");
    let truth = table.ask("truth", json!({ "headers": { "White": "Ann" } }));
    let before = table.session.game().expect("a game").to_text(&[]);
    assert!(before.contains("[Opening \"w crown 0 Q "), "{before}");
    let mut other = Table::new();
    let loaded = other.ask("loadTruth", json!({ "record": truth }));
    assert_eq!(loaded["headers"], json!({ "White": "Ann" }));
    assert_eq!(
        (&loaded["view"]["viewer"], &loaded["otherEdition"]),
        (&json!(null), &json!(false))
    );
    assert_eq!(other.session.game().expect("a game").to_text(&[]), before);
}

#[test]
fn a_broken_truth_is_refused_without_revealing_secrets() {
    let mut table = Table::at("crown-3", "4k2q/8/8/8/8/8/7r/K6P w - - 0 1 crown=-,k");
    play(&mut table, "hide@c3");
    let record = table.session.game().expect("a game").to_text(&[]);
    let record = record.replace("hide@c3", "hide@a1");
    let args = table.refused("loadTruth", json!({ "record": record }), "seal-record");
    assert_eq!(args["found"], "record-move");
    assert!(!args.to_string().contains("hide"), "{args}");
}

#[test]
fn a_computer_plays_a_secret_action() {
    let mut table = Table::at("crown", START);
    table.refused("playSearchResult", json!({}), "no-thought");
    look(&mut table, Some(1));
    let thought = table.think(1, 8_192);
    assert_eq!(
        (&thought["best"], &thought["line"], &thought["nodes"]),
        (&json!(""), &json!([]), &json!(0.0))
    );
    let view = table.ask("playSearchResult", json!({}));
    assert_eq!((&view["ply"], &view["turn"]), (&json!(1), &json!(1)));
    table.refused("playSearchResult", json!({}), "no-thought");
}

#[test]
fn search_results_are_not_reported_for_the_next_game() {
    let mut table = Table::at("crown", START);
    look(&mut table, Some(0));
    table.ask("startThinking", start(true));
    let slice = json!({ "nodes": 8_192 });
    table.ask("thinkSlice", slice.clone());
    table.ask("open", json!({ "game": "chess" }));
    table.refused("thinkSlice", slice, "not-thinking");
    table.refused("playSearchResult", json!({}), "no-thought");
}

#[test]
fn options_are_offered_chosen_and_recorded() {
    let mut table = Table::new();
    let games = table.ask("games", json!({}));
    let crown = games
        .as_array()
        .expect("a list")
        .iter()
        .find(|info| info["id"] == "crown-4");
    let options = crown.expect("a shipped game")["options"].clone();
    let names: Vec<&str> = options
        .as_array()
        .expect("a list")
        .iter()
        .map(|o| o["name"].as_str().expect("a text"))
        .collect();
    assert!(
        names.contains(&"paratrooper") && names.contains(&"halves"),
        "{names:?}"
    );
    for (options, code) in [
        (json!({ "colour": "red" }), "unknown-option"),
        (json!({ "halves": "three" }), "option-value"),
    ] {
        let ask = json!({ "game": "crown-4", "options": options });
        table.refused("open", ask, code);
    }
    let ask = json!({ "game": "crown-4", "options": { "paratrooper": "yes" } });
    let opened = table.ask("open", ask);
    assert_eq!(opened["info"]["chosen"]["paratrooper"], "yes");
    choose(&mut table, 0, "crown", None);
    choose(&mut table, 1, "crown", None);
    play(&mut table, "T@e4 T@e5");
    let view = look(&mut table, Some(0));
    let actions = view["actions"].as_array().expect("a list").iter();
    let double = { actions }
        .find(|action| action["text"] == "e4xe5e4")
        .expect("it captures and stays");
    assert_eq!(
        (&double["via"], &double["to"]),
        (&table.square("e5").into(), &table.square("e4").into())
    );
    assert_eq!(double["captures"], json!([table.square("e5")]));
    let record = record(&mut table, false);
    assert!(record.contains("[Option \"paratrooper=yes\"]"), "{record}");
    let loaded = table.ask("load", json!({ "record": record }));
    assert_eq!(loaded["info"]["chosen"]["paratrooper"], "yes");
}

#[test]
fn a_file_of_four_players_may_keep_secrets_too() {
    let path = format!(
        "{}/tests/variants/four-seats.toml",
        env!("CARGO_MANIFEST_DIR")
    );
    let text = std::fs::read_to_string(path).expect("a file");
    let mut table = Table::new();
    let opened = table.ask("openFile", json!({ "text": text }));
    assert_eq!(
        opened["view"]["pending"],
        json!([]),
        "which stone is mined is chosen later"
    );
    assert_eq!(
        opened["view"]["keepers"],
        json!([0, 1, 2, 3]),
        "but it will be"
    );
    assert!(texts(&look(&mut table, Some(0))).contains(&"S@a1*"));
    let view = play(&mut table, "S@a1* done c7c6");
    assert_eq!(
        crate::table::texts(&view["played"]),
        ["S@a1?", "done", "c7c6"]
    );
    table.refused("startThinking", start(false), "search-seats");
    let record = record(&mut table, false);
    assert!(
        record.contains("S@a1? done") && !record.contains("[Position"),
        "{record}"
    );
    let loaded = table.ask("load", json!({ "record": record }));
    assert_eq!(loaded["view"]["played"], view["played"]);
}

#[test]
fn stones_hiding_and_splits_are_shown_without_secrets() {
    let mut table = Table::at(
        "crown-2",
        "4k2q/8/8/8/8/8/7r/K7[SSS] w - - 0 1 crown=-,k mine=hand,-",
    );
    let view = look(&mut table, Some(0));
    let actions = view["actions"].as_array().expect("a list");
    let mined = actions
        .iter()
        .find(|action| action["text"] == "S@b2*")
        .expect("legal");
    assert_eq!(
        (&mined["kind"], &mined["secret"]),
        (&json!("drop"), &json!(true))
    );
    let view = play(&mut table, "S@a2 S@b2* S@h1 done");
    let played: Vec<&str> = crate::table::texts(&view["played"]);
    assert_eq!(played, ["S@a2?", "S@b2?", "S@h1?", "done"]);
    assert!(
        view["position"]
            .as_str()
            .is_some_and(|text| text.contains("mine=?,-"))
    );
    let view = play(&mut table, "h2b2");
    let codes: Vec<&Value> = view["played"][4]["reveals"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|r| &r["code"])
        .collect();
    assert_eq!(codes, ["mine"]);

    let mut table = Table::at("crown-3", "4k2q/8/8/8/8/8/7r/K6P w - - 0 1 crown=-,k");
    let view = play(&mut table, "hide@c3 a1b1");
    assert_eq!(crate::table::texts(&view["played"])[0], "hide@?");
    assert_eq!(view["played"][0]["to"], json!(null));
    let searched: Vec<String> = view["searched"][0]
        .as_array()
        .expect("a list")
        .iter()
        .map(|square| table.name(square))
        .collect();
    assert_eq!(searched, ["a1", "b1", "h1", "h2", "e8", "h8"]);
    assert_eq!(view["searched"][1], json!([]));

    let mut table = Table::at(
        "crown-4",
        "4k2q/8/8/8/8/8/7r/K7 w - - 0 1 crown=-,k half=now,-",
    );
    let view = look(&mut table, Some(0));
    let splits = view["actions"]
        .as_array()
        .expect("a list")
        .iter()
        .filter(|action| action["kind"] == "split");
    assert_eq!(
        splits.count(),
        12,
        "three squares, two halves, crowned or not"
    );
    let view = play(&mut table, "split@a2=O*");
    assert_eq!(crate::table::texts(&view["played"]), ["split@a2=O?"]);
    assert!(texts(&view).contains(&"a2a3"));
}

#[test]
fn a_lost_half_is_among_the_captured_pieces() {
    let mut table = Table::at(
        "crown-4",
        "4k2q/8/8/8/8/8/7r/K7 w - - 0 1 crown=-,k half=now,-",
    );
    let variant = table.session.game().expect("a game").variant();
    let half = variant.kinds.iter().position(|kind| kind.code == "O");
    play(&mut table, "split@a2=O");
    play(&mut table, "a2b2");
    let view = play(&mut table, "h2b2");
    let captured = view["played"].as_array().expect("a list").iter();
    let counts = captured.map(|action| action["captured"].as_array().map(Vec::len));
    assert_eq!(counts.collect::<Vec<_>>(), [Some(0), Some(0), Some(1)]);
    let last = &view["played"][2]["captured"][0];
    assert_eq!(last["seat"], 0);
    assert_eq!(last["kind"], half.expect("a half"));
}
