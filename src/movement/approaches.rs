//! Captures turned round: from a cell back to the men that could capture what stands on it.

use super::fans::width;
use super::{LineKind, Lines};
use crate::geometry::{CellSet, Square, SquareSet};
use crate::piece::PieceSet;

/// For every cell the ways along which it may be attacked: rays that all men share who capture along them, and the cells
/// from which men may capture there otherwise, as their [`Fans`](super::Fans) tell.
#[derive(Clone, Debug, Default)]
pub struct Approaches {
    /// For each cell first the set of cells from which it may be leapt upon and that of all from which it may be captured
    /// at all, then its rays.
    words: Vec<u64>,
    /// For each cell where its words begin, and how many rays rise and fall.
    targets: Vec<(u32, u8, u8)>,
    width: usize,
}

/// A ray that leads away from the target.
#[derive(Clone, Copy, Debug)]
pub struct Approach<const WORDS: usize> {
    /// Its cells.
    pub cells: CellSet<WORDS>,
    /// Men that capture along it with nothing between.
    pub slide: PieceSet,
    /// Men that capture along it with just one man between.
    pub hop: PieceSet,
    rises: bool,
}

impl<const WORDS: usize> Approach<WORDS> {
    /// The first of some men on the ray.
    #[inline(always)]
    pub fn first(&self, men: CellSet<WORDS>) -> Option<Square> {
        match self.rises {
            true => men.lowest(),
            false => men.highest(),
        }
    }

    /// The cells of the ray before one of them.
    #[inline(always)]
    pub fn before(&self, cell: Square) -> CellSet<WORDS> {
        let cell = CellSet::only(cell);
        let until = match self.rises {
            true => cell.up_to_lowest(),
            false => cell.down_to_highest(),
        };
        self.cells.and(until).without(cell)
    }
}

/// The set whose words come first.
#[inline(always)]
fn set<const WORDS: usize>(words: &[u64]) -> CellSet<WORDS> {
    let first = words.first_chunk::<WORDS>();
    first.map_or(CellSet::EMPTY, |&words| CellSet::from_words(words))
}

/// The same while the table is made.
#[derive(Clone)]
struct Found {
    cells: SquareSet,
    rises: bool,
    slide: PieceSet,
    hop: PieceSet,
}

/// What captures on one cell, while the table is made.
#[derive(Clone, Default)]
struct Target {
    near: SquareSet,
    all: SquareSet,
    rays: Vec<Found>,
    /// For each cell beside the target the ray, counted from 1, that begins there.
    begins: Vec<u8>,
}

impl Target {
    /// The ray that begins with a cell.
    fn ray(&mut self, first: Square, rises: bool) -> &mut Found {
        let slot = &mut self.begins[first.index()];
        if *slot == 0 {
            self.rays.push(Found {
                cells: SquareSet::EMPTY,
                rises,
                slide: PieceSet::EMPTY,
                hop: PieceSet::EMPTY,
            });
            *slot = self.rays.len() as u8;
        }
        &mut self.rays[*slot as usize - 1]
    }
}

impl Approaches {
    /// Turns round the captures of all men.
    pub fn new(board_len: usize, lines: &Lines) -> Approaches {
        let mut targets = vec![Target::default(); board_len];
        for target in &mut targets {
            target.begins = vec![0; board_len];
        }
        for &(piece, users) in lines.users() {
            for from in (0..board_len).map(Square::from_index) {
                for line in lines.of(piece, from) {
                    let (slide, hop) = match line.kind {
                        LineKind::Slide | LineKind::Hop if !line.captures => continue,
                        LineKind::Slide | LineKind::Faces => (users, PieceSet::EMPTY),
                        LineKind::Hop => (PieceSet::EMPTY, users),
                        LineKind::EnPassant => continue,
                    };
                    let cells = lines.cells(line);
                    for (end, to) in cells.iter().enumerate().skip(line.first_stop as usize) {
                        let target = &mut targets[to.index()];
                        target.all.insert(from);
                        if !line.rides {
                            target.near.insert(from);
                            continue;
                        }
                        let first = if end == 0 { from } else { cells[end - 1] };
                        let ray = target.ray(first, first > *to);
                        ray.cells.insert(from);
                        ray.slide = ray.slide.or(slide);
                        ray.hop = ray.hop.or(hop);
                    }
                }
            }
        }
        let mut table = Approaches {
            width: width(board_len),
            ..Approaches::default()
        };
        for target in &targets {
            table.write(target);
        }
        table
    }

