//! What an enemy's actions tell of its secret crown. Each is compared with the others it could have chosen, as they
//! would look if one or the other man wore the crown, or if nobody were to tell which does; belief shifts by Bayes'
//! rule between an enemy that guards the first man, one that guards the second, and one that gives nothing away. An
//! enemy is taken to choose better actions more often, not always the best ("quantal response": McKelvey, Palfrey,
//! 1995).

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
/// How often an action has nothing to do with what is good.
const WHIM: f64 = 0.15;
/// How likely an enemy is to guard its first man, its second, or to give nothing away, before anything is known.
const HABITS: [f64; 3] = [0.25, 0.25, 0.5];
/// That the first man is crowned, as each of these sees it.
const FIRST_CROWNED: [f64; 3] = [1.0, 0.0, 0.5];
/// Differences beyond this mean no more.
const MOST_CENTIPAWNS: i32 = 1_500;
/// No habit is ever ruled out.
const LEAST: f64 = 0.02;
/// Positions looked at for one action of the enemy; if that isn't enough it tells nothing.
const MOST_NODES: u64 = 6_000;

/// Beliefs after each ply of a story, kept from one search to the next. They are the same if worked out afresh.
#[derive(Clone, Debug, Default)]
pub(super) struct Beliefs {
    /// Tells the stories apart that have been followed up to a ply.
    marks: Vec<u64>,
    beliefs: Vec<Belief>,
    /// What is believed of the enemy's habit, as far as its present secret is concerned.
    habits: Vec<[f64; 3]>,
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
        self.habits.truncate(known);
        self.nodes.truncate(known);
        if self.beliefs.is_empty() {
            let first = story.past().first().unwrap_or(story.now());
            self.beliefs.push(Belief::even(&first.public_position()?));
            self.habits.push(HABITS);
            self.nodes.push(0);
        }
        self.marks = marks;
        for ply in self.beliefs.len() - 1..story.plies() {
            let (belief, habits, nodes) = self.after(story, ply, evaluator)?;
            self.beliefs.push(belief);
            self.habits.push(habits);
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
    ) -> Option<(Belief, [f64; 3], u64)> {
        let (view, action) = (&story.past()[ply], story.actions()[ply]);
        let position = view.public_position()?;
        let actor = position.turn();
        let mut belief = self.beliefs[ply].clone();
        let mut habits = self.habits[ply];
        let mut nodes = 0;
        let pair = unknown_pair(&position, actor).filter(|_| view.viewer() != Some(actor));
        if let Some(pair) = pair {
            let mut world = World::new(view, evaluator)?;
            let likelihoods =
                FIRST_CROWNED.map(|first| world.likelihood(actor, pair, first, action));
            nodes = world.nodes();
            if let [Some(one), Some(other), Some(neither)] = likelihoods {
                habits = shifted(habits, [one, other, neither]);
                let first = habits.iter().zip(FIRST_CROWNED);
                let first = first.map(|(habit, first)| habit * first).sum();
                belief = belief.with_first_crowned(actor, pair, first);
            }
        }
        if matches!(action, Action::Split { .. }) {
            // A new secret, of which nothing is known.
            habits = HABITS;
        }
        match action {
            Action::Hide { .. } => belief.hide(actor, empty_cells(&position)),
            _ => {
                for stake in position.stakes(action) {
                    belief.rule_out(&stake);
                }
            }
        }
        Some((belief, habits, nodes))
    }
}

/// Bayes' rule.
fn shifted(habits: [f64; 3], likelihoods: [f64; 3]) -> [f64; 3] {
    let mut shifted = habits;
    for (habit, likelihood) in shifted.iter_mut().zip(likelihoods) {
        *habit *= likelihood;
    }
    for _ in 0..2 {
        let sum: f64 = shifted.iter().sum();
        shifted = shifted.map(|habit| (habit / sum).max(LEAST));
    }
    let sum: f64 = shifted.iter().sum();
    shifted.map(|habit| habit / sum)
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
        Some(WHIM * equal + (1.0 - WHIM) * chosen / TEMPERATURES_CENTIPAWNS.len() as f64)
    }
}
