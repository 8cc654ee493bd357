//! Scores in centipawns for the player to move, and mate distances.

pub(super) const INFINITE: i32 = 32_500;
/// The score of a mate at the root. A mate found deeper counts one less per ply.
const MATE: i32 = 32_000;
pub(super) const MAX_PLIES: usize = 120;
/// Scores from here on are mates.
const MATE_THRESHOLD: i32 = MATE - 1_000;

/// The score of a position for the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// In hundredths of a chess Pawn.
    Centipawns(i32),
    /// A win (positive) or loss (negative) in this many plies.
    MateInPlies(i32),
}

impl Score {
    pub(super) fn from_raw(raw: i32) -> Score {
        match raw {
            _ if raw >= MATE_THRESHOLD => Score::MateInPlies(MATE - raw),
            _ if raw <= -MATE_THRESHOLD => Score::MateInPlies(-MATE - raw),
            _ => Score::Centipawns(raw),
        }
    }
}

pub(super) fn lost(ply: usize) -> i32 {
    ply as i32 - MATE
}

pub(super) fn won(ply: usize) -> i32 {
    MATE - ply as i32
}

pub(super) fn is_mate(raw: i32) -> bool {
    raw.abs() >= MATE_THRESHOLD
}

/// Keeps an evaluation out of the range of mate scores.
pub(super) fn clamp(evaluation: i32) -> i32 {
    evaluation.clamp(1 - MATE_THRESHOLD, MATE_THRESHOLD - 1)
}

/// Converts a score for the table, which counts mates from the position, not from the root.
pub(super) fn to_table(raw: i32, ply: usize) -> i32 {
    if is_mate(raw) {
        raw + raw.signum() * ply as i32
    } else {
        raw
    }
}

pub(super) fn from_table(kept: i32, ply: usize) -> i32 {
    if is_mate(kept) {
        kept - kept.signum() * ply as i32
    } else {
        kept
    }
}
