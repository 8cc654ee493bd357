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

/// From a beginner who overlooks what stands to be taken to all the engine can do in its time. Noise makes a level overlook
/// things, few positions make it short-sighted; the lowest ones have much of both. How far apart they are is measured by
/// `cargo xtask strength levels` (`docs/strength.md`). Games of several players have the same ladder.
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

    /// How it judges. Different seeds play different games, in secret, too.
    pub fn options(&self, seed: u64) -> Options {
        Options {
            noise_centipawns: self.noise_centipawns,
            ..Options::seeded(seed)
        }
    }
}
