//! Reads any text as games in PGN.
#![no_main]

#[path = "../../tests/support/accepted.rs"]
#[allow(dead_code, reason = "each target uses one property")]
mod accepted;
#[allow(dead_code, reason = "each target uses a part")]
mod games;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    accepted::pgn(&games::VARIANTS, text);
});
