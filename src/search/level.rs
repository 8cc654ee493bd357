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
    /// See [`Options::oversight_permille`].
    pub oversight_permille: u16,
    /// The caller stops the search after this time.
    pub cap_ms: u32,
}

const fn level(nodes: u64, depth_plies: u16, noise: u16, oversight: u16, cap_ms: u32) -> Level {
    Level {
        nodes,
        depth_plies,
        noise_centipawns: noise,
        oversight_permille: oversight,
        cap_ms,
    }
}

/// From a beginner to full strength. A weak level overlooks moves, misjudges positions and looks only a few moves ahead;
/// from 15 000 positions on, each level searches 2.4 times as many. `cargo xtask strength levels` measures the
/// distances up to there (`docs/strength.md`).
const LADDER: [Level; Level::STRONGEST] = [
    level(60, 1, 380, 800, 1_000),
    level(100, 2, 340, 740, 1_000),
    level(170, 2, 300, 660, 1_000),
    level(300, 3, 270, 590, 1_000),
    level(500, 3, 235, 510, 1_000),
    level(800, 4, 200, 430, 1_000),
    level(1_300, 60, 165, 350, 1_000),
    level(1_850, 60, 133, 280, 1_000),
    level(2_600, 60, 107, 220, 1_000),
    level(3_600, 60, 84, 165, 1_000),
    level(5_000, 60, 62, 110, 1_000),
    level(7_000, 60, 40, 60, 1_000),
    level(10_000, 60, 18, 25, 1_500),
    level(15_000, 60, 0, 0, 2_000),
    level(36_000, 60, 0, 0, 2_000),
    level(86_000, 60, 0, 0, 3_000),
    level(210_000, 60, 0, 0, 3_000),
    level(500_000, 100, 0, 0, 4_000),
    level(1_200_000, 100, 0, 0, 5_000),
    level(u64::MAX, 200, 0, 0, 5_000),
];

/// The eight levels before the ladder, which embedded boards and saved games may still name.
const STEPS: [Level; Level::STEPS] = [
    level(60, 2, 500, 0, 1_000),
    level(250, 3, 400, 0, 1_000),
    level(1_500, 4, 350, 0, 1_000),
    level(2_000, 60, 260, 0, 1_000),
    level(4_500, 60, 160, 0, 1_000),
    level(15_000, 60, 55, 0, 2_000),
    level(70_000, 60, 8, 0, 3_000),
    level(3_000_000, 200, 0, 0, 5_000),
];

/// The most positions of a search that no clock ends: some seconds, and four times as many on a slow phone.
const MOST_NODES_WITHOUT_CLOCK: u64 = 1_200_000;

impl Level {
    /// The strongest level; the weakest is 1.
    pub const STRONGEST: usize = 20;
    /// The number of levels of earlier versions.
    pub const STEPS: usize = 8;
    /// What names a level, for messages.
    pub const ALLOWED: &str = "level-1 to level-20, or 1 to 8 for the levels of earlier versions";

    /// The level with this number, if it is from 1 to [`Level::STRONGEST`].
    pub fn new(number: usize) -> Option<Level> {
        LADDER.get(number.checked_sub(1)?).copied()
    }

    /// One of the eight levels of earlier versions, from 1.
    pub fn step(number: usize) -> Option<Level> {
        STEPS.get(number.checked_sub(1)?).copied()
    }

    /// The level that a text names: `level-12` of the ladder, or `3` of the eight levels of earlier versions.
    pub fn named(text: &str) -> Option<Level> {
        let number = |digits: &str| digits.parse().ok();
        match text.strip_prefix("level-") {
            Some(digits) => Level::new(number(digits)?),
            None => Level::step(number(text)?),
        }
    }

    /// The limits of a search at this level.
    pub fn limits(&self) -> Limits {
        Limits {
            depth_plies: self.depth_plies,
            nodes: self.nodes,
        }
    }

    /// The limits of a search that no clock ends, so that it finds the same on every device.
    pub fn limits_without_clock(&self) -> Limits {
        Limits {
            nodes: self.nodes.min(MOST_NODES_WITHOUT_CLOCK),
            ..self.limits()
        }
    }

    /// The options of a search at this level. Different seeds play different games.
    pub fn options(&self, seed: u64) -> Options {
        Options {
            noise_centipawns: self.noise_centipawns,
            oversight_permille: self.oversight_permille,
            ..Options::seeded(seed)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ladder_and_the_older_steps_have_different_names() {
        assert_eq!(Level::named("level-20"), Level::new(20));
        assert_eq!(Level::named("8"), Level::step(8));
        assert_ne!(Level::named("level-3"), Level::named("3"));
        for unknown in [
            "", "0", "9", "level-0", "level-21", "level", "level-", "12", "Level-1",
        ] {
            assert_eq!(Level::named(unknown), None, "{unknown}");
        }
    }

    #[test]
    fn each_level_searches_more_and_errs_less_than_the_one_below() {
        for pair in LADDER.windows(2) {
            assert!(pair[0].nodes < pair[1].nodes && pair[0].depth_plies <= pair[1].depth_plies);
            assert!(pair[0].noise_centipawns >= pair[1].noise_centipawns);
            assert!(pair[0].oversight_permille >= pair[1].oversight_permille);
            assert!(pair[0].cap_ms <= pair[1].cap_ms);
        }
    }
}
