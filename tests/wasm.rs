//! The exported class in a real browser. The content of the results is tested natively.
#![cfg(target_arch = "wasm32")]

use js_sys::{Array, Function, JSON, Object, Reflect, Uint8Array};
use menagerie::api::Engine;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

fn parsed(json: &str) -> JsValue {
    JSON::parse(json).expect("JSON")
}

fn get(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).expect("an object")
}

fn text(object: &JsValue, name: &str) -> String {
    get(object, name)
        .as_string()
        .unwrap_or_else(|| panic!("{name} is no text: {object:?}"))
}

fn length(list: &JsValue) -> u32 {
    assert!(Array::is_array(list), "no list: {list:?}");
    Array::from(list).length()
}

/// Calls a method of the exported class like JavaScript.
fn try_call(engine: &JsValue, name: &str, request: &JsValue) -> Result<JsValue, JsValue> {
    let method: Function = get(engine, name).unchecked_into();
    method.call1(engine, request)
}

fn call(engine: &JsValue, name: &str, request: &str) -> JsValue {
    let answer = try_call(engine, name, &parsed(request));
    answer.unwrap_or_else(|error| panic!("{name}: {error:?}"))
}

fn engine(game: &str) -> JsValue {
    let engine = Engine::new().into();
    call(&engine, "open", &format!("{{\"game\": \"{game}\"}}"));
    engine
}

/// The code and the argument `found` of the error that a call throws.
#[track_caller]
fn refused(engine: &JsValue, name: &str, request: &JsValue) -> (String, String) {
    let error = try_call(engine, name, request).expect_err("an error");
    (text(&error, "code"), text(&get(&error, "args"), "found"))
}

/// Evaluates a JavaScript expression, which may use a piece `piece` and a setup `empty`.
fn evaluated(expression: &str) -> JsValue {
    let names = r#"
        const piece = {square: 0, kind: 0, seat: 0};
        const empty = {pieces: [], reserves: [], turn: 0, castling: "", enPassant: [], clockPlies: 0, number: 1, fields: {}};
    "#;
    let function = Function::new_no_args(&format!("{names} return ({expression});"));
    function.call0(&JsValue::UNDEFINED).expect(expression)
}

