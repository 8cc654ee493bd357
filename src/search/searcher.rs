//! The two-player search: state, setup and slices.

use std::sync::Arc;

use super::belief::{self, Belief};
use super::evaluate::{EvaluationCache, Evaluator};
use super::iteration::Iteration;
use super::limits::{Limits, Openness, Options};
use super::memory::Memory;
use super::multi_pv::MultiPv;
use super::node::Node;
use super::noise;
use super::ordering::RankedAction;
use super::oversight::Oversight;
use super::score::{self, MAX_PLIES};
use super::search_result::SearchResult;
use super::secret_choice;
use super::tree_search::TreeSearch;
use super::unsearchable::Unsearchable;
use crate::moves::{Action, Secrecy};
use crate::position::Position;
use crate::rules::{self, PositionEndings, View, ViewHistory};

/// A running search for two players.
#[derive(Debug)]
pub struct Searcher {
    pub(super) position: Position,
    /// The view of the player to move at the root.
    pub(super) view: View,
    pub(super) belief: Belief,
    /// XORed into table keys, so that entries found under other beliefs do not match.
    pub(super) belief_key: u64,
    /// See [`Belief::crowns`].
    pub(super) crown_shares: Vec<i32>,
    pub(super) has_secrets: bool,
    pub(super) has_goals: bool,
    pub(super) endings: PositionEndings,
    /// See [`rules::winning_castling`].
    pub(super) castling_decides: bool,
    /// Repetition hashes of the game since the last irreversible action, followed by those of the current path.
    pub(super) hashes: Vec<u64>,
    pub(super) root: usize,
    pub(super) evaluator: Arc<Evaluator>,
    pub(super) evaluation_cache: EvaluationCache,
    pub(super) memory: Memory,
    pub(super) options: Options,
    pub(super) oversight: Oversight,
    pub(super) limits: Limits,
    pub(super) stack: Vec<Node>,
    pub(super) height: usize,
    pub(super) quiescence_lists: Vec<Vec<RankedAction>>,
    /// The number of nodes at which the running quiescence search ends.
    pub(super) quiescence_end: u64,
    pub(super) actions: Vec<Action>,
    pub(super) nodes: u64,
    pub(super) iteration: Iteration,
    pub(super) multi_pv: MultiPv,
    pub(super) root_actions: usize,
    /// The only actions to search at the root; all if it is empty.
    pub(super) only: Vec<Action>,
    /// The height of the highest node so far, quiescence included.
    pub(super) highest: usize,
    /// The best action so far, in its public form.
    pub(super) best_action: Option<Action>,
    pub(super) result: SearchResult,
}

impl Searcher {
    /// Prepares to search a view. `past` holds the repetition hashes of the earlier positions, oldest first, without
    /// the current one and at least back to the last irreversible action. `memory` must belong to the same variant. In
    /// games with secrets, prefer [`Searcher::of_story`]: it also draws conclusions from past moves.
    ///
    /// # Errors
    ///
    /// [`Unsearchable::HiddenInformation`] if the view does not show a running game, [`Unsearchable::Players`] unless
    /// exactly two players remain.
    pub fn new(
        view: &View,
        past: &[u64],
        limits: Limits,
        options: Options,
        memory: Memory,
    ) -> Result<Searcher, Unsearchable> {
        let position = view
            .public_position()
            .ok_or(Unsearchable::HiddenInformation)?;
        Searcher::with_uniform_belief(view, position, past, limits, options, memory)
    }

    /// As [`Searcher::new`]; `position` is the public position of the view.
    pub(super) fn with_uniform_belief(
        view: &View,
        position: Position,
        past: &[u64],
        limits: Limits,
        options: Options,
        memory: Memory,
    ) -> Result<Searcher, Unsearchable> {
        if position.living().count() != 2 {
            return Err(Unsearchable::Players);
        }
        let belief = Belief::uniform(&position);
        Ok(Searcher::build(
            view.clone(),
            position,
            past,
            belief,
            limits,
            options,
            memory,
        ))
    }

    /// Prepares to search the present of a story, after drawing conclusions from the enemy's moves.
    ///
    /// # Errors
    ///
    /// As [`Searcher::new`].
    pub fn of_story(
        story: &ViewHistory,
        limits: Limits,
        options: Options,
        mut memory: Memory,
    ) -> Result<Searcher, Unsearchable> {
        let belief = memory.beliefs(story).last().cloned();
        let belief = belief.ok_or(Unsearchable::HiddenInformation)?.rounded();
        // The inference may use half of the nodes at most.
        let spent = memory
            .belief_history
            .latest_nodes(story)
            .min(limits.nodes / 2);
        let mut searcher = Searcher::with_belief(story, belief, limits, options, memory)?;
        searcher.nodes += spent;
        Ok(searcher)
    }

