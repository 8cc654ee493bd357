//! A search for a proof, continued when the same goal is asked for again.

use crate::solve::{INTERACTIVE_NODES, Proof, ProofResult};

#[derive(Debug)]
pub struct ProofSearch {
    goal: ProofGoal,
    proof: Proof,
    nodes_left: u64,
}

/// What to prove.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProofGoal {
    /// Hash of the position.
    pub position: u64,
    /// The player to act to prove a win; another player to find the longest defence against it.
    pub attacker: usize,
    /// The number of moves of the attacker.
    pub moves: u32,
}

impl ProofSearch {
    pub fn new(goal: ProofGoal, proof: Proof) -> ProofSearch {
        ProofSearch {
            goal,
            proof,
            nodes_left: INTERACTIVE_NODES,
        }
    }

    /// Whether the search has this goal.
    pub fn answers(&self, goal: ProofGoal) -> bool {
        self.goal == goal
    }

    /// Searches up to `nodes` more positions, or all that are left. `None` if that decides nothing.
    pub fn slice(&mut self, nodes: Option<u32>) -> Option<ProofResult> {
        let nodes = nodes.map_or(self.nodes_left, u64::from);
        let found = self.proof.slice(nodes.min(self.nodes_left));
        self.nodes_left = self.nodes_left.saturating_sub(nodes);
        found
    }

    pub fn is_exhausted(&self) -> bool {
        self.nodes_left == 0
    }
}
