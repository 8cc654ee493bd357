//! Gradient descent with Adam (Kingma, Ba, 2015) on shuffled batches. The same build and seed give the
//! same network, whatever the number of cores.

use super::cases::{Case, mean_error};
use super::parameters::Parameters;
use crate::chance::Chance;
use crate::progress;

const BATCH: usize = 8_192;
/// A batch is computed in this many parts at once, which are then added in order.
const PARTS: usize = 2;
/// The first learning rate; it falls to a hundredth.
const FIRST_LEARNING_RATE: f64 = 0.002;

pub(super) struct Training {
    pub(super) cases: Vec<Case>,
    /// Cases of other games, to see whether the training is of use.
    pub(super) held_out: Vec<Case>,
    pub(super) epochs: u64,
    pub(super) seed: u64,
}

/// The moving means of the gradient and of its square.
struct Adam {
    first_moment: Vec<f32>,
    second_moment: Vec<f32>,
    steps: i32,
}

impl Training {
    pub(super) fn run(&self, inputs: usize) -> Parameters {
        let mut chance = Chance(self.seed);
        let mut parameters = Parameters::random(inputs, &mut chance);
        let mut adam = Adam::of(&parameters);
        let mut order: Vec<u32> = (0..self.cases.len() as u32).collect();
        let batches = order.len().div_ceil(BATCH) as u64 * self.epochs;
        let progress = progress::counter("training", batches);
        let mut gradients = vec![Parameters::zero(inputs); PARTS];
        for _ in 0..self.epochs {
            shuffle(&mut order, &mut chance);
            for batch in order.chunks(BATCH) {
                self.set_gradient(&parameters, batch, &mut gradients);
                let done = f64::from(adam.steps) / batches as f64;
                let learning_rate = FIRST_LEARNING_RATE * 0.01_f64.powf(done);
                adam.step(&mut parameters, &gradients[0], learning_rate, batch.len());
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