    /// Prepares to search the present of a story with the given beliefs about the enemy's secrets.
    ///
    /// # Errors
    ///
    /// As [`Searcher::new`].
    pub fn with_belief(
        story: &ViewHistory,
        belief: Belief,
        limits: Limits,
        options: Options,
        memory: Memory,
    ) -> Result<Searcher, Unsearchable> {
        let view = story.current();
        let position = view
            .public_position()
            .ok_or(Unsearchable::HiddenInformation)?;
        let past = past_hashes(story, position.clock_plies());
        let options = Options {
            openness: belief::openness(&position, story.plies(), options),
            ..options
        };
        Ok(Searcher::build(
            view.clone(),
            position,
            &past,
            belief,
            limits,
            options,
            memory,
        ))
    }

    /// Prepares to search the present of a story with all secrets known, as in `view`.
    ///
    /// # Errors
    ///
    /// As [`Searcher::new`].
    pub fn of_revealed(
        view: &View,
        story: &ViewHistory,
        limits: Limits,
        options: Options,
        memory: Memory,
    ) -> Result<Searcher, Unsearchable> {
        let position = view
            .public_position()
            .ok_or(Unsearchable::HiddenInformation)?;
        let past = past_hashes(story, position.clock_plies());
        Searcher::with_uniform_belief(view, position, &past, limits, options, memory)
    }

    pub(super) fn build(
        view: View,
        position: Position,
        past: &[u64],
        belief: Belief,
        limits: Limits,
        options: Options,
        mut memory: Memory,
    ) -> Searcher {
        memory.prepare(options);
        let mut hashes = past.to_vec();
        hashes.push(rules::repetition_hash(&position));
        let belief = belief_of_viewer(belief, &view, &position, options);
        let has_secrets = position.variant().alphabet.has_secrets();
        let rules = &position.variant().rules;
        let has_goals = rules.ending.has_goals() || rules.ending.two_passes_end();
        let castling_decides = rules.castling_decides();
        let endings = PositionEndings::of(position.variant());
        let mut searcher = Searcher {
            root: hashes.len() - 1,
            hashes,
            evaluator: memory.evaluator.clone(),
            memory,
            options,
            oversight: Oversight::new(&options, &position),
            limits,
            stack: (0..=MAX_PLIES).map(|_| Node::empty()).collect(),
            height: 0,
            quiescence_lists: vec![Vec::new(); MAX_PLIES + 1],
            quiescence_end: u64::MAX,
            actions: Vec::new(),
            nodes: 0,
            iteration: Iteration::first(),
            multi_pv: MultiPv::wanted(1),
            root_actions: 0,
            only: Vec::new(),
            highest: 0,
            best_action: None,
            result: SearchResult::none(),
            evaluation_cache: EvaluationCache::none(position.variant()),
            position,
            view,
            belief_key: 0,
            crown_shares: Vec::new(),
            has_secrets,
            has_goals,
            endings,
            castling_decides,
            belief: belief.clone(),
        };
        searcher.set_belief(belief);
        searcher.take_first_action();
        searcher
    }

    /// A legal action to play if the search is stopped at once.
    fn take_first_action(&mut self) {
        self.list_root_actions();
        self.root_actions = self.actions.len();
        self.best_action = self.actions.first().copied();
        if let Some(best) = self.best_action {
            let best = secret_choice::choose_secretly(&self.view, best, self.options.choice_seed);
            self.result = SearchResult {
                best: Some(best),
                line: vec![best],
                done: false,
                ..SearchResult::none()
            };
        }
    }

    /// Sets the number of best lines to search (multi-PV). Call it before the first slice.
    pub fn set_multi_pv(&mut self, wanted: usize) {
        self.multi_pv = MultiPv::wanted(wanted);
    }

    /// Searches only some of the legal actions, in their public form; all, if the list is empty. Call it before the first
    /// slice.
    pub fn search_only(&mut self, actions: &[Action]) {
        self.only = actions.to_vec();
        self.result = SearchResult::none();
        self.take_first_action();
    }

    pub(super) fn set_belief(&mut self, belief: Belief) {
        if self.has_secrets {
            let variant = self.position.variant();
            self.belief_key = belief.key(variant);
            self.crown_shares = belief.crowns(variant);
        }
        self.belief = belief;
    }

