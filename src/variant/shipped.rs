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
