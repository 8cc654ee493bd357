//! Decides how a move is searched: full or zero window, reduced, or pruned.

use super::move_picker::{self, Class};
use super::node::{CurrentMove, Node};
use super::ordering::RankedAction;
use super::pruning;
use super::score;
use super::search_window::{SearchKind, SearchWindow};
use super::searcher::Searcher;
use super::see;

impl Searcher {
    pub(super) fn choose_search(&mut self, ranked: RankedAction, tried: usize) -> CurrentMove {
        let ply = self.ply();
        let node = &self.stack[ply];
        let class = move_picker::class(ranked.rank);
        let reducible = matches!(class, Class::Quiet | Class::Killer | Class::LosingCapture);
        if tried == 0 {
            return CurrentMove::new(Some(ranked.action), SearchKind::FullWindow);
        }
        if !self.options.selective || node.in_check || !reducible {
            return CurrentMove::new(Some(ranked.action), SearchKind::ZeroWindow);
        }
        let reduction = reduction_for(node, ranked.rank, class, tried);
        let search_kind = match reduction {
            1.. => SearchKind::Reduced { reduction },
            _ => SearchKind::ZeroWindow,
        };
        let may_skip = ply > 0 && !node.possible_royal_attacked && !involves_mate(node);
        let prunes_quiets = may_skip
            && class == Class::Quiet
            && prunes_this_and_later_quiets(node, ranked.rank, reduction);
        let prunable = prunes_quiets || may_skip && self.may_prune_by_see(node, ranked, reduction);
        self.stack[ply].prune_quiets = prunes_quiets;
        CurrentMove {
            prunable,
            ..CurrentMove::new(Some(ranked.action), search_kind)
        }
    }

    /// Whether all quiet moves of a node may be pruned before they are ranked, except those that give check.
    pub(super) fn prunes_all_quiets(&self, node: &Node) -> bool {
        let SearchWindow { depth, alpha, .. } = node.window;
        let may_skip = self.options.selective && self.height > 1 && !involves_mate(node);
        may_skip
            && !node.in_check
            && !node.possible_royal_attacked
            && (pruning::allows_late_move_pruning(depth, node.tried, node.improving)
                || pruning::allows_futility_pruning(node.evaluation, alpha, (depth - 1).max(0)))
    }

    /// SEE pruning: whether a move loses so much that it may be skipped unless it gives check.
    fn may_prune_by_see(&self, node: &Node, ranked: RankedAction, reduction: i32) -> bool {
        let depth = node.window.depth;
        let remaining = (depth - 1 - reduction).max(0);
        let loses_more_than =
            |most: i32| !see::gains_at_least(&self.position, &self.evaluator, ranked.action, -most);
        match move_picker::class(ranked.rank) {
            Class::Quiet => remaining <= 6 && loses_more_than(pruning::see_margin(remaining, true)),
            Class::LosingCapture => {
                depth <= 6 && loses_more_than(pruning::see_margin(depth, false))
            }
            _ => false,
        }
    }
}

/// Whether this and every lower-ranked quiet move may be skipped unless it gives check.
fn prunes_this_and_later_quiets(node: &Node, rank: i32, reduction: i32) -> bool {
    let SearchWindow { depth, alpha, .. } = node.window;
    let remaining = (depth - 1 - reduction).max(0);
    // `tried` includes the current move.
    pruning::allows_late_move_pruning(depth, node.tried - 1, node.improving)
        || pruning::allows_futility_pruning(node.evaluation, alpha, remaining)
        || pruning::allows_history_pruning(rank, remaining)
}

/// When a mate is in sight, nothing is pruned: only a faster mate would be better.
fn involves_mate(node: &Node) -> bool {
    score::is_mate(node.best) || score::is_mate(node.window.alpha)
}

fn reduction_for(node: &Node, rank: i32, class: Class, tried: usize) -> i32 {
    let depth = node.window.depth;
    if depth < 2 || tried < 2 {
        return 0;
    }
    let mut reduction = pruning::late_move_reduction(depth, tried);
    reduction -= 256 * node.window.is_pv() as i32;
    reduction += 128 * !node.improving as i32;
    reduction -= match class {
        Class::Quiet => rank / 48,
        _ => 256,
    };
    (reduction >> 8).clamp(0, (depth - 2).max(0))
}

pub(super) fn child_window(
    node: &Node,
    current: &CurrentMove,
    (alpha, beta): (i32, i32),
    extension: i32,
) -> SearchWindow {
    let full = node.window.depth - 1 + extension;
    let depth = match current.search_kind {
        SearchKind::NullMove => {
            full - extension - pruning::null_move_reduction(&node.window, node.evaluation)
        }
        SearchKind::Reduced { reduction } => full - reduction,
        SearchKind::ZeroWindow | SearchKind::FullWindow | SearchKind::Singular { .. } => full,
    };
    if current.same_player {
        SearchWindow { depth, alpha, beta }
    } else {
        SearchWindow {
            depth,
            alpha: -beta,
            beta: -alpha,
        }
    }
}
