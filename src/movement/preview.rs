//! The targets of a movement on an empty or given board, for the legend and the command line.

use super::{Line, LineKind, Lines, Movement};
use crate::geometry::{Geometry, Orientation, Square, SquareSet};
use crate::piece::{Piece, PieceType, Player};

/// A possible target of a piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PreviewTarget {
    /// The target square.
    pub square: Square,
    /// Reachable if the square is empty.
    pub moves: bool,
    /// Reachable with a capture; on an empty square, if an enemy stood there.
    pub captures: bool,
    /// Reachable by hopping over a piece.
    pub hops: bool,
    /// Reachable only from the piece's square in the starting position.
    pub initial: bool,
    /// The squares passed on the way; if there are several routes, on the first.
    pub through: Vec<Square>,
    /// Whether that route leaps.
    pub leaps: bool,
}

/// Every target of a piece on `from`, in square order, each once. Initial moves are included. `occupied` squares block
/// and may be captured. On a board without other pieces hoppers need no screen. Each of the further movements keeps within
/// some squares.
pub fn preview(
    board: &Geometry,
    movement: &Movement,
    further: &[(&Movement, SquareSet)],
    orientation: Orientation,
    from: Square,
    occupied: impl Fn(Square) -> bool,
) -> Vec<PreviewTarget> {
    let piece = Piece::new(PieceType::new(0).expect("below the limit"), Player::FIRST);
    let bare = board
        .squares()
        .all(|square| square == from || !occupied(square));
    let occupied = |square| square != from && occupied(square);
    let mut targets: Vec<PreviewTarget> = Vec::new();
    // The second round adds `from` as a home square. Targets that only it finds are initial moves.
    let home = SquareSet::from_iter([from]);
    for (homes, initial) in [(SquareSet::EMPTY, false), (home, true)] {
        let mut lines = Lines::new(board.grid());
        lines.add(piece, movement, orientation, homes, SquareSet::ALL);
        for (movement, within) in further {
            lines.add_within(movement, orientation, *within);
        }
        for line in lines.of(piece, from) {
            for target in reached(line, lines.squares(line), bare, occupied) {
                merge(&mut targets, PreviewTarget { initial, ..target });
            }
        }
    }
    targets.sort_by_key(|target| target.square);
    targets
}

fn reached(
    line: &Line,
    squares: &[Square],
    bare: bool,
    occupied: impl Fn(Square) -> bool,
) -> Vec<PreviewTarget> {
    let hops = line.kind.hops();
    let mut screens = usize::from(hops);
    let mut targets = Vec::new();
    for (index, &square) in squares.iter().enumerate() {
        let is_behind = |screen: &Square| line.kind != LineKind::Grasshopper || occupied(*screen);
        let has_screen = || screens == 0 && squares[..index].last().is_some_and(is_behind);
        let beyond_screen = !hops || (bare && index > 0) || has_screen();
        let full = occupied(square);
        let moves = line.quiet && !full;
        let captures = line.captures || line.kind == LineKind::EnPassant && !full;
        if index >= line.first_stop as usize && beyond_screen && (moves || captures) {
            targets.push(PreviewTarget {
                square,
                moves,
                captures,
                hops,
                initial: false,
                through: squares[..index].to_vec(),
                leaps: line.leaps,
            });
        }
        if full && screens == 0 {
            break;
        }
        screens -= usize::from(full);
    }
    targets
}

fn merge(targets: &mut Vec<PreviewTarget>, target: PreviewTarget) {
    match targets
        .iter_mut()
        .find(|known| known.square == target.square)
    {
        None => targets.push(target),
        Some(known) => {
            known.moves |= target.moves;
            known.captures |= target.captures;
            known.hops |= target.hops;
            known.initial &= target.initial;
        }
    }
}

/// The board as text, highest rank first, a blank line between layers: `o` the piece, `m` moves, `c` captures, `x`
/// both, `h` hopping captures, `H` hopping moves and captures, `i` initial moves only, `.` out of reach.
pub fn picture(board: &Geometry, from: Square, targets: &[PreviewTarget]) -> String {
    let mark = |square: Square| match targets.iter().find(|target| target.square == square) {
        _ if square == from => 'o',
        None => '.',
        Some(target) => target.mark(),
    };
    let mut text = String::new();
    for layer in 0..board.layers() {
        if layer > 0 {
            text.push('\n');
        }
        for rank in (0..board.ranks()).rev() {
            text.extend(
                (0..board.files())
                    .filter_map(|file| board.at(file, rank, layer))
                    .map(mark),
            );
            text.push('\n');
        }
    }
    text
}

