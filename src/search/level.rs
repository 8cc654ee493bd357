//! How strong the computer plays.

use super::limits::{Limits, Options};

/// A level, from the weakest to the strongest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// Positions looked at for one action.
    pub nodes: u64,
    /// The deepest iteration.
    pub depth_plies: u16,
    /// See [`Options::noise_centipawns`].
    pub noise_centipawns: u16,
    /// The caller stops the search after this time.
    pub cap_ms: u32,
}

const fn level(nodes: u64, depth_plies: u16, noise_centipawns: u16, cap_ms: u32) -> Level {
    Level {
        nodes,
        depth_plies,
        noise_centipawns,
        cap_ms,
    }
}

/// Each beats the one before in 60 to 80 % of games (see `menagerie match`): about twice the positions, and less
/// noise where there are few. The search gains so much by doubling that a wider ladder would have steeper steps. Games of
/// several seats have the same ladder: a position costs about five microseconds there, so that the caps are far away.
const LEVELS: [Level; Level::STRONGEST] = [
    level(2_000, 60, 160, 1_000),
    level(2_700, 60, 112, 1_000),
    level(4_300, 60, 62, 1_000),
    level(7_600, 60, 30, 1_000),
    level(14_000, 60, 12, 2_000),
    level(26_500, 60, 6, 2_000),
    level(52_000, 60, 4, 3_000),
    level(105_000, 60, 3, 5_000),
];

impl Level {
    /// The number of the strongest level; the weakest is 1.
    pub const STRONGEST: usize = 8;

    /// The level of this number; `None` unless it is 1 to [`Level::STRONGEST`].
    pub fn new(number: usize) -> Option<Level> {
        LEVELS.get(number.checked_sub(1)?).copied()
    }

    /// When a search at this level ends.
    pub fn limits(&self) -> Limits {
        Limits {
            depth_plies: self.depth_plies,
            nodes: self.nodes,
        }
    }

    /// How it judges. Different seeds play different games.
    pub fn options(&self, seed: u64) -> Options {
        Options {
            noise_centipawns: self.noise_centipawns,
            seed,
            ..Options::default()
        }
    }
}