    /// Whether the player to move acts as its own secrets say.
    pub fn acts_openly(&self) -> bool {
        self.has_secrets && self.options.openness == Openness::Always
    }

    /// Searches about `budget_nodes` more nodes and returns the result so far. Does nothing once the result is done.
    pub fn slice(&mut self, budget_nodes: u64) -> SearchResult {
        self.search(budget_nodes);
        self.result.nodes = self.nodes;
        self.result.selective_depth = self.highest;
        self.result.at_root = self.action_at_root();
        self.result.clone()
    }

    fn action_at_root(&self) -> Option<(Action, usize)> {
        let root = &self.stack[0];
        let current = root.current.filter(|_| self.height > 0)?;
        Some((current.action?, root.tried))
    }

    /// Searches until a limit is reached.
    pub fn finish(&mut self) -> SearchResult {
        self.slice(u64::MAX)
    }

    /// The memory for the next search.
    pub fn into_memory(self) -> Memory {
        self.memory
    }

    /// Whether the player to move may castle and so win.
    pub(super) fn wins_by_castling(&self) -> bool {
        self.castling_decides && rules::winning_castling(&self.position).is_some()
    }

    pub(super) fn evaluation(&mut self) -> i32 {
        let error = noise::error_centipawns(&self.options, self.position.hash());
        let (evaluator, evaluation_cache) = (&self.evaluator, &mut self.evaluation_cache);
        let judged =
            evaluator.evaluate_cached(&self.position, &self.crown_shares, evaluation_cache);
        score::clamp(judged + error)
    }

    /// The transposition-table key of the current position.
    pub(super) fn key(&self) -> u64 {
        self.position.hash() ^ self.belief_key
    }

    /// Fills `self.actions` with the legal actions in their public form.
    pub(super) fn list_actions(&mut self) {
        rules::legal_actions_into(&self.position, &mut self.actions);
        if self.has_secrets {
            make_public(&mut self.actions);
        }
    }

    /// As [`Searcher::list_actions`], without those not to be searched and without moves onto the player's own hidden crown if there are others.
    pub(super) fn list_root_actions(&mut self) {
        self.list_actions();
        if !self.only.is_empty() {
            self.actions.retain(|action| self.only.contains(action));
        }
        if !self.position.in_check(self.position.turn()) {
            self.oversight.overlook(&self.position, &mut self.actions);
        }
        if !self.has_secrets {
            return;
        }
        let (position, belief) = (&self.position, &self.belief);
        let mover = position.turn();
        let gives_away = |action: &Action| {
            let stakes = position.revealable_secrets(*action);
            stakes.iter().any(|stake| belief.is_own_crown(stake, mover))
        };
        if !self.actions.iter().all(gives_away) {
            self.actions.retain(|action| !gives_away(action));
        }
    }
}

/// The belief with what the viewer knows for certain, and how openly it acts.
fn belief_of_viewer(belief: Belief, view: &View, position: &Position, options: Options) -> Belief {
    match view.viewer() {
        Some(viewer) if options.openness == Openness::Always => {
            belief.with_known_secrets(view, viewer)
        }
        Some(viewer) => belief.with_guarded_secrets(view, position, viewer),
        // A spectator knows what has been revealed.
        None => { position.variant().players() }.fold(belief, |belief, owner| {
            belief.with_known_secrets(view, owner)
        }),
    }
}

/// Merges hidings and splits that differ only in a secret. (Drops of a public position never name the mined piece.)
fn make_public(actions: &mut Vec<Action>) {
    let mut hidden = false;
    actions.retain_mut(|action| match action {
        Action::Hide { to } => {
            *to = None;
            !std::mem::replace(&mut hidden, true)
        }
        Action::Split { crowned, .. } => {
            std::mem::replace(crowned, Secrecy::Unknown) == Secrecy::No
        }
        _ => true,
    });
}

/// Repetition hashes of the public positions that can occur again.
fn past_hashes(story: &ViewHistory, clock_plies: u16) -> Vec<u64> {
    // Drops within a turn are not counted as plies. Without a move count every position is kept.
    let has_clock = story.current().variant().rules.ending.move_count.is_some();
    let earliest = match has_clock {
        true => story.plies().saturating_sub(4 * clock_plies as usize + 4),
        false => 0,
    };
    let past = story.past()[earliest..].iter();
    past.filter_map(|view| Some(rules::repetition_hash(&view.public_position()?)))
        .collect()
}
