//! A search for a proof, which continues when the same question is asked again.

use crate::solve::{INTERACTIVE_NODES, Proof, ProofResult};

/// A proof being searched for.
#[derive(Debug)]
pub struct ProofSearch {
    question: Question,
    proof: Proof,
    nodes_left: u64,
}

/// What is to be proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// The hash of the position.
    pub position: u64,
    /// The player to act if the question is whether it wins; another one if it is how to defend.
    pub attacker: usize,
    /// The moves that the attacker has.
    pub moves: u32,
}

impl ProofSearch {
    /// A search that has not begun.
    pub fn new(question: Question, proof: Proof) -> ProofSearch {
        ProofSearch {
            question,
            proof,
            nodes_left: INTERACTIVE_NODES,
        }
    }

    /// Whether it is about this question.
    pub fn answers(&self, question: Question) -> bool {
        self.question == question
    }

    /// Searches so many positions more, or without a number all that are left. `None` if they didn't decide it.
    pub fn slice(&mut self, nodes: Option<u32>) -> Option<ProofResult> {
        let nodes = nodes.map_or(self.nodes_left, u64::from);
        let found = self.proof.slice(nodes.min(self.nodes_left));
        self.nodes_left = self.nodes_left.saturating_sub(nodes);
        found
    }

    /// Whether all positions that it may search have been searched.
    pub fn is_exhausted(&self) -> bool {
        self.nodes_left == 0
    }
}
