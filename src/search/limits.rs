//! How far and how a search goes.

use super::opponent_model::OpponentModel;

/// When a search ends of itself. Time is the caller's: it stops asking for slices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The deepest iteration.
    pub depth_plies: u16,
    /// Positions looked at; a search ends a little above this.
    pub nodes: u64,
}

impl Limits {
    /// Ends after an iteration.
    pub fn depth(depth_plies: u16) -> Limits {
        Limits {
            depth_plies,
            nodes: u64::MAX,
        }
    }

    /// Ends after so many positions.
    pub fn nodes(nodes: u64) -> Limits {
        Limits {
            depth_plies: u16::MAX,
            nodes,
        }
    }
}

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Leave out or shorten what is unlikely to matter. Without it a search of some depth has the score of a plain
    /// look at every line of that depth, which tests rely on.
    pub selective: bool,
    /// Each position's evaluation is wrong by up to this much, at random.
    pub noise_centipawns: u16,
    /// It errs in the same ways for the same seed.
    pub seed: u64,
    /// What looks alike to all others is done by luck, in the same way for the same luck. What is found doesn't depend on it.
    pub choice_seed: u64,
    /// The player acts as if its own secrets were known to everybody, so that its actions betray them. With few pieces left it always
    /// does.
    pub candid: bool,
    /// How the others are expected to play, where there are several.
    pub model: OpponentModel,
}

impl Options {
    /// The usual ones, with all that is random from one seed.
    pub fn seeded(seed: u64) -> Options {
        Options {
            seed,
            choice_seed: seed,
            ..Options::default()
        }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            selective: true,
            noise_centipawns: 0,
            seed: 0,
            choice_seed: 0,
            candid: false,
            model: OpponentModel::default(),
        }
    }
}
