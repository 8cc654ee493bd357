//! Limits and options of a search.

use super::opponent_model::OpponentModel;

/// When a search ends by itself. Time is up to the caller, who stops asking for slices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The maximum depth.
    pub depth_plies: u16,
    /// The number of positions to search; exceeded only slightly.
    pub nodes: u64,
}

impl Limits {
    /// Limits the depth.
    pub fn depth(depth_plies: u16) -> Limits {
        Limits {
            depth_plies,
            nodes: u64::MAX,
        }
    }

    /// Limits the number of positions.
    pub fn nodes(nodes: u64) -> Limits {
        Limits {
            depth_plies: u16::MAX,
            nodes,
        }
    }
}

/// How to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Use pruning and reductions. Without them, the score equals that of a plain full-width search, which tests rely
    /// on.
    pub selective: bool,
    /// The largest random error of the evaluation.
    pub noise_centipawns: u16,
    /// Of a thousand quiet moves over a long distance, how many are overlooked; of other moves, fewer.
    pub oversight_permille: u16,
    /// The seed of these errors and oversights.
    pub seed: u64,
    /// The seed for what others must not foresee: the choice among actions that look the same to them, and whether a
    /// move with few pieces left acts as the player's secret says.
    pub choice_seed: u64,
    /// When the player acts as its own secrets say, so that its moves may give them away.
    pub openness: Openness,
    /// How the other players are expected to play, if there are several.
    pub model: OpponentModel,
}

/// When a player acts as its own secrets say. Otherwise it guards both pieces that may carry its crown alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Openness {
    /// Its moves don't depend on which piece carries its crown.
    Never,
    /// With few pieces left, for the half of the moves that [`Options::choice_seed`] selects.
    Late,
    /// In every move, as if its secrets were public.
    Always,
}

impl Options {
    /// The defaults, with one seed for everything random.
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
            oversight_permille: 0,
            seed: 0,
            choice_seed: 0,
            openness: Openness::Late,
            model: OpponentModel::default(),
        }
    }
}
