//! No call that the list `engine!` marks as `asks` or `keeps` disturbs a search.

use serde_json::{Value, json};

use crate::api::engine::methods;
use crate::api::{Entropy, Session};

const SLICES: usize = 4;
const NODES: u32 = 1_500;

/// A request for every harmless call. Each succeeds in at least one scene.
fn request(call: &str) -> Value {
    let from_to = json!({ "from": 12, "to": 28 });
    let seat = json!({ "seat": 0 });
    let headers = json!({ "headers": {} });
    match call {
        "games" | "secrets" | "pieceValues" | "study" => json!({}),
        "record" | "truth" | "pgn" | "studyText" => headers,
        "look" | "beliefs" | "wouldAgree" => seat,
        "setLetters" => json!({ "letters": { "Knight": "S" } }),
        "readMove" => json!({ "text": "Nf3" }),
        "promotions" | "whyNot" => from_to,
        "attackers" => json!({ "to": 28 }),
        "preview" => json!({ "kind": 0, "seat": 0, "from": 12, "present": true }),
        "studyAnnotate" => json!({ "node": 0, "comment": "Well played." }),
        "identify" => json!({ "text": "1. e4 e5", "here": true }),
        "listStart" => json!({ "text": "1. e4 e5" }),
        "listSlice" => json!({ "games": 1 }),
        "listText" => json!({ "number": 0 }),
        "prove" => json!({ "moves": 1, "nodes": 1_000 }),
        "defend" => json!({ "seat": 1, "moves": 1, "nodes": 1_000 }),
        "adopt" | "check" | "import" | "recognize" => json!({ "text": own_variant() }),
        "source" => json!({ "game": "chess" }),
        "examine" => json!({ "file": own_variant() }),
        "levelCapMs" => json!({ "level": "8" }),
        "benchPerft" => json!({ "game": "crown", "depth": 1 }),
        "benchSearch" => json!({ "game": "crown", "nodes": 100 }),
        _ => panic!("add a request for the call {call}"),
    }
}

fn own_variant() -> String {
    let chess = crate::variant::shipped_text("chess").expect("a shipped game");
    chess.replace("id = \"chess\"", "id = \"own-chess\"")
}

type Scene = fn(&mut Session);

const SCENES: [Scene; 3] = [computer_move, analysis_of_a_study, review_with_secrets];

fn computer_move(session: &mut Session) {
    ask(session, "open", json!({ "game": "chess" }));
    let request = json!({ "level": "8", "seed": 1, "hint": false });
    ask(session, "startThinking", request);
}

fn analysis_of_a_study(session: &mut Session) {
    ask(session, "open", json!({ "game": "chess" }));
    ask(session, "studyStart", json!({}));
    ask(session, "startAnalysis", json!({ "lines": 2 }));
}

fn review_with_secrets(session: &mut Session) {
    ask(session, "open", json!({ "game": "crown" }));
    for seat in [0, 1] {
        ask(session, "choose", json!({ "seat": seat, "field": "crown" }));
    }
    ask(session, "look", json!({ "seat": 0 }));
    ask(session, "resign", json!({ "seat": 1 }));
    ask(session, "goTo", json!({ "ply": 0 }));
    ask(session, "startReview", json!({ "nodes": 100_000 }));
}

fn ask(session: &mut Session, call: &str, request: Value) -> Value {
    let answer = session.call(call, request);
    answer.unwrap_or_else(|error| panic!("{call}: {error:?}"))
}

/// What each slice of a search tells, and the move played at the end, when a call is made before each slice. The second
/// value says whether the call succeeded.
fn search(scene: Scene, call: Option<&str>) -> (Vec<Value>, bool) {
    let mut session = Session::new(Entropy::new(|bytes| bytes.fill(7)));
    ask(&mut session, "listStart", json!({ "text": "1. e4 e5" }));
    ask(&mut session, "listSlice", json!({ "games": 1 }));
    scene(&mut session);
    let mut told = Vec::new();
    let mut succeeded = true;
    for _ in 0..SLICES {
        if let Some(call) = call {
            succeeded &= session.call(call, request(call)).is_ok();
        }
        told.push(ask(&mut session, "thinkSlice", json!({ "nodes": NODES })));
    }
    let played = session.call("playSearchResult", Value::Null);
    told.extend(played.map(|view| view["position"].clone()));
    (told, succeeded)
}

#[test]
fn harmless_calls_disturb_no_search() {
    let undisturbed = SCENES.map(|scene| search(scene, None).0);
    for method in methods().into_iter().filter(|method| method.is_harmless()) {
        let call = method.name;
        let mut succeeds = false;
        for (scene, expected) in SCENES.into_iter().zip(&undisturbed) {
            let (told, succeeded) = search(scene, Some(call));
            assert_eq!(&told, expected, "{call}");
            succeeds |= succeeded;
        }
        assert!(succeeds, "{call} fails in every scene: {:?}", request(call));
    }
}
