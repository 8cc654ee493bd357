//! Going down: from an action that is to be tried to a score that is known at once, or to a node of its own.

use super::history::Before;
use super::node::{Node, Stage, Trial};
use super::order::{self, Arrival};
use super::plan::ask;
use super::question::{Purpose, Question};
use super::score::{self, INFINITE, MOST_PLIES};
use super::searcher::Searcher;
use super::selectivity;
use super::table::Entry;
use crate::moves::Action;
use crate::piece::{Piece, PieceType, Player};
use crate::rules;

/// A player with fewer pieces besides royals and promoting ones may soon have none that it would like to move.
const FEWEST_PIECES: u32 = 2;

/// A position about to be searched, its action made.
pub(super) struct Arrived {
    question: Question,
    in_check: bool,
    horizon: usize,
    before: Before,
    after_null: bool,
    /// What the table knows of it.
    entry: Option<Entry>,
}

impl Searcher {
    /// Makes an action. Its score, if it is settled at once; else a node has been opened, or the action skipped.
    pub(super) fn enter(&mut self, trial: Trial, window: (i32, i32)) -> Option<i32> {
        if let Purpose::Others { below } = trial.purpose {
            self.look_at_others(trial, below);
            return None;
        }
        let mut arrived = self.make(trial, window)?;
        let settled = self.settle(&mut arrived);
        if settled.is_some() {
            return settled;
        }
        self.open(arrived)
    }

    /// `None` if the action turns out not to be worth a look; it is then taken back.
    fn make(&mut self, mut trial: Trial, window: (i32, i32)) -> Option<Arrived> {
        let unheard = |action| trial.skippable && !self.may_check(action);
        if trial.action.is_some_and(unheard) {
            return None;
        }
        let at_a_glance = matches!(trial.purpose, Purpose::Glance { .. });
        let presses = |action| (trial.skippable || at_a_glance) && self.presses(action);
        let presses = trial.action.is_some_and(presses);
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
        trial.same_player = turn == mover;
        let in_check = self.position.in_check(turn);
        let urgent = in_check || presses;
        if trial.skippable && !urgent {
            self.position.unmake();
            return None;
        }
        self.hashes.push(self.position.repetition_hash());
        if urgent && at_a_glance {
            trial.purpose = Purpose::Scout;
        }
        // If the child is settled at once there is no line behind it.
        self.stack[self.height].line.clear();
        Some(self.arrive(trial, window, in_check, last))
    }

    /// Notes the trial and says what is asked of the position that it has led to.
    fn arrive(
        &mut self,
        trial: Trial,
        window: (i32, i32),
        in_check: bool,
        last: Option<Arrival>,
    ) -> Arrived {
        let after_null = trial.action.is_none();
        let irreversible = after_null || self.position.clock_plies() == 0;
        let here = self.hashes.len() - 1;
        let extension = self.extension(&trial);
        let node = self.top();
        node.trial = Some(trial);
        let question = ask(node, &trial, window, extension);
        Arrived {
            question,
            in_check,
            horizon: if irreversible { here } else { node.horizon },
            before: [last, node.before[0]],
            after_null,
            entry: None,
        }
    }

    /// Plies by which an action is looked at deeper: where it is the only good one. A check alone is no reason: with pieces that
    /// reach far there are too many of them.
    fn extension(&mut self, trial: &Trial) -> i32 {
        if !self.options.selective || self.height >= 2 * self.iteration_plies() {
            return 0;
        }
        let node = self.top();
        let known = trial.action.is_some() && trial.action == node.known;
        if known { node.extension } else { 0 }
    }

    /// The score of a position that needs no node of its own. What the table knows of it is noted.
    fn settle(&mut self, arrived: &mut Arrived) -> Option<i32> {
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
        if depth <= 0 {
            return Some(self.quiescence(alpha, beta, ply, arrived.in_check));
        }
        arrived.entry = self.memory.table.get(self.key()).copied();
        let entry = arrived.entry.as_ref()?;
        self.known_from_table(entry, &arrived.question, ply)
    }

    /// Nothing is taken from the table where a score is wanted (the line would be cut short) or where the draw by
    /// move count is near (the table doesn't know of it).
    pub(super) fn known_from_table(
        &self,
        entry: &Entry,
        question: &Question,
        ply: usize,
    ) -> Option<i32> {
        if question.wants_score() {
            return None;
        }
        let deep_enough = if self.options.selective {
            entry.depth() >= question.depth
        } else {
            entry.depth() == question.depth
        };
        let score = score::from_table(entry.score(), ply);
        if !deep_enough || !entry.settles(score, question.alpha, question.beta) {
            return None;
        }
        let limit = rules::move_count_limit(&self.position);
        let near = |plies: u16| self.position.clock_plies() + 10 >= plies;
        (!limit.is_some_and(near)).then_some(score)
    }

    /// What a position is worth at first sight, before and after looking into the table.
    pub(super) fn first_sight(&mut self, entry: Option<&Entry>, ply: usize) -> (i32, i32) {
        let judged = entry.and_then(Entry::evaluation);
        let judged = judged.unwrap_or_else(|| self.evaluation());
        let Some(entry) = entry.filter(|_| self.options.selective) else {
            return (judged, judged);
        };
        let score = score::from_table(entry.score(), ply);
        // What was found by searching is better than what was judged, where it says anything.
        let better = !score::is_mate(score) && entry.settles(score, judged + 1, judged);
        (judged, if better { score } else { judged })
    }

