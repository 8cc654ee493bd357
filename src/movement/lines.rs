//! Movements on a board: for each piece and square the lines of squares it can follow, computed on first use. Move
//! generation uses [`MoveTables`](super::MoveTables); lines serve drawing and explanations.

use super::lazy_table::LazyTable;
use super::line::{Line, LineKind, line};
use super::{Movement, Path};
use crate::geometry::{Coordinates, Grid, Offset, Orientation, Square, SquareSet};
use crate::piece::{Piece, PieceSet, PieceType};
use std::sync::Arc;

/// The lines of every piece from every square, computed on first use.
#[derive(Clone, Debug)]
pub struct Lines {
    groups: Arc<PieceGroups>,
    rows: LazyTable<Row>,
}

#[derive(Clone, Debug)]
pub(super) struct PieceGroups {
    pub(super) board: Grid,
    pub(super) list: Vec<PieceGroup>,
    first_entries: [Option<u16>; Piece::LIMIT],
    /// Pieces that no piece hops over or captures by hopping.
    unhoppable: PieceSet,
}

#[derive(Clone, Debug)]
pub(super) struct PieceGroup {
    pub(super) kind: PieceType,
    pub(super) pieces: PieceSet,
    pub(super) paths: Vec<GroupPath>,
    pub(super) homes: SquareSet,
    bounds: SquareSet,
    /// The squares passed that an initial lame leap opens to en passant.
    opens: SquareSet,
}

/// A path on the board.
#[derive(Clone, Debug)]
pub(super) struct GroupPath {
    pub(super) path: Path,
    /// The properties that all its lines share.
    pub(super) line: Line,
    /// The squares where it may start, pass and end.
    pub(super) within: SquareSet,
}

impl PieceGroup {
    /// The squares where a line may end. A piece only looks along a line to a royal piece, so nothing limits it.
    pub(super) fn bounds_of(&self, line: &Line) -> SquareSet {
        match line.kind {
            LineKind::FacesRoyal => SquareSet::ALL,
            LineKind::Slide | LineKind::Hop | LineKind::Grasshopper | LineKind::EnPassant => {
                self.bounds
            }
        }
    }

    /// Whether some capture rides to the edge along a bent or bounded path, or lands behind what it hops over: for these
    /// there is no ray.
    pub(super) fn rides_irregularly(&self) -> bool {
        let bends = |it: &&GroupPath| {
            it.path.max_steps.is_none() && !it.line.rides && it.within == SquareSet::ALL
        };
        let mut bent = self.paths.iter().filter(bends);
        bent.any(|it| it.line.may_capture())
    }
}

#[derive(Clone, Default)]
pub(super) struct Row {
    squares: Vec<Square>,
    pub(super) lines: Vec<Line>,
}

impl Default for Lines {
    fn default() -> Lines {
        Lines::new(&Grid::default())
    }
}

impl Lines {
    /// An empty table for a board.
    pub fn new(board: &Grid) -> Lines {
        let groups = PieceGroups {
            board: board.clone(),
            list: Vec::new(),
            first_entries: [None; Piece::LIMIT],
            unhoppable: PieceSet::EMPTY,
        };
        Lines {
            groups: Arc::new(groups),
            rows: LazyTable::new(0),
        }
    }

    /// Adds a piece with its movement. Initial moves start only from `homes`, where such pieces stand in the starting
    /// position; moves may end only within `bounds`.
    pub fn add(
        &mut self,
        piece: Piece,
        movement: &Movement,
        orientation: Orientation,
        homes: SquareSet,
        bounds: SquareSet,
    ) {
        let first = self.rows.len();
        let groups = self.groups_mut();
        let bounded = !groups.board.squares().all(|square| bounds.contains(square))
            || groups.board.wraps().any();
        let paths = movement.oriented(orientation).into_iter();
        let paths = paths.map(|path| GroupPath {
            line: line(&path, bounded),
            path,
            within: SquareSet::ALL,
        });
        groups.list.push(PieceGroup {
            kind: piece.kind(),
            pieces: [piece].into_iter().collect(),
            paths: paths.collect(),
            homes,
            bounds,
            opens: SquareSet::ALL,
        });
        groups.first_entries[piece.index()] = Some(first as u16);
        let squares = groups.board.len();
        self.rows.grow(squares);
    }

