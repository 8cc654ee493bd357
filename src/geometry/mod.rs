//! Boards: squares, their names, and where steps lead.
//!
//! Every board is a box of files × ranks × layers, of which some squares may be missing and some edges joined; only the
//! [`Grid`] knows. A [`Shape`] says what a layer is and how squares are named; other modules know only the layer's
//! index. Steps between layers exist only where a movement asks for them, so unconnected boards need no special case
//! here.

mod coordinates;
mod grid;
mod levels;
mod offset;
mod plane;
mod set;
mod square;
mod two_boards;

pub use coordinates::Coordinates;
pub use grid::{Grid, Wraps};
pub use levels::{Axis, Naming};
pub use offset::{Heading, Offset, Orientation};
pub use set::{SquareSet, Squares};
pub use square::Square;

/// How the layers of a board are connected and its squares named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// One board: `a1`, `j10`.
    Plane,
    /// Two boards of the same size without connection: `a1` on the first, `A1` on the second.
    TwoBoards,
    /// Stacked levels, with the game's own names: `tb1`, `Ac1`.
    Levels,
}

/// An empty board.
#[derive(Clone, Debug)]
pub struct Geometry {
    shape: Shape,
    grid: Grid,
    names: Vec<String>,
    axes: [Vec<String>; 3],
}

impl Geometry {
    /// The most files, and the most ranks, of a plane.
    pub const LONGEST_SIDE: u8 = 26;

    /// A single board.
    ///
    /// # Errors
    ///
    /// `None` if a side is 0 or above [`Geometry::LONGEST_SIDE`], or there would be more than
    /// [`Square::LIMIT`] squares.
    ///
    /// ```
    /// use menagerie::geometry::Geometry;
    /// let board = Geometry::plane(10, 10).expect("100 squares");
    /// assert_eq!(board.name(board.square("j10").expect("on the board")), "j10");
    /// assert!(board.square("k1").is_none());
    /// assert!(Geometry::plane(20, 20).is_none());
    /// ```
    pub fn plane(files: u8, ranks: u8) -> Option<Geometry> {
        let sides = 1..=Geometry::LONGEST_SIDE;
        let fits = files as usize * ranks as usize <= Square::LIMIT;
        if !sides.contains(&files) || !sides.contains(&ranks) || !fits {
            return None;
        }
        let axes = plane::axes(files, ranks);
        let names = plane::names(&axes);
        let [file_names, rank_names] = axes;
        Some(Geometry {
            shape: Shape::Plane,
            grid: Grid::new(files, ranks, 1),
            names,
            axes: [file_names, rank_names, Vec::new()],
        })
    }

    /// Two boards of the same size without connection.
    ///
    /// # Errors
    ///
    /// `None` if a side is 0 or above [`Geometry::LONGEST_SIDE`], or both boards together would have more than
    /// [`Square::LIMIT`] squares.
    ///
    /// ```
    /// use menagerie::geometry::Geometry;
    /// let boards = Geometry::two_boards(8, 8).expect("128 squares");
    /// let d5 = boards.square("d5").expect("on the first board");
    /// assert_eq!(boards.counterpart(d5), boards.square("D5"));
    /// assert!(Geometry::two_boards(12, 12).is_none());
    /// ```
    pub fn two_boards(files: u8, ranks: u8) -> Option<Geometry> {
        let first = Geometry::plane(files, ranks)?;
        if first.len() * 2 > Square::LIMIT {
            return None;
        }
        Some(Geometry {
            shape: Shape::TwoBoards,
            grid: Grid::new(files, ranks, 2),
            names: two_boards::names(first.names),
            ..first
        })
    }

