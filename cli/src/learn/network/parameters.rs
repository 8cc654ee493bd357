//! A network in floating point, with the gradient of its error.

use menagerie::search::{Inputs, NetworkWeights};

use super::cases::{Case, expected_points};
use crate::chance::Chance;

const HIDDEN: usize = NetworkWeights::HIDDEN;
type Values = [f32; HIDDEN];

/// All parameters in one list: a row for each input, the hidden bias, two rows of output weights, the output bias.
#[derive(Clone)]
pub(super) struct Parameters {
    pub(super) numbers: Vec<f32>,
    inputs: usize,
}

impl Parameters {
    pub(super) fn zero(inputs: usize) -> Parameters {
        Parameters {
            numbers: vec![0.0; (inputs + 3) * HIDDEN + 1],
            inputs,
        }
    }

    pub(super) fn random(inputs: usize, chance: &mut Chance) -> Parameters {
        let mut parameters = Parameters::zero(inputs);
        for number in &mut parameters.numbers {
            let share = chance.below(1 << 24) as f32 / (1 << 24) as f32;
            *number = 0.2 * share - 0.1;
        }
        parameters
    }

    fn row(&self, row: usize) -> &Values {
        let start = row * HIDDEN;
        self.numbers[start..start + HIDDEN]
            .try_into()
            .expect("a whole row")
    }

    fn row_mut(&mut self, row: usize) -> &mut Values {
        let start = row * HIDDEN;
        let row = &mut self.numbers[start..start + HIDDEN];
        row.try_into().expect("a whole row")
    }

    fn bias(&self) -> f32 {
        self.numbers.last().copied().unwrap_or_default()
    }

    fn hidden(&self, inputs: &[u16]) -> Values {
        let mut values = *self.row(self.inputs);
        for &input in inputs {
            let row = self.row(input.into());
            values
                .iter_mut()
                .zip(row)
                .for_each(|(value, weight)| *value += weight);
        }
        values
    }

    pub(super) fn output(&self, case: &Case) -> f32 {
        let sides = case.inputs().map(|inputs| self.hidden(inputs));
        self.output_of(&sides) + case.uncorrected
    }

    fn output_of(&self, sides: &[Values; 2]) -> f32 {
        let mut sum = self.bias();
        for (side, values) in sides.iter().enumerate() {
            let weights = self.row(self.inputs + 1 + side);
            let terms = values.iter().zip(weights);
            sum += terms
                .map(|(value, weight)| square(*value) * weight)
                .sum::<f32>();
        }
        sum
    }

    /// Adds the gradient of a case's squared error.
    pub(super) fn add_gradient(&self, case: &Case, gradient: &mut Parameters) {
        let sides = case.inputs().map(|inputs| self.hidden(inputs));
        let points = expected_points((self.output_of(&sides) + case.uncorrected).into()) as f32;
        let wrong = points - case.target;
        let gradient_of_output = wrong * points * (1.0 - points);
        if let Some(bias) = gradient.numbers.last_mut() {
            *bias += gradient_of_output;
        }
        for (side, (values, inputs)) in sides.iter().zip(case.inputs()).enumerate() {
            let row = self.inputs + 1 + side;
            let hidden = hidden_gradient(values, self.row(row), gradient_of_output);
            let weights = gradient.row_mut(row);
            weights
                .iter_mut()
                .zip(values)
                .for_each(|(weight, value)| *weight += gradient_of_output * square(*value));
            let rows = inputs
                .iter()
                .map(|&input| input.into())
                .chain([self.inputs]);
            for row in rows {
                let weights = gradient.row_mut(row);
                weights
                    .iter_mut()
                    .zip(&hidden)
                    .for_each(|(weight, more)| *weight += more);
            }
        }
    }