    /// Adds moves that start, pass and end only on some squares to the piece added last, before any of its lines is asked
    /// for.
    pub fn add_within(&mut self, movement: &Movement, orientation: Orientation, within: SquareSet) {
        let paths = movement.oriented(orientation).into_iter();
        let paths = paths.map(|path| GroupPath {
            line: line(&path, true),
            path,
            within,
        });
        if let Some(group) = self.groups_mut().list.last_mut() {
            group.paths.extend(paths);
        }
    }

    /// Limits the squares that a piece opens to en passant, before any of its lines is asked for.
    pub fn limit_en_passant(&mut self, piece: Piece, squares: SquareSet) {
        let mut list = self.groups_mut().list.iter_mut();
        if let Some(group) = list.find(|group| group.pieces.contains(piece)) {
            group.opens = squares;
        }
    }

    /// Sets the pieces that no piece hops over or captures by hopping.
    pub fn set_unhoppable(&mut self, pieces: PieceSet) {
        self.groups_mut().unhoppable = pieces;
    }

    /// Whether hoppers may hop over a piece and capture it.
    pub fn is_hoppable(&self, piece: Piece) -> bool {
        !self.groups.unhoppable.contains(piece)
    }

    /// Lets a piece share the lines of an earlier one with the same movement.
    pub fn share(&mut self, piece: Piece, with: Piece) {
        let groups = self.groups_mut();
        groups.first_entries[piece.index()] = groups.first_entries[with.index()];
        let mut list = groups.list.iter_mut();
        if let Some(group) = list.find(|group| group.pieces.contains(with)) {
            group.pieces.insert(piece);
        }
    }

    /// Whether some piece hops over others.
    pub fn may_hop(&self) -> bool {
        let mut paths = self.groups.list.iter().flat_map(|group| &group.paths);
        paths.any(|it| it.line.kind.hops())
    }

    /// Whether some piece lands directly behind what it hops over.
    pub fn may_land_behind(&self) -> bool {
        let mut paths = self.groups.list.iter().flat_map(|group| &group.paths);
        paths.any(|it| it.line.kind == LineKind::Grasshopper)
    }

    /// Whether two pieces share their lines.
    pub fn are_alike(&self, one: Piece, other: Piece) -> bool {
        let first_entries = &self.groups.first_entries;
        first_entries[one.index()] == first_entries[other.index()]
    }

    fn groups_mut(&mut self) -> &mut PieceGroups {
        Arc::get_mut(&mut self.groups).expect("other tables are made of all pieces")
    }

    pub(super) fn groups(&self) -> &Arc<PieceGroups> {
        &self.groups
    }

    /// The lines of a piece from a square.
    #[inline]
    pub fn of(&self, piece: Piece, from: Square) -> &[Line] {
        match self.groups.first_entries[piece.index()] {
            Some(first) => &self.row(first as usize + from.index()).lines,
            None => &[],
        }
    }

    /// The lines along which a piece captures en passant.
    pub fn en_passant_lines(&self, piece: Piece, from: Square) -> impl Iterator<Item = &Line> {
        let lines = self.of(piece, from).iter();
        lines.filter(|line| line.kind == LineKind::EnPassant)
    }

    /// The squares that a piece opens to en passant with a move, up to two of them.
    pub fn opened_to_en_passant(&self, piece: Piece, from: Square, to: Square) -> SquareSet {
        let mut groups = self.groups.list.iter();
        let group = groups.find(|group| group.pieces.contains(piece));
        let lines = self.of(piece, from).iter();
        let mut steps = lines
            .filter(|line| line.opens_en_passant)
            .map(|line| self.squares(line));
        let step = steps.find(|squares| squares.last() == Some(&to));
        match (group, step) {
            (Some(group), Some([passed @ .., _])) => {
                let passed: SquareSet = passed.iter().copied().collect();
                passed.and(group.opens)
            }
            _ => SquareSet::EMPTY,
        }
    }

    #[inline]
    fn row(&self, number: usize) -> &Row {
        self.rows.get(number, move || self.groups.row(number))
    }

