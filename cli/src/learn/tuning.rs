//! Texel's method (Österlund, 2014; chessprogramming.org, *Texel's Tuning Method*): changes the weights until the evaluation
//! of quiet positions predicts the results best.

use menagerie::search::{Feature, TunableEvaluation};

use super::sample::Sample;
use crate::progress;

/// The weight of the game's result in the target; the rest is the score of the search.
const END_SHARE: f64 = 0.7;
/// Positions of a game are correlated: this many count as one.
const ALIKE: f64 = 8.0;
const STEPS: u64 = 400;
/// The length of the first step in centipawns; it falls to a tenth.
const STEP_CENTIPAWNS: f64 = 4.0;

pub(super) struct Case {
    pub(super) features: Vec<Feature>,
    /// The part of the evaluation that is not tuned, in centipawns.
    pub(super) rest: f64,
    pub(super) points: f64,
    pub(super) score: f64,
}

pub(super) struct Tuning<'t> {
    pub(super) tunable: &'t TunableEvaluation,
    pub(super) cases: Vec<Case>,
    /// Positions of other games, to see whether the tuning is of use.
    pub(super) held_out: Vec<Case>,
}

pub(super) struct Tuned {
    pub(super) weights: Vec<f64>,
    /// The scale of the logistic function: a lead of this many centipawns scores ten points of eleven.
    pub(super) scale: f64,
    /// Mean squared errors of the held-out positions, before and after.
    pub(super) errors: [f64; 2],
}

impl Tuning<'_> {
    pub(super) fn run(&self) -> Tuned {
        let prior: Vec<f64> = self
            .tunable
            .prior()
            .iter()
            .map(|&number| number.into())
            .collect();
        let scale = self.best_scale(&prior);
        let mut weights = self.descend(&prior, scale);
        let errors = [&prior, &weights].map(|weights| error(&self.held_out, weights, scale));
        // Pruning margins are in centipawns, so the scale of the evaluation must not change.
        let factor = self.tunable.array_value(&prior) / self.tunable.array_value(&weights).max(1.0);
        weights.iter_mut().for_each(|number| *number *= factor);
        Tuned {
            weights,
            scale,
            errors,
        }
    }

    /// The scale with the smallest error of the initial weights.
    fn best_scale(&self, prior: &[f64]) -> f64 {
        let scales = (10..120).map(|tens| f64::from(tens) * 10.0);
        let worth = |scale: f64| error(&self.cases, prior, scale);
        let best = scales.min_by(|&a, &b| worth(a).total_cmp(&worth(b)));
        best.unwrap_or(400.0)
    }

    /// Adam (Kingma, Ba, 2015) on all positions at once, so the result is deterministic.
    fn descend(&self, prior: &[f64], scale: f64) -> Vec<f64> {
        let expected_changes = self.tunable.expected_changes();
        let mut weights = prior.to_vec();
        let mut means = vec![[0.0; 2]; weights.len()];
        let progress = progress::counter("tuning steps", STEPS);
        for step in 1..=STEPS {
            let slope = self.slope(&weights, prior, &expected_changes, scale);
            let length = STEP_CENTIPAWNS * (1.0 - 0.9 * step as f64 / STEPS as f64);
            let forgotten = [0.9, 0.99].map(|kept: f64| 1.0 - kept.powi(step as i32));
            for (number, (mean, slope)) in weights.iter_mut().zip(means.iter_mut().zip(slope)) {
                mean[0] = 0.9 * mean[0] + 0.1 * slope;
                mean[1] = 0.99 * mean[1] + 0.01 * slope * slope;
                let spread = (mean[1] / forgotten[1]).sqrt() + 1e-12;
                *number -= length * mean[0] / forgotten[0] / spread;
            }
            progress.set_position(step);
        }
        weights
    }

    /// The gradient of the logarithmic loss plus the cost of the distance from the initial weights.
    fn slope(
        &self,
        weights: &[f64],
        prior: &[f64],
        expected_changes: &[f64],
        scale: f64,
    ) -> Vec<f64> {
        let off = weights.iter().zip(prior).zip(expected_changes);
        let mut slope: Vec<f64> = off
            .map(|((number, prior), expected_changes)| {
                (number - prior) / (expected_changes * expected_changes)
            })
            .collect();
        let factor = std::f64::consts::LN_10 / scale / ALIKE;
        for case in &self.cases {
            let target = END_SHARE * case.points + (1.0 - END_SHARE) * points(case.score, scale);
            let wrong = (points(case.evaluation(weights), scale) - target) * factor;
            for feature in &case.features {
                slope[feature.weight as usize] += wrong * f64::from(feature.coefficient);
            }
        }
        slope
    }
}

impl Case {
    pub(super) fn new(
        sample: &Sample,
        features: Vec<Feature>,
        prior: &[i16],
        evaluation: i32,
    ) -> Case {
        let tuned_part: f64 = features
            .iter()
            .map(|feature| {
                f64::from(feature.coefficient) * f64::from(prior[feature.weight as usize])
            })
            .sum();
        Case {
            features,
            rest: f64::from(evaluation) - tuned_part,
            points: sample.points,
            score: sample.score.into(),
        }
    }

    fn evaluation(&self, weights: &[f64]) -> f64 {
        let parts = self
            .features
            .iter()
            .map(|feature| f64::from(feature.coefficient) * weights[feature.weight as usize]);
        self.rest + parts.sum::<f64>()
    }
}

fn points(centipawns: f64, scale: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-centipawns / scale))
}

fn error(cases: &[Case], weights: &[f64], scale: f64) -> f64 {
    let wrong = cases
        .iter()
        .map(|case| (points(case.evaluation(weights), scale) - case.points).powi(2));
    wrong.sum::<f64>() / cases.len().max(1) as f64
}
