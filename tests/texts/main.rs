//! Texts that are read or written: variant files, positions, records, PGN, studies, lessons, imported games.

#[path = "../support/accepted.rs"]
mod accepted;
#[path = "../support/mod.rs"]
mod support;
#[path = "../support/table.rs"]
mod table;

mod foreign_positions;
mod fuzz;
mod import;
mod learning;
mod letters;
mod pgn_out;
mod position_text;
mod records;
mod san;
mod study;
mod variants;
