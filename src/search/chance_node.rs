//! Chance nodes: an action that touches unknown secrets reveals nothing or one of them.
//!
//! Each outcome gets a window derived from the parent's, so alpha-beta stays exact (star pruning: Ballard, *The
//! \*-minimax search procedure for trees containing chance nodes*, 1983).

use super::belief::Belief;
use super::score::{self, INFINITE};
use super::win_probability::{self, WeightedScore};
use crate::moves::Action;
use crate::position::{Position, RevealableSecret};
use crate::setup::FieldName;

/// The outcomes of an action with their scores so far.
#[derive(Clone, Debug)]
pub(super) struct ChanceNode {
    outcomes: Vec<Outcome>,
    /// The line after the outcome that reveals nothing.
    pub(super) line: Vec<Action>,
}

#[derive(Clone, Debug)]
struct Outcome {
    probability: f64,
    assumed: Vec<RevealableSecret>,
    /// For the player that moved; `None` until searched.
    score: Option<i32>,
}

pub(super) enum NextOutcome {
    /// The score, or a bound outside the window.
    Decided(i32),
    /// Search this outcome with this window, for the player that moved.
    Search {
        outcome: usize,
        alpha: i32,
        beta: i32,
    },
}

impl ChanceNode {
    /// `None` if the action has a single outcome. `ply` is the distance from the root.
    pub(super) fn new(
        position: &Position,
        belief: &Belief,
        action: Action,
        ply: usize,
    ) -> Option<Box<ChanceNode>> {
        let stakes = position.revealable_secrets(action);
        let mut outcomes = Vec::new();
        // The probability that nothing has been revealed so far.
        let mut rest = 1.0;
        for (index, stake) in stakes.iter().enumerate() {
            let ruled_out = stakes[..index].iter();
            let same = ruled_out
                .filter(|other| (other.field, other.owner) == (stake.field, stake.owner))
                .map(|other| belief.effective_probability(position, other));
            let possible = 1.0 - same.sum::<f64>();
            let share = belief.effective_probability(position, stake);
            if share <= 0.0 || possible <= 0.0 || rest <= 0.0 {
                continue;
            }
            let probability = rest * (share / possible).min(1.0);
            rest -= probability;
            add_outcomes(
                position,
                belief,
                action,
                *stake,
                probability,
                ply,
                &mut outcomes,
            );
        }
        if outcomes.is_empty() {
            return None;
        }
        if rest > 1e-9 {
            outcomes.insert(
                0,
                Outcome {
                    probability: rest,
                    assumed: Vec::new(),
                    score: None,
                },
            );
        }
        let line = Vec::new();
        Some(Box::new(ChanceNode { outcomes, line }))
    }

    /// The secrets that an outcome reveals; empty if none.
    pub(super) fn assumed(&self, outcome: usize) -> &[RevealableSecret] {
        &self.outcomes[outcome].assumed
    }

    pub(super) fn set_score(&mut self, outcome: usize, score: i32) {
        self.outcomes[outcome].score = Some(score);
    }

    pub(super) fn next(&self, alpha: i32, beta: i32) -> NextOutcome {
        let open = self
            .outcomes
            .iter()
            .position(|outcome| outcome.score.is_none());
        let Some(outcome) = open else {
            return NextOutcome::Decided(self.expected_score(None, 0));
        };
        let (worst, best) = (
            self.expected_score(None, -INFINITE),
            self.expected_score(None, INFINITE),
        );
        if worst >= beta {
            return NextOutcome::Decided(worst);
        }
        if best <= alpha {
            return NextOutcome::Decided(best);
        }
        NextOutcome::Search {
            outcome,
            alpha: self.least_score(outcome, alpha + 1, INFINITE) - 1,
            beta: self.least_score(outcome, beta, -INFINITE),
        }
    }

    /// The expected score if `other` gives the score of one open outcome and `unknown` that of the rest.
    fn expected_score(&self, other: Option<(usize, i32)>, unknown: i32) -> i32 {
        win_probability::expected_score(self.outcome_scores(other, unknown))
    }

    fn outcome_scores(
        &self,
        other: Option<(usize, i32)>,
        unknown: i32,
    ) -> impl Iterator<Item = WeightedScore> + Clone {
        let outcomes = self.outcomes.iter().enumerate();
        outcomes.map(move |(index, outcome)| WeightedScore {
            probability: outcome.probability,
            score: match (outcome.score, other) {
                (Some(score), _) => score,
                (None, Some((which, score))) if which == index => score,
                (None, _) => unknown,
            },
        })
    }

    /// The lowest score of an outcome for an expected score of `target`, with `unknown` for all other open outcomes.
    fn least_score(&self, outcome: usize, target: i32, unknown: i32) -> i32 {
        let (mut below, mut enough) = (-INFINITE - 1, INFINITE);
        while enough - below > 1 {
            let middle = (below + enough).div_euclid(2);
            if win_probability::expected_score_reaches(
                self.outcome_scores(Some((outcome, middle)), unknown),
                target,
            ) {
                enough = middle;
            } else {
                below = middle;
            }
        }
        enough
    }
}

/// Adds the outcomes of a revealed secret. A mine may also take a monarch that carries the crown.
fn add_outcomes(
    position: &Position,
    belief: &Belief,
    action: Action,
    stake: RevealableSecret,
    probability: f64,
    ply: usize,
    outcomes: &mut Vec<Outcome>,
) {
    let mover = position.turn();
    let mut add = |probability: f64, assumed: Vec<RevealableSecret>| {
        let ends = assumed.iter().find(|stake| stake.field != FieldName::Mine);
        let won = |stake: &RevealableSecret| match stake.owner == mover {
            true => score::lost(ply + 1),
            false => score::won(ply + 1),
        };
        outcomes.push(Outcome {
            probability,
            score: ends.map(won),
            assumed,
        });
    };
    // The captured mine may take a crown carrier with it.
    let (from, _) = action.squares(position.variant());
    let from = from.filter(|_| stake.field == FieldName::Mine);
    let crown = from.and_then(|from| position.unknown_crown_on(from));
    let lost = crown.map_or(0.0, |crown| belief.effective_probability(position, &crown));
    if let Some(crown) = crown.filter(|_| lost > 0.0) {
        add(probability * lost, vec![stake, crown]);
    }
    if lost < 1.0 {
        add(probability * (1.0 - lost), vec![stake]);
    }
}
