//! The tree as a loop over a stack of nodes instead of recursion, so that it can stop after any position and go on
//! later as if nothing had happened.
//!
//! Under [`OpponentModel::Paranoid`] and [`OpponentModel::BestReply`] it is alpha-beta of the root against all others, with windows as in
//! principal variation search; all scores are the root's. Under [`OpponentModel::MaxN`] every player seeks most for itself, and
//! a player's sure share bounds what is left for the one before it (shallow pruning: Korf, *Multi-Player Alpha-Beta
//! Pruning*, 1991).

use super::node::{Node, Purpose, Trial};
use super::searcher::MultiplayerSearcher;
use super::shares::WHOLE;
use super::worth::Worth;
use crate::moves::Action;
use crate::piece::{ByPlayer, Player};
use crate::rules;
use crate::search::opponent_model::OpponentModel;
use crate::search::order;
use crate::search::question::Question;
use crate::search::score::{self, INFINITE, MOST_PLIES};
use crate::search::table::{Bound, Entry};

impl MultiplayerSearcher {
    /// Does one step of the search below the root. The root's worth is returned when the root itself is left.
    pub(super) fn step(&mut self) -> Option<Worth> {
        let settled = match self.next_trial() {
            Some(trial) => self.enter(trial),
            None => Some(self.leave()),
        };
        match settled {
            Some(worth) if self.height == 0 => Some(worth),
            Some(worth) => {
                self.receive(worth);
                None
            }
            None => None,
        }
    }

    fn top(&mut self) -> &mut Node {
        &mut self.stack[self.height - 1]
    }

    fn is_max_n(&self) -> bool {
        self.options.model == OpponentModel::MaxN
    }

    /// A worth of which only the root's part is known.
    pub(super) fn to_root(score: i32) -> Worth {
        ByPlayer::from_fn(|_| score)
    }

    // Choosing.

    fn next_trial(&mut self) -> Option<Trial> {
        if let Some(trial) = self.top().again.take() {
            return Some(trial);
        }
        if self.is_cut() {
            return None;
        }
        let node = self.top();
        let tried = node.next;
        let ranked = order::next_of_many(&mut node.list, tried)?;
        node.next += 1;
        let purpose = self.purpose(ranked.rank, tried);
        Some(Trial {
            action: ranked.action,
            purpose,
            made: 0,
        })
    }

    /// Whether nothing found here can matter any more.
    fn is_cut(&self) -> bool {
        let node = &self.stack[self.height - 1];
        if !self.is_max_n() {
            return node.question.alpha >= node.question.beta;
        }
        let Some(before) = self.height.checked_sub(2).map(|at| &self.stack[at]) else {
            return false;
        };
        if before.player == node.player {
            return false;
        }
        let (sure, wanted) = (node.best_for(node.player), before.best_for(before.player));
        sure.zip(wanted)
            .is_some_and(|(sure, wanted)| sure > WHOLE - wanted)
    }

    fn purpose(&self, rank: i32, tried: usize) -> Purpose {
        let node = &self.stack[self.height - 1];
        if tried == 0 || self.is_max_n() {
            return Purpose::Measure;
        }
        let quiet = order::is_ordinary(rank) || rank < 0;
        match quiet && node.calm && self.options.selective {
            // With a hundred actions for each of four players there are no plies for them all: first by what is at stake alone.
            true => Purpose::Glance {
                reduction: node.question.depth,
            },
            false => Purpose::Scout,
        }
    }

    // Going down.

    /// Makes an action. The worth, if it is settled at once; else a node has been opened.
    fn enter(&mut self, mut trial: Trial) -> Option<Worth> {
        let calm = self.top().calm;
        let (made, calm) = self.carry_out(trial.action, calm);
        trial.made = made;
        let question = self.ask(&trial);
        let node = self.top();
        node.trial = Some(trial);
        // If the child is settled at once there is no line behind it.
        self.stack[self.height].line.clear();
        let settled = self.settle(&question, calm);
        if settled.is_some() {
            return settled;
        }
        self.open(question, calm)
    }

