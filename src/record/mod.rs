//! The record of a game: its line, its text, and studies of it.

mod annotation;
mod arrow;
mod commitment;
mod exposure;
mod game;
pub mod hex;
mod knowledge;
mod pgn;
mod public_game;
mod remark;
mod san;
mod searched_squares;
mod secret_choices;
mod short_notation;
mod study;
mod study_error;
mod text;
mod tree;

pub use annotation::Annotation;
pub use arrow::{Arrow, ArrowColour};
pub use commitment::Salt;
pub use exposure::{Learnt, PublicCommitment};
pub use game::{Game, Stop};
pub use pgn::PgnRefusal;
pub use remark::{LearntKind, Remark};
pub use san::{San, actions_named, line_texts, squares_named, without_suffix};
pub use study::{LoadedStudy, Study};
pub use study_error::StudyError;
pub use text::{FORMAT, Header, Loaded, Notation, RecordError};
pub use tree::{NodeId, Tree};
