//! How an action is to be tried: the first for its score, the rest first at a glance, and those that hardly matter not at all.

use super::node::{Node, Trial};
use super::order::Ranked;
use super::picker::{self, Class};
use super::question::{Purpose, Question};
use super::score;
use super::searcher::Searcher;
use super::see;
use super::selectivity as numbers;

impl Searcher {
    /// What to do with an action that has been picked after so many others.
    pub(super) fn plan(&mut self, ranked: Ranked, tried: usize) -> Trial {
        let ply = self.ply();
        let node = &self.stack[ply];
        let class = picker::class(ranked.rank);
        let minor = matches!(class, Class::Quiet | Class::Killer | Class::LosingCapture);
        if tried == 0 {
            return Trial::new(Some(ranked.action), Purpose::Measure);
        }
        if !self.options.selective || node.in_check || !minor {
            return Trial::new(Some(ranked.action), Purpose::Scout);
        }
        let reduction = plies_left_out(node, ranked.rank, class, tried);
        let purpose = match reduction {
            1.. => Purpose::Glance { reduction },
            _ => Purpose::Scout,
        };
        let may_skip = ply > 0 && !node.pressed && !is_about_mate(node);
        let late = may_skip && class == Class::Quiet && are_pointless(node, ranked.rank, reduction);
        let skippable = late || may_skip && self.is_pointless(node, ranked, reduction);
        self.stack[ply].only_checks = late;
        Trial {
            skippable,
            ..Trial::new(Some(ranked.action), purpose)
        }
    }

    /// Whether nothing quiet at a node is worth a look unless it gives check, as far as that can be told before it is ranked.
    pub(super) fn only_checks_matter(&self, node: &Node) -> bool {
        let Question { depth, alpha, .. } = node.question;
        let may_skip = self.options.selective && self.height > 1 && !is_about_mate(node);
        may_skip
            && !node.in_check
            && !node.pressed
            && (numbers::is_late(depth, node.tried, node.improving)
                || numbers::is_hopeless(node.evaluation, alpha, (depth - 1).max(0)))
    }

    /// Whether an action can be skipped unless it gives check, for what it loses.
    fn is_pointless(&self, node: &Node, ranked: Ranked, reduction: i32) -> bool {
        let depth = node.question.depth;
        let remaining = (depth - 1 - reduction).max(0);
        let loses = |most: i32| !see::gains(&self.position, &self.evaluator, ranked.action, -most);
        match picker::class(ranked.rank) {
            Class::Quiet => remaining <= 6 && loses(numbers::tolerated_loss(remaining, true)),
            Class::LosingCapture => depth <= 6 && loses(numbers::tolerated_loss(depth, false)),
            _ => false,
        }
    }
}

/// Whether a quiet action, and so every one ranked lower, can be skipped unless it gives check.
fn are_pointless(node: &Node, rank: i32, reduction: i32) -> bool {
    let Question { depth, alpha, .. } = node.question;
    let remaining = (depth - 1 - reduction).max(0);
    // The one that is planned counts as tried.
    numbers::is_late(depth, node.tried - 1, node.improving)
        || numbers::is_hopeless(node.evaluation, alpha, remaining)
        || numbers::is_despised(rank, remaining)
}

/// Against a mate nothing is too bad to be tried: only a nearer mate can be better.
fn is_about_mate(node: &Node) -> bool {
    score::is_mate(node.best) || score::is_mate(node.question.alpha)
}

/// Plies by which an action is shortened at first.
fn plies_left_out(node: &Node, rank: i32, class: Class, tried: usize) -> i32 {
    let depth = node.question.depth;
    if depth < 2 || tried < 2 {
        return 0;
    }
    let mut left_out = numbers::reduction(depth, tried);
    left_out -= 256 * node.question.wants_score() as i32;
    left_out += 128 * !node.improving as i32;
    left_out -= match class {
        Class::Quiet => rank / 48,
        _ => 256,
    };
    (left_out >> 8).clamp(0, (depth - 2).max(0))
}

/// What is asked of the position after an action.
pub(super) fn ask(
    node: &Node,
    trial: &Trial,
    (alpha, beta): (i32, i32),
    extension: i32,
) -> Question {
    let full = node.question.depth - 1 + extension;
    let depth = match trial.purpose {
        Purpose::Null => {
            full - extension - numbers::null_move_reduction(&node.question, node.evaluation)
        }
        Purpose::Glance { reduction } => full - reduction,
        Purpose::Scout | Purpose::Measure | Purpose::Others { .. } => full,
    };
    if trial.same_player {
        Question { depth, alpha, beta }
    } else {
        Question {
            depth,
            alpha: -beta,
            beta: -alpha,
        }
    }
}