#[wasm_bindgen_test]
fn results_are_plain_json_objects() {
    let engine: JsValue = Engine::new().into();
    let games = call(&engine, "games", "null");
    assert!(length(&games) >= 3);
    let opened = call(&engine, "open", r#"{"game": "caissa-britannia"}"#);
    let view = get(&opened, "view");
    assert_eq!(length(&get(&view, "actions")), 56);
    assert!(
        get(&view, "outcome").is_null(),
        "nothing is null, not undefined"
    );
    assert_eq!(get(&view, "ply").as_f64(), Some(0.0));
    // Values that JSON can't express would be lost: maps, big integers, undefined.
    let copy = JSON::stringify(&opened).expect("JSON");
    let again = parsed(&String::from(copy.clone()));
    assert_eq!(JSON::stringify(&again).expect("JSON"), copy);
    assert_eq!(text(&get(&again, "info"), "id"), "caissa-britannia");
}

#[wasm_bindgen_test]
fn a_game_is_played_recorded_and_loaded() {
    let engine = engine("chess");
    call(&engine, "play", r#"{"action": "e2e4"}"#);
    let view = call(&engine, "play", r#"{"action": "e7e5"}"#);
    assert_eq!(length(&get(&view, "played")), 2);
    let headers = r#"{"headers": {"White": "Anna", "Black": "Zoë ♞🦄", "Event": "?"}}"#;
    let record = call(&engine, "record", headers);
    let request = Object::new();
    Reflect::set(&request, &"record".into(), &record).expect("an object");
    let loaded = try_call(&engine, "load", &request).expect("its own record");
    let headers = get(&loaded, "headers");
    assert_eq!(text(&headers, "Black"), "Zoë ♞🦄");
    let headers: Object = headers.unchecked_into();
    let names = Object::keys(&headers);
    let names: Vec<String> = names.iter().filter_map(|name| name.as_string()).collect();
    assert!(names.join(" ").contains("White Black Event"), "{names:?}");
    assert_eq!(get(&loaded, "otherEdition").as_bool(), Some(false));
    assert!(call(&engine, "whyNot", r#"{"from": 6, "to": 21}"#).is_null());
}

#[wasm_bindgen_test]
fn errors_are_objects_with_a_code() {
    let engine: JsValue = Engine::new().into();
    let code = |name, request| refused(&engine, name, &parsed(request)).0;
    assert_eq!(code("play", r#"{"action": "e2e4"}"#), "no-game");
    let (code, found) = refused(&engine, "open", &parsed(r#"{"game": "bughouse"}"#));
    assert_eq!((&*code, &*found), ("unknown-game", "bughouse"));
    let (code, _) = refused(&engine, "thinkSlice", &parsed(r#"{"nodes": 8192}"#));
    assert_eq!(code, "not-thinking");
}

/// Each request is refused with the reason and changes nothing.
#[wasm_bindgen_test]
fn malformed_requests_are_refused() {
    let engine = engine("chess");
    let before = call(&engine, "record", r#"{"headers": {}}"#);
    let cases = [
        ("open", "undefined", "invalid type: null"),
        ("open", "null", "invalid type: null"),
        ("open", "{}", "missing field `game`"),
        ("open", "{game: null}", "invalid type: null"),
        ("open", "{game: 5}", "invalid type: integer `5`"),
        ("open", "{game: ['chess']}", "invalid type: sequence"),
        ("open", "['chess']", "invalid length 1"),
        ("open", "['chess', null, null]", "missing field `game`"),
        ("open", "'chess'", "invalid type: string"),
        ("open", "{game: 'chess', gaem: 1}", "unknown field `gaem`"),
        ("open", "{game: 'chess', options: {a: 1}}", "integer `1`"),
        ("open", "{game: 'chess', options: new Map()}", "object"),
        ("open", "new Map([['game', 'chess']])", "object"),
        ("open", "{game: new String('chess')}", "object"),
        ("open", "{game: 'che\\ud83ess'}", "half a character"),
        (
            "open",
            "{game: 'chess', options: {'\\ud83e': 'b'}}",
            "half a character",
        ),
        ("play", "{action: ['e2e4']}", "invalid type: sequence"),
        ("play", "{action: Symbol('e2e4')}", "symbol"),
        ("goTo", "{ply: NaN}", "NaN"),
        ("goTo", "{ply: Infinity}", "inf"),
        ("goTo", "{ply: 1.5}", "floating point `1.5`"),
        ("goTo", "{ply: -1}", "`-1`"),
        ("goTo", "{ply: 1e300}", "floating point"),
        ("goTo", "{ply: 2 ** 40}", "`1099511627776`"),
        ("goTo", "{ply: '1'}", "invalid type: string"),
        ("goTo", "{ply: true}", "invalid type: boolean"),
        ("goTo", "{ply: 1n}", "bigint"),
        ("goTo", "{ply: () => 1}", "function"),
        ("look", "{seat: 256.5}", "floating point"),
        ("takeBack", "{ply: 0, consent: 1}", "integer `1`"),
        ("thinkSlice", "{nodes: 2 ** 32}", "`4294967296`"),
        (
            "startThinking",
            "{level: true, seed: 1, hint: false}",
            "boolean `true`",
        ),
        (
            "examine",
            "{setup: {...empty, pieces: [[0, 0, 0]]}}",
            "missing field `square`",
        ),
        (
            "examine",
            "{setup: {...empty, pieces: [{square: 0, kind: 0}]}}",
            "missing field `seat`",
        ),
        (
            "examine",
            "{setup: {...empty, pieces: [{...piece, age: 1}]}}",
            "unknown field `age`",
        ),
        (
            "examine",
            "{setup: {...empty, pieces: [{...piece, square: NaN}]}}",
            "NaN",
        ),
        ("examine", "{setup: {...empty, reserves: [[300]]}}", "`300`"),
        (
            "examine",
            "{setup: {...empty, fields: {crown: [1]}}}",
            "integer `1`",
        ),
        (
            "examine",
            "{setup: {...empty, castling: '\\udc00'}}",
            "half a character",
        ),
        (
            "examine",
            "{setup: {...empty, enPassant: [{...piece}]}}",
            "unknown field `kind`",
        ),
        (
            "studyAnnotate",
            "{node: 0, arrows: [{from: 0, to: 1, colour: 'red', width: 2}]}",
            "unknown field `width`",
        ),
        ("record", "{headers: {a: {b: 1}}}", "invalid type: map"),
        ("undo", "{ply: 3}", "unknown field `ply`"),
        ("games", "'all'", "invalid type: string"),
        ("record", "{headers: []}", "invalid type: sequence"),
        ("record", "{headers: 'ab'}", "invalid type: string"),
        (
            "check",
            "{text: [[[[[[[[[[1]]]]]]]]]]}",
            "nested too deeply",
        ),
    ];
    for (name, request, expected) in cases {
        let (code, found) = refused(&engine, name, &evaluated(request));
        assert_eq!(code, "unreadable-call", "{name} {request}");
        assert!(found.contains(expected), "{name} {request}: {found}");
    }
    // The argument may be secret.
    let (_, found) = refused(&engine, "loadTruth", &evaluated("'[Opening a\"b]'"));
    assert!(found.contains("string …, expected"), "{found}");
    let cyclic = evaluated("(() => { const cyclic = {}; cyclic.game = cyclic; return cyclic; })()");
    assert!(refused(&engine, "open", &cyclic).1.contains("nested"));
    let after = call(&engine, "record", r#"{"headers": {}}"#);
    assert_eq!(before, after, "the game is unchanged");
}

#[wasm_bindgen_test]
fn optional_fields_may_be_undefined_or_null() {
    let engine: JsValue = Engine::new().into();
    for request in [
        "{game: 'chess', position: undefined, options: undefined}",
        "{game: 'chess', position: null, options: null}",
        "Object.assign(Object.create(null), {game: 'chess'})",
    ] {
        try_call(&engine, "open", &evaluated(request)).expect(request);
    }
}

#[wasm_bindgen_test]
fn a_search_runs_in_slices_to_its_end() {
    let engine = engine("grand-cavalier");
    let cap = call(&engine, "levelCapMs", r#"{"level": "1"}"#);
    assert!(cap.as_f64() > Some(0.0));
    let (code, _) = refused(&engine, "levelCapMs", &parsed(r#"{"level": "9"}"#));
    assert_eq!(code, "unknown-level");
    call(
        &engine,
        "startThinking",
        r#"{"level": "3", "seed": 1, "hint": false}"#,
    );
    let mut nodes = 0.0;
    for _ in 0..10_000 {
        let thought = call(&engine, "thinkSlice", r#"{"nodes": 8192}"#);
        let now = get(&thought, "nodes").as_f64().expect("a number");
        assert!(now >= nodes);
        nodes = now;
        assert!(
            !text(&thought, "best").is_empty(),
            "there is always a best action"
        );
        if get(&thought, "done").as_bool() == Some(true) {
            let best = format!("{{\"action\": \"{}\"}}", text(&thought, "best"));
            let view = call(&engine, "play", &best);
            assert_eq!(get(&view, "ply").as_f64(), Some(1.0));
            return;
        }
    }
    panic!("no end after {nodes} nodes");
}

#[wasm_bindgen_test]
fn another_game_may_be_searched_next() {
    let engine = engine("chess");
    let start = |seed: u32| format!(r#"{{"level": "1", "seed": {seed}, "hint": false}}"#);
    call(&engine, "startThinking", &start(1));
    call(&engine, "thinkSlice", r#"{"nodes": 8192}"#);
    call(&engine, "open", r#"{"game": "caissa-britannia"}"#);
    call(&engine, "startThinking", &start(2));
    let thought = call(&engine, "thinkSlice", r#"{"nodes": 8192}"#);
    let best = text(&thought, "best");
    call(&engine, "play", &format!("{{\"action\": \"{best}\"}}"));
}

/// The browser's entropy decides, not a constant.
#[wasm_bindgen_test]
fn random_choices_differ() {
    let kinds: std::collections::BTreeSet<String> = (0..40)
        .map(|_| {
            let engine = engine("crown");
            let choice = r#"{"seat": 0, "field": "crown", "value": null}"#;
            call(&engine, "choose", choice);
            call(&engine, "look", r#"{"seat": 0}"#);
            let secrets = call(&engine, "secrets", "null");
            String::from(JSON::stringify(&secrets).expect("JSON"))
        })
        .collect();
    assert_eq!(kinds.len(), 2, "{kinds:?}");
}

#[wasm_bindgen_test]
fn the_benches_count_like_the_command_line() {
    let engine: JsValue = Engine::new().into();
    let leaves = |game: &str, depth: u32| {
        let request = format!(r#"{{"game": "{game}", "depth": {depth}}}"#);
        call(&engine, "benchPerft", &request).as_f64()
    };
    assert_eq!(leaves("chess", 3), Some(8_902.0));
    assert_eq!(leaves("caissa-britannia", 2), Some(3_127.0));
    assert_eq!(leaves("grand-cavalier", 2), Some(5_462.0));
    let unknown = parsed(r#"{"game": "bughouse", "depth": 1}"#);
    assert_eq!(refused(&engine, "benchPerft", &unknown).0, "unknown-game");
    let nodes = call(
        &engine,
        "benchSearch",
        r#"{"game": "chess", "nodes": 5000}"#,
    );
    assert!(nodes.as_f64() >= Some(4_000.0));
}

/// The numbers are those of the native program, see tests/api/network.rs.
#[wasm_bindgen_test]
fn a_search_with_a_network_is_the_same_as_natively() {
    let engine = engine("chess");
    let call_with = |name, argument: JsValue| try_call(&engine, name, &argument);
    let missing = call_with("missingNetwork", JsValue::UNDEFINED).expect("no error");
    assert_eq!(missing.as_string().as_deref(), Some("chess"));
    let file = include_bytes!("../variants/networks/chess.network");
    let damaged = Uint8Array::from(&file[1..]);
    let error = call_with("setNetwork", damaged.into()).expect_err("a damaged file");
    assert_eq!(text(&error, "code"), "network-file");
    call_with("setNetwork", Uint8Array::from(&file[..]).into()).expect("the game's network");
    let missing = call_with("missingNetwork", JsValue::UNDEFINED).expect("no error");
    assert!(missing.is_undefined());

    call(&engine, "startAnalysis", r#"{"lines": 1}"#);
    let found = call(&engine, "thinkSlice", r#"{"nodes": 30000}"#);
    let number = |name| get(&found, name).as_f64().expect("a number");
    let line = Array::from(&get(&found, "line")).join(" ");
    let line = String::from(line);
    let summary = format!("{} {} {line}\n", number("scoreCentipawns"), number("nodes"));
    assert_eq!(summary, include_str!("fixtures/network-search.txt"));
}
