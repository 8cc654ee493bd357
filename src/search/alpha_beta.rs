//! Alpha-beta (Knuth, Moore, 1975) as a loop over a stack of nodes instead of recursion: it can stop after any
//! position and go on later as if nothing had happened, so that slices change nothing about what is searched.
//!
//! Each step either enters a child of the topmost node or leaves that node; a score so found is received by the node
//! below. Windows are those of principal variation search (Marsland, Campbell, 1982): the first action is measured,
//! later ones are only asked whether they are better.

use super::chance::{Chance, Next};
use super::node::{Node, Trial};
use super::question::{Purpose, Question};
use super::score::{self, INFINITE};
use super::searcher::Searcher;
use super::table::{Bound, Entry};
use crate::moves::Action;

impl Searcher {
    /// Does one step of the search below the root. A score is returned when the root itself is left.
    pub(super) fn step(&mut self) -> Option<i32> {
        let settled = match self.next_trial() {
            Some(trial) => match self.window(trial) {
                Some((trial, window)) => self.enter(trial, window),
                None => None,
            },
            None => Some(self.leave()),
        };
        match settled {
            Some(score) if self.height == 0 => Some(score),
            Some(score) => {
                self.receive(score);
                None
            }
            None => None,
        }
    }

    pub(super) fn top(&mut self) -> &mut Node {
        &mut self.stack[self.height - 1]
    }

    /// The distance of the topmost node from the root.
    pub(super) fn ply(&self) -> usize {
        self.height - 1
    }

    // Choosing.

    fn next_trial(&mut self) -> Option<Trial> {
        let node = self.top();
        if node.again.is_some() {
            return node.again.take();
        }
        if node.best >= node.question.beta {
            return None;
        }
        if std::mem::take(&mut node.null_move_is_open) {
            return Some(Trial::new(None, Purpose::Null));
        }
        if let Some(below) = node.others_below.take() {
            return Some(Trial::new(None, Purpose::Others { below }));
        }
        let ranked = self.pick()?;
        let tried = self.top().tried;
        self.top().tried += 1;
        Some(self.plan(ranked, tried))
    }

    // What luck decides.

    /// The scores of interest behind an action, as seen by the player that acts; where luck decides, behind the outcome
    /// that is to be looked at next. `None` if nothing is left to be looked at: the action has been weighed.
    fn window(&mut self, mut trial: Trial) -> Option<(Trial, (i32, i32))> {
        let ply = self.ply();
        let window = self.top().question.window(trial.purpose);
        if let (true, Some(action)) = (self.secretive, trial.action) {
            if self.stack[ply].chance.is_none() {
                let chance = Chance::of(&self.position, &self.belief, action, ply);
                self.stack[ply].chance = chance;
            }
            if let Some(chance) = &self.stack[ply].chance {
                trial.skippable = false;
                match chance.next(window.0, window.1) {
                    Next::Decided(score) => {
                        self.judge_chance(trial, score);
                        return None;
                    }
                    Next::Search {
                        outcome,
                        alpha,
                        beta,
                    } => {
                        trial.outcome = outcome;
                        return Some((trial, (alpha, beta)));
                    }
                }
            }
        }
        Some((trial, window))
    }

    /// An outcome's score is known; whether that is enough is seen when the action is tried once more.
    fn note_outcome(&mut self, trial: Trial, score: i32) {
        let (nodes, deeper) = self.stack.split_at_mut(self.height);
        let Some(node) = nodes.last_mut() else { return };
        let Some(chance) = &mut node.chance else {
            return;
        };
        chance.note(trial.outcome, score);
        if chance.assumed(trial.outcome).is_empty() {
            chance.line.clone_from(&deeper[0].line);
        }
        node.again = Some(trial);
    }

    fn judge_chance(&mut self, trial: Trial, score: i32) {
        let chance = self.top().chance.take();
        if let Some(chance) = chance {
            self.stack[self.height].line = chance.line;
        }
        self.judge(trial, score);
    }

    // Coming back.

