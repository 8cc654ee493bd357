//! The loop that searches share: a tree search over a stack of nodes instead of recursion. It can pause after any node, so
//! slices do not change the tree.

use super::limits::Limits;
use super::search_result::SearchResult;

/// A search over a stack of nodes. Each step enters a child of the top node, or leaves the top node and passes its score
/// to the parent.
pub(super) trait TreeSearch {
    /// A move of the top node.
    type Move;
    /// What is known of a node in the end.
    type Score;

    /// The number of nodes on the stack.
    fn height(&self) -> usize;
    /// The nodes searched so far.
    fn nodes(&self) -> u64;
    fn limits(&self) -> &Limits;
    fn result(&mut self) -> &mut SearchResult;

    /// Pushes the root.
    fn begin_iteration(&mut self);
    /// Uses the score of the root.
    fn end_iteration(&mut self, score: Self::Score);
    /// The next move of the top node; `None` if no further one can matter.
    fn next_move(&mut self) -> Option<Self::Move>;
    /// Makes a move. Returns its score if no node is needed; otherwise pushes a node or prunes the move.
    fn enter(&mut self, current: Self::Move) -> Option<Self::Score>;
    /// Takes the current move back and uses its score.
    fn receive(&mut self, score: Self::Score);
    /// Pops the top node and returns its score.
    fn leave(&mut self) -> Self::Score;

    /// Searches about `budget_nodes` more nodes. Does nothing once the result is done.
    fn search(&mut self, budget_nodes: u64) {
        let until = self.nodes().saturating_add(budget_nodes);
        while !self.result().done && self.nodes() < until {
            self.advance();
            let is_at_limit = self.nodes() >= self.limits().nodes;
            self.result().done |= is_at_limit;
        }
    }

    fn advance(&mut self) {
        if self.height() == 0 {
            return self.begin_iteration();
        }
        let score = match self.next_move() {
            Some(current) => self.enter(current),
            None => Some(self.leave()),
        };
        match score {
            Some(score) if self.height() == 0 => self.end_iteration(score),
            Some(score) => self.receive(score),
            None => {}
        }
    }
}
