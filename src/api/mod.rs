//! The page's boundary: the only place that knows Wasm and JSON. `session` is plain Rust and tested natively;
//! `engine` hands its answers to JavaScript. The same shapes stand in `www/engine/protocol.js`.

mod ask;
mod calls;
mod catalogue;
mod checking;
mod describe;
#[cfg(target_arch = "wasm32")]
mod engine;
mod error;
mod examining;
mod luck;
mod messages;
mod sealing;
mod session;
mod thinking;

pub use ask::{ArrowField, Ask, Fields};
pub use calls::{Answer, answer};
#[cfg(target_arch = "wasm32")]
pub use engine::Engine;
pub use error::EngineError;
pub use luck::Luck;
pub use session::Session;
pub use thinking::{cap_ms, search_nodes};
