//! Positions as inputs of a network, with the output that it should have.

use std::sync::Arc;

use menagerie::piece::Player;
use menagerie::search::{Evaluator, Inputs};
use menagerie::variant::Variant;

use super::super::sample::Sample;

/// The weight of the game's result in the target; the rest is the score of the search.
const RESULT_SHARE: f64 = 0.2;

/// A position for training.
pub(super) struct Case {
    inputs: Box<[u16]>,
    /// The expected points of the player to move, from 0 to 1.
    pub(super) target: f32,
    /// The evaluation that the network is to correct, in the unit of its output.
    pub(super) uncorrected: f32,
}

impl Case {
    /// The inputs as the player to move sees the board, and as the other player sees it.
    pub(super) fn inputs(&self) -> [&[u16]; 2] {
        self.inputs.split_at(self.inputs.len() / 2).into()
    }
}

/// Makes cases of the samples of one game.
pub(super) struct CaseMaker {
    pub(super) variant: Arc<Variant>,
    pub(super) inputs: Inputs,
    pub(super) evaluator: Evaluator,
    /// Centipawns of an output of 1.
    pub(super) scale: f64,
}

impl CaseMaker {
    pub(super) fn case(&self, sample: &Sample) -> Result<Case, String> {
        let position = sample.position(&self.variant)?;
        let mover = position.turn();
        let mut inputs = self.inputs.of_position(&position, mover);
        for other in Player::first(2).filter(|&player| player != mover) {
            inputs.extend(self.inputs.of_position(&position, other));
        }
        let searched = expected_points(f64::from(sample.score) / self.scale);
        let target = RESULT_SHARE * sample.points + (1.0 - RESULT_SHARE) * searched;
        Ok(Case {
            inputs: inputs.into(),
            target: target as f32,
            uncorrected: (f64::from(self.evaluator.evaluate(&position)) / self.scale) as f32,
        })
    }
}

/// The expected points at an output.
pub(super) fn expected_points(output: f64) -> f64 {
    1.0 / (1.0 + (-output).exp())
}

/// The number of centipawns with which scores of the search predict the results best, as an output of 1.
pub(super) fn best_scale(games: &[Vec<Sample>]) -> f64 {
    let error = |scale: f64| {
        let wrong = games.iter().flatten().map(|sample| {
            (expected_points(f64::from(sample.score) / scale) - sample.points).powi(2)
        });
        wrong.sum::<f64>()
    };
    let scales = (5..60).map(|tens| f64::from(tens) * 10.0);
    let best = scales.map(|scale| (error(scale), scale));
    best.min_by(|a, b| a.0.total_cmp(&b.0))
        .map_or(200.0, |best| best.1)
}

/// The mean squared error of outputs.
pub(super) fn mean_error<'c>(outputs: impl Iterator<Item = (f64, &'c Case)>) -> f64 {
    let (mut sum, mut count) = (0.0, 0);
    for (output, case) in outputs {
        sum += (expected_points(output) - f64::from(case.target)).powi(2);
        count += 1;
    }
    sum / f64::from(count.max(1))
}
