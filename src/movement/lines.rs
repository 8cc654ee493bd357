//! Movements laid out on a board: for each man and cell, the cells it can follow.

use super::{Movement, Path};
use crate::geometry::{Coordinates, Facing, Geometry, Offset, Square, SquareSet};
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
    /// Attacks a royal on the last cell if those before are empty, but goes nowhere.
    Faces,
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
    /// It leaps somewhere: not all of its cells touch the one before.
    pub leaps: bool,
    /// It goes straight on by one step until the board ends, and such a man has it from every cell.
    pub rides: bool,
}

impl Line {
    /// The same line for captures alone.
    #[inline(always)]
    pub fn capturing(self) -> Line {
        Line {
            quiet: false,
            ..self
        }
    }
}

/// The lines of every man from every cell.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    cells: Vec<Square>,
    lines: Vec<Line>,
    /// From where to where in `lines`, by piece and then cell.
    rows: Vec<(u32, u32)>,
    /// Each man with lines of its own, and all that use them.
    users: Vec<(Piece, PieceSet)>,
    board_len: usize,
}

impl Lines {
    /// No lines yet, for a board of this many cells.
    pub fn new(board_len: usize) -> Lines {
        Lines {
            board_len,
            rows: vec![(0, 0); board_len * Piece::LIMIT],
            ..Lines::default()
        }
    }

    /// Lays out one man's movement. `homes` are the cells where such a man stands in the array, the only ones
    /// where its initial moves start; `bounds` are those where it may end a move at all.
    pub fn add(
        &mut self,
        board: &Geometry,
        piece: Piece,
        movement: &Movement,
        facing: Facing,
        homes: SquareSet,
        bounds: SquareSet,
    ) {
        self.users.push((piece, [piece].into_iter().collect()));
        let paths = movement.turned(facing);
        let lines: Vec<Line> = paths.iter().map(line).collect();
        for from in board.squares() {
            let first = self.lines.len() as u32;
            let at = (from, board.coordinates(from));
            for (path, line) in paths.iter().zip(&lines) {
                if !path.mode.initial || homes.contains(from) {
                    self.add_line(board, at, path, line, bounds);
                }
            }
            let rows = (first, self.lines.len() as u32);
            self.rows[piece.index() * self.board_len + from.index()] = rows;
        }
    }

    /// Lets a man use the lines of one added before, which are the same as its own would be.
    pub fn share(&mut self, piece: Piece, with: Piece) {
        let row = |piece: Piece| piece.index() * self.board_len;
        let (own, other) = (row(piece), row(with));
        self.rows.copy_within(other..other + self.board_len, own);
        if let Some((_, users)) = self.users.iter_mut().find(|(known, _)| *known == with) {
            users.insert(piece);
        }
    }

    /// Each man with lines of its own, and all that use them.
    pub(super) fn users(&self) -> &[(Piece, PieceSet)] {
        &self.users
    }

    fn add_line(
        &mut self,
        board: &Geometry,
        (from, at): (Square, Coordinates),
        path: &Path,
        line: &Line,
        bounds: SquareSet,
    ) {
        let start = self.cells.len();
        let (mut at, mut last) = (at, from);
        for &step in &path.lead {
            let Some((next, cell)) = board.beyond(at, step) else {
                return self.cells.truncate(start);
            };
            self.cells.push(cell);
            (at, last) = (next, cell);
        }
        let (room, stride) = board.run(at, path.ride);
        let stops = path.most.map_or(room, |most| room.min(most.into()));
        if stops == 0 {
            return self.cells.truncate(start);
        }
        self.cells.reserve(stops);
        let mut index = last.index() as isize;
        for _ in 0..stops {
            index += stride;
            self.cells.push(Square::from_index(index as usize));
        }
        let line = Line {
            start: start as u32,
            len: (self.cells.len() - start) as u8,
            ..*line
        };
        let ends = &self.cells[start + line.first_stop as usize..];
        let bounded = bounds != SquareSet::ALL && ends.iter().any(|&end| !bounds.contains(end));
        match line.kind == LineKind::Faces || bounded {
            true => self.add_ends(line, bounds),
            false => self.lines.push(line),
        }
    }

    /// A line for each end of this one that lies within bounds.
    fn add_ends(&mut self, whole: Line, bounds: SquareSet) {
        for end in whole.first_stop..whole.len {
            if bounds.contains(self.cells[whole.start as usize + end as usize]) {
                self.lines.push(Line {
                    len: end + 1,
                    first_stop: end,
                    rides: false,
                    ..whole
                });
            }
        }
    }

    /// The lines of a man from a cell.
    #[inline(always)]
    pub fn of(&self, piece: Piece, from: Square) -> &[Line] {
        let (first, end) = self.rows[piece.index() * self.board_len + from.index()];
        &self.lines[first as usize..end as usize]
    }

