//! Captures turned round: from a cell back to the men that could capture what stands on it.

use super::fans::width;
use super::later::Later;
use super::lines::{Mover, Movers};
use super::{Line, LineKind, Lines, Path};
use crate::geometry::{CellSet, Offset, Sides, Square, SquareSet};
use crate::piece::{Kind, Piece, PieceSet};
use std::sync::Arc;

/// For every cell the [`Approach`]es to it, each found when it is first asked for.
#[derive(Clone, Debug)]
pub struct Approaches {
    movers: Arc<Movers>,
    targets: Later<Target>,
    width: usize,
    /// Men that ride along ways that are no rays, bent or bounded ones. They come from many cells, all others from few.
    pub roamers: PieceSet,
}

/// The ways along which a cell may be attacked: rays that all men share who capture along them, and the cells
/// from which men may capture there otherwise, as their [`Fans`](super::Fans) tell.
#[derive(Clone, Debug)]
pub struct Target {
    /// First three sets of cells: from which roamers and from which others may leap upon it, and all from which it may be
    /// captured at all; then its rays.
    words: Vec<u64>,
    /// For each cell the types of men that may leap here from it, as bits: most that stand on such a cell are of others.
    leapers: Vec<u32>,
    /// The cells from which some men capture en passant here.
    pub passers: SquareSet,
    /// How many of the rays rise, and are therefore the first.
    rising: u8,
}

impl Default for Approaches {
    fn default() -> Approaches {
        Approaches::new(&Lines::default())
    }
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

/// A type among others.
#[inline(always)]
fn bit(kind: Kind) -> u32 {
    const { assert!(Kind::LIMIT <= u32::BITS as usize) };
    1 << kind.index()
}

/// The set whose words come first.
#[inline(always)]
fn set<const WORDS: usize>(words: &[u64]) -> CellSet<WORDS> {
    let first = words.first_chunk::<WORDS>();
    first.map_or(CellSet::EMPTY, |&words| CellSet::from_words(words))
}

/// What captures on one cell, while it is found.
struct Found {
    target: Square,
    roaming: SquareSet,
    near: SquareSet,
    leapers: Vec<u32>,
    passers: SquareSet,
    rays: Vec<Ray>,
}

/// The men that ride by a step to the target, and the cells from which they may.
struct Ray {
    step: Offset,
    cells: SquareSet,
    slide: PieceSet,
    hop: PieceSet,
}

impl Found {
    /// Adds the captures along one way of a man, walked back from the target.
    fn add(&mut self, board: Sides, mover: &Mover, roams: bool, (path, line): &(Path, Line)) {
        let mut at = board.coordinates(self.target);
        let mut left = path.most.unwrap_or(u8::MAX);
        let mut cells = SquareSet::EMPTY;
        while let Some((before, mut from)) = board.beyond(at, -path.ride).filter(|_| left > 0) {
            (at, left) = (before, left - 1);
            let mut lead = path.lead.iter().rev();
            let start = lead.try_fold(before, |at, &step| {
                let (at, cell) = board.beyond(at, -step)?;
                from = cell;
                Some(at)
            });
            if start.is_some() && (!path.mode.initial || mover.homes.contains(from)) {
                cells.insert(from);
            }
        }
        if line.kind == LineKind::EnPassant {
            self.passers = self.passers.or(cells);
        } else if !line.rides {
            let near = match roams {
                true => &mut self.roaming,
                false => &mut self.near,
            };
            *near = near.or(cells);
            for from in cells.walk() {
                self.leapers[from.index()] |= bit(mover.kind);
            }
        } else if !cells.is_empty() {
            self.add_ray(mover, line, path.ride, cells);
        }
    }

    fn add_ray(&mut self, mover: &Mover, line: &Line, step: Offset, cells: SquareSet) {
        let known = self.rays.iter().position(|ray| ray.step == step);
        let known = known.unwrap_or_else(|| {
            self.rays.push(Ray {
                step,
                cells,
                slide: PieceSet::EMPTY,
                hop: PieceSet::EMPTY,
            });
            self.rays.len() - 1
        });
        let ray = &mut self.rays[known];
        let men = match line.kind {
            LineKind::Hop => &mut ray.hop,
            _ => &mut ray.slide,
        };
        *men = men.or(mover.users);
    }

