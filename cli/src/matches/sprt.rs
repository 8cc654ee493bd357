//! The sequential probability ratio test (Wald, 1945), generalised to results of pairs of games (Van den Bergh, "The
//! generalized sequential probability ratio test for chess engines", 2018–2020, as Fishtest's `LLRcalc` has it).

use std::str::FromStr;

use super::elo::expected_score;

/// The probabilities of both errors.
const ERROR: f64 = 0.05;
/// The number of pairs assumed for a result that has not occurred.
const UNSEEN: f64 = 1e-3;

/// Two hypotheses about the Elo difference.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sprt {
    elo: [f64; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    Undecided,
    /// The lower hypothesis is accepted.
    First,
    /// The higher hypothesis is accepted.
    Second,
}

impl FromStr for Sprt {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Sprt, Self::Err> {
        let elo = text.split_once(',').and_then(|(low, high)| {
            let elo: [f64; 2] = [low.trim().parse().ok()?, high.trim().parse().ok()?];
            let sound = elo.iter().all(|elo| elo.abs() <= 1_000.0) && elo[0] < elo[1];
            sound.then_some(elo)
        });
        let elo = elo.ok_or("allowed ELO0,ELO1 with the lower first, such as 0,5")?;
        Ok(Sprt { elo })
    }
}

impl Sprt {
    /// The log-likelihood ratio of the higher hypothesis against the lower one.
    pub(super) fn ratio(&self, pairs: &[u64; 5]) -> f64 {
        let count: u64 = pairs.iter().sum();
        if count == 0 {
            return 0.0;
        }
        let seen = pairs.map(|pairs| (pairs as f64).max(UNSEEN));
        let all: f64 = seen.iter().sum();
        let shares = seen.map(|pairs| pairs / all);
        let [low, high] = self
            .elo
            .map(|elo| most_likely(&shares, expected_score(elo)));
        let terms = (0..5).map(|at| shares[at] * (high[at] / low[at]).ln());
        all * terms.sum::<f64>()
    }

    /// The ratio that decides.
    pub(super) fn bound() -> f64 {
        ((1.0 - ERROR) / ERROR).ln()
    }

    pub(super) fn verdict(&self, pairs: &[u64; 5]) -> Verdict {
        match self.ratio(pairs) {
            ratio if ratio >= Sprt::bound() => Verdict::Second,
            ratio if ratio <= -Sprt::bound() => Verdict::First,
            _ => Verdict::Undecided,
        }
    }

    /// `LLR +1.23 (-2.94 to +2.94) for Elo 5 against 0: undecided`.
    pub(super) fn text(&self, pairs: &[u64; 5]) -> String {
        let [low, high] = self.elo;
        let verdict = match self.verdict(pairs) {
            Verdict::Undecided => "undecided".to_string(),
            Verdict::First => format!("Elo {low} accepted"),
            Verdict::Second => format!("Elo {high} accepted"),
        };
        let (ratio, bound) = (self.ratio(pairs), Sprt::bound());
        format!(
            "LLR {ratio:+.2} (-{bound:.2} to +{bound:.2}) for Elo {high} against {low}: {verdict}"
        )
    }
}

/// The maximum likelihood distribution with a given mean: each share divided by 1 + x (a - mean), where bisection finds
/// the x with the right mean.
fn most_likely(shares: &[f64; 5], mean: f64) -> [f64; 5] {
    let points: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0].map(|points| points - mean);
    let excess = |x: f64| -> f64 {
        let terms = (0..5).map(|at| shares[at] * points[at] / (1.0 + x * points[at]));
        terms.sum()
    };
    // All denominators are positive between these bounds, and the excess decreases.
    let (mut low, mut high) = (-1.0 / points[4], -1.0 / points[0]);
    for _ in 0..100 {
        let middle = (low + high) / 2.0;
        match excess(middle) > 0.0 {
            true => low = middle,
            false => high = middle,
        }
    }
    let x = (low + high) / 2.0;
    std::array::from_fn(|at| shares[at] / (1.0 + x * points[at]))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The results of Fishtest's own `LLR_logistic`.
    #[test]
    fn ratios_agree_with_fishtest() {
        let known: [([u64; 5], [f64; 2], f64); 7] = [
            ([3, 20, 50, 22, 5], [0.0, 20.0], 0.040_320_372),
            ([3, 20, 50, 22, 5], [0.0, 5.0], 0.178_380_224),
            ([3, 20, 50, 22, 5], [-10.0, 10.0], 0.934_472_911),
            ([0, 10, 30, 12, 0], [0.0, 20.0], -0.270_414_536),
            ([0, 10, 30, 12, 0], [0.0, 5.0], 0.085_226_848),
            ([12, 40, 60, 30, 8], [0.0, 20.0], -2.997_301_135),
            ([12, 40, 60, 30, 8], [-10.0, 10.0], -2.057_973_200),
        ];
        for (pairs, elo, expected) in known {
            let ratio = Sprt { elo }.ratio(&pairs);
            assert!(
                (ratio - expected).abs() < 1e-6,
                "{pairs:?} {elo:?}: {ratio}"
            );
        }
    }

    /// Stockfish's tests of 2020 in its pull requests 2971 and 2951, which passed.
    #[test]
    fn published_tests_have_the_same_result() {
        let known = [
            ([17, 253, 1042, 337, 39], "-0.5,1.5", 2.96),
            ([59, 754, 2467, 865, 75], "-0.5,1.5", 2.95),
            ([33, 1185, 8378, 1302, 50], "0.25,1.75", 2.95),
        ];
        for (pairs, elo, expected) in known {
            let test = Sprt::from_str(elo).expect("two numbers");
            let ratio = test.ratio(&pairs);
            assert!((ratio - expected).abs() < 0.02, "{pairs:?}: {ratio}");
            assert_eq!(test.verdict(&pairs), Verdict::Second, "{pairs:?}");
        }
    }

    #[test]
    fn without_results_nothing_is_decided() {
        let test = Sprt::from_str("0,40").expect("two numbers");
        assert_eq!(test.ratio(&[0; 5]), 0.0);
        assert_eq!(test.verdict(&[0; 5]), Verdict::Undecided);
        assert_eq!(test.verdict(&[0, 0, 0, 0, 60]), Verdict::Second);
        assert_eq!(test.verdict(&[60, 0, 0, 0, 0]), Verdict::First);
        assert!((Sprt::bound() - 2.944_439).abs() < 1e-6);
    }

    #[test]
    fn hypotheses_are_two_numbers_in_order() {
        for text in ["", "5", "5,0", "0,0", "a,b", "0,1e9", "0,5,7", "nan,1"] {
            assert!(Sprt::from_str(text).is_err(), "{text}");
        }
    }
}
