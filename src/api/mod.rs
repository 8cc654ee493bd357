//! The boundary to the page, and the only module that uses JavaScript. [`Session`] is plain Rust with one typed method
//! per call, tested natively; `engine.rs` lists them. `Engine` exports the same methods to JavaScript.

mod catalogue;
mod describe;
mod draw_answer;
mod engine;
mod entropy;
mod error;
mod error_code;
mod examining;
mod game_evaluator;
#[cfg(target_arch = "wasm32")]
mod javascript;
mod messages;
mod proof_search;
mod running_search;
mod session;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;

#[cfg(target_arch = "wasm32")]
pub use engine::Engine;
pub use entropy::Entropy;
pub use error::EngineError;
pub use error_code::{CallError, ErrorCode};
pub use messages::*;
pub use session::Session;
