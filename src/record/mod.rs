//! The game so far: what was played, where one stands in it, and its text.

mod commitment;
mod game;
pub mod hex;
mod known;
mod retrospect;
mod searched;
mod short;
mod text;

pub use commitment::Salt;
pub use game::{Game, Stop};
pub use text::{FORMAT, Header, Loaded, Notation, RecordError};
