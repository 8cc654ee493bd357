//! Alpha-beta (Knuth, Moore, 1975) as principal variation search (Marsland, Campbell, 1982): the first move gets the full
//! window, later ones a zero window.

use super::chance_node::{ChanceNode, NextOutcome};
use super::limits::Limits;
use super::node::{CurrentMove, Node};
use super::score::{self, INFINITE};
use super::search_result::SearchResult;
use super::search_window::{SearchKind, SearchWindow};
use super::searcher::Searcher;
use super::transposition_table::{Bound, Entry};
use super::tree_search::TreeSearch;
use crate::moves::Action;

impl TreeSearch for Searcher {
    type Move = CurrentMove;
    type Score = i32;

    fn height(&self) -> usize {
        self.height
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn limits(&self) -> &Limits {
        &self.limits
    }

    fn result(&mut self) -> &mut SearchResult {
        &mut self.result
    }

    fn begin_iteration(&mut self) {
        self.begin_depth();
    }

    fn end_iteration(&mut self, score: i32) {
        self.use_root_score(score);
    }

    fn next_move(&mut self) -> Option<CurrentMove> {
        let node = self.top();
        if node.re_search.is_some() {
            return node.re_search.take();
        }
        if node.best >= node.window.beta {
            return None;
        }
        if std::mem::take(&mut node.may_try_null_move) {
            return Some(CurrentMove::new(None, SearchKind::NullMove));
        }
        if let Some(singular_beta) = node.singular_beta.take() {
            return Some(CurrentMove::new(
                None,
                SearchKind::Singular { singular_beta },
            ));
        }
        let ranked = self.pick()?;
        let tried = self.top().tried;
        self.top().tried += 1;
        Some(self.choose_search(ranked, tried))
    }

    fn enter(&mut self, current: CurrentMove) -> Option<i32> {
        let (current, bounds) = self.bounds(current)?;
        self.enter_within(current, bounds)
    }

    fn receive(&mut self, score: i32) {
        let Some(current) = self.top().current.take() else {
            return;
        };
        if let SearchKind::Singular { singular_beta } = current.search_kind {
            return self.finish_singular(singular_beta, score);
        }
        self.position.unmake();
        self.hashes.pop();
        let score = if current.same_player { score } else { -score };
        match self.top().chance_node {
            Some(_) => self.record_outcome(current, score),
            None => self.use_score(current, score),
        }
    }

    fn leave(&mut self) -> i32 {
        let ply = self.ply();
        let node = &self.stack[ply];
        // If every move was pruned, the score is at most alpha.
        let best = if node.best == -INFINITE {
            node.window.alpha
        } else {
            node.best
        };
        let bound = Bound::of(best, node.original_alpha, node.window.beta);
        let kept = score::to_table(best, ply);
        let depth = node.window.depth;
        let entry = Entry::new(self.key(), node.best_action, kept, depth, bound)
            .with_static_eval(node.static_eval);
        // The score without an excluded move is not the score of the position.
        let all_at_root = self.multi_pv.is_first() && self.only.is_empty();
        let whole = node.excluded.is_none() && (ply > 0 || all_at_root);
        if whole {
            self.memory.table.store(entry);
        }
        self.height -= 1;
        best
    }
}

impl Searcher {
    pub(super) fn top(&mut self) -> &mut Node {
        &mut self.stack[self.height - 1]
    }

    /// The distance of the top node from the root.
    pub(super) fn ply(&self) -> usize {
        self.height - 1
    }

    // Chance nodes.

    /// The alpha and beta for a move, or for the next outcome of its chance node. `None` if the chance node has its
    /// score: the move is then finished.
    fn bounds(&mut self, mut current: CurrentMove) -> Option<(CurrentMove, (i32, i32))> {
        let ply = self.ply();
        let bounds = self.top().window.bounds(current.search_kind);
        if let (true, Some(action)) = (self.has_secrets, current.action) {
            if self.stack[ply].chance_node.is_none() {
                let chance_node = ChanceNode::new(&self.position, &self.belief, action, ply);
                self.stack[ply].chance_node = chance_node;
            }
            if let Some(chance_node) = &self.stack[ply].chance_node {
                current.prunable = false;
                match chance_node.next(bounds.0, bounds.1) {
                    NextOutcome::Decided(score) => {
                        self.finish_chance_node(current, score);
                        return None;
                    }
                    NextOutcome::Search {
                        outcome,
                        alpha,
                        beta,
                    } => {
                        current.outcome = outcome;
                        return Some((current, (alpha, beta)));
                    }
                }
            }
        }
        Some((current, bounds))
    }

