//! Capturing lines turned round: from a cell back to the men that could capture what stands on it.

use super::{LineKind, Lines};
use crate::geometry::{Geometry, Square};
use crate::piece::{Piece, PieceSet};

/// One cell of an [`AttackLine`] and the men that, standing there, capture along it.
#[derive(Clone, Copy, Debug)]
pub struct AttackCell {
    /// The cell.
    pub square: Square,
    /// Index of the set of men, see `AttackLines::men`.
    pub men: u16,
}

/// A line of cells leading away from a target.
#[derive(Clone, Copy, Debug)]
pub struct AttackLine {
    start: u32,
    len: u8,
    /// Attackers along this line need exactly one man between them and the target; otherwise none.
    pub hops: bool,
}

/// For every target cell the lines along which it may be attacked.
#[derive(Clone, Debug, Default)]
pub struct AttackLines {
    cells: Vec<AttackCell>,
    lines: Vec<AttackLine>,
    /// Bounds in `lines`, by target cell.
    bounds: Vec<(u32, u32)>,
    men: Vec<PieceSet>,
}

/// A tree of reversed ways to one target: lines that begin alike share their cells, so that they are walked once.
#[derive(Default)]
struct Node {
    children: Vec<(Square, Node)>,
    men: PieceSet,
}

impl Node {
    fn insert(&mut self, way: impl Iterator<Item = Square>, men: PieceSet) {
        let mut node = self;
        for square in way {
            let index = node.children.iter().position(|(known, _)| *known == square);
            let index = index.unwrap_or_else(|| {
                node.children.push((square, Node::default()));
                node.children.len() - 1
            });
            node = &mut node.children[index].1;
        }
        node.men = node.men.or(men);
    }
}

impl AttackLines {
    /// Turns round the capturing lines of all men.
    pub fn new(board: &Geometry, lines: &Lines) -> AttackLines {
        let mut slides: Vec<Node> = board.squares().map(|_| Node::default()).collect();
        let mut hops: Vec<Node> = board.squares().map(|_| Node::default()).collect();
        for &(piece, users) in lines.users() {
            for from in board.squares() {
                for line in lines.of(piece, from).iter().filter(|line| line.captures) {
                    let trees = match line.kind {
                        LineKind::Slide => &mut slides,
                        LineKind::Hop => &mut hops,
                        LineKind::EnPassant => continue,
                    };
                    let cells = lines.cells(line);
                    for end in line.first_stop as usize..cells.len() {
                        let way = cells[..end].iter().rev().chain([&from]).copied();
                        trees[cells[end].index()].insert(way, users);
                    }
                }
            }
        }
        let mut table = AttackLines::default();
        for (slide, hop) in slides.iter().zip(&hops) {
            let first = table.lines.len() as u32;
            table.flatten(slide, &mut Vec::new(), false);
            table.flatten(hop, &mut Vec::new(), true);
            table.bounds.push((first, table.lines.len() as u32));
        }
        table
    }

    /// Lays a tree out as lines from the root to each leaf. Men on shared cells are listed once: later lines
    /// repeat the cell with an empty set, for its part as a blocker or screen.
    fn flatten(&mut self, node: &Node, way: &mut Vec<(Square, PieceSet)>, hops: bool) {
        if node.children.is_empty() && !way.is_empty() {
            let start = self.cells.len() as u32;
            for &(square, men) in way.iter() {
                let men = self.intern(men);
                self.cells.push(AttackCell { square, men });
            }
            self.lines.push(AttackLine {
                start,
                len: way.len() as u8,
                hops,
            });
            for (_, men) in way.iter_mut() {
                *men = PieceSet::EMPTY;
            }
        }
        for (square, child) in &node.children {
            way.push((*square, child.men));
            self.flatten(child, way, hops);
            way.pop();
        }
    }

    fn intern(&mut self, men: PieceSet) -> u16 {
        let known = self.men.iter().position(|known| *known == men);
        known.unwrap_or_else(|| {
            self.men.push(men);
            self.men.len() - 1
        }) as u16
    }

    /// The lines that lead to a target.
    #[inline(always)]
    pub fn to(&self, target: Square) -> &[AttackLine] {
        let (first, end) = self.bounds[target.index()];
        &self.lines[first as usize..end as usize]
    }

    /// The cells of a line, nearest to the target first.
    #[inline(always)]
    pub fn cells(&self, line: &AttackLine) -> &[AttackCell] {
        &self.cells[line.start as usize..line.start as usize + line.len as usize]
    }

