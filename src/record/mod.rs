//! The game so far: what was played, where one stands in it, and its text.

mod game;
mod short;
mod text;

pub use game::Game;
pub use text::{FORMAT, Header, Loaded, Notation, RecordError};