    /// Stacked levels of the same size.
    ///
    /// # Errors
    ///
    /// `None` if a side is 0 or above [`Geometry::LONGEST_SIDE`], if there would be more than [`Square::LIMIT`]
    /// squares, or if the naming lacks a coordinate or letters.
    ///
    /// ```
    /// use menagerie::geometry::{Axis, Geometry, Naming};
    /// let naming = Naming([(Axis::Rank, 's'), (Axis::File, 'a'), (Axis::Layer, '1')]);
    /// let levels = Geometry::levels(8, 8, 4, naming).expect("256 squares");
    /// assert_eq!(levels.coordinates(levels.square("tb1").expect("a square")).rank, 1);
    /// assert!(Geometry::levels(8, 9, 4, naming).is_none());
    /// ```
    pub fn levels(files: u8, ranks: u8, layers: u8, naming: Naming) -> Option<Geometry> {
        let sides = [files, ranks, layers];
        let possible = |side: &u8| (1..=Geometry::LONGEST_SIDE).contains(side);
        let squares: usize = sides.iter().map(|&side| usize::from(side)).product();
        if !sides.iter().all(possible) || squares > Square::LIMIT || !naming.fits(sides) {
            return None;
        }
        let places = (0..layers).flat_map(|layer| {
            (0..ranks).flat_map(move |rank| (0..files).map(move |file| [file, rank, layer]))
        });
        Some(Geometry {
            shape: Shape::Levels,
            grid: Grid::new(files, ranks, layers),
            names: places.map(|at| naming.name(at)).collect(),
            axes: [Axis::File, Axis::Rank, Axis::Layer]
                .map(|axis| naming.along(axis, sides[axis as usize])),
        })
    }

    /// The same board without some of its squares, and without the same squares of a second board. The others are
    /// numbered anew.
    ///
    /// # Errors
    ///
    /// `None` if no square is left.
    ///
    /// ```
    /// use menagerie::geometry::{Geometry, Offset};
    /// let board = Geometry::plane(3, 3).expect("9 squares");
    /// let middle = board.square("b2").expect("on the board");
    /// let ring = board.without([middle].into_iter().collect()).expect("8 squares");
    /// assert_eq!((ring.len(), ring.square("b2")), (8, None));
    /// let b1 = ring.square("b1").expect("on the board");
    /// assert_eq!(ring.step(b1, Offset::plane(0, 1)), None);
    /// assert_eq!(ring.step(b1, Offset::plane(0, 2)), ring.square("b3"));
    /// ```
    pub fn without(self, holes: SquareSet) -> Option<Geometry> {
        let is_hole = |square: Square| {
            let other = self.counterpart(square);
            holes.contains(square) || other.is_some_and(|other| holes.contains(other))
        };
        let stays = |&square: &Square| !is_hole(square);
        let names: Vec<String> = self
            .squares()
            .filter(stays)
            .map(|square| self.name(square).to_string())
            .collect();
        let grid = self.grid.only(|square| stays(&square));
        (!names.is_empty()).then_some(Geometry {
            grid,
            names,
            ..self
        })
    }

    /// The same board with joined edges, so that a step over one arrives at the opposite one.
    ///
    /// ```
    /// use menagerie::geometry::{Geometry, Offset, Wraps};
    /// let cylinder = Wraps { files: true, ranks: false };
    /// let board = Geometry::plane(8, 8).expect("64 squares").wrapped(cylinder);
    /// let a4 = board.square("a4").expect("on the board");
    /// assert_eq!(board.step(a4, Offset::plane(-1, 2)), board.square("h6"));
    /// assert_eq!(board.ray(a4, Offset::plane(1, 0)).count(), 8);
    /// ```
    pub fn wrapped(self, wraps: Wraps) -> Geometry {
        Geometry {
            grid: self.grid.wrapped(wraps),
            ..self
        }
    }

    /// The same board with other names of files and ranks, and of its squares.
    ///
    /// ```
    /// use menagerie::geometry::{Axis, Geometry};
    /// let board = Geometry::plane(2, 1).expect("2 squares");
    /// let texts = |texts: &[&str]| texts.iter().map(|text| text.to_string()).collect::<Vec<_>>();
    /// let board = board.renamed([texts(&["a", ""]), texts(&["0"])], texts(&["a0", "w1"]));
    /// assert_eq!(board.square("w1"), board.at(1, 0, 0));
    /// assert_eq!(board.axis_names(Axis::Rank), ["0"]);
    /// ```
    pub fn renamed(self, [files, ranks]: [Vec<String>; 2], names: Vec<String>) -> Geometry {
        let [.., layers] = self.axes;
        Geometry {
            axes: [files, ranks, layers],
            names,
            ..self
        }
    }

    /// How the layers are connected.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Which squares exist, and where steps lead.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The number of files of the box.
    pub fn files(&self) -> u8 {
        self.grid.files
    }

    /// The number of ranks of the box.
    pub fn ranks(&self) -> u8 {
        self.grid.ranks
    }