    /// Whether a man captures along a line from this cell of it.
    #[inline(always)]
    pub fn captures(&self, cell: AttackCell, piece: Piece) -> bool {
        self.men[cell.men as usize].contains(piece)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::{Facing, Heading, Offset, SquareSet};
    use crate::movement::dice::Dice;
    use crate::movement::{Line, Movement, Path};
    use crate::piece::{Kind, Player};

    const MOVEMENTS: [&str; 12] = [
        "nQ",
        "mQcpQ",
        "BNN",
        "DDAA",
        "mRcpR",
        "nN",
        "fmWfceFifmnD",
        "[F?fsR]",
        "FaffsF",
        "flbrN2cK",
        "pNN",
        "nHnGicD",
    ];

    /// A board with two men of each movement's type, one for either seat, scattered at random.
    struct Scene {
        board: Geometry,
        movements: Vec<(Piece, Movement, Facing, SquareSet)>,
        men: Vec<Option<Piece>>,
    }

    impl Scene {
        fn random(dice: &mut Dice) -> Scene {
            let sides = [5, 6, 8, 9];
            let board = Geometry::plane(*dice.pick(&sides), *dice.pick(&sides)).expect("a board");
            let mut movements = Vec::new();
            for (kind, text) in MOVEMENTS.iter().enumerate() {
                let movement = Movement::parse(text).expect("valid text");
                for (seat, heading) in
                    Player::first(4).zip([Heading::Up, Heading::Left, Heading::Down])
                {
                    let piece = Piece::new(Kind::new(kind).expect("a kind"), seat);
                    let homes = board.squares().filter(|_| dice.throw(2) == 0).collect();
                    movements.push((piece, movement.clone(), Facing::upright(heading), homes));
                }
            }
            let crowd = 1 + dice.throw(5);
            let men = board
                .squares()
                .map(|_| (dice.throw(6) < crowd).then(|| dice.pick(&movements).0));
            let men = men.collect();
            Scene {
                board,
                movements,
                men,
            }
        }

        fn is_empty(&self, cell: Square) -> bool {
            self.men[cell.index()].is_none()
        }

        fn lines(&self) -> Lines {
            let mut lines = Lines::new(self.board.len());
            for (piece, movement, facing, homes) in &self.movements {
                lines.add(&self.board, *piece, movement, *facing, *homes);
            }
            lines
        }

        /// Whether the man on a cell captures on the target by a path, walked step by step.
        fn path_captures(&self, from: Square, target: Square, path: &Path, facing: Facing) -> bool {
            let rides = std::iter::repeat_n(path.ride, path.most.unwrap_or(99).into());
            let steps: Vec<Offset> = path.lead.iter().copied().chain(rides).collect();
            let (mut at, mut passed) = (from, 0);
            for (index, step) in steps.into_iter().enumerate() {
                let Some(next) = self.board.step(at, facing.turn(step)) else {
                    return false;
                };
                at = next;
                if at == target && index >= path.lead.len() && passed == usize::from(path.mode.hops)
                {
                    return path.mode.captures;
                }
                passed += usize::from(!self.is_empty(at));
            }
            false
        }

        fn man_captures(&self, from: Square, target: Square) -> bool {
            let Some(man) = self.men[from.index()] else {
                return false;
            };
            let (_, movement, facing, homes) = self
                .movements
                .iter()
                .find(|known| known.0 == man)
                .expect("a known man");
            let here = movement
                .paths
                .iter()
                .filter(|path| !path.mode.initial || homes.contains(from));
            here.into_iter()
                .any(|path| self.path_captures(from, target, path, *facing))
        }

        /// The same by lines from the man's cell.
        fn line_captures(&self, lines: &Lines, line: &Line, target: Square) -> bool {
            let cells = lines.cells(line);
            let screens = match line.kind {
                LineKind::Slide => 0,
                LineKind::Hop => 1,
                LineKind::EnPassant => return false,
            };
            (usize::from(line.first_stop)..cells.len()).any(|end| {
                let men = cells[..end]
                    .iter()
                    .filter(|cell| !self.is_empty(**cell))
                    .count();
                line.captures && cells[end] == target && men == screens
            })
        }

        /// The same by lines from the target: every cell that a capturing man stands on.
        fn attackers(&self, attacks: &AttackLines, target: Square) -> SquareSet {
            let mut found = SquareSet::EMPTY;
            for line in attacks.to(target) {
                let mut passed = 0;
                for cell in attacks.cells(line) {
                    let man = self.men[cell.square.index()];
                    let reaches = passed == usize::from(line.hops);
                    if man.is_some_and(|man| reaches && attacks.captures(*cell, man)) {
                        found.insert(cell.square);
                    }
                    passed += usize::from(man.is_some());
                }
            }
            found
        }
    }

    #[test]
    fn lines_from_men_and_lines_from_targets_agree_with_walking() {
        let mut dice = Dice::seeded(7);
        for round in 0..40 {
            let scene = Scene::random(&mut dice);
            let lines = scene.lines();
            let attacks = AttackLines::new(&scene.board, &lines);
            for target in scene.board.squares() {
                let attackers = scene.attackers(&attacks, target);
                for from in scene.board.squares().filter(|from| *from != target) {
                    let walked = scene.man_captures(from, target);
                    let lined = scene.men[from.index()].is_some_and(|man| {
                        let mut of_man = lines.of(man, from).iter();
                        of_man.any(|line| scene.line_captures(&lines, line, target))
                    });
                    let case = (round, scene.board.name(from), scene.board.name(target));
                    assert_eq!(lined, walked, "{case:?} from the man");
                    assert_eq!(attackers.contains(from), walked, "{case:?} from the target");
                }
            }
        }
    }

    #[test]
    fn men_on_a_shared_way_are_told_once() {
        let board = Geometry::plane(8, 8).expect("64 cells");
        let man = Piece::new(Kind::new(0).expect("a kind"), Player::FIRST);
        let mut lines = Lines::new(board.len());
        let gryphon = Movement::parse("[F?fsR]").expect("valid text");
        lines.add(&board, man, &gryphon, Facing::FIRST, SquareSet::EMPTY);
        let attacks = AttackLines::new(&board, &lines);
        for target in board.squares() {
            let cells = attacks
                .to(target)
                .iter()
                .flat_map(|line| attacks.cells(line));
            let told = cells.filter(|cell| attacks.captures(**cell, man)).count();
            let all = board.squares().flat_map(|from| lines.of(man, from));
            let ends = all.map(|line| {
                let ends = &lines.cells(line)[usize::from(line.first_stop)..];
                ends.iter().filter(|end| **end == target).count()
            });
            assert_eq!(told, ends.sum::<usize>(), "{}", board.name(target));
        }
    }
}
