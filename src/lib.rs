//! Rules, search and page boundary of chess variants. Modules are listed in reading order; none uses a later one.
#![doc = include_str!("../README.md")]

// What a game is made of.
pub mod geometry;
pub mod piece;
mod shipped;

pub mod movement;
pub mod setup;
pub mod variant;

pub mod import;

// Playing it.
pub mod moves;
pub mod position;

pub mod movegen;
pub mod rules;

pub mod perft;
pub mod record;
pub mod retrograde;
pub mod search;
pub mod solve;

// Showing it.
pub mod api;
