//! Games whose end nobody doubts, by what the engines themselves say of them.

/// A score and how often in a row it must be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Threshold {
    centipawns: i32,
    moves: usize,
}

impl Threshold {
    /// Reads `CP,MOVES`.
    pub(super) fn read(option: &str, text: &str) -> Result<Threshold, String> {
        let numbers = text.split_once(',').and_then(|(centipawns, moves)| {
            Some(Threshold {
                centipawns: centipawns.parse().ok().filter(|&cp: &i32| cp >= 0)?,
                moves: moves.parse().ok().filter(|&moves| moves > 0)?,
            })
        });
        numbers.ok_or_else(|| format!("{option}: found `{text}`, allowed CENTIPAWNS,MOVES"))
    }

    /// Whether the last scores are all at or below minus the threshold.
    pub(super) fn is_lost(&self, scores: &[Option<i32>]) -> bool {
        self.all(scores, |score| score <= -self.centipawns)
    }

    /// Whether the last scores are all this near to zero.
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

    /// Engines tell whatever they like.
    #[test]
    fn no_score_is_too_far_from_even_to_be_uneven() {
        let even = Threshold::read("--draw", "10,2").expect("two numbers");
        assert!(even.is_even(&[Some(500), Some(-10), Some(10)]));
        for score in [11, -11, i32::MAX, i32::MIN] {
            assert!(!even.is_even(&[Some(0), Some(score)]), "{score}");
        }
        assert!(even.is_lost(&[Some(i32::MIN), Some(-10)]));
        assert!(!even.is_lost(&[Some(-10)]) && !even.is_lost(&[Some(-10), None]));
    }
}
