//! The variant files and tuned weights compiled into the program.

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
