//! The page's boundary: the only place that knows Wasm and JSON. `session` is plain Rust and tested natively;
//! `engine` hands its answers to JavaScript. The same shapes stand in `www/engine/protocol.js`.

mod calls;
mod describe;
#[cfg(target_arch = "wasm32")]
mod engine;
mod error;
mod messages;
mod session;
mod thinking;

pub use calls::{Answer, answer};
#[cfg(target_arch = "wasm32")]
pub use engine::Engine;
pub use error::EngineError;
pub use messages::Ask;
pub use session::Session;
pub use thinking::{Thinking, cap_ms, search_nodes};
