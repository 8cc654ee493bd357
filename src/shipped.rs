//! The variant files that come with the program.

/// Id and text of every file in `variants/`, in the order of the gallery.
///
/// ```
/// use menagerie::variant::{Variant, shipped};
/// for (id, text) in shipped() {
///     let variant = Variant::load(id, text).expect("a sound file");
///     assert_eq!(variant.id, *id);
/// }
/// ```
pub fn shipped() -> &'static [(&'static str, &'static str)] {
    include!(concat!(env!("OUT_DIR"), "/shipped.rs"))
}

/// The ids of all of them, in the same order.
pub fn shipped_ids() -> &'static [&'static str] {
    include!(concat!(env!("OUT_DIR"), "/ids.rs"))
}

/// Id and [pack](crate::variant::pack) of every file, in the same order. Who needs no more than these has no texts in
/// the program.
pub fn shipped_packs() -> &'static [(&'static str, &'static [u8])] {
    include!(concat!(env!("OUT_DIR"), "/packs.rs"))
}
