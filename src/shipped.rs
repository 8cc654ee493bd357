//! The variant files, tuned weights and networks compiled into the program.

/// Id and text of every file in `variants/`, in gallery order.
///
/// ```
/// use menagerie::variant::{Variant, shipped};
/// for (id, text) in shipped() {
///     let variant = Variant::load(id, text).expect("a valid file");
///     assert_eq!(variant.id, *id);
/// }
/// ```
pub fn shipped() -> &'static [(&'static str, &'static str)] {
    include!(concat!(env!("OUT_DIR"), "/shipped.rs"))
}

/// The text of a shipped variant file.
pub fn shipped_text(id: &str) -> Option<&'static str> {
    let file = shipped().iter().find(|(known, _)| *known == id);
    file.map(|(_, text)| *text)
}

/// Id and text of every file in `variants/tuned/`.
pub(crate) fn tuned() -> &'static [(&'static str, &'static str)] {
    include!(concat!(env!("OUT_DIR"), "/tuned.rs"))
}

/// A file in `variants/networks/`.
pub(crate) struct ShippedNetwork {
    /// The file's name without its ending.
    pub(crate) name: &'static str,
    /// The hash of the rules that it belongs to.
    rules: u64,
    /// The content; empty in Wasm, for which the page fetches the file.
    pub(crate) bytes: &'static [u8],
}

/// The network for these rules.
pub(crate) fn network(rules: u64) -> Option<&'static ShippedNetwork> {
    let networks: &[ShippedNetwork] = include!(concat!(env!("OUT_DIR"), "/networks.rs"));
    networks.iter().find(|network| network.rules == rules)
}
