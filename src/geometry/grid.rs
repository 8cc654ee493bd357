//! The grid of a board: which squares exist, and where a step leads. Nothing else computes with coordinates to find a
//! square.

use super::{Coordinates, Offset, Square};
use std::sync::Arc;

/// The edges that are joined: a step over one arrives at the opposite one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wraps {
    /// The first and the last file are neighbours.
    pub files: bool,
    /// The first and the last rank are neighbours.
    pub ranks: bool,
}

impl Wraps {
    /// Whether any edges are joined.
    pub fn any(self) -> bool {
        self.files || self.ranks
    }
}

/// The squares of a box of files × ranks × layers that exist, numbered without gaps: files within ranks within layers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Grid {
    pub(super) files: u8,
    pub(super) ranks: u8,
    pub(super) layers: u8,
    wraps: Wraps,
    /// By square.
    coordinates: Arc<[Coordinates]>,
    /// By place in the box; `None` is a hole.
    squares: Arc<[Option<Square>]>,
}

impl Grid {
    /// A box without holes.
    pub(super) fn new(files: u8, ranks: u8, layers: u8) -> Grid {
        let coordinates = (0..layers).flat_map(|layer| {
            (0..ranks)
                .flat_map(move |rank| (0..files).map(move |file| Coordinates { file, rank, layer }))
        });
        let coordinates: Arc<[Coordinates]> = coordinates.collect();
        Grid {
            files,
            ranks,
            layers,
            wraps: Wraps::default(),
            squares: (0..coordinates.len())
                .map(|index| Some(Square::from_index(index)))
                .collect(),
            coordinates,
        }
    }

    /// The same box with only some of its squares, numbered anew.
    pub(super) fn only(&self, stays: impl Fn(Square) -> bool) -> Grid {
        let mut coordinates = Vec::new();
        let mut squares = vec![None; self.squares.len()];
        for square in self.squares().filter(|&square| stays(square)) {
            let at = self.coordinates(square);
            squares[self.place(at)] = Some(Square::from_index(coordinates.len()));
            coordinates.push(at);
        }
        Grid {
            coordinates: coordinates.into(),
            squares: squares.into(),
            ..*self
        }
    }

    /// The same squares with joined edges.
    pub(super) fn wrapped(self, wraps: Wraps) -> Grid {
        Grid { wraps, ..self }
    }

    /// The number of squares.
    #[expect(
        clippy::len_without_is_empty,
        reason = "a board has squares by construction"
    )]
    pub fn len(&self) -> usize {
        self.coordinates.len()
    }

    /// Every square.
    pub fn squares(&self) -> impl DoubleEndedIterator<Item = Square> + use<> {
        (0..self.len()).map(Square::from_index)
    }

    /// The edges that are joined.
    pub fn wraps(&self) -> Wraps {
        self.wraps
    }

    /// The square at these coordinates, counted from 0; `None` is a hole or outside the box.
    pub fn at(&self, file: u8, rank: u8, layer: u8) -> Option<Square> {
        let at = Coordinates { file, rank, layer };
        self.is_inside(at)
            .then(|| self.place(at))
            .and_then(|place| self.squares[place])
    }

    fn is_inside(&self, Coordinates { file, rank, layer }: Coordinates) -> bool {
        file < self.files && rank < self.ranks && layer < self.layers
    }

    /// The places of the box farther on in a direction, holes included, up to the edge.
    pub(super) fn box_ahead(
        &self,
        from: Coordinates,
        direction: Offset,
    ) -> impl Iterator<Item = Coordinates> + '_ {
        let next = move |at: &Coordinates| {
            let at = Coordinates {
                file: at.file.checked_add_signed(direction.file)?,
                rank: at.rank.checked_add_signed(direction.rank)?,
                layer: at.layer.checked_add_signed(direction.layer)?,
            };
            Some(at).filter(|&at| self.is_inside(at))
        };
        std::iter::successors(next(&from), next)
    }

    fn place(&self, Coordinates { file, rank, layer }: Coordinates) -> usize {
        let (files, ranks) = (usize::from(self.files), usize::from(self.ranks));
        (usize::from(layer) * ranks + usize::from(rank)) * files + usize::from(file)
    }

    /// The coordinates of a square.
    pub fn coordinates(&self, square: Square) -> Coordinates {
        self.coordinates[square.index()]
    }

    /// The coordinates and the square a step leads to; `None` is off the board. Returning both saves looking up the
    /// coordinates again when walking on.
    pub fn step(&self, at: Coordinates, step: Offset) -> Option<(Coordinates, Square)> {
        let file = along(at.file, step.file, self.files, self.wraps.files)?;
        let rank = along(at.rank, step.rank, self.ranks, self.wraps.ranks)?;
        let layer = along(at.layer, step.layer, self.layers, false)?;
        let to = self.at(file, rank, layer)?;
        Some((Coordinates { file, rank, layer }, to))
    }

    /// How many files, ranks and layers two squares are apart, the shorter way round where edges are joined.
    pub fn apart(&self, one: Square, other: Square) -> [u8; 3] {
        let (one, other) = (self.coordinates(one), self.coordinates(other));
        let around = |apart: u8, side: u8, wraps: bool| match wraps {
            true => apart.min(side - apart),
            false => apart,
        };
        [
            around(one.file.abs_diff(other.file), self.files, self.wraps.files),
            around(one.rank.abs_diff(other.rank), self.ranks, self.wraps.ranks),
            one.layer.abs_diff(other.layer),
        ]
    }
}

/// A step along one side of the box.
fn along(at: u8, step: i8, side: u8, wraps: bool) -> Option<u8> {
    if !wraps {
        return at.checked_add_signed(step);
    }
    let beyond = i16::from(at) + i16::from(step);
    u8::try_from(beyond.rem_euclid(i16::from(side))).ok()
}
