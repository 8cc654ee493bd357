//! A position with the result of its game.

use std::sync::Arc;

use menagerie::position::Position;
use menagerie::variant::Variant;

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sample {
    /// The public position.
    text: String,
    /// The result for the player to move: 0, ½ or 1.
    pub(super) points: f64,
    /// The score of the search, in centipawns.
    pub(super) score: i32,
}

impl Sample {
    pub(super) fn new(position: &Position, points: f64, score: i32) -> Sample {
        Sample {
            text: position.text(),
            points,
            score,
        }
    }

    pub(super) fn position(&self, variant: &Arc<Variant>) -> Result<Position, String> {
        Position::parse(variant.clone(), &self.text).map_err(|error| error.to_string())
    }

    /// One line: points, score and position.
    pub(super) fn line(&self) -> String {
        format!("{} {} {}", self.points, self.score, self.text)
    }

    pub(super) fn parse(line: &str) -> Option<Sample> {
        let (points, rest) = line.split_once(' ')?;
        let (score, text) = rest.split_once(' ')?;
        Some(Sample {
            text: text.to_string(),
            points: points.parse().ok()?,
            score: score.parse().ok()?,
        })
    }
}
