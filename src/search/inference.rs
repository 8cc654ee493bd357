//! What an enemy's actions tell of its secret crown. Each is compared with the others it could have chosen, as they
//! would look if one or the other man wore the crown, and belief shifts by Bayes' rule. An enemy is taken to choose
//! better actions more often, not always the best ("quantal response": McKelvey, Palfrey, 1995), and now and then
//! one that has nothing to do with its secret, perhaps to mislead.

use std::sync::Arc;

use super::belief::{Belief, empty_cells, unknown_pair};
use super::evaluate::Evaluator;
use super::noise::mix;
use super::odds::exponential;
use super::{Limits, Memory, Options, Searcher};
use crate::moves::Action;
use crate::piece::Player;
use crate::position::Position;
use crate::rules::{Story, View};
use crate::setup::FieldName;

/// An action worse by so many centipawns is chosen less often by a factor of e: by an enemy that sees what is good, and
/// by one that blunders. Either is as likely.
const TEMPERATURES_CENTIPAWNS: [f64; 2] = [20.0, 200.0];
/// How often an action says nothing about the secret.
const BLUFF: f64 = 0.45;
/// Differences beyond this mean no more.
const MOST_CENTIPAWNS: i32 = 1_500;
/// Never quite sure.
const LEAST: f64 = 0.08;
/// Positions looked at for one action of the enemy; if that isn't enough it tells nothing.
const MOST_NODES: u64 = 1_500;

/// Beliefs after each ply of a story, kept from one search to the next. They are the same if worked out afresh.
#[derive(Clone, Debug, Default)]
pub(super) struct Beliefs {
    /// Tells the stories apart that have been followed up to a ply.
    marks: Vec<u64>,
    beliefs: Vec<Belief>,
    /// Positions looked at for each.
    nodes: Vec<u64>,
}

impl Beliefs {
    /// Follows a story to its present; `None` if it doesn't begin with a game that goes on.
    pub(super) fn follow(
        &mut self,
        story: &Story,
        evaluator: &Arc<Evaluator>,
    ) -> Option<&[Belief]> {
        let marks = marks(story);
        let known = self.marks.iter().zip(&marks);
        let known = known.take_while(|(one, other)| one == other).count();
        self.beliefs.truncate(known);
        self.nodes.truncate(known);
        if self.beliefs.is_empty() {
            let first = story.past().first().unwrap_or(story.now());
            self.beliefs.push(Belief::even(&first.public_position()?));
            self.nodes.push(0);
        }
        self.marks = marks;
        for ply in self.beliefs.len() - 1..story.plies() {
            let (belief, nodes) = self.after(story, ply, evaluator)?;
            self.beliefs.push(belief);
            self.nodes.push(nodes);
        }
        Some(&self.beliefs)
    }

    /// Positions looked at since the viewer last acted.
    pub(super) fn latest_nodes(&self, story: &Story) -> u64 {
        let mut nodes = 0;
        for (view, &spent) in story.past().iter().zip(&self.nodes[1..]).rev() {
            if Some(view.setup().turn) == view.viewer() {
                break;
            }
            nodes += spent;
        }
        nodes
    }

    fn after(
        &self,
        story: &Story,
        ply: usize,
        evaluator: &Arc<Evaluator>,
    ) -> Option<(Belief, u64)> {
        let (view, action) = (&story.past()[ply], story.actions()[ply]);
        let position = view.public_position()?;
        let actor = position.turn();
        let mut belief = self.beliefs[ply].clone();
        let mut nodes = 0;
        let pair = unknown_pair(&position, actor).filter(|_| view.viewer() != Some(actor));
        if let Some(pair) = pair {
            let mut world = World::new(view, evaluator)?;
            let likelihoods = [1.0, 0.0].map(|first| world.likelihood(actor, pair, first, action));
            nodes = world.nodes();
            if let ([Some(one), Some(other)], true) = (likelihoods, nodes <= MOST_NODES) {
                let before = belief.first_crowned(actor, pair);
                let after = before * one / (before * one + (1.0 - before) * other);
                let after = after.clamp(LEAST, 1.0 - LEAST);
                belief = belief.with_first_crowned(actor, pair, after);
            }
        }
        match action {
            Action::Hide { .. } => belief.hide(actor, empty_cells(&position)),
            _ => {
                for stake in position.stakes(action) {
                    belief.rule_out(&stake);
                }
            }
        }
        Some((belief, nodes))
    }
}

/// A view's hash tells all that the viewer knows of a position.
fn marks(story: &Story) -> Vec<u64> {
    let views = story.past().iter().chain([story.now()]);
    let mut mark = 0;
    views
        .map(|view| {
            mark = mix(mark ^ view.hash());
            mark
        })
        .collect()
}

/// A position in which the actor's crown is known, to judge its actions by their consequences at once.
struct World {
    searcher: Searcher,
    actions: Vec<Action>,
}

impl World {
    fn new(view: &View, evaluator: &Arc<Evaluator>) -> Option<World> {
        let memory = Memory::small(evaluator.clone());
        let position = view.public_position()?;
        let belief = Belief::even(&position);
        let options = Options::default();
        let mut searcher = Searcher::on(
            view.clone(),
            position,
            &[],
            belief,
            Limits::depth(1),
            options,
            memory,
        );
        searcher.list_actions();
        let actions = searcher.actions.clone();
        Some(World { searcher, actions })
    }

    fn nodes(&self) -> u64 {
        self.searcher.nodes
    }

    /// How likely the actor was to choose an action if the first of its pair wears the crown with this certainty.
    fn likelihood(
        &mut self,
        actor: Player,
        pair: FieldName,
        first: f64,
        chosen: Action,
    ) -> Option<f64> {
        let position: &Position = &self.searcher.position;
        let belief = Belief::even(position).with_first_crowned(actor, pair, first);
        self.searcher.believe(belief);
        let place = self.actions.iter().position(|&action| action == chosen)?;
        let mut scores = Vec::with_capacity(self.actions.len());
        for &action in &self.actions {
            scores.push(self.searcher.value_of(action));
            if self.searcher.nodes > MOST_NODES {
                return None;
            }
        }
        let best = *scores.iter().max()?;
        let share_at = |temperature: f64| {
            let weight = |score: &i32| {
                let worse = (best - score).min(MOST_CENTIPAWNS);
                exponential(-worse as f64 / temperature)
            };
            weight(&scores[place]) / scores.iter().map(weight).sum::<f64>()
        };
        let chosen: f64 = TEMPERATURES_CENTIPAWNS.into_iter().map(share_at).sum();
        let equal = 1.0 / scores.len() as f64;
        Some(BLUFF * equal + (1.0 - BLUFF) * chosen / TEMPERATURES_CENTIPAWNS.len() as f64)
    }
}