    /// What is asked of the position after an action.
    fn ask(&self, trial: &Trial) -> Question {
        let node = &self.stack[self.height - 1];
        let Question { depth, alpha, beta } = node.question;
        let (alpha, beta) = match (trial.purpose, node.player == self.root) {
            (Purpose::Measure, _) => (alpha, beta),
            (_, true) => (alpha, alpha + 1),
            (_, false) => (beta - 1, beta),
        };
        let cost = i32::from(!matches!(trial.action, Action::Claim { .. }));
        let shorter = match trial.purpose {
            Purpose::Glance { reduction } => reduction,
            _ => 0,
        };
        let extends = i32::from(self.extends(node, depth));
        Question {
            depth: depth - cost - shorter + extends,
            alpha,
            beta,
        }
    }

    /// Checks at the end of the look-ahead are looked at until it is the root's turn again: only then are they worth
    /// something. The root's own answers to checks are looked at one ply more.
    fn extends(&self, node: &Node, depth: i32) -> bool {
        if !self.options.selective || self.is_max_n() || self.height >= 2 * self.plies as usize + 2
        {
            return false;
        }
        let root_acted = node.player == self.root;
        let position = &self.position;
        if root_acted && depth == 1 {
            let own = position.variant().pieces_of[self.root];
            let mut royals = self.others().filter_map(|other| position.royal(other));
            return royals.any(|royal| position.is_attacked(royal, own));
        }
        !root_acted && position.turn() == self.root && position.in_check(self.root)
    }

    /// The worth of a position that needs no node of its own. `calm` if it is known that no royal is attacked.
    fn settle(&mut self, question: &Question, calm: bool) -> Option<Worth> {
        let ply = self.height;
        if self.is_over() {
            return Some(self.end_for_all(ply));
        }
        if self.is_drawn() {
            return Some(self.draw());
        }
        if ply >= MOST_PLIES {
            return Some(self.judge_all());
        }
        if self.is_max_n() {
            return (question.depth <= 0).then(|| self.settled_shares(ply));
        }
        if let Some(score) = self.known_from_table(question, ply) {
            return Some(MultiplayerSearcher::to_root(score));
        }
        (question.depth <= 0).then(|| {
            MultiplayerSearcher::to_root(self.quiescence(question.alpha, question.beta, ply, calm))
        })
    }

    /// Repetition counts only as in the game itself: within the search it would have to be everybody's wish.
    fn is_drawn(&self) -> bool {
        let position = &self.position;
        let drawn = rules::drawn_by_bare_royals(position) || rules::drawn_by_move_count(position);
        if drawn && !self.can_claim() {
            return true;
        }
        let Some(rule) = position.variant().rules.repetition else {
            return false;
        };
        let now = position.repetition_hash();
        let before = self.past.iter().filter(|&&hash| hash == now).count();
        before + 1 >= usize::from(rule.times)
    }

    fn known_from_table(&self, question: &Question, ply: usize) -> Option<i32> {
        if question.wants_score() || question.depth <= 0 {
            return None;
        }
        let entry = self.memory.table.get(self.table_key())?;
        let deep_enough = match self.options.selective {
            true => entry.depth() >= question.depth,
            false => entry.depth() == question.depth,
        };
        let score = score::from_table(entry.score(), ply);
        (deep_enough && entry.settles(score, question.alpha, question.beta)).then_some(score)
    }

    fn table_key(&self) -> u64 {
        self.position.hash() ^ self.key
    }

    /// Opens a node, unless the game is over here.
    fn open(&mut self, question: Question, calm: bool) -> Option<Worth> {
        let known = self.memory.table.get(self.table_key());
        let known = known.and_then(|entry| entry.action);
        let calm = calm || self.is_calm();
        if !self.list_actions(calm) {
            return Some(self.end_for_all(self.height));
        }
        self.push_listed(question, known, calm);
        None
    }

    /// Puts a node for the root's own position on the stack; `self.actions` are its legal actions.
    pub(super) fn push(&mut self, question: Question, known: Option<Action>) {
        let calm = self.is_calm();
        self.push_listed(question, known, calm);
    }

    fn push_listed(&mut self, question: Question, known: Option<Action>, calm: bool) {
        let ply = self.height;
        let checked = match calm {
            true => ByPlayer::default(),
            false => self.checked(),
        };
        self.height += 1;
        let mut node = std::mem::replace(&mut self.stack[ply], Node::empty());
        node.begin(question, self.position.turn(), calm);
        let actions = self.actions.iter();
        node.list
            .extend(actions.map(|&action| self.rank(action, ply, &checked)));
        order::put_first(&mut node.list, known);
        self.stack[ply] = node;
    }

