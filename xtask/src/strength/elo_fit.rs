//! Fits gaps between neighbours of a ladder to the results of their matches.

/// 400 points are a score of 10 : 1.
const SCALE: f64 = std::f64::consts::LN_10 / 400.0;
/// Gaps are assumed to scatter around their mean with this standard deviation, so that a lucky match of a few games
/// doesn't tear the ladder apart. They start from a mean of [`USUAL`].
const SPREAD: f64 = 60.0;
const USUAL: f64 = 200.0;
/// The two-sided 95 % point of the normal distribution.
const Z: f64 = 1.959_964;

/// The result of a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Points {
    pub wins: u64,
    pub draws: u64,
    pub losses: u64,
}

impl Points {
    /// Parses `NAME: A against B: +5 =2 -3, 60.0 % (…)`.
    pub fn read(line: &str) -> Option<Points> {
        let (_, result) = line.rsplit_once(": +")?;
        let (games, _) = result.split_once(',')?;
        let mut words = games.split(' ');
        let wins = words.next()?.parse().ok()?;
        let draws = words.next()?.strip_prefix('=')?.parse().ok()?;
        let losses = words.next()?.strip_prefix('-')?.parse().ok()?;
        Some(Points {
            wins,
            draws,
            losses,
        })
    }

    /// The number of games and the score, with a draw added so that no score is 0 or 100 %.
    fn games_and_score(self) -> (f64, f64) {
        let games = self.wins + self.draws + self.losses + 1;
        let score = self.wins as f64 + (self.draws + 1) as f64 / 2.0;
        (games as f64, score)
    }
}

/// A difference in Elo, and half of its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gap {
    pub elo: f64,
    pub margin: f64,
}

/// The most likely gaps under the logistic model and a normal prior around their common mean.
pub fn fit(matches: &[Points]) -> Vec<Gap> {
    let mut mean = USUAL;
    let mut gaps = Vec::new();
    for _ in 0..50 {
        gaps = matches.iter().map(|&points| gap(points, mean)).collect();
        mean = gaps.iter().map(|gap| gap.elo).sum::<f64>() / gaps.len().max(1) as f64;
    }
    gaps
}

/// Newton's method for one gap; the logarithm of its posterior density is concave.
fn gap(points: Points, mean: f64) -> Gap {
    let (games, score) = points.games_and_score();
    let prior = 1.0 / (SPREAD * SPREAD);
    let mut elo = mean;
    let mut precision = prior;
    for _ in 0..50 {
        let expected = 1.0 / (1.0 + (-SCALE * elo).exp());
        let slope = SCALE * (score - games * expected) - prior * (elo - mean);
        precision = SCALE * SCALE * games * expected * (1.0 - expected) + prior;
        elo += (slope / precision).clamp(-100.0, 100.0);
    }
    Gap {
        elo,
        margin: Z / precision.sqrt(),
    }
}

#[cfg(test)]
mod unit {
    use super::*;

    fn points(wins: u64, losses: u64) -> Points {
        Points {
            wins,
            draws: 0,
            losses,
        }
    }

    #[test]
    fn many_games_give_the_elo_of_their_score() {
        let gaps = fit(&[points(7_500, 2_500), points(6_000, 4_000)]);
        assert!((gaps[0].elo - 190.8).abs() < 1.0, "{gaps:?}");
        assert!((gaps[1].elo - 70.4).abs() < 1.0, "{gaps:?}");
        assert!(gaps[0].margin < 10.0);
    }

    #[test]
    fn a_lucky_match_is_drawn_to_the_mean_and_stays_finite() {
        let gaps = fit(&[points(18, 6), points(24, 0), points(18, 6)]);
        assert!(gaps[1].elo > gaps[0].elo && gaps[1].elo < 340.0, "{gaps:?}");
        assert!((gaps[0].elo - 230.0).abs() < 30.0, "{gaps:?}");
        assert!(gaps.iter().all(|gap| (50.0..130.0).contains(&gap.margin)));
        let alone = fit(&[points(24, 0)]);
        assert!((600.0..800.0).contains(&alone[0].elo), "{alone:?}");
    }

    #[test]
    fn the_line_of_a_match_is_read() {
        let line = "chess: A: level=level-2 against B: level=level-1: +15 =3 -6, 68.8 % (51.0–82.3), Elo +137 (+7 to +267)";
        let expected = Points {
            wins: 15,
            draws: 3,
            losses: 6,
        };
        assert_eq!(Points::read(line), Some(expected));
        assert_eq!(Points::read("no result"), None);
    }
}
