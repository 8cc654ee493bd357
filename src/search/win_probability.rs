//! Scores as win probabilities, for averaging over chance outcomes. An even chance of mate or of losing a Rook is worth
//! half a win, not the mean of two scores.

use std::sync::LazyLock;

use super::score::{self, Score};

/// This many centipawns multiply the odds of winning by e.
const SCALE_CENTIPAWNS: f64 = 300.0;
const SURE: i32 = 4_000;
/// Far below the difference of neighbouring scores, far above rounding errors.
const TOLERANCE: f64 = 1e-12;

/// The win probability of each score from `-SURE` to `SURE`. Computed by multiplication only, because library
/// exponentials differ between machines.
static WIN_PROBABILITIES: LazyLock<Vec<f64>> = LazyLock::new(|| {
    let step = exponential(1.0 / SCALE_CENTIPAWNS);
    let mut odds = exponential(-SURE as f64 / SCALE_CENTIPAWNS);
    let mut chances = Vec::new();
    for _ in -SURE..=SURE {
        chances.push(odds / (1.0 + odds));
        odds *= step;
    }
    chances
});

/// The exponential function: a Taylor series near 0, squaring elsewhere.
pub(super) fn exponential(x: f64) -> f64 {
    if x.abs() > 0.5 {
        let root = exponential(x / 2.0);
        return root * root;
    }
    let mut term = 1.0;
    let mut sum = 1.0;
    for n in 1..16 {
        term *= x / n as f64;
        sum += term;
    }
    sum
}

/// The win probability at a score; 1 and 0 for mates.
pub(super) fn win_probability(score: i32) -> f64 {
    if score::is_mate(score) {
        return if score > 0 { 1.0 } else { 0.0 };
    }
    WIN_PROBABILITIES[(score.clamp(-SURE, SURE) + SURE) as usize]
}

/// The share of draws between equals, in thousandths. Of 160 games at 4 000 against 5 000 positions a move, 40 each of
/// four variants, 29 were drawn.
const DRAWS_PERMILLE: f64 = 200.0;

impl Score {
    /// Wins, draws and losses to expect of a thousand games from here, for the player to move: an estimate, without
    /// regard to the game and how far it has come. A draw counts half in the win probability, and draws become rarer as
    /// one side gets better.
    pub fn win_draw_loss(self) -> [u16; 3] {
        let raw = match self {
            Score::Centipawns(score) => score,
            Score::MateInPlies(plies) if plies > 0 => return [1_000, 0, 0],
            Score::MateInPlies(_) => return [0, 0, 1_000],
        };
        let chance = win_probability(raw);
        let draws = DRAWS_PERMILLE * 4.0 * chance * (1.0 - chance);
        let wins = (1_000.0 * chance - draws / 2.0).round() as u16;
        let losses = (1_000.0 * (1.0 - chance) - draws / 2.0).round() as u16;
        [wins, 1_000 - wins - losses, losses]
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct WeightedScore {
    pub(super) probability: f64,
    pub(super) score: i32,
}

/// The score of a chance node with at least one outcome: the worst one if all are mates for the same side, otherwise
/// the score with the mean win probability. Monotonic in each score.
pub(super) fn expected_score(scores: impl Iterator<Item = WeightedScore> + Clone) -> i32 {
    match mates_only(scores.clone()) {
        Some(score) => score,
        None => {
            let mean = mean(scores) + TOLERANCE;
            let better = WIN_PROBABILITIES.partition_point(|&chance| chance <= mean) as i32;
            (better - 1).max(0) - SURE
        }
    }
}

/// Whether [`expected_score`] is at least `target`; cheaper to compute.
pub(super) fn expected_score_reaches(
    scores: impl Iterator<Item = WeightedScore> + Clone,
    target: i32,
) -> bool {
    match mates_only(scores.clone()) {
        Some(score) => score >= target,
        None if target <= -SURE => true,
        None if target > SURE => false,
        None => WIN_PROBABILITIES[(target + SURE) as usize] <= mean(scores) + TOLERANCE,
    }
}

fn mean(scores: impl Iterator<Item = WeightedScore>) -> f64 {
    let weighed = scores.map(|outcome| outcome.probability * win_probability(outcome.score));
    weighed.sum()
}

fn mates_only(mut scores: impl Iterator<Item = WeightedScore>) -> Option<i32> {
    let first = scores.next()?.score;
    let mate = score::is_mate(first);
    let mut worst = mate.then_some(first);
    for WeightedScore { score, .. } in scores {
        let alike = score::is_mate(score) && score.signum() == first.signum();
        worst = worst.filter(|_| alike).map(|worst| worst.min(score));
    }
    worst
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weighted(of: &[(f64, i32)]) -> impl Iterator<Item = WeightedScore> + Clone {
        of.iter()
            .map(|&(probability, score)| WeightedScore { probability, score })
    }

    #[test]
    fn equal_outcomes_keep_the_score() {
        for score in [-3_999, -700, -1, 0, 1, 12, 3_000, 31_990, -31_990] {
            for p in [0.5, 1.0 / 3.0, 0.017, 0.999] {
                assert_eq!(
                    expected_score(weighted(&[(p, score), (1.0 - p, score)])),
                    score
                );
            }
        }
    }

    #[test]
    fn win_probability_increases_with_the_score() {
        assert!(
            WIN_PROBABILITIES
                .windows(2)
                .all(|pair| pair[0] + 2.0 * TOLERANCE < pair[1])
        );
        assert!((win_probability(0) - 0.5).abs() < 1e-9);
        assert!((win_probability(300) - 0.731_058_578_63).abs() < 1e-9);
    }

    #[test]
    fn wins_draws_and_losses_mirror_the_score_and_add_up() {
        assert_eq!(Score::MateInPlies(3).win_draw_loss(), [1_000, 0, 0]);
        assert_eq!(Score::MateInPlies(0).win_draw_loss(), [0, 0, 1_000]);
        let mut before = 0;
        for score in -5_000..=5_000 {
            let [wins, draws, losses] = Score::Centipawns(score).win_draw_loss();
            assert_eq!(wins + draws + losses, 1_000, "{score}");
            assert_eq!(
                Score::Centipawns(-score).win_draw_loss(),
                [losses, draws, wins]
            );
            assert!(wins >= before, "{score}");
            before = wins;
        }
    }

    #[test]
    fn a_chance_of_mate_is_worth_its_probability() {
        let mixed = expected_score(weighted(&[(0.5, 31_999), (0.5, -300)]));
        let expected = win_probability(mixed) - (0.5 + 0.5 * win_probability(-300));
        assert!(expected.abs() < 1e-3, "{mixed}");
    }

    #[test]
    fn the_target_check_agrees_with_the_expected_score() {
        let scores = [
            -32_000, -31_500, -4_500, -250, 0, 90, 2_000, 4_700, 31_400, 31_999,
        ];
        for a in scores {
            for b in scores {
                let both = [(0.3, a), (0.7, b)];
                let expected = expected_score(weighted(&both));
                for target in [expected - 1, expected, expected + 1, -32_500, 32_500] {
                    assert_eq!(
                        expected_score_reaches(weighted(&both), target),
                        expected >= target,
                        "{a} {b} {target}"
                    );
                }
            }
        }
    }
}