    // Coming back.

    fn receive(&mut self, worth: Worth) {
        let Some(trial) = self.top().trial.take() else {
            return;
        };
        self.take_back(trial.made);
        let better = self.is_better(&worth);
        let question = self.top().question;
        let inside = worth[self.root] > question.alpha && worth[self.root] < question.beta;
        match trial.purpose {
            Purpose::Glance { .. } if better => self.try_again(trial, Purpose::Scout),
            Purpose::Scout if better && inside => self.try_again(trial, Purpose::Measure),
            _ => self.weigh(trial.action, worth),
        }
    }

    fn try_again(&mut self, trial: Trial, purpose: Purpose) {
        self.top().again = Some(Trial { purpose, ..trial });
    }

    /// Whether the player that chooses likes this better than all before.
    fn is_better(&self, worth: &Worth) -> bool {
        let node = &self.stack[self.height - 1];
        if self.is_max_n() {
            let taste = |worth: &Worth| self.taste(worth, node.player);
            return node.best.is_none_or(|best| taste(worth) > taste(&best));
        }
        match node.player == self.root {
            true => worth[self.root] > node.question.alpha,
            false => worth[self.root] < node.question.beta,
        }
    }

    /// How a player likes a worth under [`OpponentModel::MaxN`]: of two as good for itself the one that is worse for the root, so
    /// that the root doesn't hope for favours; after that in any order, but always the same.
    pub(super) fn taste(&self, worth: &Worth, player: Player) -> (i32, i32, [i32; Player::LIMIT]) {
        (worth[player], -worth[self.root], worth.0)
    }

    /// An action's worth is known.
    fn weigh(&mut self, action: Action, worth: Worth) {
        let (root, better, max_n) = (self.root, self.is_better(&worth), self.is_max_n());
        let node = self.top();
        let own = node.player == root;
        let nearer = |best: Worth| match own {
            true => worth[root] > best[root],
            false => worth[root] < best[root],
        };
        if better || !max_n && node.best.is_none_or(nearer) {
            node.best = Some(worth);
        }
        if !better {
            return;
        }
        node.best_action = Some(action);
        match own {
            _ if max_n => {}
            true => node.question.alpha = worth[root],
            false => node.question.beta = worth[root],
        }
        self.extend_line(action);
        if self.height == 1 {
            self.tell(worth[root]);
        }
        if !max_n && self.is_cut() {
            self.learn(action);
        }
    }

    /// The best line here is this action and the best line behind it, as far as it is one that can be played.
    fn extend_line(&mut self, action: Action) {
        let playable = self.options.model != OpponentModel::BestReply || self.height == 1;
        let (nodes, deeper) = self.stack.split_at_mut(self.height);
        let Some(node) = nodes.last_mut() else { return };
        node.line.clear();
        node.line.push(action);
        if playable {
            node.line.extend_from_slice(&deeper[0].line);
        }
    }

    /// The root has a new best action.
    fn tell(&mut self, raw: i32) {
        self.thought.line.clone_from(&self.stack[0].line);
        if self.options.model == OpponentModel::BestReply {
            self.thought.line.truncate(1);
        }
        self.thought.best = self.thought.line.first().copied();
        self.thought.score = self.told(raw);
    }

    fn learn(&mut self, action: Action) {
        if order::is_forcing(&self.position, action) {
            return;
        }
        let ply = self.height - 1;
        let node = &self.stack[ply];
        let tried = node.list[..node.next].iter().map(|ranked| ranked.action);
        let depth = node.question.depth;
        self.order.learn(&self.position, action, tried, depth, ply);
    }

    /// Leaves the topmost node with its worth.
    fn leave(&mut self) -> Worth {
        let ply = self.height - 1;
        let node = &self.stack[ply];
        let own = node.player == self.root;
        let none = MultiplayerSearcher::to_root(if own { -INFINITE } else { INFINITE });
        let best = node.best.unwrap_or(none);
        if !self.is_max_n() {
            let score = best[self.root];
            let (alpha, beta) = node.asked;
            let bound = Bound::of(score, alpha, beta);
            let kept = score::to_table(score, ply);
            let depth = node.question.depth;
            let entry = Entry::new(self.table_key(), node.best_action, kept, depth, bound);
            self.memory.table.put(entry);
        }
        self.height -= 1;
        best
    }
}
