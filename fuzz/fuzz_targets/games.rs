//! The games whose texts the targets read.

use std::sync::{Arc, LazyLock};

use menagerie::variant::{Variant, shipped};

/// Every shipped variant and a test game for four players.
pub static VARIANTS: LazyLock<Vec<Arc<Variant>>> = LazyLock::new(|| {
    let four_players = (
        "four-seats",
        include_str!("../../tests/variants/four-seats.toml"),
    );
    let files = shipped().iter().copied().chain([four_players]);
    let load = |(id, text)| Variant::load(id, text).expect("a valid file");
    files.map(load).map(Arc::new).collect()
});

/// The game chosen by the first byte, and the rest as text if it is UTF-8.
pub fn chosen(data: &[u8]) -> Option<(&'static Arc<Variant>, &str)> {
    let (first, rest) = data.split_first()?;
    let variant = &VARIANTS[usize::from(*first) % VARIANTS.len()];
    Some((variant, std::str::from_utf8(rest).ok()?))
}
