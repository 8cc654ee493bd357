//! The workshop's exported class.

use wasm_bindgen::prelude::*;

use super::{answer, pack};
use crate::api::boundary::{asked, parsed, thrown};
use crate::api::error::EngineError;

/// Reads, checks, packs and imports variant files.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Workshop {}

#[wasm_bindgen]
impl Workshop {
    /// A workshop. It keeps nothing.
    #[wasm_bindgen(constructor)]
    #[expect(clippy::new_without_default, reason = "made by JavaScript alone")]
    pub fn new() -> Workshop {
        console_error_panic_hook::set_once();
        Workshop {}
    }

    /// Answers a call of the protocol's table that needs no table.
    ///
    /// # Errors
    ///
    /// An `EngineError` object; `unknown-call` if the call needs a table.
    pub fn call(&self, name: &str, ask: JsValue) -> Result<JsValue, JsValue> {
        let unknown = || EngineError::new("unknown-call", name, "source, check, import");
        let told = answer(&asked(name, ask)?).unwrap_or_else(|| Err(unknown()));
        let told = told.map_err(|error| thrown(&error))?;
        parsed(&told.0)
    }

    /// What tables play an own file by: to be brought to one with the same text.
    ///
    /// # Errors
    ///
    /// An `EngineError` object, `variant-file` with all faults.
    pub fn pack(&self, text: &str) -> Result<Vec<u8>, JsValue> {
        pack(text).map_err(|error| thrown(&error.into()))
    }
}
