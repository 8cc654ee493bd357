//! Between Rust and JavaScript: plain values, as JSON has them.

use js_sys::JSON;
use wasm_bindgen::JsValue;

use super::ask::{Ask, Fields};
use super::error::EngineError;
use super::json::{Tell, to_json};

/// The question of a call.
///
/// # Errors
///
/// An `EngineError` object.
pub(super) fn asked(call: &str, ask: JsValue) -> Result<Ask, JsValue> {
    let text = JSON::stringify(&ask).ok().map(JsValue::from);
    let fields = text.and_then(|text| Fields::read(&text.as_string()?));
    let unreadable = || EngineError::new("unreadable-call", call, "an object of known fields");
    let fields = fields.ok_or_else(|| thrown(&unreadable()))?;
    Ask::new(call, fields).map_err(|error| thrown(&error))
}

/// An answer.
///
/// # Errors
///
/// The browser's, if it were no JSON.
pub(super) fn parsed(json: &str) -> Result<JsValue, JsValue> {
    JSON::parse(json)
}

/// Anything that can be told.
///
/// # Errors
///
/// As of [`parsed`].
#[inline(never)]
pub(super) fn to_js(value: &dyn Tell) -> Result<JsValue, JsValue> {
    parsed(&to_json(value))
}

/// What is thrown.
pub(super) fn thrown(error: &EngineError) -> JsValue {
    to_js(error).unwrap_or_else(|error| error)
}

/// Smaller than the standard library's by some kilobytes, which every visitor fetches.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
