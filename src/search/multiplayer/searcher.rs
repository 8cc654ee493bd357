//! The multiplayer search: state, setup and slices.

use std::sync::Arc;

use super::node::Node;
use super::player_scores::PlayerScores;
use super::victim::Victim;
use crate::moves::Action;
use crate::piece::Player;
use crate::position::Position;
use crate::rules::{self, PositionEndings};
use crate::search::evaluate::{Accumulator, Evaluator};
use crate::search::limits::{Limits, Options};
use crate::search::memory::Memory;
use crate::search::noise;
use crate::search::opponent_model::OpponentModel;
use crate::search::ordering::{MoveOrdering, RankedAction};
use crate::search::oversight::Oversight;
use crate::search::score::{self, MAX_PLIES, Score};
use crate::search::search_result::SearchResult;
use crate::search::tree_search::TreeSearch;
use crate::search::unsearchable::Unsearchable;

/// The value of each better place to a player that has not won.
const PLACE_BONUS: i32 = 150;

/// A running search for more than two players.
#[derive(Debug)]
pub struct MultiplayerSearcher {
    pub(super) position: Position,
    pub(super) root: Player,
    /// The only action to search at the root; see [`MultiplayerSearcher::search_only`].
    pub(super) only: Option<Action>,
    pub(super) opponents: i32,
    pub(super) past: Vec<u64>,
    pub(super) endings: PositionEndings,
    pub(super) evaluator: Arc<Evaluator>,
    pub(super) memory: Memory,
    /// The evaluation of the last position, updated incrementally.
    pub(super) accumulator: Accumulator,
    /// XORed into table keys, so that entries of other players and models do not match.
    pub(super) key: u64,
    pub(super) order: MoveOrdering,
    pub(super) options: Options,
    pub(super) oversight: Oversight,
    pub(super) limits: Limits,
    pub(super) stack: Vec<Node>,
    pub(super) height: usize,
    pub(super) quiescence_lists: Vec<Vec<RankedAction>>,
    pub(super) victims: Vec<Vec<Victim>>,
    pub(super) actions: Vec<Action>,
    pub(super) replies: Vec<Action>,
    pub(super) nodes: u64,
    pub(super) plies: i32,
    pub(super) result: SearchResult,
}

impl MultiplayerSearcher {
    /// Prepares to search a public position; see [`Searcher::new`](crate::search::Searcher::new). Fails with
    /// [`Unsearchable::Players`] in games with secrets or drops.
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
        let mut searcher = MultiplayerSearcher {
            root,
            only: None,
            opponents: position.living().count() as i32 - 1,
            past: past.to_vec(),
            endings: PositionEndings::of(position.variant()),
            evaluator: memory.evaluator.clone(),
            memory,
            accumulator: Accumulator::EMPTY,
            key: noise::mix(root.index() as u64 + 1),
            order: MoveOrdering::new(),
            options,
            oversight: Oversight::new(&options, &position),
            limits,
            stack: (0..=MAX_PLIES).map(|_| Node::empty()).collect(),
            height: 0,
            quiescence_lists: vec![Vec::new(); MAX_PLIES + 1],
            victims: vec![Vec::new(); MAX_PLIES + 1],
            actions: Vec::new(),
            replies: Vec::new(),
            nodes: 0,
            plies: 1,
            result: SearchResult::none(),
            position,
        };
        rules::legal_actions_into(&searcher.position, &mut searcher.actions);
        if let Some(&first) = searcher.actions.first() {
            searcher.result.best = Some(first);
            searcher.result.line = vec![first];
            searcher.result.done = searcher.actions.len() == 1;
        }
        Ok(searcher)
    }

    /// Searches a single legal action, to compare it with others. Call it before the first slice.
    pub(in crate::search) fn search_only(&mut self, action: Action) {
        self.only = Some(action);
        self.result.best = Some(action);
        self.result.line = vec![action];
        self.result.done = false;
    }

    /// Searches about `budget_nodes` more nodes and returns the result so far. Does nothing once the result is done.
    pub fn slice(&mut self, budget_nodes: u64) -> SearchResult {
        self.search(budget_nodes);
        self.result.nodes = self.nodes;
        self.result.clone()
    }

    /// The memory for the next search.
    pub fn into_memory(self) -> Memory {
        self.memory
    }

    /// The score to report. A mate is certain only under the paranoid model.
    pub(super) fn reported_score(&self, raw: i32) -> Score {
        match (self.options.model, Score::from_raw(raw)) {
            (OpponentModel::Paranoid, score) => score,
            (_, Score::MateInPlies(_)) => Score::Centipawns(score::clamp(raw)),
            (_, score) => score,
        }
    }

    pub(super) fn evaluate_all(&mut self) -> PlayerScores {
        let mut scores = self
            .evaluator
            .player_scores(&self.position, &mut self.accumulator);
        let error = noise::error_centipawns(&self.options, self.position.hash());
        scores[self.root] += error;
        scores
    }

    pub(super) fn evaluation(&mut self) -> i32 {
        let scores = self.evaluate_all();
        let others: i32 = self.others().map(|player| scores[player]).sum();
        score::clamp(scores[self.root] - others / self.opponents)
    }

    pub(super) fn others(&self) -> impl Iterator<Item = Player> + '_ {
        let root = self.root;
        self.position.living().filter(move |&player| player != root)
    }

    /// Whether the game is over, at least for the root.
    pub(super) fn is_over(&self) -> bool {
        let position = &self.position;
        !position.is_alive(self.root) || position.winner().is_some()
    }

    /// The root's score when it is out of the game or there are no legal actions.
    pub(super) fn end(&self, ply: usize) -> i32 {
        let root = self.root;
        let players = self.position.variant().players.len() as i32;
        let lost_at = |place: u8| score::lost(ply) + PLACE_BONUS * (players - i32::from(place));
        if !self.position.is_alive(root) {
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
