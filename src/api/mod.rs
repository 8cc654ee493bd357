//! The page's boundary: the only place that knows Wasm and JSON. `session` is plain Rust and tested natively;
//! `engine` hands its answers to JavaScript. The same shapes stand in `www/engine/protocol.js`.

mod ask;
#[cfg(target_arch = "wasm32")]
mod boundary;
mod calls;
mod catalogue;
mod describe;
#[cfg(all(target_arch = "wasm32", feature = "engine"))]
mod engine;
mod error;
mod examining;
mod json;
mod luck;
mod messages;
mod named;
mod reader;
mod sealing;
mod session;
mod thinking;
pub mod workshop;

pub use ask::{ArrowField, Ask, Fields};
pub use calls::{Answer, answer};
pub use catalogue::{Reader, nobody_reads};
#[cfg(all(target_arch = "wasm32", feature = "engine"))]
pub use engine::Engine;
pub use error::EngineError;
pub use luck::Luck;
pub use session::Session;
pub use thinking::{cap_ms, mind_of, search_nodes};
