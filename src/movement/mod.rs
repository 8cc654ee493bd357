//! How pieces move: from XBetza text to move and attack tables.
//!
//! [`Movement::parse`] reads the text, and [`Lines`] lays it out on a board for a player. [`MoveTables`] hold the same
//! lines as sets of squares for move generation. [`ReverseAttacks`] lead from a square back to the pieces that could
//! capture there.

mod lazy_table;
mod line;
mod lines;
mod move_tables;
mod notation;
mod preview;
mod reverse_attacks;
#[cfg(test)]
mod rng;

pub use line::{Line, LineKind};
pub use lines::Lines;
pub use move_tables::{Destinations, DoubleStep, MoveTable, MoveTables, Threat, hop_excess};
pub use notation::NotationError;
pub use preview::{PreviewTarget, picture, preview};
pub use reverse_attacks::{AttackKinds, AttackSources, ReverseAttacks, ReverseRay};

use crate::geometry::{Offset, Orientation};

/// All moves of a piece type, as its player sees the board (forward is a higher rank).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Movement {
    /// One path per direction.
    pub paths: Vec<Path>,
}

impl Movement {
    /// Whether left and right can be exchanged.
    pub fn is_symmetric(&self) -> bool {
        let mirror = |path: &Path| {
            let mut mirror = path.clone();
            mirror.ride.file *= -1;
            mirror.lead.iter_mut().for_each(|step| step.file *= -1);
            mirror
        };
        self.paths
            .iter()
            .all(|path| self.paths.contains(&mirror(path)))
    }

    /// The paths as steps on the board, for a player with this orientation.
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

    /// Whether some moves depend on the starting position.
    pub fn has_initial(&self) -> bool {
        self.paths.iter().any(|path| path.mode.initial)
    }
}

/// A move in one direction: first the steps of `lead`, each to an empty square, then `ride` once or repeatedly. A
/// leaper has no lead and rides once; the lead of a lame leaper are the squares that must be empty.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Path {
    /// The first steps. The piece may not stop on them.
    pub lead: Vec<Offset>,
    /// The repeatable step. All squares but the last must be empty, except for the screen of a hopper.
    pub ride: Offset,
    /// The maximum number of rides, at least 1; `None` rides to the edge.
    pub max_steps: Option<u8>,
    /// Conditions and effects of the move.
    pub mode: Mode,
}

impl Path {
    /// Whether it is an initial lame leap, which opens the squares that it passes to en passant.
    pub fn opens_en_passant(&self) -> bool {
        self.mode.initial && self.mode.quiet && !self.lead.is_empty()
    }

    /// Whether it opens two squares to en passant, as a triple step does.
    pub fn opens_two(&self) -> bool {
        self.opens_en_passant() && self.lead.len() == 2
    }

    /// Whether it may pass more squares than the two that a move can open to en passant.
    pub fn passes_beyond_en_passant(&self) -> bool {
        self.opens_en_passant() && (self.lead.len() > 2 || self.max_steps != Some(1))
    }

    /// The offset of the first square where the piece may stop.
    pub fn first_end(&self) -> Offset {
        let steps = self.lead.iter();
        steps.fold(self.ride, |end, &step| end + step)
    }
}

/// Conditions and effects of a path. For an unmodified atom only `quiet` and `captures` are true.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Mode {
    /// May end on an empty square (`m`).
    pub quiet: bool,
    /// May end with a capture (`c`).
    pub captures: bool,
    /// Must hop over exactly one piece of either side (`p`, `g`).
    pub hops: bool,
    /// With `hops`: ends directly behind that piece (`g`).
    pub lands_behind: bool,
    /// Only from squares where such a piece stands in the starting position (`i`).
    pub initial: bool,
    /// Captures a piece that has just made an initial lame leap over the target (`e`).
    pub en_passant: bool,
    /// A royal slider that may not cross attacked squares (`n` on a slider).
    pub stops_at_attacked: bool,
    /// Attacks a royal piece at its end but never moves there (`k`), as the Generals of Xiangqi face each other.
    pub faces_royals: bool,
}
