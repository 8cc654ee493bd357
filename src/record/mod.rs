//! The record of a game: its line, its text, and studies of it.

mod annotation;
mod annotation_edit;
mod arrow;
mod commitment;
mod exposure;
mod game;
pub mod hex;
mod knowledge;
mod movetext;
mod nag;
mod pgn;
mod public_game;
mod reading;
mod record_error;
mod remark;
mod san;
mod searched_squares;
mod secret_choices;
mod short_notation;
mod study;
mod study_error;
mod text;
mod tree;
mod tree_words;

pub use annotation::Annotation;
pub use annotation_edit::AnnotationEdit;
pub use arrow::{Arrow, ArrowColour};
pub use commitment::{Salt, sha256};
pub use exposure::{Learnt, PublicCommitment};
pub use game::{Game, Stop};
pub use nag::{Nag, nag_text};
pub use pgn::{GameList, ListedGame, PgnRefusal, STANDARD, text_from_bytes};
pub use reading::{Loaded, LoadedStudy, ReadingOptions};
pub use record_error::{RecordError, RecordErrorKind};
pub use remark::{LearntKind, Remark, RemarkKind};
pub use san::{
    Letters, San, actions_named, actions_named_in, line_texts, squares_named, without_suffix,
};
pub use study::Study;
pub use study_error::StudyError;
pub use text::{FORMAT, Header, Notation};
pub use tree::{NodeId, Tree};