    /// Records the score of an outcome. The move is searched again, which decides whether further outcomes matter.
    fn record_outcome(&mut self, current: CurrentMove, score: i32) {
        let (nodes, deeper) = self.stack.split_at_mut(self.height);
        let Some(node) = nodes.last_mut() else { return };
        let Some(chance_node) = &mut node.chance_node else {
            return;
        };
        chance_node.set_score(current.outcome, score);
        if chance_node.assumed(current.outcome).is_empty() {
            chance_node.line.clone_from(&deeper[0].line);
        }
        node.re_search = Some(current);
    }

    fn finish_chance_node(&mut self, current: CurrentMove, score: i32) {
        let chance_node = self.top().chance_node.take();
        if let Some(chance_node) = chance_node {
            self.stack[self.height].line = chance_node.line;
        }
        self.use_score(current, score);
    }

    /// Uses the score of a move, for the player that made it: records it or searches the move again.
    #[inline]
    fn use_score(&mut self, current: CurrentMove, score: i32) {
        let SearchWindow { alpha, beta, .. } = self.top().window;
        match (current.search_kind, current.action) {
            (SearchKind::NullMove, _) if score >= beta => {
                self.top().best = if score::is_mate(score) { beta } else { score }
            }
            (SearchKind::NullMove, _) => {}
            (SearchKind::Reduced { .. }, _) if score > alpha => {
                self.search_again(current, SearchKind::ZeroWindow)
            }
            (SearchKind::ZeroWindow, _) if score > alpha && score < beta => {
                self.search_again(current, SearchKind::FullWindow)
            }
            (_, Some(action)) => self.record_score(action, score),
            (_, None) => {}
        }
    }

    /// Finishes a singular search: extends the hash move if all others stay below `singular_beta`. Otherwise may cut
    /// off (multi-cut: Björnsson, Marsland, 1999) or reduce it.
    fn finish_singular(&mut self, singular_beta: i32, score: i32) {
        let node = self.top();
        let SearchWindow { beta, .. } = node.window;
        if score < singular_beta {
            let by_far = !node.window.is_pv() && score < singular_beta - 20;
            node.extension = 1 + by_far as i32;
        } else if singular_beta >= beta {
            node.best = singular_beta;
        } else if singular_beta + 40 >= beta {
            node.extension = -1;
        }
    }

    fn search_again(&mut self, current: CurrentMove, search_kind: SearchKind) {
        self.top().re_search = Some(CurrentMove {
            search_kind,
            prunable: false,
            ..current
        });
    }

    fn record_score(&mut self, action: Action, score: i32) {
        let node = self.top();
        if score <= node.best {
            return;
        }
        node.best = score;
        if score <= node.window.alpha {
            return;
        }
        node.window.alpha = score;
        node.best_action = Some(action);
        self.update_pv(action);
        if self.height == 1 {
            self.report_best(score);
        }
        if score >= self.top().window.beta {
            self.update_history(action);
        }
    }

    fn update_pv(&mut self, action: Action) {
        let (nodes, deeper) = self.stack.split_at_mut(self.height);
        let Some(node) = nodes.last_mut() else { return };
        node.line.clear();
        node.line.push(action);
        node.line.extend_from_slice(&deeper[0].line);
    }

    fn update_history(&mut self, action: Action) {
        let ply = self.ply();
        let node = &self.stack[ply];
        let (depth, previous) = (node.window.depth, node.previous);
        let listed = node.list[..node.next].iter().map(|ranked| ranked.action);
        let tried = node.hash_move.into_iter().chain(listed);
        self.memory
            .history
            .update(&self.position, action, tried, depth, ply, &previous);
    }
}
