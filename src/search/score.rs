//! Scores: centipawns for the player to act, and mates by their distance.

/// Beyond every score.
pub(super) const INFINITE: i32 = 32_500;
/// The score of a mate on the board; each ply of distance takes one off.
const MATE: i32 = 32_000;
/// The longest line that is searched, in plies.
pub(super) const MAX_PLIES: usize = 120;
/// Scores from here on are mates.
const NEAREST_TO_MATE: i32 = MATE - 1_000;

/// What a position is judged to be worth to the player to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// In hundredths of a chess Pawn.
    Centipawns(i32),
    /// The game is won (positive) or lost (negative) in so many plies.
    MateInPlies(i32),
}

impl Score {
    pub(super) fn from_raw(raw: i32) -> Score {
        match raw {
            _ if raw >= NEAREST_TO_MATE => Score::MateInPlies(MATE - raw),
            _ if raw <= -NEAREST_TO_MATE => Score::MateInPlies(-MATE - raw),
            _ => Score::Centipawns(raw),
        }
    }
}

/// Being mated at a distance from the root.
pub(super) fn lost(ply: usize) -> i32 {
    ply as i32 - MATE
}

/// Mating at a distance from the root.
pub(super) fn won(ply: usize) -> i32 {
    MATE - ply as i32
}

pub(super) fn is_mate(raw: i32) -> bool {
    raw.abs() >= NEAREST_TO_MATE
}

/// No evaluation may be taken for a mate.
pub(super) fn clamp(evaluation: i32) -> i32 {
    evaluation.clamp(1 - NEAREST_TO_MATE, NEAREST_TO_MATE - 1)
}

/// A score as the table keeps it: mates are counted from the position, not from the root.
pub(super) fn to_table(raw: i32, ply: usize) -> i32 {
    if is_mate(raw) {
        raw + raw.signum() * ply as i32
    } else {
        raw
    }
}

/// The reverse of [`to_table`].
pub(super) fn from_table(kept: i32, ply: usize) -> i32 {
    if is_mate(kept) {
        kept - kept.signum() * ply as i32
    } else {
        kept
    }
}
