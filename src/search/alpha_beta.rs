//! Alpha-beta (Knuth, Moore, 1975) as a loop over a stack of nodes instead of recursion: it can stop after any
//! position and go on later as if nothing had happened, so that slices change nothing about what is searched.
//!
//! Each step either enters a child of the topmost node or leaves that node; a score so found is received by the node
//! below. Windows are those of principal variation search (Marsland, Campbell, 1982): the first action is measured,
//! later ones are only asked whether they are better.

use super::Searcher;
use super::chance::{Chance, Next};
use super::node::{Node, Purpose, Question, Trial};
use super::order::{self, Arrival, Ranked};
use super::score::{self, INFINITE, MOST_PLIES};
use super::selectivity;
use super::table::{Bound, Entry};
use crate::moves::Action;
use crate::rules;

/// A position about to be searched, its action made.
struct Arrived {
    question: Question,
    in_check: bool,
    horizon: usize,
    last: Option<Arrival>,
    after_null: bool,
}

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

    fn top(&mut self) -> &mut Node {
        &mut self.stack[self.height - 1]
    }

    /// The distance of the topmost node from the root.
    fn ply(&self) -> usize {
        self.height - 1
    }

    // Choosing.

    fn next_trial(&mut self) -> Option<Trial> {
        let ply = self.ply();
        let selective = self.options.selective;
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
        let tried = node.next;
        let ranked = order::next_best(&mut node.list, tried)?;
        node.next += 1;
        Some(plan(node, ranked, tried, selective, ply))
    }

    // What luck decides.

    /// The scores of interest behind an action, as seen by the seat that acts; where luck decides, behind the outcome
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

    // Going down.

    /// Makes an action. Its score, if it is settled at once; else a node has been opened, or the action skipped.
    fn enter(&mut self, trial: Trial, window: (i32, i32)) -> Option<i32> {
        let arrived = self.make(trial, window)?;
        let settled = self.settle(&arrived);
        if settled.is_some() {
            return settled;
        }
        self.open(arrived)
    }

    /// `None` if the action turns out not to be worth a look; it is then taken back.
    fn make(&mut self, mut trial: Trial, window: (i32, i32)) -> Option<Arrived> {
        let mover = self.position.turn();
        let last = trial
            .action
            .and_then(|action| order::arrival(&self.position, action));
        match (trial.action, &self.stack[self.height - 1].chance) {
            (Some(action), Some(chance)) => {
                let assumed = chance.assumed(trial.outcome);
                self.position.make_assuming(action, assumed);
            }
            (Some(action), None) => self.position.make(action),
            (None, _) => self.position.make_null(),
        }
        self.nodes += 1;
        let turn = self.position.turn();
        trial.same_seat = turn == mover;
        let in_check = self.position.in_check(turn);
        if trial.skippable && !in_check {
            self.position.unmake();
            return None;
        }
        self.hashes.push(self.position.repetition_hash());
        let after_null = trial.action.is_none();
        let irreversible = after_null || self.position.clock_plies() == 0;
        let extends =
            in_check && self.options.selective && self.height < 2 * self.iteration_plies();
        if in_check && matches!(trial.purpose, Purpose::Glance { .. }) {
            trial.purpose = Purpose::Scout;
        }
        let here = self.hashes.len() - 1;
        // If the child is settled at once there is no line behind it.
        self.stack[self.height].line.clear();
        let node = self.top();
        node.trial = Some(trial);
        let question = ask(node, &trial, window, extends);
        let horizon = if irreversible { here } else { node.horizon };
        Some(Arrived {
            question,
            in_check,
            horizon,
            last,
            after_null,
        })
    }

    /// The score of a position that needs no node of its own.
    fn settle(&mut self, arrived: &Arrived) -> Option<i32> {
        let ply = self.height;
        let Question { depth, alpha, beta } = arrived.question;
        if self.is_decided() {
            return Some(self.score_without_actions(ply));
        }
        if self.is_drawn(arrived.horizon) {
            return Some(0);
        }
        if ply >= MOST_PLIES {
            return Some(self.evaluation());
        }
        if let Some(score) = self.known_from_table(&arrived.question, ply) {
            return Some(score);
        }
        (depth <= 0).then(|| self.quiescence(alpha, beta, ply, arrived.in_check))
    }

    /// Nothing is taken from the table where a score is wanted (the line would be cut short) or where the draw by
    /// move count is near (the table doesn't know of it).
    fn known_from_table(&self, question: &Question, ply: usize) -> Option<i32> {
        let limit = rules::move_count_limit(&self.position);
        let near = |plies: u16| self.position.clock_plies() + 10 >= plies;
        if question.wants_score() || question.depth <= 0 || limit.is_some_and(near) {
            return None;
        }
        let entry = self.memory.table.get(self.key())?;
        let deep_enough = if self.options.selective {
            entry.depth() >= question.depth
        } else {
            entry.depth() == question.depth
        };
        let score = score::from_table(entry.score(), ply);
        (deep_enough && entry.settles(score, question.alpha, question.beta)).then_some(score)
    }

    /// Opens a node, unless the game is over here or the position good enough as it is.
    fn open(&mut self, arrived: Arrived) -> Option<i32> {
        let ply = self.height;
        let Arrived {
            mut question,
            in_check,
            horizon,
            last,
            after_null,
        } = arrived;
        let evaluation = if in_check {
            -INFINITE
        } else {
            self.evaluation()
        };
        let quick = self.options.selective
            && !question.wants_score()
            && !in_check
            && !score::is_mate(question.beta);
        if quick && selectivity::is_good_enough(&question, evaluation) {
            return Some(evaluation);
        }
        self.list_actions();
        if self.actions.is_empty() {
            return Some(self.score_without_actions(ply));
        }
        let known = self
            .memory
            .table
            .get(self.key())
            .and_then(|entry| entry.action);
        if known.is_none() && self.options.selective && question.depth >= 4 {
            // Without an idea what to try first the search is better repeated from a shallower one (internal
            // iterative reduction: Schröder).
            question.depth -= 1;
        }
        let null_move_is_open = quick
            && !after_null
            && evaluation >= question.beta
            && self.null_move_is_sound(&question);
        self.push(question, in_check, horizon, last, known);
        let node = self.top();
        node.evaluation = evaluation;
        node.null_move_is_open = null_move_is_open;
        None
    }

    /// Where a seat has only its royal and promoting men, men are dropped, or crowns are worn in secret, doing nothing
    /// proves nothing.
    fn null_move_is_sound(&self, question: &Question) -> bool {
        let rules = &self.position.variant().rules;
        question.depth >= 3
            && rules.crown.is_none()
            && rules.drops.is_empty()
            && self
                .evaluator
                .has_pieces(&self.position, self.position.turn())
    }

    /// Puts a node for the present position on the stack; `self.actions` are its legal actions.
    pub(super) fn push(
        &mut self,
        question: Question,
        in_check: bool,
        horizon: usize,
        last: Option<Arrival>,
        known: Option<Action>,
    ) {
        let ply = self.height;
        self.height += 1;
        let node = &mut self.stack[ply];
        node.begin(question, in_check, horizon, last);
        for &action in &self.actions {
            let rank = self
                .order
                .rank(&self.position, &self.evaluator, action, ply, last);
            node.list.push(Ranked { action, rank });
        }
        order::put_first(&mut node.list, known);
    }

    // Coming back.

    /// Takes the action back whose score has been found, as seen by the seat that acted after it.
    fn receive(&mut self, score: i32) {
        self.position.unmake();
        self.hashes.pop();
        let Some(trial) = self.top().trial.take() else {
            return;
        };
        let score = if trial.same_seat { score } else { -score };
        match self.top().chance {
            Some(_) => self.note_outcome(trial, score),
            None => self.judge(trial, score),
        }
    }

    /// The score of an action that has been tried is known, as seen by the seat that acts.
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
        if order::is_forcing(&self.position, action) {
            return;
        }
        let ply = self.ply();
        let node = &self.stack[ply];
        let tried = node.list[..node.next].iter().map(|ranked| ranked.action);
        self.order.learn(
            &self.position,
            action,
            tried,
            node.question.depth,
            ply,
            node.last,
        );
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
        let bound = match best {
            _ if best >= node.question.beta => Bound::Lower,
            _ if best > node.asked_alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        let kept = score::to_table(best, ply);
        let entry = Entry::new(
            self.key(),
            node.best_action,
            kept,
            node.question.depth,
            bound,
        );
        // What is found at the root with its best action left out isn't its score.
        if ply > 0 || self.lines.is_first() {
            self.memory.table.put(entry);
        }
        self.height -= 1;
        best
    }
}

