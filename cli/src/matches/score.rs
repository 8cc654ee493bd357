//! Scores as one number, for adjudication.

use menagerie::search::Score;

/// The value of a mate in centipawns.
const MATE_CENTIPAWNS: i32 = 30_000;

pub(super) fn centipawns(score: Score) -> i32 {
    match score {
        Score::Centipawns(score) => score,
        Score::MateInPlies(plies) if plies > 0 => MATE_CENTIPAWNS,
        Score::MateInPlies(_) => -MATE_CENTIPAWNS,
    }
}

pub(super) fn of_info(line: &str) -> Option<i32> {
    let (_, score) = line.split_once(" score ")?;
    parse(score)
}

/// Reads a score such as `cp -31` or `mate 3`; further words are ignored.
pub(super) fn parse(text: &str) -> Option<i32> {
    let mut words = text.split_whitespace();
    let kind = words.next()?;
    let number: i32 = words.next()?.parse().ok()?;
    match kind {
        "cp" => Some(number),
        "mate" if number > 0 => Some(MATE_CENTIPAWNS),
        "mate" => Some(-MATE_CENTIPAWNS),
        _ => None,
    }
}