    fn write(&mut self, target: &Target) {
        let width = self.width;
        let start = self.words.len() as u32;
        for set in [target.near, target.all] {
            self.words.extend(&set.words()[..width]);
        }
        for rises in [true, false] {
            for ray in target.rays.iter().filter(|ray| ray.rises == rises) {
                self.words.extend(&ray.cells.words()[..width]);
                self.words.extend(ray.slide.words());
                self.words.extend(ray.hop.words());
            }
        }
        let rising = target.rays.iter().filter(|ray| ray.rises).count();
        let falling = target.rays.len() - rising;
        self.targets.push((start, rising as u8, falling as u8));
    }

    /// Every cell from which some man may capture on a cell.
    pub fn all(&self, target: Square) -> SquareSet {
        let (start, ..) = self.targets[target.index()];
        let words = &self.words[start as usize + self.width..][..self.width];
        SquareSet::from_words(std::array::from_fn(|at| {
            words.get(at).copied().unwrap_or(0)
        }))
    }

    /// The cells from which some man may capture on a cell by other ways than [`Approaches::rays`].
    #[inline(always)]
    pub fn near<const WORDS: usize>(&self, target: Square) -> CellSet<WORDS> {
        let (start, ..) = self.targets[target.index()];
        set(&self.words[start as usize..])
    }

    /// The rays that lead away from a cell.
    #[inline(always)]
    pub fn rays<const WORDS: usize>(&self, target: Square) -> Rays<'_, WORDS> {
        let (start, rising, falling) = self.targets[target.index()];
        let count = rising as usize + falling as usize;
        Rays {
            words: &self.words[start as usize + 2 * WORDS..][..count * (WORDS + 4)],
            rising,
        }
    }
}

/// The rays that lead away from a cell. No chain of adapters, which would be called and not copied.
#[derive(Clone, Debug)]
pub struct Rays<'t, const WORDS: usize> {
    words: &'t [u64],
    /// How many of those left rise.
    rising: u8,
}