    /// By which cells a man could capture on a target, once for each of its lines there, when men stand where `occupied` says:
    /// those passed, with the man hopped over. `faces` says whether it is a royal that stands there.
    pub fn captures_on(
        &self,
        (man, from): (Piece, Square),
        (target, faces): (Square, bool),
        occupied: &dyn Fn(Square) -> bool,
    ) -> Vec<(Vec<Square>, Option<Square>)> {
        let way = |line: &Line| {
            let cells = self.cells(line);
            let end = cells.iter().position(|&cell| cell == target)?;
            let passed = cells[..end].iter().copied();
            let met: Vec<Square> = passed.filter(|&cell| occupied(cell)).collect();
            let screens = usize::from(line.kind == LineKind::Hop);
            let captures = match line.kind {
                LineKind::EnPassant => false,
                LineKind::Faces => faces,
                LineKind::Slide | LineKind::Hop => line.captures,
            };
            (captures && end >= line.first_stop as usize && met.len() == screens)
                .then(|| (cells[..end].to_vec(), met.first().copied()))
        };
        self.of(man, from).iter().filter_map(way).collect()
    }

    /// The cells of a line.
    #[inline(always)]
    pub fn cells(&self, line: &Line) -> &[Square] {
        &self.cells[line.start as usize..line.start as usize + line.len as usize]
    }
}

/// What all lines of a path have in common.
fn line(path: &Path) -> Line {
    let mode = path.mode;
    let kind = match mode {
        _ if mode.en_passant => LineKind::EnPassant,
        _ if mode.hops => LineKind::Hop,
        _ if mode.faces_royals => LineKind::Faces,
        _ => LineKind::Slide,
    };
    let adjacent =
        |step: &Offset| step.file.abs() <= 1 && step.rank.abs() <= 1 && step.layer.abs() <= 1;
    Line {
        start: 0,
        len: 0,
        first_stop: path.lead.len() as u8,
        kind,
        quiet: mode.quiet,
        captures: mode.captures,
        leaves_passed: mode.initial && mode.quiet && !path.lead.is_empty(),
        guarded: mode.guarded,
        leaps: !path.lead.iter().chain([&path.ride]).all(adjacent),
        rides: path.lead.is_empty() && path.most.is_none() && !mode.initial,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::piece::{Kind, Player};

    /// The lines of a man of the first seat from a cell of an 8×8 board, as cell names.
    fn lines_of(text: &str, from: &str, homes: &str) -> Vec<(Line, String)> {
        let board = Geometry::plane(8, 8).expect("64 cells");
        let cell = |name: &str| board.square(name).expect("on the board");
        let man = Piece::new(Kind::new(0).expect("a kind"), Player::FIRST);
        let movement = Movement::parse(text).expect("valid text");
        let homes = homes.split_whitespace().map(cell).collect();
        let mut lines = Lines::new(board.len());
        lines.add(&board, man, &movement, Facing::FIRST, homes, SquareSet::ALL);
        let names = |line: &Line| {
            let names: Vec<&str> = lines
                .cells(line)
                .iter()
                .map(|cell| board.name(*cell))
                .collect();
            names.join(" ")
        };
        lines
            .of(man, cell(from))
            .iter()
            .map(|line| (*line, names(line)))
            .collect()
    }

    #[test]
    fn a_line_lists_its_cells_to_the_edge() {
        let lines = lines_of("fR", "c5", "");
        assert_eq!(lines[0].1, "c6 c7 c8");
        assert!(lines_of("fR", "c8", "").is_empty());
    }

    #[test]
    fn a_line_whose_corner_or_end_lies_off_the_board_is_no_line() {
        assert!(lines_of("ffN", "c7", "").is_empty());
        assert_eq!(lines_of("[fF-frW]", "a7", "").len(), 1);
        assert!(lines_of("[fF-fsW]", "a8", "").is_empty());
    }

    #[test]
    fn an_initial_line_starts_only_from_a_cell_of_the_array() {
        assert_eq!(lines_of("ifmnD", "c2", "a2 c2").len(), 1);
        assert!(lines_of("ifmnD", "c3", "a2 c2").is_empty());
    }

    #[test]
    fn only_an_initial_lame_leap_opens_cells_to_en_passant() {
        let opens = |text| lines_of(text, "c2", "c2")[0].0.leaves_passed;
        assert_eq!(
            ["ifmnD", "fmnD", "ifmD", "ifcnD"].map(opens),
            [true, false, false, false]
        );
    }

    #[test]
    fn who_faces_royals_attacks_each_end_of_its_line_and_goes_nowhere() {
        let lines = lines_of("fkR", "c6", "");
        let ways: Vec<&str> = lines.iter().map(|(_, cells)| cells.as_str()).collect();
        assert_eq!(ways, ["c7", "c7 c8"]);
        let mut lines = lines.iter().map(|(line, _)| line);
        assert!(lines.all(|line| line.kind == LineKind::Faces && !line.quiet && !line.captures));
    }

    #[test]
    fn a_line_leaps_if_any_of_its_steps_does() {
        let leaps = |text| lines_of(text, "d4", "")[0].0.leaps;
        assert_eq!(
            ["R", "nN", "N", "DD", "[D-fW]"].map(leaps),
            [false, false, true, true, true]
        );
    }
}
