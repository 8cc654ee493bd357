//! Proofs that a player wins within some moves of its own, whatever is unknown: every secret that an action touches turns
//! out as it is worse. Its own choices are its own to know; what the enemy chooses in secret stays unknown. A draw is no
//! win.

mod proof;
mod solution;
mod solver;

pub use proof::{Proof, ProofResult};
pub use solution::{Defence, NodeLimitReached, Solution};

use crate::moves::Action;
use crate::piece::Player;
use crate::position::Position;
use solver::Solver;

/// Positions that may be looked at while somebody waits: one or two seconds in a browser.
pub const INTERACTIVE_NODES: u64 = 300_000;

/// Every first action of the player to act that wins by force within `moves` of its moves, the quickest first. `on_progress` hears
/// before each trial of a first action within how many moves it is to win, how many have been tried so, and of how many. Some
/// bytes are taken for each of `moves`, however soon it ends.
pub fn solve(
    position: &Position,
    moves: u32,
    mut on_progress: impl FnMut(u32, usize, usize),
) -> Vec<Solution> {
    let mut solver = Solver::new(position, position.turn(), moves, u64::MAX);
    let mut open = solver.actions();
    let mut found = Vec::new();
    for depth in 1..=moves {
        let (mut tried, all) = (0, open.len());
        open.retain(|&action| {
            on_progress(depth, tried, all);
            tried += 1;
            let wins = solver.wins_after(action, depth) == Ok(true);
            if wins {
                found.push(Solution {
                    action,
                    moves: depth,
                });
            }
            !wins
        });
    }
    found
}

/// A first action of the player to act that wins soonest by force, if one does within `moves` of its moves.
///
/// # Errors
///
/// [`NodeLimitReached`] if this isn't decided after looking at so many positions.
pub fn prove(
    position: &Position,
    moves: u32,
    nodes: u64,
) -> Result<Option<Solution>, NodeLimitReached> {
    let mut proof = Proof::new(position, moves);
    match proof.slice(nodes) {
        Some(ProofResult::Win(solution)) => Ok(solution),
        _ => Err(NodeLimitReached),
    }
}

/// Which of these actions of the player to act holds out longest against `attacker`, who has so many moves left to win;
/// `None` if there are none. They may tell more than everybody knows; `position` is what everybody knows.
///
/// # Errors
///
/// [`NodeLimitReached`] if this isn't decided after looking at so many positions.
pub fn defend(
    position: &Position,
    actions: &[Action],
    attacker: Player,
    moves: u32,
    nodes: u64,
) -> Result<Option<Defence>, NodeLimitReached> {
    let mut proof = Proof::for_defence(position, actions, attacker, moves);
    match proof.slice(nodes) {
        Some(ProofResult::Defence(defence)) => Ok(defence),
        _ => Err(NodeLimitReached),
    }
}
