//! Searches, proofs and tablebases.

#[path = "../support/mod.rs"]
mod support;

mod belief;
mod betrayal;
mod multiplayer;
mod random_mover;
mod retrograde;
mod solve;
mod two_players;
