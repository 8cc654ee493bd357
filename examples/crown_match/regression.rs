//! Logistic regression by gradient descent, and the area under its ROC curve.

/// Features, and whether the sample is positive.
pub type Sample = (Vec<f64>, bool);

/// The regularisation weight, and the settings of the descent.
const PENALTY: f64 = 0.01;
const STEPS: usize = 3_000;
const RATE: f64 = 0.3;

/// A fitted model on standardised features.
pub struct Model {
    means: Vec<f64>,
    deviations: Vec<f64>,
    weights: Vec<f64>,
    bias: f64,
}

impl Model {
    /// Fits to a non-empty list of samples.
    pub fn fit(samples: &[Sample]) -> Model {
        let width = samples[0].0.len();
        let count = samples.len() as f64;
        let mean_of =
            |value: &dyn Fn(&Sample) -> f64| samples.iter().map(value).sum::<f64>() / count;
        let means: Vec<f64> = (0..width).map(|at| mean_of(&|s| s.0[at])).collect();
        let deviations = (0..width)
            .map(|at| mean_of(&|s| (s.0[at] - means[at]).powi(2)).sqrt().max(1e-9))
            .collect();
        let mut model = Model {
            means,
            deviations,
            weights: vec![0.0; width],
            bias: 0.0,
        };
        let rows: Vec<(Vec<f64>, f64)> = samples
            .iter()
            .map(|(features, class)| (model.standardised(features), *class as u8 as f64))
            .collect();
        for _ in 0..STEPS {
            let mut slope = vec![0.0; width];
            let mut bias = 0.0;
            for (row, class) in &rows {
                let error = 1.0 / (1.0 + (-model.sum(row)).exp()) - class;
                bias += error;
                for (slope, value) in slope.iter_mut().zip(row) {
                    *slope += error * value;
                }
            }
            for (weight, slope) in model.weights.iter_mut().zip(slope) {
                *weight -= RATE * (slope / count + PENALTY * *weight);
            }
            model.bias -= RATE * bias / count;
        }
        model
    }

    fn standardised(&self, features: &[f64]) -> Vec<f64> {
        let scales = self.means.iter().zip(&self.deviations);
        let pairs = features.iter().zip(scales);
        pairs
            .map(|(value, (mean, deviation))| (value - mean) / deviation)
            .collect()
    }

    fn sum(&self, row: &[f64]) -> f64 {
        let products = row
            .iter()
            .zip(&self.weights)
            .map(|(value, weight)| value * weight);
        self.bias + products.sum::<f64>()
    }

    /// The probability that a random positive sample scores higher than a random negative one.
    pub fn area_under_curve(&self, samples: &[Sample]) -> f64 {
        let scored: Vec<(f64, bool)> = samples
            .iter()
            .map(|(features, class)| (self.sum(&self.standardised(features)), *class))
            .collect();
        let of = |class| scored.iter().filter(move |&&(_, other)| other == class);
        let mut higher = 0.0;
        for (one, _) in of(true) {
            for (other, _) in of(false) {
                higher += if one > other {
                    1.0
                } else {
                    0.5 * (one == other) as u8 as f64
                };
            }
        }
        higher / (of(true).count() * of(false).count()).max(1) as f64
    }

    /// The names of the features with the largest weights.
    pub fn told_by(&self, names: &[String]) -> String {
        let mut pairs: Vec<(&String, f64)> =
            names.iter().zip(self.weights.iter().copied()).collect();
        pairs.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
        let texts = pairs
            .iter()
            .take(6)
            .map(|(name, weight)| format!("{name} {weight:+.2}"));
        texts.collect::<Vec<String>>().join(", ")
    }
}