    /// How a piece could capture on a target with these pieces and walls on the board: for each line the squares passed and the piece
    /// hopped over. `faces` says whether a royal piece stands on the target.
    pub fn captures_on(
        &self,
        (piece, from): (Piece, Square),
        (target, faces): (Square, bool),
        occupant: &dyn Fn(Square) -> Option<Piece>,
        walls: SquareSet,
    ) -> Vec<(Vec<Square>, Option<Square>)> {
        let unhoppable = |square: Square| {
            occupant(square).is_some_and(|piece| self.groups.unhoppable.contains(piece))
        };
        let occupied = |square: &Square| occupant(*square).is_some() || walls.contains(*square);
        let capture = |line: &Line| {
            let squares = self.squares(line);
            let end = squares.iter().position(|&square| square == target)?;
            let passed = squares[..end].iter().copied();
            let met: Vec<Square> = passed.filter(occupied).collect();
            let screens = usize::from(line.kind.hops());
            let captures = match line.kind {
                LineKind::EnPassant => false,
                LineKind::FacesRoyal => faces,
                LineKind::Slide => line.captures,
                LineKind::Hop | LineKind::Grasshopper => {
                    line.captures
                        && !unhoppable(target)
                        && !met.iter().copied().any(unhoppable)
                        && (line.kind == LineKind::Hop || met.last() == squares[..end].last())
                }
            };
            (captures && end >= line.first_stop as usize && met.len() == screens)
                .then(|| (squares[..end].to_vec(), met.first().copied()))
        };
        self.of(piece, from).iter().filter_map(capture).collect()
    }

    /// Whether a piece attacks a target from afar only if a royal piece stands there.
    pub fn attacks_only_royals(&self, piece: Piece, from: Square, target: Square) -> bool {
        let lines = self.of(piece, from).iter();
        let mut leading = lines.filter(|line| self.squares(line).contains(&target));
        leading.all(|line| line.kind == LineKind::FacesRoyal)
    }

    /// Whether a piece that has moved could move back on an empty board.
    pub fn lead_back(&self, piece: Piece, from: Square, to: Square) -> bool {
        let quiet = |line: &&Line| line.quiet && line.kind == LineKind::Slide;
        let mut lines = self.of(piece, to).iter().filter(quiet);
        lines.any(|line| self.squares(line)[line.first_stop as usize..].contains(&from))
    }

    /// The squares of a line.
    #[inline]
    pub fn squares(&self, line: &Line) -> &[Square] {
        self.row(line.row as usize).squares(line)
    }
}

impl PieceGroups {
    pub(super) fn first_entries(&self) -> [u16; Piece::LIMIT] {
        self.first_entries.map(|first| first.unwrap_or(0))
    }

    pub(super) fn at(&self, number: usize) -> (&PieceGroup, Square) {
        let squares = self.board.len();
        let from = Square::from_index(number % squares);
        (&self.list[number / squares], from)
    }

    pub(super) fn row(&self, number: usize) -> Row {
        let (group, from) = self.at(number);
        let mut row = Row::default();
        for path in &group.paths {
            row.add(&self.board, group, path, from);
        }
        for line in &mut row.lines {
            line.row = number as u16;
        }
        row
    }
}

impl Row {
    #[inline]
    pub(super) fn squares(&self, line: &Line) -> &[Square] {
        &self.squares[line.start as usize..line.start as usize + line.len as usize]
    }

    pub(super) fn ends(&self, line: &Line) -> &[Square] {
        &self.squares(line)[line.first_stop as usize..]
    }

    fn add(
        &mut self,
        board: &Grid,
        group: &PieceGroup,
        GroupPath { path, line, within }: &GroupPath,
        from: Square,
    ) {
        if path.mode.initial && !group.homes.contains(from) || !within.contains(from) {
            return;
        }
        let start = self.squares.len();
        let mut at = board.coordinates(from);
        for &step in &path.lead {
            if !self.extend((board, *within), &mut at, step) {
                return self.squares.truncate(start);
            }
        }
        let mut left = path.max_steps.unwrap_or(u8::MAX);
        while left > 0 && self.extend((board, *within), &mut at, path.ride) {
            left -= 1;
            if board.wraps().any() && self.is_back(start, from) {
                self.squares.pop();
                break;
            }
        }
        let line = Line {
            start: start as u32,
            len: (self.squares.len() - start) as u8,
            ..*line
        };
        if line.len <= line.first_stop {
            return self.squares.truncate(start);
        }
        let mut passed = self.squares[start..start + path.lead.len()].iter();
        let line = Line {
            opens_en_passant: line.opens_en_passant
                && passed.any(|&square| group.opens.contains(square)),
            ..line
        };
        let bounds = group.bounds_of(&line);
        let ends = &self.squares[start + line.first_stop as usize..];
        let bounded = bounds != SquareSet::ALL && ends.iter().any(|&end| !bounds.contains(end));
        // Lines over joined edges neither rise nor fall, so move tables have no rays for them.
        let is_split = matches!(line.kind, LineKind::FacesRoyal | LineKind::Grasshopper)
            || board.wraps().any();
        match is_split || bounded {
            true => self.add_ends(line, bounds),
            false => self.lines.push(line),
        }
    }

