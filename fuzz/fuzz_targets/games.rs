//! The games that the targets read texts of.

use std::sync::{Arc, LazyLock};

use menagerie::variant::{Variant, shipped};

/// Every shipped variant and the dummy game of four players.
pub static VARIANTS: LazyLock<Vec<Arc<Variant>>> = LazyLock::new(|| {
    let four_players = (
        "four-seats",
        include_str!("../../tests/variants/four-seats.toml"),
    );
    let files = shipped().iter().copied().chain([four_players]);
    let load = |(id, text)| Variant::load(id, text).expect("a sound file");
    files.map(load).map(Arc::new).collect()
});

/// The game that the first byte chooses, and the rest as text if it is one.
pub fn chosen(data: &[u8]) -> Option<(&'static Arc<Variant>, &str)> {
    let (first, rest) = data.split_first()?;
    let variant = &VARIANTS[usize::from(*first) % VARIANTS.len()];
    Some((variant, std::str::from_utf8(rest).ok()?))
}
