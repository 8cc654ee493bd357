//! Menagerie: rules, search and page boundary of chess variants.

pub mod geometry;
pub mod movement;
pub mod piece;
pub mod setup;
pub mod variant;
