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

/// Each beats the one before in 60 to 80 % of games, see `examples/match.rs`.
const LEVELS: [Level; Level::STRONGEST] = [
    level(300, 1, 300, 1_000),
    level(1_000, 2, 150, 1_000),
    level(2_000, 60, 80, 1_000),
    level(6_000, 60, 40, 2_000),
    level(20_000, 60, 20, 2_000),
    level(70_000, 60, 8, 3_000),
    level(250_000, 60, 4, 4_000),
    level(1_000_000, 60, 2, 5_000),
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
