//! Rules, search and page boundary of chess variants. The modules stand in the order in which a newcomer should read
//! them; none uses one that comes after it.
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
