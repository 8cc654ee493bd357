//! Moves and results compared with published counts, slow definitions and recorded games.

#[path = "../support/mod.rs"]
mod support;

mod capture_effects;
mod castling;
mod chess960;
mod gating;
mod goals;
mod hands;
mod heritage;
mod letter_board;
mod options;
mod passes;
mod perft;
mod playthroughs;
mod promotion;
mod properties;
mod regions;
mod royalty;
mod shapes;
mod turns;
mod walls;
