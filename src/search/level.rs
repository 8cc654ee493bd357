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

/// Each beats the one before in 60 to 80 % of games (see `examples/match.rs`): about twice the positions, and less
/// noise where there are few.
const LEVELS: [Level; Level::STRONGEST] = [
    level(2_000, 60, 160, 1_000),
    level(2_800, 60, 110, 1_000),
    level(4_500, 60, 60, 1_000),
    level(8_500, 60, 25, 1_000),
    level(17_000, 60, 10, 2_000),
    level(35_000, 60, 5, 2_000),
    level(75_000, 60, 3, 3_000),
    level(160_000, 60, 2, 5_000),
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