    /// Opens a node, unless the game is over here or the position good enough as it is.
    fn open(&mut self, arrived: Arrived) -> Option<i32> {
        let ply = self.height;
        let Arrived {
            mut question,
            in_check,
            horizon,
            before,
            after_null,
            entry,
        } = arrived;
        let (judged, evaluation) = if in_check {
            (-INFINITE, -INFINITE)
        } else {
            self.first_sight(entry.as_ref(), ply)
        };
        let parent = &self.stack[ply - 1];
        let improving = !in_check && judged > parent.judged_before;
        let judged_before = parent.judged;
        let selective = self.options.selective;
        let pressed = selective && self.is_pressed(self.position.turn());
        let quick = selective
            && !pressed
            && !question.wants_score()
            && !in_check
            && !score::is_mate(question.beta);
        let good_enough = selectivity::is_good_enough(&question, evaluation, improving);
        if quick && good_enough && !self.is_hunting() {
            return Some(evaluation);
        }
        let known = entry.and_then(|entry| entry.action);
        if known.is_none() && selective && question.depth >= 4 {
            // Without an idea what to try first the search is better repeated from a shallower one (internal
            // iterative reduction: Schröder).
            question.depth -= 1;
        }
        let null_move_is_open = quick
            && !after_null
            && evaluation >= question.beta
            && self.null_move_is_sound(&question);
        self.height += 1;
        let node = &mut self.stack[ply];
        node.begin(question, in_check, horizon, before);
        node.known = known;
        node.pressed = pressed;
        node.judged = judged;
        node.judged_before = judged_before;
        node.evaluation = evaluation;
        node.improving = improving;
        node.null_move_is_open = null_move_is_open;
        if selective && question.depth >= selectivity::SINGULAR_PLIES {
            node.others_below = entry.and_then(|entry| only_good_one(&entry, node, ply));
        }
        None
    }

    /// Whether only lone royals are left to fight the player to act: whoever is far ahead there must still mate.
    fn is_hunting(&self) -> bool {
        let turn = self.position.turn();
        let mut enemies = self.position.living().filter(|&player| player != turn);
        enemies.all(|enemy| self.position.pieces(enemy).len() == 1)
    }

    /// Where a player has little but its royal and promoting pieces (having to move is then often a burden: zugzwang), pieces are dropped, or crowns are worn in secret, doing nothing
    /// proves nothing.
    fn null_move_is_sound(&self, question: &Question) -> bool {
        let rules = &self.position.variant().rules;
        question.depth >= 2
            && rules.crown.is_none()
            && rules.drops.is_empty()
            && self.has_pieces(self.position.turn(), FEWEST_PIECES)
    }

    /// Whether a player has at least so many pieces besides royals and promoting ones.
    fn has_pieces(&self, player: Player, least: u32) -> bool {
        let variant = self.position.variant();
        let kinds = (0..variant.kinds.len()).filter_map(PieceType::new);
        let pieces = kinds.filter(|kind| {
            !variant.kinds[kind.index()].royal && variant.rules.promotions[kind.index()].is_none()
        });
        let counts = pieces.map(|kind| self.position.count(Piece::new(kind, player)) as u32);
        counts.sum::<u32>() >= least
    }

    /// Searches the topmost node's position once more without its known action, to see whether anything else comes near
    /// (singular extensions: Anantharaman, Campbell, Hsu, 1988; by the table, as Stockfish does).
    fn look_at_others(&mut self, mut trial: Trial, below: i32) {
        trial.same_player = true;
        let ply = self.height;
        let (nodes, deeper) = self.stack.split_at_mut(ply);
        let (Some(node), Some(other)) = (nodes.last_mut(), deeper.first_mut()) else {
            return;
        };
        node.trial = Some(trial);
        let question = Question {
            depth: (node.question.depth - 1) / 2,
            alpha: below - 1,
            beta: below,
        };
        other.begin(question, node.in_check, node.horizon, node.before);
        other.pressed = node.pressed;
        other.left_out = node.known;
        other.stage = Stage::Unlisted;
        other.judged = node.judged;
        other.judged_before = node.judged_before;
        other.evaluation = node.evaluation;
        other.improving = node.improving;
        self.height += 1;
    }

    /// Puts the root on the stack; `self.actions` are its actions.
    pub(super) fn push_root(&mut self, question: Question, in_check: bool, known: Option<Action>) {
        let judged = if in_check {
            -INFINITE
        } else {
            self.evaluation()
        };
        self.height = 1;
        let node = &mut self.stack[0];
        node.begin(question, in_check, 0, [None; 2]);
        (node.judged, node.evaluation) = (judged, judged);
        self.rank_for_root();
        order::put_first(&mut self.stack[0].list, known);
    }
}

/// The score below which all others must stay for the known action to be taken for the only good one; `None` if that can't be
/// told.
fn only_good_one(entry: &Entry, node: &Node, ply: usize) -> Option<i32> {
    let score = score::from_table(entry.score(), ply);
    let sure = entry.is_at_least() && entry.depth() >= node.question.depth - 3;
    let room = ply + 2 < MOST_PLIES;
    let fit = node.known.is_some() && sure && room && !score::is_mate(score);
    fit.then(|| score - selectivity::singular_margin(node.question.depth))
}