/// How an action is to be tried: the first for its score, the rest first at a glance.
fn plan(node: &Node, ranked: Ranked, tried: usize, selective: bool, ply: usize) -> Trial {
    if tried == 0 {
        return Trial::new(Some(ranked.action), Purpose::Measure);
    }
    let quiet = order::is_ordinary(ranked.rank);
    let may_reduce = selective && !node.in_check && (quiet || order::is_losing(ranked.rank));
    let keep = node.question.wants_score() as i32 + (ranked.rank > 4096) as i32;
    let reduction = selectivity::reduction(node.question.depth, tried) - keep;
    let purpose = match reduction {
        1.. if may_reduce => Purpose::Glance { reduction },
        _ => Purpose::Scout,
    };
    // Against a mate nothing is too bad to be tried: only a nearer mate can be better.
    let for_a_mate = score::is_mate(node.best) || score::is_mate(node.question.alpha);
    let hopeless = quiet && ply > 0 && !for_a_mate && selectivity::is_hopeless(node, tried);
    Trial {
        skippable: hopeless && may_reduce,
        ..Trial::new(Some(ranked.action), purpose)
    }
}

/// What is asked of the position after an action.
fn ask(node: &Node, trial: &Trial, (alpha, beta): (i32, i32), extends: bool) -> Question {
    let full = node.question.depth - 1 + extends as i32;
    let depth = match trial.purpose {
        Purpose::Null => {
            full - extends as i32
                - selectivity::null_move_reduction(&node.question, node.evaluation)
        }
        Purpose::Glance { reduction } => full - reduction,
        Purpose::Scout | Purpose::Measure => full,
    };
    if trial.same_seat {
        Question { depth, alpha, beta }
    } else {
        Question {
            depth,
            alpha: -beta,
            beta: -alpha,
        }
    }
}