    /// The number of boards or levels.
    pub fn layers(&self) -> u8 {
        self.grid.layers
    }

    /// The number of squares.
    #[expect(
        clippy::len_without_is_empty,
        reason = "a board has squares by construction"
    )]
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// The edges that are joined.
    pub fn wraps(&self) -> Wraps {
        self.grid.wraps()
    }

    /// Whether the box has neither holes nor joined edges.
    pub fn is_full_box(&self) -> bool {
        let [files, ranks, layers] = [self.files(), self.ranks(), self.layers()].map(usize::from);
        self.len() == files * ranks * layers && !self.wraps().any()
    }

    /// Every square: files within ranks within layers.
    pub fn squares(&self) -> impl DoubleEndedIterator<Item = Square> + use<> {
        (0..self.names.len()).map(Square::from_index)
    }

    /// The square at these coordinates, counted from 0.
    pub fn at(&self, file: u8, rank: u8, layer: u8) -> Option<Square> {
        self.grid.at(file, rank, layer)
    }

    /// The coordinates of a square.
    pub fn coordinates(&self, square: Square) -> Coordinates {
        self.grid.coordinates(square)
    }

    /// The square a step leads to; `None` is off the board.
    pub fn step(&self, from: Square, step: Offset) -> Option<Square> {
        let beyond = self.grid.step(self.coordinates(from), step);
        beyond.map(|(_, to)| to)
    }

    /// A square and those that repeated steps from it lead to, up to the edge or, around joined edges, back to the start.
    pub fn ray(&self, from: Square, step: Offset) -> impl Iterator<Item = Square> + '_ {
        let next = move |&at: &Square| self.step(at, step).filter(|&square| square != from);
        std::iter::successors(Some(from), next)
    }

    /// Whether no square of the box lies farther on in a direction. Beyond a hole there may be one.
    pub fn is_last(&self, square: Square, direction: Offset) -> bool {
        let mut ahead = self.grid.box_ahead(self.coordinates(square), direction);
        ahead.all(|Coordinates { file, rank, layer }| self.at(file, rank, layer).is_none())
    }

    /// How many files, ranks and layers two squares are apart, the shorter way round where edges are joined.
    pub fn apart(&self, one: Square, other: Square) -> [u8; 3] {
        self.grid.apart(one, other)
    }

    /// The squares one King's step away on the same board, clockwise from straight ahead.
    pub fn neighbours(&self, square: Square) -> impl Iterator<Item = Square> + '_ {
        let steps = Offset::COMPASS.into_iter();
        steps.filter_map(move |step| self.step(square, step))
    }

    /// The squares of the smallest box with both squares.
    pub fn rectangle(&self, one: Square, other: Square) -> SquareSet {
        let (one, other) = (self.coordinates(one), self.coordinates(other));
        let is_between =
            |at: u8, one: u8, other: u8| (one.min(other)..=one.max(other)).contains(&at);
        let squares = self.squares().filter(|&square| {
            let at = self.coordinates(square);
            is_between(at.file, one.file, other.file)
                && is_between(at.rank, one.rank, other.rank)
                && is_between(at.layer, one.layer, other.layer)
        });
        squares.collect()
    }

    /// The square of the same file on the opposite rank.
    pub fn opposite(&self, square: Square) -> Option<Square> {
        let at = self.coordinates(square);
        self.at(at.file, self.ranks() - 1 - at.rank, at.layer)
    }

    /// The same square of the other board; `None` unless there are exactly two boards.
    #[inline(always)]
    pub fn counterpart(&self, square: Square) -> Option<Square> {
        let half = self.names.len() / 2;
        match self.shape {
            Shape::Plane | Shape::Levels => None,
            Shape::TwoBoards if square.index() < half => {
                Some(Square::from_index(square.index() + half))
            }
            Shape::TwoBoards => Some(Square::from_index(square.index() - half)),
        }
    }

    /// The square in the middle, or the one nearest to it.
    pub fn middle(&self) -> Square {
        let middle = self.at(self.files() / 2, self.ranks() / 2, self.layers() / 2);
        let nearest = || {
            self.squares()
                .min_by_key(|&square| self.from_middle(square))
        };
        middle.or_else(nearest).expect("a board has squares")
    }

    /// Steps from the middle of the box along files, ranks and layers.
    pub fn from_middle(&self, square: Square) -> u8 {
        let at = self.coordinates(square);
        let off = |place: u8, side: u8| (2 * place + 1).abs_diff(side) / 2;
        off(at.file, self.files()) + off(at.rank, self.ranks()) + off(at.layer, self.layers())
    }

    /// Whether two squares lie on the same board or level.
    pub fn same_layer(&self, one: Square, other: Square) -> bool {
        self.coordinates(one).layer == self.coordinates(other).layer
    }

    /// Whether two different squares are adjacent, also diagonally. Squares of unconnected boards never are.
    pub fn touch(&self, one: Square, other: Square) -> bool {
        let apart = self.apart(one, other);
        let connected = match self.shape {
            Shape::Plane | Shape::Levels => true,
            Shape::TwoBoards => apart[2] == 0,
        };
        one != other && connected && apart.iter().all(|&steps| steps <= 1)
    }

    /// The names of files, ranks or layers; empty for layers without a name of their own (a plane, two boards).
    pub fn axis_names(&self, axis: Axis) -> &[String] {
        &self.axes[axis as usize]
    }

    /// A square's name, as in move text.
    pub fn name(&self, square: Square) -> &str {
        &self.names[square.index()]
    }

    /// The letter of a square's file: of its name, or on boards with layers by number.
    pub fn file_letter(&self, square: Square) -> Option<char> {
        match self.shape {
            Shape::Plane => self.name(square).chars().next(),
            Shape::TwoBoards | Shape::Levels => {
                let letter = b'a'.checked_add(self.coordinates(square).file);
                letter.filter(u8::is_ascii_lowercase).map(char::from)
            }
        }
    }

    /// The square with this name, if there is one.
    pub fn square(&self, name: &str) -> Option<Square> {
        self.names
            .iter()
            .position(|known| known == name)
            .map(Square::from_index)
    }

    /// Splits the longest square name off the front of a text and returns the square and the rest.
    pub fn split_square<'t>(&self, text: &'t str) -> Option<(Square, &'t str)> {
        let longest = text.char_indices().map(|(at, c)| at + c.len_utf8()).take(4);
        let mut ends: Vec<usize> = longest.collect();
        ends.reverse();
        ends.into_iter()
            .find_map(|end| Some((self.square(&text[..end])?, &text[end..])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_off_the_board_leads_nowhere() {
        let board = Geometry::plane(8, 8).expect("64 squares");
        let h4 = board.square("h4").expect("on the board");
        assert_eq!(board.step(h4, Offset::plane(1, 0)), None);
        assert_eq!(board.step(h4, Offset::plane(-1, 2)), board.square("g6"));
    }

    #[test]
    fn a_board_may_have_256_squares() {
        let board = Geometry::plane(16, 16).expect("256 squares");
        assert_eq!(board.len(), 256);
        let last = board.squares().next_back().expect("a last square");
        assert_eq!(board.name(last), "p16");
        assert_eq!(board.squares().collect::<SquareSet>().iter().count(), 256);
    }

    #[test]
    fn no_step_leads_from_one_board_to_the_other() {
        let boards = Geometry::two_boards(8, 8).expect("128 squares");
        let square = |name| boards.square(name).expect("on a board");
        assert_eq!(boards.step(square("a8"), Offset::plane(0, 1)), None);
        assert_eq!(
            boards.step(square("A8"), Offset::plane(0, -1)),
            Some(square("A7"))
        );
        assert!(!boards.touch(square("a1"), square("A1")));
        assert!(boards.touch(square("A1"), square("B2")));
    }

    #[test]
    fn every_square_is_the_counterpart_of_its_counterpart() {
        let boards = Geometry::two_boards(8, 8).expect("128 squares");
        for square in boards.squares() {
            let other = boards.counterpart(square).expect("two boards");
            assert!(!boards.same_layer(square, other));
            assert_eq!(boards.counterpart(other), Some(square));
        }
        let plane = Geometry::plane(8, 8).expect("64 squares");
        assert!(
            plane
                .squares()
                .all(|square| plane.counterpart(square).is_none())
        );
    }

    #[test]
    fn a_square_is_split_from_the_front_of_a_text() {
        let board = Geometry::plane(10, 10).expect("100 squares");
        let a10 = board.square("a10").expect("on the board");
        assert_eq!(board.split_square("a10b1"), Some((a10, "b1")));
        assert_eq!(board.split_square("z1"), None);
    }
}
