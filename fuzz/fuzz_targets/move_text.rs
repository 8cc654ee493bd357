//! Plays move texts, one per word, as long as they are legal.
#![no_main]

#[path = "../../tests/support/accepted.rs"]
#[allow(dead_code, reason = "each target uses one property")]
mod accepted;
#[allow(dead_code, reason = "each target uses a part")]
mod games;

use libfuzzer_sys::fuzz_target;
use menagerie::position::Position;
use menagerie::rules;

fuzz_target!(|data: &[u8]| {
    let Some((variant, text)) = games::chosen(data) else {
        return;
    };
    let mut position = Position::start(variant.clone());
    for word in text.split_whitespace() {
        accepted::move_text(&position, word);
        if let Ok(action) = rules::action_from_text(&position, word) {
            position.make(action);
        }
    }
});
