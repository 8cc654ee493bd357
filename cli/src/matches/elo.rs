//! Converts scores to Elo differences.
//!
//! The variance is that of pairs of games with the same opening and reversed colours, because their results depend on
//! each other: Van den Bergh, "Comments on Normalized Elo" and "The generalized sequential probability ratio test for
//! chess engines" (2018–2020), as implemented in Fishtest. Elo is logistic: 400 points are a score of 10 : 1.

/// The two-sided 95 % point of the normal distribution.
const Z: f64 = 1.959_964;
/// Scores closer to 0 or 1 are clamped.
const EXTREME: f64 = 1e-4;

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Estimate {
    /// Share of the points, from 0 to 1.
    pub(super) score: f64,
    /// The bounds of the 95 % interval.
    pub(super) low: f64,
    pub(super) high: f64,
}

impl Estimate {
    /// From the number of pairs with 0, ½, 1, 1½ and 2 points: Wilson's interval for the number of games with this
    /// variance. It stays within 0 and 1, and is wide even if all games had the same result.
    pub(super) fn of_pairs(pairs: &[u64; 5]) -> Estimate {
        let count: u64 = pairs.iter().sum();
        if count == 0 {
            return Estimate {
                score: 0.5,
                low: 0.0,
                high: 1.0,
            };
        }
        let count = count as f64;
        let mean = |of: &dyn Fn(f64) -> f64| {
            let points = pairs
                .iter()
                .zip(0..)
                .map(|(&n, i)| n as f64 * of(f64::from(i) / 4.0));
            points.sum::<f64>() / count
        };
        let score = mean(&|share| share);
        let variance = mean(&|share| (share - score).powi(2));
        // The number of games that a pair is worth: the variance of a game without draws, divided by that of the pairs.
        let worth = match variance > 1e-9 {
            true => (score * (1.0 - score) / variance).clamp(1.0, 16.0),
            false => 2.0,
        };
        let (low, high) = wilson(score, count * worth);
        Estimate { score, low, high }
    }

    /// `60.0 % (42.1–75.6), Elo +70 (-55 to +196)`.
    pub(super) fn text(&self) -> String {
        let Estimate { score, low, high } = *self;
        format!(
            "{:.1} % ({:.1}–{:.1}), Elo {:+.0} ({:+.0} to {:+.0})",
            100.0 * score,
            100.0 * low,
            100.0 * high,
            elo(score),
            elo(low),
            elo(high)
        )
    }
}

pub(super) fn elo(score: f64) -> f64 {
    let score = score.clamp(EXTREME, 1.0 - EXTREME);
    400.0 * (score / (1.0 - score)).log10()
}

pub(super) fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// Wilson's interval (1927) for a share of a number of trials.
fn wilson(share: f64, trials: f64) -> (f64, f64) {
    let middle = share + Z * Z / (2.0 * trials);
    let half = Z * (share * (1.0 - share) / trials + Z * Z / (4.0 * trials * trials)).sqrt();
    let scale = 1.0 + Z * Z / trials;
    ((middle - half) / scale, (middle + half) / scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 0.005, "{found}, not {expected}");
    }

    #[test]
    fn elo_is_logistic() {
        near(elo(0.5), 0.0);
        near(elo(10.0 / 11.0), 400.0);
        near(elo(0.75), 190.85);
        near(elo(0.25), -190.85);
        near(expected_score(200.0), 0.759_75);
        near(expected_score(elo(0.6)), 0.6);
        assert!(elo(1.0).is_finite() && elo(0.0).is_finite());
    }

    /// fastchess reported +25.25 ± 13.92 for these 1 158 games.
    #[test]
    fn the_interval_is_based_on_pairs() {
        let estimate = Estimate::of_pairs(&[40, 67, 295, 123, 54]);
        near(elo(estimate.score), 25.25);
        let half = (elo(estimate.high) - elo(estimate.low)) / 2.0;
        assert!((half - 13.92).abs() < 0.1, "{half}");
    }

    /// Correlated games of a pair are worth less than independent games, anticorrelated ones more.
    #[test]
    fn even_pairs_narrow_the_interval() {
        let width = |pairs| {
            let estimate = Estimate::of_pairs(&pairs);
            near(estimate.score, 0.5);
            estimate.high - estimate.low
        };
        assert!(width([0, 2, 96, 2, 0]) < width([25, 0, 50, 0, 25]));
        assert!(width([25, 0, 50, 0, 25]) < width([50, 0, 0, 0, 50]));
    }

    #[test]
    fn intervals_of_one_sided_results_stay_within_0_and_1() {
        for pairs in [[0; 5], [0, 0, 0, 0, 3], [3, 0, 0, 0, 0], [0, 0, 3, 0, 0]] {
            let Estimate { score, low, high } = Estimate::of_pairs(&pairs);
            assert!(low < high && (0.0..=1.0).contains(&low) && (0.0..=1.0).contains(&high));
            assert!((low..=high).contains(&score), "{pairs:?}");
        }
    }
}
