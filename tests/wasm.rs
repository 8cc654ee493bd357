//! The exported class in a real browser: JavaScript in, JavaScript out. What the answers say is tested natively.
#![cfg(target_arch = "wasm32")]

use js_sys::{Array, JSON, Reflect};
use menagerie::api::Engine;
use wasm_bindgen::JsValue;
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

fn call(engine: &mut Engine, name: &str, ask: &str) -> JsValue {
    let answer = engine.call(name, parsed(ask), &[7; 32]);
    answer.unwrap_or_else(|error| panic!("{name}: {error:?}"))
}

fn engine(game: &str) -> Engine {
    let mut engine = Engine::new();
    call(&mut engine, "open", &format!("{{\"game\": \"{game}\"}}"));
    engine
}

#[wasm_bindgen_test]
fn answers_are_plain_objects_as_json_has_them() {
    let mut engine = Engine::new();
    let games = call(&mut engine, "games", "{}");
    assert!(length(&games) >= 3);
    let opened = call(&mut engine, "open", r#"{"game": "caissa-britannia"}"#);
    let view = get(&opened, "view");
    assert_eq!(length(&get(&view, "actions")), 56);
    assert!(
        get(&view, "outcome").is_null(),
        "nothing is null, not undefined"
    );
    assert_eq!(get(&view, "ply").as_f64(), Some(0.0));
    // What JSON can't say would be lost on this way: maps, big integers, undefined.
    let copy = JSON::stringify(&opened).expect("JSON");
    let again = parsed(&String::from(copy.clone()));
    assert_eq!(JSON::stringify(&again).expect("JSON"), copy);
    assert_eq!(text(&get(&again, "info"), "id"), "caissa-britannia");
}

#[wasm_bindgen_test]
fn a_game_is_played_recorded_and_loaded() {
    let mut engine = engine("chess");
    call(&mut engine, "play", r#"{"action": "e2e4"}"#);
    let view = call(&mut engine, "play", r#"{"action": "e7e5"}"#);
    assert_eq!(length(&get(&view, "played")), 2);
    let record = call(&mut engine, "record", r#"{"headers": {"White": "Anna"}}"#);
    let ask = js_sys::Object::new();
    Reflect::set(&ask, &"record".into(), &record).expect("an object");
    let loaded = engine
        .call("load", ask.into(), &[7; 32])
        .expect("its own record");
    assert_eq!(text(&get(&loaded, "headers"), "White"), "Anna");
    assert_eq!(get(&loaded, "otherEdition").as_bool(), Some(false));
    assert!(call(&mut engine, "whyNot", r#"{"from": 6, "to": 21}"#).is_null());
}

#[wasm_bindgen_test]
fn errors_are_objects_with_a_code() {
    let mut engine = Engine::new();
    let thrown = |result: Result<JsValue, JsValue>| result.expect_err("an error");
    let error = thrown(engine.call("play", parsed(r#"{"action": "e2e4"}"#), &[7; 32]));
    assert_eq!(text(&error, "code"), "no-game");
    let error = thrown(engine.call("open", parsed(r#"{"game": "xiangqi"}"#), &[7; 32]));
    assert_eq!(text(&error, "code"), "unknown-game");
    assert_eq!(text(&get(&error, "args"), "found"), "xiangqi");
    let error = thrown(engine.call("dance", parsed("{}"), &[7; 32]));
    assert_eq!(text(&error, "code"), "unknown-call");
    let error = thrown(engine.call("open", parsed("{}"), &[7; 32]));
    assert_eq!(text(&error, "code"), "missing-field");
    assert!(text(&get(&error, "args"), "allowed").contains("game"));
    let error = thrown(engine.call("open", JsValue::UNDEFINED, &[7; 32]));
    assert_eq!(text(&error, "code"), "unreadable-call");
    let error = thrown(engine.think_slice(8_192));
    assert_eq!(text(&error, "code"), "not-thinking");
}

#[wasm_bindgen_test]
fn thinking_goes_by_slices_to_its_end() {
    let mut engine = engine("grand-cavalier");
    assert!(engine.level_cap_ms(1).is_ok_and(|ms| ms > 0));
    assert!(engine.level_cap_ms(9).is_err());
    engine
        .start_thinking(3, 1, 1, false, None)
        .expect("an open game");
    let mut nodes = 0.0;
    for _ in 0..10_000 {
        let thought = engine.think_slice(8_192).expect("a thought");
        let now = get(&thought, "nodes").as_f64().expect("a number");
        assert!(now >= nodes);
        nodes = now;
        assert!(
            !text(&thought, "best").is_empty(),
            "there is always a best action"
        );
        if get(&thought, "done").as_bool() == Some(true) {
            let best = format!("{{\"action\": \"{}\"}}", text(&thought, "best"));
            let view = call(&mut engine, "play", &best);
            assert_eq!(get(&view, "ply").as_f64(), Some(1.0));
            return;
        }
    }
    panic!("no end after {nodes} nodes");
}

#[wasm_bindgen_test]
fn another_game_may_be_thought_about_next() {
    let mut engine = engine("chess");
    engine
        .start_thinking(1, 1, 1, false, None)
        .expect("an open game");
    engine.think_slice(8_192).expect("a thought");
    call(&mut engine, "open", r#"{"game": "caissa-britannia"}"#);
    engine
        .start_thinking(1, 2, 2, false, None)
        .expect("an open game");
    let best = text(&engine.think_slice(8_192).expect("a thought"), "best");
    call(&mut engine, "play", &format!("{{\"action\": \"{best}\"}}"));
}

#[wasm_bindgen_test]
fn the_benches_count_as_the_companion_does() {
    let mut engine = Engine::new();
    let leaves =
        |engine: &mut Engine, game, depth| engine.bench_perft(game, depth).expect("a game");
    assert_eq!(leaves(&mut engine, "chess", 3), 8_902.0);
    assert_eq!(leaves(&mut engine, "caissa-britannia", 2), 3_127.0);
    assert_eq!(leaves(&mut engine, "grand-cavalier", 2), 5_462.0);
    assert!(engine.bench_perft("xiangqi", 1).is_err());
    assert!(
        engine
            .bench_search("chess", 5_000)
            .is_ok_and(|nodes| nodes >= 4_000.0)
    );
}
