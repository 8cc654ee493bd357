//! The game so far: what was played, where one stands in it, its text, and studies of it.

mod commitment;
mod game;
pub mod hex;
mod known;
mod retrospect;
mod searched;
mod short;
mod study;
mod text;

pub use commitment::Salt;
pub use game::{Game, Stop};
pub use study::{Annotation, Arrow, ArrowColour, LoadedStudy, NodeId, Study, StudyError, Tree};
pub use text::{FORMAT, Header, Loaded, Notation, RecordError};
