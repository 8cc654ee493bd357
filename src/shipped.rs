//! The variant files that come with the program.

use std::sync::OnceLock;

use crate::packing::Unpacker;
use crate::squeezing::{TOGETHER, unsqueezed};

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
pub const fn shipped_ids() -> &'static [&'static str] {
    include!(concat!(env!("OUT_DIR"), "/ids.rs"))
}

/// The packs as they lie in the program, [`TOGETHER`] of them squeezed as one.
static SQUEEZED: &[&[u8]] = include!(concat!(env!("OUT_DIR"), "/packs.rs"));

/// What has come out so far.
static PACKS: [OnceLock<Vec<u8>>; shipped_ids().len().div_ceil(TOGETHER)] =
    [const { OnceLock::new() }; _];

/// The [pack](crate::variant::pack) of a file. Who needs no more than these has no texts in the program.
pub fn shipped_pack(id: &str) -> Option<&'static [u8]> {
    let place = shipped_ids().iter().position(|known| *known == id)?;
    let (group, place) = (place / TOGETHER, place % TOGETHER);
    let mut packs = Unpacker {
        bytes: PACKS[group].get_or_init(|| unsqueezed(SQUEEZED[group])),
        texts: &[],
    };
    for _ in 0..place {
        packs.block();
    }
    let pack = packs.bytes;
    packs.block();
    Some(&pack[..pack.len() - packs.bytes.len()])
}
