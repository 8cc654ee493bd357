//! Gradient descent with Adam (Kingma, Ba, 2015) on shuffled batches, with smoothing in the way of decoupled weight decay
//! (Loshchilov, Hutter, 2019). The same build and seed give the same network, whatever the number of cores.

use clap::{Args, value_parser};
use menagerie::search::Inputs;

use super::cases::{Case, mean_error};
use super::parameters::Parameters;
use crate::chance::Chance;
use crate::progress;

/// A batch is computed in this many parts at once, which are then added in order.
const PARTS: usize = 2;
/// The first learning rate; it falls to a hundredth.
const FIRST_LEARNING_RATE: f64 = 0.002;

#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Settings {
    /// Train with all positions this many times
    #[arg(long, value_name = "N", default_value_t = 8, requires = "network")]
    epochs: u64,
    /// Train with so many positions at once
    #[arg(long, value_name = "N", default_value_t = 8_192, value_parser = value_parser!(u16).range(1..), requires = "network")]
    batch: u16,
    /// After each step, move the weights of a piece's squares towards their mean, by N times the learning rate
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = value_parser!(u16).range(..=100), requires = "network")]
    smoothing: u16,
}

pub(super) struct Training<'i> {
    pub(super) inputs: &'i Inputs,
    pub(super) cases: Vec<Case>,
    /// Cases of other games, to see whether the training is of use.
    pub(super) held_out: Vec<Case>,
    pub(super) settings: Settings,
    pub(super) seed: u64,
}

/// The moving means of the gradient and of its square.
struct Adam {
    first_moment: Vec<f32>,
    second_moment: Vec<f32>,
    steps: i32,
}

impl Training<'_> {
    pub(super) fn run(&self) -> Parameters {
        let mut chance = Chance(self.seed);
        let mut parameters = Parameters::random(self.inputs.count(), &mut chance);
        let mut adam = Adam::of(&parameters);
        let mut order: Vec<u32> = (0..self.cases.len() as u32).collect();
        let Settings {
            epochs,
            batch,
            smoothing,
        } = self.settings;
        let batches = order.len().div_ceil(batch.into()) as u64 * epochs;
        let progress = progress::counter("training", batches);
        let mut gradients = vec![Parameters::zero(self.inputs.count()); PARTS];
        for _ in 0..epochs {
            shuffle(&mut order, &mut chance);
            for batch in order.chunks(batch.into()) {
                self.set_gradient(&parameters, batch, &mut gradients);
                let done = f64::from(adam.steps) / batches as f64;
                let learning_rate = FIRST_LEARNING_RATE * 0.01_f64.powf(done);
                adam.step(&mut parameters, &gradients[0], learning_rate, batch.len());
                parameters.smooth(self.inputs, f64::from(smoothing) * learning_rate);
                parameters.clip();
                progress.inc(1);
            }
            let outputs = self
                .held_out
                .iter()
                .map(|case| (parameters.output(case).into(), case));
            progress.println(format!(
                "error in games held out: {:.6}",
                mean_error(outputs)
            ));
        }
        parameters
    }

    /// Sets the first gradient to the sum of a batch.
    fn set_gradient(&self, parameters: &Parameters, batch: &[u32], gradients: &mut [Parameters]) {
        let part = |cases: &[u32], gradient: &mut Parameters| {
            gradient.numbers.fill(0.0);
            for &case in cases {
                parameters.add_gradient(&self.cases[case as usize], gradient);
            }
        };
        std::thread::scope(|scope| {
            let parts = batch.chunks(batch.len().div_ceil(PARTS));
            for (cases, gradient) in parts.zip(gradients.iter_mut()) {
                scope.spawn(move || part(cases, gradient));
            }
        });
        let parts = batch.len().min(PARTS);
        let (first, others) = gradients[..parts].split_at_mut(1);
        for other in others {
            let numbers = first[0].numbers.iter_mut().zip(&other.numbers);
            numbers.for_each(|(sum, number)| *sum += number);
        }
    }
}

impl Adam {
    fn of(parameters: &Parameters) -> Adam {
        let zeros = vec![0.0; parameters.numbers.len()];
        Adam {
            first_moment: zeros.clone(),
            second_moment: zeros,
            steps: 0,
        }
    }

    /// `sum` is the gradient summed over so many cases.
    fn step(
        &mut self,
        parameters: &mut Parameters,
        sum: &Parameters,
        learning_rate: f64,
        cases: usize,
    ) {
        self.steps += 1;
        // The moments begin at 0, which is corrected.
        let [first, second] = [0.9_f64, 0.999].map(|decay| 1.0 - decay.powi(self.steps));
        let (rate, second) = ((learning_rate / first) as f32, second as f32);
        let share = 1.0 / cases as f32;
        let moments = self.first_moment.iter_mut().zip(&mut self.second_moment);
        let numbers = parameters.numbers.iter_mut().zip(&sum.numbers);
        for ((number, sum), (mean, mean_square)) in numbers.zip(moments) {
            let gradient = sum * share;
            *mean += 0.1 * (gradient - *mean);
            *mean_square += 0.001 * (gradient * gradient - *mean_square);
            *number -= rate * *mean / ((*mean_square / second).sqrt() + 1e-8);
        }
    }
}

/// Fisher and Yates, 1938.
fn shuffle(order: &mut [u32], chance: &mut Chance) {
    for last in (1..order.len()).rev() {
        order.swap(last, chance.below(last as u64 + 1) as usize);
    }
}
