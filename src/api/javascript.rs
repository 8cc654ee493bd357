//! Converts between JavaScript values and messages.

use js_sys::{Array, JsString, Object};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::{JsCast, JsValue};

use super::error::EngineError;
use super::error_code::CallError;

/// Twice the depth of the deepest request.
const MAX_DEPTH: usize = 8;

/// Reads the argument of a call, which must be plain data with exactly the fields of the request.
pub(super) fn read<T: DeserializeOwned>(request: JsValue) -> Result<T, JsValue> {
    from_js(request).map_err(|message| {
        let found = without_texts(&message);
        to_js(&EngineError::new(CallError::UnreadableCall, found, ""))
    })
}

/// `serde-wasm-bindgen` ignores unknown fields, and `serde_json` accepts a list as an object, so a request must pass
/// both.
fn from_js<T: DeserializeOwned>(request: JsValue) -> Result<T, String> {
    validate_plain(&request, MAX_DEPTH)?;
    let tree: serde_json::Value =
        serde_wasm_bindgen::from_value(request.clone()).map_err(|error| error.to_string())?;
    serde_json::from_value::<T>(tree).map_err(|error| error.to_string())?;
    serde_wasm_bindgen::from_value(request).map_err(|error| error.to_string())
}

/// Removes quoted texts from a serde message, because they may be secret.
fn without_texts(message: &str) -> String {
    match (message.find('"'), message.rfind('"')) {
        (Some(start), Some(end)) => format!("{}…{}", &message[..start], &message[end + 1..]),
        _ => message.to_string(),
    }
}

/// Refuses everything that JSON can't express without loss.
fn validate_plain(value: &JsValue, depth: usize) -> Result<(), String> {
    if value.is_null() || value.is_undefined() || value.as_bool().is_some() {
        return Ok(());
    }
    if let Some(number) = value.as_f64() {
        return match number.is_finite() {
            true => Ok(()),
            false => Err(format!("the number {number}")),
        };
    }
    if let Some(text) = value.dyn_ref::<JsString>() {
        return match text.is_valid_utf16() {
            true => Ok(()),
            false => Err("a text with half a character".to_string()),
        };
    }
    let depth = depth.checked_sub(1).ok_or("values nested too deeply")?;
    // `instanceof` fails for values from another realm or without a prototype.
    if Array::is_array(value) {
        let list: &Array = value.unchecked_ref();
        return list
            .iter()
            .try_for_each(|item| validate_plain(&item, depth));
    }
    if !value.is_object() || !is_plain(value.unchecked_ref()) {
        return Err(format!("a value of type {}", type_of(value)));
    }
    // Flattening lists names and values at the same depth.
    let pairs = Object::entries(value.unchecked_ref()).flat(1);
    pairs
        .iter()
        .try_for_each(|part| validate_plain(&part, depth))
}

/// Whether an object is a plain `{…}`, not a map, date or the like.
fn is_plain(object: &Object) -> bool {
    let prototype = Object::get_prototype_of(object);
    prototype.is_null() || Object::get_prototype_of(&prototype).is_null()
}

fn type_of(value: &JsValue) -> String {
    value.js_typeof().as_string().unwrap_or_default()
}

/// Converts the result of a call; an error is thrown.
pub(super) fn answer<T: Serialize>(answer: Result<T, EngineError>) -> Result<JsValue, JsValue> {
    match answer {
        Ok(answer) => Ok(to_js(&answer)),
        Err(error) => Err(to_js(&error)),
    }
}

fn to_js(message: &impl Serialize) -> JsValue {
    let converted = message.serialize(&Serializer::json_compatible());
    converted.expect("messages are plain data")
}
