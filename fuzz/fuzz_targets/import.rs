//! Imports any text.
#![no_main]

#[path = "../../tests/support/accepted.rs"]
#[allow(dead_code, reason = "each target uses one property")]
mod accepted;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    accepted::import(text);
});
