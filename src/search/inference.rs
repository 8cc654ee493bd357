//! Infers an enemy's secret crown from its moves, by Bayes' rule. Each move is compared with the alternatives, once for
//! each piece that may carry the crown.
//!
//! The enemy is assumed to choose better moves more often ("quantal response": McKelvey, Palfrey, 1995) and sometimes
//! to bluff. If it guards both pieces alike, its moves reveal nothing; how likely that is, is inferred, too.

use std::sync::Arc;

use super::belief::{Belief, empty_squares, unknown_pair};
use super::belief_history::BeliefHistory;
use super::evaluate::Evaluator;
use super::limits::{Limits, Options};
use super::memory::Memory;
use super::noise::mix;
use super::score;
use super::searcher::Searcher;
use super::win_probability::exponential;
use crate::moves::Action;
use crate::piece::Player;
use crate::rules::{View, ViewHistory};
use crate::setup::FieldName;

/// A move that is worse by this many centipawns is less likely by a factor of e: for a strong and for a weak enemy,
/// both equally likely.
const TEMPERATURES_CENTIPAWNS: [f64; 2] = [20.0, 200.0];
/// How often a move is independent of the secret.
const BLUFF_RATE: f64 = 0.45;
/// The weight of bluffs that lose at once.
const LOSING_BLUFF_WEIGHT: f64 = 0.05;
/// Larger differences count no more.
const MAX_LOSS_CENTIPAWNS: i32 = 1_500;
/// Compare at most this many moves with the chosen one, spread evenly over the list.
const MAX_COMPARED: usize = 16;
/// The node limit for one move of the enemy. A move that needs more tells nothing.
const MAX_NODES: u64 = 1_500;

impl Memory {
    /// The viewer's beliefs before each action of a story and now; empty if the story starts after the end of a game.
    pub fn beliefs(&mut self, story: &ViewHistory) -> &[Belief] {
        self.belief_history
            .update(story, &self.evaluator)
            .unwrap_or_default()
    }
}

impl BeliefHistory {
    /// Follows a story to its present; `None` if it does not start with a running game.
    fn update(&mut self, story: &ViewHistory, evaluator: &Arc<Evaluator>) -> Option<&[Belief]> {
        let view_hashes = view_hashes(story);
        let known = self.view_hashes.iter().zip(&view_hashes);
        let known = known.take_while(|(one, other)| one == other).count();
        self.beliefs.truncate(known);
        self.nodes.truncate(known);
        if self.beliefs.is_empty() {
            let first = story.past().first().unwrap_or(story.current());
            self.beliefs
                .push(Belief::uniform(&first.public_position()?));
            self.nodes.push(0);
        }
        self.view_hashes = view_hashes;
        for ply in self.beliefs.len() - 1..story.plies() {
            let (belief, nodes) = self.after_action(story, ply, evaluator)?;
            self.beliefs.push(belief);
            self.nodes.push(nodes);
        }
        Some(&self.beliefs)
    }

    fn after_action(
        &self,
        story: &ViewHistory,
        ply: usize,
        evaluator: &Arc<Evaluator>,
    ) -> Option<(Belief, u64)> {
        let (view, action) = (&story.past()[ply], story.actions()[ply]);
        let position = view.public_position()?;
        let actor = position.turn();
        let mut belief = self.beliefs[ply].clone();
        let mut nodes = 0;
        let pair = unknown_pair(&position, actor).filter(|_| view.viewer() != Some(actor));
        if let Some(pair) = pair
            && let Some(mut hypothesis) = CrownHypothesis::new(view, action, evaluator)
        {
            let scores = [1.0, 0.0].map(|first| hypothesis.scores(actor, pair, first));
            nodes = hypothesis.nodes();
            if let [Some(first), Some(second)] = scores {
                // A player that guards both pieces fears for either.
                let pairs = first.iter().zip(&second);
                let guarded: Vec<i32> = pairs.map(|(one, other)| *one.min(other)).collect();
                let likely = [first, second, guarded].map(|scores| likelihood(&scores));
                belief.update(actor, pair, likely);
            }
        }
        match action {
            Action::Hide { .. } => belief.set_hiding_squares(actor, empty_squares(&position)),
            _ => {
                for stake in position.revealable_secrets(action) {
                    belief.rule_out(&stake);
                }
            }
        }
        Some((belief, nodes))
    }
}

/// The view's hash covers everything that the viewer knows of a position.
fn view_hashes(story: &ViewHistory) -> Vec<u64> {
    let views = story.past().iter().chain([story.current()]);
    let mut mark = 0;
    views
        .map(|view| {
            mark = mix(mark ^ view.hash());
            mark
        })
        .collect()
}

/// A position in which the actor's crown is assumed to be known, to score its moves by quiescence.
struct CrownHypothesis {
    searcher: Searcher,
    /// The chosen action, then the alternatives.
    actions: Vec<Action>,
}

impl CrownHypothesis {
    /// `None` if the chosen action has no public form among the legal ones.
    fn new(view: &View, chosen: Action, evaluator: &Arc<Evaluator>) -> Option<CrownHypothesis> {
        let memory = Memory::minimal(evaluator.clone());
        let position = view.public_position()?;
        let belief = Belief::uniform(&position);
        let options = Options::default();
        let mut searcher = Searcher::build(
            view.clone(),
            position,
            &[],
            belief,
            Limits::depth(1),
            options,
            memory,
        );
        searcher.list_actions();
        let listed = &searcher.actions;
        if !listed.contains(&chosen) {
            return None;
        }
        let compared = listed.len().min(MAX_COMPARED);
        let others = (0..compared)
            .map(|place| listed[place * listed.len() / compared])
            .filter(|&action| action != chosen);
        let actions = [chosen].into_iter().chain(others).collect();
        Some(CrownHypothesis { searcher, actions })
    }

    fn nodes(&self) -> u64 {
        self.searcher.nodes
    }

    /// The score of each action if the first piece of the pair carries the crown with this probability. `None` if the
    /// node limit is exceeded.
    fn scores(&mut self, actor: Player, pair: FieldName, first: f64) -> Option<Vec<i32>> {
        let belief =
            Belief::uniform(&self.searcher.position).with_first_crowned(actor, pair, first);
        self.searcher.set_belief(belief);
        let mut scores = Vec::with_capacity(self.actions.len());
        for &action in &self.actions {
            scores.push(self.searcher.quiescence_value(action));
            if self.searcher.nodes > MAX_NODES {
                return None;
            }
        }
        Some(scores)
    }
}

/// The likelihood that a player with these scores chooses the first action.
fn likelihood(scores: &[i32]) -> f64 {
    let best = scores.iter().max().copied().unwrap_or(0);
    let share_at = |temperature: f64| {
        let weight = |score: &i32| {
            let worse = (best - score).min(MAX_LOSS_CENTIPAWNS);
            exponential(-worse as f64 / temperature)
        };
        weight(&scores[0]) / scores.iter().map(weight).sum::<f64>()
    };
    let chosen: f64 = TEMPERATURES_CENTIPAWNS.into_iter().map(share_at).sum();
    let weight_of_bluff = |score: &i32| match score::is_mate(*score) && *score < 0 {
        true => LOSING_BLUFF_WEIGHT,
        false => 1.0,
    };
    let bluffing = weight_of_bluff(&scores[0]) / scores.iter().map(weight_of_bluff).sum::<f64>();
    BLUFF_RATE * bluffing + (1.0 - BLUFF_RATE) * chosen / TEMPERATURES_CENTIPAWNS.len() as f64
}
