//! Adjudicates games that are decided according to the scores of both engines.

use std::str::FromStr;

/// A score, and the number of consecutive moves for which it must hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Threshold {
    centipawns: i32,
    moves: usize,
}

impl FromStr for Threshold {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Threshold, Self::Err> {
        let numbers = text.split_once(',').and_then(|(centipawns, moves)| {
            Some(Threshold {
                centipawns: centipawns.parse().ok().filter(|&cp: &i32| cp >= 0)?,
                moves: moves.parse().ok().filter(|&moves| moves > 0)?,
            })
        });
        numbers.ok_or("allowed CENTIPAWNS,MOVES")
    }
}

impl Threshold {
    pub(super) fn is_lost(&self, scores: &[Option<i32>]) -> bool {
        self.all(scores, |score| score <= -self.centipawns)
    }

    pub(super) fn is_even(&self, scores: &[Option<i32>]) -> bool {
        self.all(scores, |score| score.saturating_abs() <= self.centipawns)
    }

    fn all(&self, scores: &[Option<i32>], holds: impl Fn(i32) -> bool) -> bool {
        scores.len() >= self.moves && { scores.iter().rev().take(self.moves) }
            .all(|score| score.is_some_and(&holds))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Engines may report any number.
    #[test]
    fn extreme_scores_are_not_even() {
        let even = Threshold::from_str("10,2").expect("two numbers");
        assert!(even.is_even(&[Some(500), Some(-10), Some(10)]));
        for score in [11, -11, i32::MAX, i32::MIN] {
            assert!(!even.is_even(&[Some(0), Some(score)]), "{score}");
        }
        assert!(even.is_lost(&[Some(i32::MIN), Some(-10)]));
        assert!(!even.is_lost(&[Some(-10)]) && !even.is_lost(&[Some(-10), None]));
    }
}
