//! The game so far: what was played, where one stands in it, and its text.

mod file;
mod game;

pub use file::{FORMAT, Header, Loaded, RecordError};
pub use game::Game;
