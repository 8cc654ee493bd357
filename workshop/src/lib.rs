//! The workshop as a Wasm of its own, beside that of the tables: the same library, with another class exported. A crate, as one
//! crate makes one Wasm.

#[cfg(target_arch = "wasm32")]
pub use menagerie::api::workshop::Workshop;