    /// As it is kept; its sets of cells take `width` words.
    fn target(self, width: usize) -> Target {
        let all = self
            .rays
            .iter()
            .fold(self.roaming.or(self.near), |all, ray| all.or(ray.cells));
        let mut words = Vec::new();
        for set in [self.roaming, self.near, all] {
            words.extend(&set.words()[..width]);
        }
        let rises = |ray: &Ray| ray.cells.lowest() > Some(self.target);
        let mut rising = 0;
        for risen in [true, false] {
            for ray in self.rays.iter().filter(|ray| rises(ray) == risen) {
                words.extend(&ray.cells.words()[..width]);
                words.extend(ray.slide.words());
                words.extend(ray.hop.words());
                rising += u8::from(risen);
            }
        }
        Target {
            words,
            leapers: self.leapers,
            passers: self.passers,
            rising,
        }
    }
}

impl Approaches {
    /// Those of the captures of all men.
    pub fn new(lines: &Lines) -> Approaches {
        let movers = lines.movers().clone();
        let roamers = movers.list.iter().filter(|mover| mover.roams());
        Approaches {
            targets: Later::new(movers.board.len()),
            width: width(movers.board.len()),
            roamers: roamers.fold(PieceSet::EMPTY, |all, mover| all.or(mover.users)),
            movers,
        }
    }

    /// What may attack a cell.
    #[inline(always)]
    pub fn of(&self, target: Square) -> &Target {
        self.targets.get(target.index(), move || self.find(target))
    }

    fn find(&self, target: Square) -> Target {
        let mut found = Found {
            target,
            roaming: SquareSet::EMPTY,
            near: SquareSet::EMPTY,
            leapers: vec![0; self.targets.len()],
            passers: SquareSet::EMPTY,
            rays: Vec::new(),
        };
        let movers = self.movers.list.iter();
        for mover in movers.filter(|mover| mover.bounds.contains(target)) {
            let roams = mover.roams();
            for way in &mover.ways {
                if way.1.may_capture() {
                    found.add(self.movers.board, mover, roams, way);
                }
            }
        }
        found.target(self.width)
    }

    /// Every cell from which some man may capture on a cell.
    pub fn all(&self, target: Square) -> SquareSet {
        let words = &self.of(target).words[2 * self.width..][..self.width];
        SquareSet::from_words(std::array::from_fn(|at| {
            words.get(at).copied().unwrap_or(0)
        }))
    }
}

impl Target {
    /// The cells from which some man may capture here by other ways than [`Target::rays`], if the roamers stand on these.
    #[inline(always)]
    pub fn near<const WORDS: usize>(&self, roamers: CellSet<WORDS>) -> CellSet<WORDS> {
        let roaming: CellSet<WORDS> = set(&self.words);
        let near: CellSet<WORDS> = set(&self.words[WORDS..]);
        near.without(roamers).or(roaming.and(roamers))
    }

    /// Whether a man on one of these cells is of a type that may capture so.
    #[inline(always)]
    pub fn may_leap(&self, man: Piece, from: Square) -> bool {
        self.leapers[from.index()] & bit(man.kind()) != 0
    }

    /// The rays that lead away from here.
    #[inline(always)]
    pub fn rays<const WORDS: usize>(&self) -> Rays<'_, WORDS> {
        Rays {
            words: &self.words[3 * WORDS..],
            rising: self.rising,
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
    use crate::geometry::{Facing, Geometry, Heading};
    use crate::movement::dice::Dice;
    use crate::movement::{Fans, Movement};
    use crate::piece::Player;

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
            let mut lines = Lines::new(self.board.sides());
            for (piece, movement, facing, [homes, bounds]) in &self.movements {
                lines.add(*piece, movement, *facing, *homes, *bounds);
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
            let roams = |cell: &Square| {
                let man = self.men[cell.index()];
                man.is_some_and(|man| approaches.roamers.contains(man))
            };
            let roamers = self.board.squares().filter(roams).collect();
            let near = approaches.of(target).near::<WORDS>(roamers);
            for from in near.and(occupied).iter() {
                let man = self.men[from.index()].expect("an occupied cell");
                let fan = fans.of::<WORDS>(man, from);
                fan.threats(from, target, occupied, |threat| {
                    if threat.excess == 0 {
                        found.insert(threat.from);
                    }
                });
            }
            for ray in approaches.of(target).rays::<WORDS>() {
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
            let fans = Fans::new(&lines, |_| SquareSet::EMPTY);
            let approaches = Approaches::new(&lines);
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