    /// Takes the action back whose score has been found, as seen by the player that acted after it.
    fn receive(&mut self, score: i32) {
        let Some(trial) = self.top().trial.take() else {
            return;
        };
        if let Purpose::Others { below } = trial.purpose {
            return self.judge_others(below, score);
        }
        self.position.unmake();
        self.hashes.pop();
        let score = if trial.same_player { score } else { -score };
        match self.top().chance {
            Some(_) => self.note_outcome(trial, score),
            None => self.judge(trial, score),
        }
    }

    /// The score of an action that has been tried is known, as seen by the player that acts.
    #[inline]
    fn judge(&mut self, trial: Trial, score: i32) {
        let Question { alpha, beta, .. } = self.top().question;
        match (trial.purpose, trial.action) {
            (Purpose::Null, _) if score >= beta => {
                self.top().best = if score::is_mate(score) { beta } else { score }
            }
            (Purpose::Null, _) => {}
            (Purpose::Glance { .. }, _) if score > alpha => self.try_again(trial, Purpose::Scout),
            (Purpose::Scout, _) if score > alpha && score < beta => {
                self.try_again(trial, Purpose::Measure)
            }
            (_, Some(action)) => self.weigh(action, score),
            (_, None) => {}
        }
    }

    /// What all actions but the known one come to is known. If they stay below, it is looked at deeper, the more so the farther
    /// below; if they don't, and that is good enough, the position is (multi-cut: Björnsson, Marsland, 1999).
    fn judge_others(&mut self, below: i32, score: i32) {
        let node = self.top();
        let Question { beta, .. } = node.question;
        if score < below {
            let by_far = !node.question.wants_score() && score < below - 20;
            node.extension = 1 + by_far as i32;
        } else if below >= beta {
            node.best = below;
        } else if below + 40 >= beta {
            node.extension = -1;
        }
    }

    fn try_again(&mut self, trial: Trial, purpose: Purpose) {
        self.top().again = Some(Trial {
            purpose,
            skippable: false,
            ..trial
        });
    }

    /// An action's score is known.
    fn weigh(&mut self, action: Action, score: i32) {
        let node = self.top();
        if score <= node.best {
            return;
        }
        node.best = score;
        if score <= node.question.alpha {
            return;
        }
        node.question.alpha = score;
        node.best_action = Some(action);
        self.extend_line(action);
        if self.height == 1 {
            self.tell(score);
        }
        if score >= self.top().question.beta {
            self.learn(action);
        }
    }

    /// The best line here is this action and the best line behind it.
    fn extend_line(&mut self, action: Action) {
        let (nodes, deeper) = self.stack.split_at_mut(self.height);
        let Some(node) = nodes.last_mut() else { return };
        node.line.clear();
        node.line.push(action);
        node.line.extend_from_slice(&deeper[0].line);
    }

    fn learn(&mut self, action: Action) {
        let ply = self.ply();
        let node = &self.stack[ply];
        let (depth, before) = (node.question.depth, node.before);
        let listed = node.list[..node.next].iter().map(|ranked| ranked.action);
        let tried = node.known.into_iter().chain(listed);
        self.memory
            .history
            .learn(&self.position, action, tried, depth, ply, &before);
    }

    /// Leaves the topmost node with its score.
    fn leave(&mut self) -> i32 {
        let ply = self.ply();
        let node = &self.stack[ply];
        // If everything was skipped nothing is known but that nothing was worth a look.
        let best = if node.best == -INFINITE {
            node.question.alpha
        } else {
            node.best
        };
        let bound = Bound::of(best, node.asked_alpha, node.question.beta);
        let kept = score::to_table(best, ply);
        let depth = node.question.depth;
        let entry =
            Entry::new(self.key(), node.best_action, kept, depth, bound).judged(node.judged);
        // What is found with the best action left out isn't the position's score.
        let whole = node.left_out.is_none() && (ply > 0 || self.lines.is_first());
        if whole {
            self.memory.table.put(entry);
        }
        self.height -= 1;
        best
    }
}
