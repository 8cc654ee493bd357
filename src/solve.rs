//! Proofs of forced wins within a number of moves, whatever the unknown secrets are. Every secret that a move touches
//! has the worst value for the attacker. A draw is not a win.

mod proof;
mod solution;
mod solver;

pub use proof::{Proof, ProofResult};
pub use solution::{Defence, NodeLimitReached, Solution};

use crate::moves::Action;
use crate::piece::Player;
use crate::position::Position;
use solver::Solver;

/// The node limit when a player is waiting: one or two seconds in a browser.
pub const INTERACTIVE_NODES: u64 = 300_000;

/// All first actions that win by force within `moves` moves, fastest first. Before each first action `on_progress`
/// receives the number of moves, the actions tried so far, and their total. Memory grows with `moves`, even if the
/// proof is short.
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

/// A first action that forces the fastest win within `moves` moves, if there is one.
///
/// # Errors
///
/// [`NodeLimitReached`] if the node limit is too low to decide.
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

/// The action that holds out longest against `attacker`, who has `moves` moves left to win; `None` if `actions` is
/// empty. The actions may contain secrets; `position` is public.
///
/// # Errors
///
/// [`NodeLimitReached`] if the node limit is too low to decide.
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