    fn extend(
        &mut self,
        (board, within): (&Grid, SquareSet),
        at: &mut Coordinates,
        step: Offset,
    ) -> bool {
        let next = board.step(*at, step);
        let Some((next, square)) = next.filter(|(_, square)| within.contains(*square)) else {
            return false;
        };
        self.squares.push(square);
        *at = next;
        true
    }

    /// Whether a ride around joined edges is back at the start, or at a square that it has passed.
    fn is_back(&self, start: usize, from: Square) -> bool {
        let last = self.squares[start..].split_last();
        last.is_some_and(|(last, passed)| *last == from || passed.contains(last))
    }

    fn add_ends(&mut self, whole: Line, bounds: SquareSet) {
        for end in whole.first_stop..whole.len {
            if bounds.contains(self.squares[whole.start as usize + end as usize]) {
                self.lines.push(Line {
                    len: end + 1,
                    first_stop: end,
                    rides: false,
                    ..whole
                });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Geometry;
    use crate::piece::Player;

    fn lines_of(text: &str, from: &str, homes: &str) -> Vec<(Line, String)> {
        let board = Geometry::plane(8, 8).expect("64 squares");
        let square = |name: &str| board.square(name).expect("on the board");
        let piece = Piece::new(PieceType::new(0).expect("a piece type"), Player::FIRST);
        let movement = Movement::parse(text).expect("valid text");
        let homes = homes.split_whitespace().map(square).collect();
        let mut lines = Lines::new(board.grid());
        lines.add(piece, &movement, Orientation::FIRST, homes, SquareSet::ALL);
        let names = |line: &Line| {
            let names: Vec<&str> = lines
                .squares(line)
                .iter()
                .map(|square| board.name(*square))
                .collect();
            names.join(" ")
        };
        lines
            .of(piece, square(from))
            .iter()
            .map(|line| (*line, names(line)))
            .collect()
    }

    #[test]
    fn a_line_lists_its_squares_to_the_edge() {
        let lines = lines_of("fR", "c5", "");
        assert_eq!(lines[0].1, "c6 c7 c8");
        assert!(lines_of("fR", "c8", "").is_empty());
    }

    #[test]
    fn a_line_must_stay_on_the_board() {
        assert!(lines_of("ffN", "c7", "").is_empty());
        assert_eq!(lines_of("[fF-frW]", "a7", "").len(), 1);
        assert!(lines_of("[fF-fsW]", "a8", "").is_empty());
    }

    #[test]
    fn an_initial_line_starts_only_from_a_starting_square() {
        assert_eq!(lines_of("ifmnD", "c2", "a2 c2").len(), 1);
        assert!(lines_of("ifmnD", "c3", "a2 c2").is_empty());
    }

    #[test]
    fn only_an_initial_lame_leap_opens_squares_to_en_passant() {
        let opens = |text| lines_of(text, "c2", "c2")[0].0.opens_en_passant;
        assert_eq!(
            ["ifmnD", "fmnD", "ifmD", "ifcnD"].map(opens),
            [true, false, false, false]
        );
    }

    #[test]
    fn a_piece_facing_royals_attacks_along_its_line_but_never_moves() {
        let lines = lines_of("fkR", "c6", "");
        let ways: Vec<&str> = lines.iter().map(|(_, squares)| squares.as_str()).collect();
        assert_eq!(ways, ["c7", "c7 c8"]);
        let mut lines = lines.iter().map(|(line, _)| line);
        assert!(
            lines.all(|line| line.kind == LineKind::FacesRoyal && !line.quiet && !line.captures)
        );
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
