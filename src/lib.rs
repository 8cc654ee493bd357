//! Menagerie: rules, search and page boundary of chess variants.

pub mod api;
pub mod geometry;
pub mod movegen;
pub mod movement;
pub mod moves;
pub mod perft;
pub mod piece;
pub mod position;
pub mod record;
pub mod rules;
pub mod setup;
pub mod variant;
