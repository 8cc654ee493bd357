//! Movements laid out on a board: for each man and cell, the cells it can follow.

use super::{Movement, Path};
use crate::geometry::{Facing, Geometry, Square, SquareSet};
use crate::piece::{Piece, PieceSet};

/// What the cells of a line mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineKind {
    /// Follow empty cells; the first man ends the line and may be captured.
    Slide,
    /// Exactly one man must be hopped over; ends like a slide beyond it.
    Hop,
    /// The last cell may be entered only to capture en passant.
    EnPassant,
}

/// A line of cells from one cell, in the order a man would pass them.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    start: u32,
    len: u8,
    /// Index of the first cell where the man may end; those before must be empty.
    pub first_stop: u8,
    /// What the cells mean.
    pub kind: LineKind,
    /// It may end on an empty cell.
    pub quiet: bool,
    /// It may end by capturing.
    pub captures: bool,
    /// Ending on an empty cell makes the cells passed over open to capture en passant.
    pub leaves_passed: bool,
    /// A royal may not go on beyond an attacked cell.
    pub guarded: bool,
    /// It leaps: its cells don't touch each other.
    pub leaps: bool,
}

/// The lines of every man from every cell.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    cells: Vec<Square>,
    lines: Vec<Line>,
    /// Bounds in `lines`, by piece and then cell.
    bounds: Vec<(u32, u32)>,
    /// Men with two lines that can end on the same cell for the same purpose.
    meeting: PieceSet,
    board_len: usize,
}

impl Lines {
    /// No lines yet, for a board of this many cells.
    pub fn new(board_len: usize) -> Lines {
        Lines {
            board_len,
            bounds: vec![(0, 0); board_len * Piece::LIMIT],
            ..Lines::default()
        }
    }

    /// Lays out one man's movement. `homes` are the cells where such a man stands in the array, the only ones
    /// where its initial moves start.
    pub fn add(
        &mut self,
        board: &Geometry,
        piece: Piece,
        movement: &Movement,
        facing: Facing,
        homes: SquareSet,
    ) {
        for from in board.squares() {
            let first = self.lines.len() as u32;
            for path in &movement.paths {
                if !path.mode.initial || homes.contains(from) {
                    self.add_line(board, from, path, facing);
                }
            }
            let bounds = (first, self.lines.len() as u32);
            self.bounds[piece.index() * self.board_len + from.index()] = bounds;
            if self.lines_meet(piece, from) {
                self.meeting.insert(piece);
            }
        }
    }

    fn lines_meet(&self, piece: Piece, from: Square) -> bool {
        let mut seen: Vec<(Square, bool)> = Vec::new();
        let lines = self.of(piece, from).iter();
        let ends = lines.flat_map(|line| {
            let cells = self.cells(line)[line.first_stop as usize..].iter();
            cells.flat_map(move |&cell| {
                let quiet = line.quiet.then_some((cell, true));
                let capture = line.captures.then_some((cell, false));
                quiet.into_iter().chain(capture)
            })
        });
        for end in ends {
            if seen.contains(&end) {
                return true;
            }
            seen.push(end);
        }
        false
    }

    /// Whether a man has two lines that can end on the same cell for the same purpose, so that one move may be
    /// found twice.
    #[inline(always)]
    pub fn meet(&self, piece: Piece) -> bool {
        self.meeting.contains(piece)
    }

    fn add_line(&mut self, board: &Geometry, from: Square, path: &Path, facing: Facing) {
        let start = self.cells.len();
        let mut at = from;
        for &step in &path.lead {
            match board.step(at, facing.turn(step)) {
                Some(next) => at = next,
                None => return self.cells.truncate(start),
            }
            self.cells.push(at);
        }
        let first_stop = path.lead.len();
        for _ in 0..path.most.map_or(usize::MAX, usize::from) {
            let Some(next) = board.step(at, facing.turn(path.ride)) else {
                break;
            };
            self.cells.push(next);
            at = next;
        }
        let len = self.cells.len() - start;
        if len <= first_stop {
            return self.cells.truncate(start);
        }
        self.lines.push(Line {
            start: start as u32,
            len: len as u8,
            ..line(path, first_stop)
        });
    }

    /// The lines of a man from a cell.
    #[inline(always)]
    pub fn of(&self, piece: Piece, from: Square) -> &[Line] {
        let (first, end) = self.bounds[piece.index() * self.board_len + from.index()];
        &self.lines[first as usize..end as usize]
    }

    /// The cells of a line.
    #[inline(always)]
    pub fn cells(&self, line: &Line) -> &[Square] {
        &self.cells[line.start as usize..line.start as usize + line.len as usize]
    }
}

fn line(path: &Path, first_stop: usize) -> Line {
    let mode = path.mode;
    let kind = match mode {
        _ if mode.en_passant => LineKind::EnPassant,
        _ if mode.hops => LineKind::Hop,
        _ => LineKind::Slide,
    };
    let adjacent = |step: crate::geometry::Offset| {
        step.file.abs() <= 1 && step.rank.abs() <= 1 && step.layer.abs() <= 1
    };
    Line {
        start: 0,
        len: 0,
        first_stop: first_stop as u8,
        kind,
        quiet: mode.quiet,
        captures: mode.captures,
        leaves_passed: mode.initial && mode.quiet && first_stop > 0,
        guarded: mode.guarded,
        leaps: !adjacent(path.ride),
    }
}