impl PreviewTarget {
    fn mark(&self) -> char {
        match (self.moves, self.captures) {
            _ if self.initial => 'i',
            (true, true) if self.hops => 'H',
            (true, true) => 'x',
            (true, false) => 'm',
            _ if self.hops => 'h',
            _ => 'c',
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Heading;

    fn among(text: &str, drawing: &str) -> String {
        let rows: Vec<&str> = drawing.split_whitespace().collect();
        let board = Geometry::plane(rows[0].len() as u8, rows.len() as u8).expect("a small board");
        let squares = |wanted: char| {
            let ranks = rows.iter().rev().enumerate();
            let squares =
                ranks.flat_map(|(rank, row)| row.chars().enumerate().map(move |at| (rank, at)));
            let squares = squares.filter(move |(_, (_, mark))| *mark == wanted);
            squares
                .filter_map(|(rank, (file, _))| board.at(file as u8, rank as u8, 0))
                .collect::<SquareSet>()
        };
        let movement = Movement::parse(text).expect("valid text");
        let from = squares('o').iter().next().expect("a piece");
        let pieces = squares('#');
        let targets = preview(&board, &movement, &[], Orientation::FIRST, from, |square| {
            pieces.contains(square)
        });
        picture(&board, from, &targets)
    }

    #[track_caller]
    fn check(text: &str, drawing: &str, reached: &str) {
        let expected: Vec<&str> = reached.split_whitespace().collect();
        assert_eq!(
            among(text, drawing).lines().collect::<Vec<_>>(),
            expected,
            "{text}"
        );
    }

    #[test]
    fn a_slider_stops_at_the_first_piece() {
        check("R", "....... .#.o.#. .......", "...x... .cxoxc. ...x...");
    }

    #[test]
    fn a_nightrider_is_blocked_only_where_it_lands() {
        check(
            "NN",
            "##### ##### #.##. ##.## o####",
            "..c.. ..... .x..x ..x.. o....",
        );
    }

    #[test]
    fn a_horse_is_blocked_by_an_adjacent_piece() {
        check(
            "nN",
            "..... ..#.. ..o.. ..... .....",
            "..... x...x ..o.. x...x .x.x.",
        );
        check(
            "N",
            "..... ..#.. ..o.. ..... .....",
            ".x.x. x...x ..o.. x...x .x.x.",
        );
    }

    #[test]
    fn lame_leapers_may_not_pass_a_piece() {
        check(
            "nDnA",
            "..... .##.. ..o#. ..... .....",
            "....x ..... x.o.. ..... x.x.x",
        );
    }

    #[test]
    fn a_cannon_captures_the_second_piece_and_never_lands_between() {
        check("mRcpR", "o..#.#.#", "omm.hh..");
        check("pR", "o..#..#.", "o...HHh.");
    }

    #[test]
    fn a_grasshopper_lands_directly_behind_the_first_piece() {
        check("gR", "o..#.#.#", "o...H...");
        check("gR", "o.##...#", "o..h....");
        check("gR4", "o...#...", "o.......");
        check(
            "gQ",
            "..... .#.#. ..o.. .#... .....",
            "H...H ..... ..o.. ..... H....",
        );
    }

    #[test]
    fn a_lion_does_not_capture_an_adjacent_piece() {
        check("mQcpQ", "o##. .... .... #...", "o.h. mm.. m.m. ...m");
    }

    #[test]
    fn a_gryphon_is_stopped_at_its_corner() {
        check(
            "[F?fsR]",
            "...... ...... .#.... o.....",
            "...... ...... .c.... o.....",
        );
        check(
            "[F?fsR]",
            "...... .#.... ...... o.....",
            "...... .c.... .xxxxx o.....",
        );
    }

    #[test]
    fn a_pawn_moves_and_captures_differently() {
        check(
            "fmWfceFifmnD",
            "..... ..... .#.#. ..o..",
            "..... ..i.. .cmc. ..o..",
        );
        check(
            "fmWfceFifmnD",
            "..... ..... ..#.. ..o..",
            "..... ..... .c.c. ..o..",
        );
    }

    #[test]
    fn the_route_to_a_target_is_listed() {
        let board = Geometry::plane(8, 8).expect("64 squares");
        let square = |name| board.square(name).expect("on the board");
        let movement = Movement::parse("NN").expect("valid text");
        let targets = preview(
            &board,
            &movement,
            &[],
            Orientation::FIRST,
            square("a1"),
            |_| false,
        );
        let far = targets.iter().find(|target| target.square == square("d7"));
        let far = far.expect("the third leap");
        assert_eq!(
            (&far.through, far.leaps),
            (&vec![square("b3"), square("c5")], true)
        );
    }

    #[test]
    fn forward_depends_on_the_players_orientation() {
        let board = Geometry::plane(3, 3).expect("9 squares");
        let centre = board.at(1, 1, 0).expect("on the board");
        let movement = Movement::parse("flF").expect("valid text");
        let headings = [
            (Heading::Up, 0, 2),
            (Heading::Down, 2, 0),
            (Heading::Right, 2, 2),
            (Heading::Left, 0, 0),
        ];
        for (heading, file, rank) in headings {
            let orientation = Orientation::upright(heading);
            let targets = preview(&board, &movement, &[], orientation, centre, |_| false);
            let squares: Vec<Square> = targets.iter().map(|target| target.square).collect();
            assert_eq!(
                squares,
                [board.at(file, rank, 0).expect("on the board")],
                "{heading:?}"
            );
        }
    }
}