impl<const WORDS: usize> Iterator for Rays<'_, WORDS> {
    type Item = Approach<WORDS>;

    #[inline(always)]
    fn next(&mut self) -> Option<Approach<WORDS>> {
        let (&cells, rest) = self.words.split_first_chunk::<WORDS>()?;
        let (&[slide, more_slide, hop, more_hop], rest) = rest.split_first_chunk()?;
        let rises = self.rising > 0;
        self.rising = self.rising.saturating_sub(1);
        self.words = rest;
        Some(Approach {
            cells: CellSet::from_words(cells),
            slide: PieceSet::from_words([slide, more_slide]),
            hop: PieceSet::from_words([hop, more_hop]),
            rises,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::{Facing, Geometry, Heading, Offset};
    use crate::movement::dice::Dice;
    use crate::movement::{Fans, Movement, Path};
    use crate::piece::{Kind, Piece, Player};

    const MOVEMENTS: [&str; 15] = [
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
        "R3mB",
        "pR2",
        "imR",
    ];

    /// A man with its movement, the way it looks, and where it is at home and where it may end a move.
    type Ways = (Piece, Movement, Facing, [SquareSet; 2]);

    /// A board with two men of each movement's type, one for either seat, scattered at random.
    struct Scene {
        board: Geometry,
        movements: Vec<Ways>,
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
                    let mut some =
                        |most| board.squares().filter(|_| dice.throw(8) < most).collect();
                    let homes = some(4);
                    let bounds = some([6, 8][kind % 2]);
                    let facing = Facing::upright(heading);
                    movements.push((piece, movement.clone(), facing, [homes, bounds]));
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
            for (piece, movement, facing, [homes, bounds]) in &self.movements {
                lines.add(&self.board, *piece, movement, *facing, *homes, *bounds);
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
            let (_, movement, facing, [homes, bounds]) = self
                .movements
                .iter()
                .find(|known| known.0 == man)
                .expect("a known man");
            let here = movement
                .paths
                .iter()
                .filter(|path| !path.mode.initial || homes.contains(from));
            bounds.contains(target)
                && here
                    .into_iter()
                    .any(|path| self.path_captures(from, target, path, *facing))
        }

        fn occupied<const WORDS: usize>(&self) -> CellSet<WORDS> {
            let squares = self.board.squares();
            squares.filter(|cell| !self.is_empty(*cell)).collect()
        }

        /// The same by what is known of the target: every cell that a capturing man stands on.
        fn attackers<const WORDS: usize>(
            &self,
            (fans, approaches): (&Fans, &Approaches),
            target: Square,
        ) -> SquareSet {
            let occupied: CellSet<WORDS> = self.occupied();
            let mut found = SquareSet::EMPTY;
            for from in approaches.near::<WORDS>(target).and(occupied).iter() {
                let man = self.men[from.index()].expect("an occupied cell");
                let fan = fans.of::<WORDS>(man, from);
                fan.threats(from, target, occupied, |threat| {
                    if threat.excess == 0 {
                        found.insert(threat.from);
                    }
                });
            }
            for ray in approaches.rays::<WORDS>(target) {
                let Some(first) = ray.first(ray.cells.and(occupied)) else {
                    continue;
                };
                let second = ray.first(ray.cells.and(occupied).without(CellSet::only(first)));
                let ends = [(Some(first), ray.slide), (second, ray.hop)];
                for (cell, men) in ends {
                    let man = cell.and_then(|cell| self.men[cell.index()]);
                    found = match man.is_some_and(|man| men.contains(man)) {
                        true => found.or(cell.into_iter().collect()),
                        false => found,
                    };
                }
            }
            assert!(found.without(approaches.all(target)).is_empty());
            found
        }

        /// Men whose own fan, lines and steps and what is known of the target disagree about a capture.
        fn compare<const WORDS: usize>(&self) {
            let lines = self.lines();
            let cells = self.board.len();
            let fans = Fans::new(cells, &lines, |_| SquareSet::EMPTY);
            let approaches = Approaches::new(cells, &lines);
            let occupied: CellSet<WORDS> = self.occupied();
            for target in self.board.squares() {
                let attackers = self.attackers::<WORDS>((&fans, &approaches), target);
                for from in self.board.squares().filter(|from| *from != target) {
                    let Some(man) = self.men[from.index()] else {
                        continue;
                    };
                    let walked = self.man_captures(from, target);
                    let by_lines = !lines
                        .captures_on((man, from), (target, true), &|cell| !self.is_empty(cell))
                        .is_empty();
                    let reach = fans.of::<WORDS>(man, from).reach(occupied);
                    let case = (self.board.name(from), self.board.name(target));
                    assert_eq!(by_lines, walked, "{case:?} by lines");
                    assert_eq!(
                        reach.captures.contains(target),
                        walked,
                        "{case:?} by its fan"
                    );
                    assert_eq!(attackers.contains(from), walked, "{case:?} from the target");
                }
            }
        }
    }

    #[test]
    fn fans_and_approaches_agree_with_walking() {
        let mut dice = Dice::seeded(7);
        for _ in 0..40 {
            let scene = Scene::random(&mut dice);
            match width(scene.board.len()) {
                1 => scene.compare::<1>(),
                _ => scene.compare::<2>(),
            }
        }
    }
}
