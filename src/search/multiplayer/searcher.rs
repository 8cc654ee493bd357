//! The search for more than two players: its state, setup and slices.

use std::sync::Arc;

use super::node::Node;
use super::victim::Victim;
use super::worth::Worth;
use crate::moves::Action;
use crate::piece::Player;
use crate::position::Position;
use crate::rules;
use crate::search::evaluate::{Evaluator, Ledger};
use crate::search::limits::{Limits, Options};
use crate::search::memory::Memory;
use crate::search::noise;
use crate::search::opponent_model::OpponentModel;
use crate::search::order::{Order, Ranked};
use crate::search::question::Question;
use crate::search::score::{self, MOST_PLIES, Score};
use crate::search::search_result::SearchResult;
use crate::search::unsearchable::Unsearchable;

/// What each place better is worth to a player that has not won.
const PLACE: i32 = 150;

/// A search under way.
#[derive(Debug)]
pub struct MultiplayerSearcher {
    pub(super) position: Position,
    pub(super) root: Player,
    /// How many the others are at the root.
    pub(super) rivals: i32,
    /// Repetition hashes of the game's earlier positions.
    pub(super) past: Vec<u64>,
    pub(super) evaluator: Arc<Evaluator>,
    pub(super) memory: Memory,
    /// What all had in the position judged last.
    pub(super) ledger: Ledger,
    /// Sets apart what is found for other players and by other models.
    pub(super) key: u64,
    pub(super) order: Order,
    pub(super) options: Options,
    pub(super) limits: Limits,
    pub(super) stack: Vec<Node>,
    /// How much of the stack is in use.
    pub(super) height: usize,
    pub(super) quiet_lists: Vec<Vec<Ranked>>,
    pub(super) victims: Vec<Vec<Victim>>,
    pub(super) actions: Vec<Action>,
    /// TableBuffer for the replies of several players while they are gathered.
    pub(super) replies: Vec<Action>,
    pub(super) nodes: u64,
    /// Plies of the present iteration.
    pub(super) plies: i32,
    pub(super) thought: SearchResult,
}

impl MultiplayerSearcher {
    /// Prepares to search a view's public position; see [`Searcher::new`](crate::search::Searcher::new). Fails with
    /// [`Unsearchable::Players`] if the game has secrets or pieces to drop.
    pub(in crate::search) fn new(
        position: Position,
        past: &[u64],
        limits: Limits,
        options: Options,
        mut memory: Memory,
    ) -> Result<MultiplayerSearcher, Unsearchable> {
        let variant = position.variant();
        if variant.alphabet.has_secrets() || !variant.rules.drops.is_empty() {
            return Err(Unsearchable::Players);
        }
        memory.prepare(options);
        let root = position.turn();
        let mut several = MultiplayerSearcher {
            root,
            rivals: position.living().count() as i32 - 1,
            past: past.to_vec(),
            evaluator: memory.evaluator.clone(),
            memory,
            ledger: Ledger::EMPTY,
            key: noise::mix(root.index() as u64 + 1),
            order: Order::new(),
            options,
            limits,
            stack: (0..=MOST_PLIES).map(|_| Node::empty()).collect(),
            height: 0,
            quiet_lists: vec![Vec::new(); MOST_PLIES + 1],
            victims: vec![Vec::new(); MOST_PLIES + 1],
            actions: Vec::new(),
            replies: Vec::new(),
            nodes: 0,
            plies: 1,
            thought: SearchResult::none(),
            position,
        };
        rules::legal_actions_into(&several.position, &mut several.actions);
        if let Some(&first) = several.actions.first() {
            several.thought.best = Some(first);
            several.thought.line = vec![first];
            several.thought.done = several.actions.len() == 1;
        }
        Ok(several)
    }

    /// Searches on for about so many positions and says what has been found. Does nothing once the thought is done.
    pub fn slice(&mut self, budget_nodes: u64) -> SearchResult {
        let until = self.nodes.saturating_add(budget_nodes);
        while !self.thought.done && self.nodes < until {
            self.go_on();
        }
        self.thought.nodes = self.nodes;
        self.thought.clone()
    }

    /// What to keep for the next search.
    pub fn into_memory(self) -> Memory {
        self.memory
    }

    fn go_on(&mut self) {
        if self.height == 0 {
            self.begin_iteration();
        } else if let Some(worth) = self.step() {
            self.end_iteration(worth);
        }
        self.thought.done |= self.nodes >= self.limits.nodes;
    }

    fn begin_iteration(&mut self) {
        rules::legal_actions_into(&self.position, &mut self.actions);
        let known = self.thought.best.filter(|_| self.plies > 1);
        self.push(Question::open(self.plies), known);
    }

    fn end_iteration(&mut self, worth: Worth) {
        self.thought.depth = self.plies as usize;
        let raw = worth[self.root];
        self.thought.score = self.told(raw);
        let decided = score::is_mate(raw) && self.options.model != OpponentModel::MaxN;
        let deepest = i32::from(self.limits.depth_plies).min(MOST_PLIES as i32 / 2);
        self.thought.done |= self.plies >= deepest || decided && raw > 0;
        self.plies += 1;
    }

    /// What is told about a score. That the game is won is sure only if all the others together can't help it.
    pub(super) fn told(&self, raw: i32) -> Score {
        match (self.options.model, Score::from_raw(raw)) {
            (OpponentModel::Paranoid, score) => score,
            (_, Score::MateInPlies(_)) => Score::Centipawns(score::clamp(raw)),
            (_, score) => score,
        }
    }

    /// What all have, seen by each.
    pub(super) fn standings(&mut self) -> Worth {
        let mut worth = self.evaluator.standings(&self.position, &mut self.ledger);
        let error = noise::error_centipawns(&self.options, self.position.hash());
        worth[self.root] += error;
        worth
    }

    /// What the present position looks like for the root.
    pub(super) fn evaluation(&mut self) -> i32 {
        let worth = self.standings();
        let others: i32 = self.others().map(|player| worth[player]).sum();
        score::clamp(worth[self.root] - others / self.rivals)
    }

    /// The living players but the root.
    pub(super) fn others(&self) -> impl Iterator<Item = Player> + '_ {
        let root = self.root;
        self.position.living().filter(move |&player| player != root)
    }

    /// Whether the game is over, at least for the root.
    pub(super) fn is_over(&self) -> bool {
        let position = &self.position;
        !position.lives(self.root) || position.winner().is_some()
    }

    /// What the end of the game is worth to the root, which is out of it or where nobody has anything to do.
    pub(super) fn end(&self, ply: usize) -> i32 {
        let root = self.root;
        let players = self.position.variant().players.len() as i32;
        let lost_at = |place: u8| score::lost(ply) + PLACE * (players - i32::from(place));
        if !self.position.lives(root) {
            return lost_at(self.position.place(root));
        }
        let outcome = rules::outcome_ignoring_repetition(&self.position);
        match outcome.and_then(|outcome| outcome.winner()) {
            Some(winner) if winner == root => score::won(ply),
            Some(_) => lost_at(1),
            None => 0,
        }
    }
}
