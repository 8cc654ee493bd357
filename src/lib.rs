//! The rules, search and web API of chess variants. Modules are listed in reading order; none uses a later one.
#![doc = include_str!("../README.md")]

#[macro_use]
mod codes;

// The parts of a game.
pub mod geometry;
pub mod piece;
mod shipped;

pub mod movement;
pub mod setup;
pub mod variant;

pub mod import;

// Play and analysis.
pub mod moves;
pub mod position;

pub mod movegen;
pub mod rules;

pub mod perft;
pub mod record;
pub mod retrograde;
pub mod search;
pub mod solve;

// The interface to the page.
pub mod api;
