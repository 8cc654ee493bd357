//! Playing levels.

use super::limits::{Limits, Options};

/// A playing level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The number of positions searched per move.
    pub nodes: u64,
    /// The maximum depth.
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

/// From a beginner to full strength. Noise makes a level overlook things, few nodes make it short-sighted. `cargo xtask
/// strength levels` measures the distances between them (`docs/strength.md`).
const LEVELS: [Level; Level::STRONGEST] = [
    level(60, 2, 500, 1_000),
    level(250, 3, 400, 1_000),
    level(1_500, 4, 350, 1_000),
    level(2_000, 60, 260, 1_000),
    level(4_500, 60, 160, 1_000),
    level(15_000, 60, 55, 2_000),
    level(70_000, 60, 8, 3_000),
    level(3_000_000, 200, 0, 5_000),
];

impl Level {
    /// The strongest level; the weakest is 1.
    pub const STRONGEST: usize = 8;

    /// The level with this number, if it is from 1 to [`Level::STRONGEST`].
    pub fn new(number: usize) -> Option<Level> {
        LEVELS.get(number.checked_sub(1)?).copied()
    }

    /// The limits of a search at this level.
    pub fn limits(&self) -> Limits {
        Limits {
            depth_plies: self.depth_plies,
            nodes: self.nodes,
        }
    }

    /// The options of a search at this level. Different seeds play different games.
    pub fn options(&self, seed: u64) -> Options {
        Options {
            noise_centipawns: self.noise_centipawns,
            ..Options::seeded(seed)
        }
    }
}
