//! A step from square to square, and a player's orientation.

use std::ops::{Add, Neg};

/// A step: files to the right, ranks upwards, layers upwards, as the first player sees the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Offset {
    /// Files to the right.
    pub file: i8,
    /// Ranks away from the first player.
    pub rank: i8,
    /// Boards or levels up.
    pub layer: i8,
}

impl Offset {
    /// The eight King's steps of a plane, clockwise from straight ahead.
    pub const COMPASS: [Offset; 8] = [
        Offset::plane(0, 1),
        Offset::plane(1, 1),
        Offset::plane(1, 0),
        Offset::plane(1, -1),
        Offset::plane(0, -1),
        Offset::plane(-1, -1),
        Offset::plane(-1, 0),
        Offset::plane(-1, 1),
    ];

    /// A step on one plane.
    pub const fn plane(file: i8, rank: i8) -> Offset {
        Offset {
            file,
            rank,
            layer: 0,
        }
    }
}

impl Add for Offset {
    type Output = Offset;
    fn add(self, other: Offset) -> Offset {
        Offset {
            file: self.file + other.file,
            rank: self.rank + other.rank,
            layer: self.layer + other.layer,
        }
    }
}

impl Neg for Offset {
    type Output = Offset;
    fn neg(self) -> Offset {
        Offset {
            file: -self.file,
            rank: -self.rank,
            layer: -self.layer,
        }
    }
}

/// Where "forward" points for a player, in the first player's view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Heading {
    /// Towards higher ranks.
    Up,
    /// Towards lower ranks.
    Down,
    /// Towards higher files.
    Right,
    /// Towards lower files.
    Left,
}

/// How a player looks at the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Orientation {
    /// Where "forward" points.
    pub heading: Heading,
    /// "Up" points towards lower levels.
    pub upside_down: bool,
}

impl Orientation {
    /// The first player's orientation.
    pub const FIRST: Orientation = Orientation::upright(Heading::Up);

    /// This heading, with "up" towards higher levels.
    pub const fn upright(heading: Heading) -> Orientation {
        Orientation {
            heading,
            upside_down: false,
        }
    }

    /// Turns a step from the player's view (forward is a higher rank) into a step on the board.
    pub fn turn(self, step: Offset) -> Offset {
        let (file, rank) = match self.heading {
            Heading::Up => (step.file, step.rank),
            Heading::Down => (-step.file, -step.rank),
            Heading::Right => (step.rank, -step.file),
            Heading::Left => (-step.rank, step.file),
        };
        let layer = match self.upside_down {
            true => -step.layer,
            false => step.layer,
        };
        Offset { file, rank, layer }
    }
}
