//! Games as other programs write and read them: Portable Game Notation (PGN).

mod write;

pub use write::PgnRefusal;
