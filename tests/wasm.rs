//! The library in a real browser: only what cannot be tested natively.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn the_browser_runs_rust() {
    let now = js_sys::Date::now();
    assert!(now > 0.0);
}