    /// Moves the rows of each piece by a share of the way to their mean. So the network knows something of a piece where it
    /// rarely stands, and learns little by heart.
    pub(super) fn smooth(&mut self, inputs: &Inputs, share: f64) {
        for squares in inputs.of_pieces() {
            let count = squares.len() as f32;
            let rows = &mut self.numbers[squares.start * HIDDEN..squares.end * HIDDEN];
            let mut mean = [0.0; HIDDEN];
            for row in rows.chunks(HIDDEN) {
                let pairs = mean.iter_mut().zip(row);
                pairs.for_each(|(mean, weight)| *mean += weight / count);
            }
            for row in rows.chunks_mut(HIDDEN) {
                let pairs = row.iter_mut().zip(mean);
                pairs.for_each(|(weight, mean)| *weight += share as f32 * (mean - *weight));
            }
        }
    }

    /// Keeps all weights in the ranges of the integers.
    pub(super) fn clip(&mut self) {
        let (hidden, output) = self.numbers.split_at_mut((self.inputs + 1) * HIDDEN);
        let limit = f32::from(i8::MAX) / NetworkWeights::HIDDEN_ONE as f32;
        hidden
            .iter_mut()
            .for_each(|weight| *weight = weight.clamp(-limit, limit));
        let limit = f32::from(NetworkWeights::OUTPUT_LIMIT) / NetworkWeights::OUTPUT_ONE as f32;
        output
            .iter_mut()
            .for_each(|weight| *weight = weight.clamp(-limit, limit));
    }

    /// The nearest integers.
    pub(super) fn rounded(&self, scale: f64) -> NetworkWeights {
        let hidden = |row: usize| {
            self.row(row)
                .map(|weight| (weight * NetworkWeights::HIDDEN_ONE as f32).round() as i8)
        };
        let output = |side: usize| {
            let row = self.row(self.inputs + 1 + side);
            row.map(|weight| (weight * NetworkWeights::OUTPUT_ONE as f32).round() as i16)
        };
        let one = (NetworkWeights::HIDDEN_ONE * NetworkWeights::OUTPUT_ONE) as f32;
        NetworkWeights {
            scale: scale.round() as i32,
            bias: (self.bias() * one).round() as i32,
            output: [output(0), output(1)],
            hidden_bias: hidden(self.inputs),
            hidden: (0..self.inputs).map(hidden).collect(),
        }
    }
}

/// The activation: the square of the clipped value.
fn square(value: f32) -> f32 {
    let value = value.clamp(0.0, 1.0);
    value * value
}

fn hidden_gradient(values: &Values, weights: &Values, gradient_of_output: f32) -> Values {
    std::array::from_fn(|index| {
        let value = values[index];
        let inside = value > 0.0 && value < 1.0;
        if inside {
            2.0 * value * weights[index] * gradient_of_output
        } else {
            0.0
        }
    })
}

#[cfg(test)]
mod tests {
    use menagerie::variant::{Variant, shipped_text};

    use super::*;

    #[test]
    fn smoothing_moves_the_squares_of_a_piece_to_their_mean_and_nothing_else() {
        let text = shipped_text("chess").expect("a shipped game");
        let chess = Variant::load("chess", text).expect("a valid file");
        let inputs = Inputs::of(&chess).expect("a game for two");
        let before = Parameters::random(inputs.count(), &mut Chance(1));
        let smoothed = |share: f64| {
            let mut parameters = before.clone();
            parameters.smooth(&inputs, share);
            parameters
        };
        assert!(smoothed(0.0).numbers == before.numbers);
        let [half, whole] = [0.5, 1.0].map(smoothed);
        // The second piece, on its last square and on another one.
        let mean: f32 = (64..128).map(|input| before.row(input)[7]).sum::<f32>() / 64.0;
        for input in [127, 70] {
            assert!((whole.row(input)[7] - mean).abs() < 1e-6);
            let halfway = (before.row(input)[7] + mean) / 2.0;
            assert!((half.row(input)[7] - halfway).abs() < 1e-6);
        }
        assert!((whole.row(63)[7] - mean).abs() > 1e-3, "another piece");
        let others = inputs.count() * HIDDEN..;
        assert!(whole.numbers[others.clone()] == before.numbers[others]);
    }
}
