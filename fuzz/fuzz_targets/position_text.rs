//! Reads any text as a position.
#![no_main]

#[path = "../../tests/support/accepted.rs"]
#[allow(dead_code, reason = "each target uses one property")]
mod accepted;
#[allow(dead_code, reason = "each target uses a part")]
mod games;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    if let Some((variant, text)) = games::chosen(data) {
        accepted::position_text(variant, text);
    }
});
