//! How pieces move: from XBetza text to the lines of squares a piece can follow from each square of a board.
//!
//! [`Movement::parse`] reads the text, [`Lines`] holds what it means on a given board for a given player. [`MoveTables`]
//! are the same lines sorted by shape, so that sets of squares tell where a piece can go, and [`ReverseAttacks`] turns the capturing
//! ones round: from a square back to the pieces that could capture there.

mod lazy_table;
mod lines;
mod move_tables;
mod notation;
mod preview;
mod reverse_attacks;
#[cfg(test)]
mod rng;

pub use lines::{Line, LineKind, Lines};
pub use move_tables::{Destinations, DoubleStep, MoveTable, MoveTables, Threat};
pub use notation::NotationError;
pub use preview::{PreviewTarget, picture, preview};
pub use reverse_attacks::{AttackKinds, AttackSources, ReverseAttacks, ReverseRay};

use crate::geometry::{Offset, Orientation};

/// Everything one type of piece may do, as its own player sees the board (forward is a higher rank).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Movement {
    /// Each with all its legs fixed to one direction.
    pub paths: Vec<Path>,
}

impl Movement {
    /// Its paths as steps on the board for a player that looks so.
    pub fn oriented(&self, orientation: Orientation) -> Vec<Path> {
        let turned = self.paths.iter().map(|path| Path {
            lead: path
                .lead
                .iter()
                .map(|&step| orientation.turn(step))
                .collect(),
            ride: orientation.turn(path.ride),
            ..*path
        });
        turned.collect()
    }

    /// Whether some of it depends on where pieces stand in the array.
    pub fn has_initial(&self) -> bool {
        self.paths.iter().any(|path| path.mode.initial)
    }
}

/// A way of moving in one direction: first the steps of `lead`, each onto an empty square, then `ride`'s step once
/// or repeatedly. A leaper has no lead and rides once; a lame leaper's lead are the squares that must be empty.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Path {
    /// Steps made first. The piece may not end there.
    pub lead: Vec<Offset>,
    /// The step that may be repeated; every square but the last must be empty (or hold the one screen of a hopper).
    pub ride: Offset,
    /// How often at most, at least 1; `None` is until the board ends.
    pub most: Option<u8>,
    /// What it may do where it ends.
    pub mode: Mode,
}

/// What a path may be used for, and when. All false but `quiet` and `captures` for an unmodified atom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Mode {
    /// It may end on an empty square (`m`).
    pub quiet: bool,
    /// It may end by capturing an enemy (`c`).
    pub captures: bool,
    /// It must hop over exactly one piece of either side before it ends (`p`).
    pub hops: bool,
    /// Only from a square where a piece of this type and owner stands in the array (`i`).
    pub initial: bool,
    /// It captures a piece that has just made an initial lame leap over the target (`e`).
    pub en_passant: bool,
    /// A royal's slide that may not pass over attacked squares (`n` on a slider).
    pub stops_at_attacked: bool,
    /// It attacks a royal where it ends, but goes nowhere (`k`): so the Generals of Xiangqi face each other.
    pub faces_royals: bool,
}
