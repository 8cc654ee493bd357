//! The sequential probability ratio test (Wald, 1945), generalised to results of pairs of games (Van den Bergh, "The
//! generalized sequential probability ratio test for chess engines", 2018–2020, as Fishtest's `LLRcalc` has it).

use super::elo::expected_score;

/// Chances of either error.
const ERROR: f64 = 0.05;
/// What stands for a class of results that hasn't occurred, in pairs.
const UNSEEN: f64 = 1e-3;

/// Two hypotheses: the first engine is stronger by so many points of (logistic) Elo.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sprt {
    elo: [f64; 2],
}

/// How a test stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    Undecided,
    /// The lower one holds.
    First,
    /// The higher one holds.
    Second,
}

impl Sprt {
    /// Reads `ELO0,ELO1`.
    pub(super) fn read(text: &str) -> Result<Sprt, String> {
        let elo = text.split_once(',').and_then(|(low, high)| {
            let elo: [f64; 2] = [low.trim().parse().ok()?, high.trim().parse().ok()?];
            let sound = elo.iter().all(|elo| elo.abs() <= 1_000.0) && elo[0] < elo[1];
            sound.then_some(elo)
        });
        let elo = elo.ok_or_else(|| {
            format!("--sprt: found `{text}`, allowed ELO0,ELO1 with the lower first, such as 0,5")
        })?;
        Ok(Sprt { elo })
    }

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

    /// Where the ratio decides.
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

/// The likeliest distribution of classes with a given mean: each share divided by 1 + x (a - mean), with the x for which the mean
/// is right, found by halving.
fn most_likely(shares: &[f64; 5], mean: f64) -> [f64; 5] {
    let points: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0].map(|points| points - mean);
    let excess = |x: f64| -> f64 {
        let terms = (0..5).map(|at| shares[at] * points[at] / (1.0 + x * points[at]));
        terms.sum()
    };
    // Between these all denominators are positive, and the excess falls.
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
