//! Attacks in reverse: from a square to the pieces that could capture there.

mod builder;
mod sources;

pub use sources::{AttackKinds, AttackSources, ReverseRay};

use super::Lines;
use super::lazy_table::LazyTable;
use super::lines::PieceGroups;
use super::move_tables::width;
use crate::geometry::{Square, SquareSet};
use crate::piece::PieceSet;
use builder::SourcesBuilder;
use std::sync::Arc;

/// The attack sources of every square, computed on first use.
#[derive(Clone, Debug)]
pub struct ReverseAttacks {
    groups: Arc<PieceGroups>,
    targets: LazyTable<AttackSources>,
    width: usize,
    /// Pieces that ride along bent or bounded paths, which are not rays. They attack from many squares, all other
    /// leapers from few.
    pub irregular_riders: PieceSet,
}

impl Default for ReverseAttacks {
    fn default() -> ReverseAttacks {
        ReverseAttacks::new(&Lines::default())
    }
}

impl ReverseAttacks {
    /// Builds the table from the captures of all pieces.
    pub fn new(lines: &Lines) -> ReverseAttacks {
        let groups = lines.groups().clone();
        let irregular_riders = groups.list.iter().filter(|group| group.rides_irregularly());
        ReverseAttacks {
            targets: LazyTable::new(groups.board.len()),
            width: width(groups.board.len()),
            irregular_riders: irregular_riders
                .fold(PieceSet::EMPTY, |all, group| all.or(group.pieces)),
            groups,
        }
    }

    /// The sources of attacks on a square.
    #[inline(always)]
    pub fn of(&self, target: Square) -> &AttackSources {
        self.targets.get(target.index(), move || self.find(target))
    }

    fn find(&self, target: Square) -> AttackSources {
        let mut found = SourcesBuilder::new(target, self.targets.len());
        for group in &self.groups.list {
            let rides_irregularly = group.rides_irregularly();
            for path in &group.paths {
                let ends = group.bounds_of(&path.line).and(path.within);
                if path.line.may_capture() && ends.contains(target) {
                    found.add(&self.groups.board, group, rides_irregularly, path);
                }
            }
        }
        found.target(self.width)
    }

    /// Every square from which some piece may capture on the target.
    pub fn all(&self, target: Square) -> SquareSet {
        let (irregular, others) = self.of(target).squares.split_at(self.width);
        SquareSet::from_words(std::array::from_fn(|at| match at < self.width {
            true => irregular[at] | others[at],
            false => 0,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::{Geometry, Heading, Offset, Orientation, SquareSet, Wraps};
    use crate::movement::rng::Rng;
    use crate::movement::{MoveTables, Movement, Path, hop_excess};
    use crate::piece::{Piece, PieceSet, PieceType, Player};

    const MOVEMENTS: [&str; 17] = [
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
        "gQ",
        "WgBcgN2",
    ];

    /// A piece, its movement, its player's orientation, its home squares, its bounds, and the squares within which it moves
    /// like the next piece, too.
    type MovingPiece = (Piece, Movement, Orientation, [SquareSet; 3]);

    struct TestBoard {
        board: Geometry,
        movements: Vec<MovingPiece>,
        pieces: Vec<Option<Piece>>,
        unhoppable: PieceSet,
    }

    impl TestBoard {
        fn random(rng: &mut Rng) -> TestBoard {
            let sides = [5, 6, 8, 9];
            let board = Geometry::plane(*rng.pick(&sides), *rng.pick(&sides)).expect("a board");
            let board = TestBoard::misshapen(board, rng);
            let mut movements = Vec::new();
            for (kind, text) in MOVEMENTS.iter().enumerate() {
                let movement = Movement::parse(text).expect("valid text");
                for (player, heading) in
                    Player::first(4).zip([Heading::Up, Heading::Left, Heading::Down])
                {
                    let piece = Piece::new(PieceType::new(kind).expect("a piece type"), player);
                    let mut some = |most| board.squares().filter(|_| rng.below(8) < most).collect();
                    let homes = some(4);
                    let bounds = some([6, 8][kind % 2]);
                    let within = some([0, 5][kind / 2 % 2]);
                    let orientation = Orientation::upright(heading);
                    let squares = [homes, bounds, within];
                    movements.push((piece, movement.clone(), orientation, squares));
                }
            }
            let density = 1 + rng.below(5);
            let pieces = board
                .squares()
                .map(|_| (rng.below(6) < density).then(|| rng.pick(&movements).0));
            let pieces = pieces.collect();
            let some = movements.iter().filter(|_| rng.below(4) == 0);
            TestBoard {
                unhoppable: some.map(|known| known.0).collect(),
                board,
                movements,
                pieces,
            }
        }

        /// Sometimes with holes, sometimes with joined edges.
        fn misshapen(board: Geometry, rng: &mut Rng) -> Geometry {
            let often = [0, 0, 1, 3][rng.below(4)];
            let holes = board.squares().filter(|_| rng.below(10) < often);
            let holes = holes.collect();
            let [files, ranks] = [false, true].map(|_| rng.below(4) == 0);
            let board = board.without(holes).expect("squares are left");
            board.wrapped(Wraps { files, ranks })
        }

        fn is_empty(&self, square: Square) -> bool {
            self.pieces[square.index()].is_none()
        }

        fn lines(&self) -> Lines {
            let mut lines = Lines::new(self.board.grid());
            for (piece, movement, orientation, [homes, bounds, within]) in &self.movements {
                lines.add(*piece, movement, *orientation, *homes, *bounds);
                lines.add_within(&self.further(*piece), *orientation, *within);
            }
            lines.set_unhoppable(self.unhoppable);
            lines
        }

        /// The movement that a piece has within some squares.
        fn further(&self, piece: Piece) -> Movement {
            let next = MOVEMENTS[(piece.kind().index() + 1) % MOVEMENTS.len()];
            Movement::parse(next).expect("valid text")
        }

        fn is_unhoppable(&self, square: Square) -> bool {
            self.pieces[square.index()].is_some_and(|piece| self.unhoppable.contains(piece))
        }

        /// Whether the piece captures on the target by a path within some squares, walked step by step.
        fn path_captures(
            &self,
            from: Square,
            target: Square,
            path: &Path,
            (orientation, within): (Orientation, SquareSet),
        ) -> bool {
            let rides = std::iter::repeat_n(path.ride, path.max_steps.unwrap_or(99).into());
            let steps: Vec<Offset> = path.lead.iter().copied().chain(rides).collect();
            let (mut at, mut passed, mut visited) = (from, 0, vec![from]);
            let hops = path.mode.hops;
            let mut behind = false;
            if !within.contains(from) || hops && self.is_unhoppable(target) {
                return false;
            }
            for (index, step) in steps.into_iter().enumerate() {
                let Some(next) = self.board.step(at, orientation.turn(step)) else {
                    return false;
                };
                at = next;
                let comes_back = index >= path.lead.len() && visited.contains(&at);
                if !within.contains(at) || comes_back && self.board.wraps().any() {
                    return false;
                }
                visited.push(at);
                if at == target
                    && index >= path.lead.len()
                    && passed == usize::from(hops)
                    && (behind || !path.mode.lands_behind)
                {
                    return path.mode.captures;
                }
                if hops && self.is_unhoppable(at) {
                    return false;
                }
                behind = !self.is_empty(at);
                passed += usize::from(behind);
            }
            false
        }

        fn piece_captures(&self, from: Square, target: Square) -> bool {
            let Some(piece) = self.pieces[from.index()] else {
                return false;
            };
            let (_, movement, orientation, [homes, bounds, within]) = self
                .movements
                .iter()
                .find(|known| known.0 == piece)
                .expect("a known piece");
            let further = self.further(piece);
            let anywhere = movement.paths.iter().map(|path| (path, SquareSet::ALL));
            let within = further.paths.iter().map(|path| (path, *within));
            let mut here = anywhere
                .chain(within)
                .filter(|(path, _)| !path.mode.initial || homes.contains(from));
            bounds.contains(target)
                && here.any(|(path, within)| {
                    self.path_captures(from, target, path, (*orientation, within))
                })
        }

        fn occupied<const WORDS: usize>(&self) -> SquareSet<WORDS> {
            let squares = self.board.squares();
            squares.filter(|square| !self.is_empty(*square)).collect()
        }

        fn unhoppable_squares<const WORDS: usize>(&self) -> SquareSet<WORDS> {
            let squares = self.board.squares();
            squares.filter(|at| self.is_unhoppable(*at)).collect()
        }

        /// The attackers of a target according to the reverse attacks.
        fn attackers<const WORDS: usize>(
            &self,
            (move_tables, reverse_attacks): (&MoveTables, &ReverseAttacks),
            target: Square,
        ) -> SquareSet {
            let occupied: SquareSet<WORDS> = self.occupied();
            let unhoppable = self.unhoppable_squares();
            let rides_irregularly = |square: &Square| {
                let piece = self.pieces[square.index()];
                piece.is_some_and(|piece| reverse_attacks.irregular_riders.contains(piece))
            };
            let irregular_riders = self.board.squares().filter(rides_irregularly).collect();
            let here = reverse_attacks.of(target);
            let captures = |&from: &Square| {
                let piece = self.pieces[from.index()].expect("an occupied square");
                let kinds = here.attack_kinds(piece, from);
                let move_table = move_tables.of::<WORDS>(piece, from);
                let mut leaps = false;
                let pieces = (occupied, unhoppable);
                move_table.threats(from, target, pieces, |threat| leaps |= threat.excess == 0);
                assert_eq!(leaps, move_table.attacks(target, occupied, unhoppable));
                let rides = here.rays_through::<WORDS>(from).any(|ray| {
                    let between = ray.before(from);
                    ray.slide.contains(piece) && !between.intersects(occupied)
                        || ray.hop.contains(piece)
                            && hop_excess(target, between, occupied, unhoppable) == 0
                });
                assert!(!rides || kinds.rides);
                leaps && kinds.leaps || rides
            };
            let origins = here.origins::<WORDS>(irregular_riders).and(occupied);
            let found: SquareSet = origins.iter().filter(captures).collect();
            assert!(found.without(reverse_attacks.all(target)).is_empty());
            found
        }

        /// Compares move tables, lines and reverse attacks with step-by-step walking.
        fn compare<const WORDS: usize>(&self) {
            let lines = self.lines();
            let move_tables = MoveTables::new(&lines, |_| [SquareSet::EMPTY; 2]);
            let reverse_attacks = ReverseAttacks::new(&lines);
            let occupied: SquareSet<WORDS> = self.occupied();
            for target in self.board.squares() {
                let attackers = self.attackers::<WORDS>((&move_tables, &reverse_attacks), target);
                for from in self.board.squares().filter(|from| *from != target) {
                    let Some(piece) = self.pieces[from.index()] else {
                        continue;
                    };
                    let walked = self.piece_captures(from, target);
                    let occupant = |square: Square| self.pieces[square.index()];
                    let by_lines = lines.captures_on(
                        (piece, from),
                        (target, true),
                        &occupant,
                        SquareSet::EMPTY,
                    );
                    let by_lines = !by_lines.is_empty();
                    let move_table = move_tables.of::<WORDS>(piece, from);
                    let targets = move_table.destinations(occupied, self.unhoppable_squares());
                    let case = (self.board.name(from), self.board.name(target));
                    assert_eq!(by_lines, walked, "{case:?} by lines");
                    assert_eq!(
                        targets.captures.contains(target),
                        walked,
                        "{case:?} by its fan"
                    );
                    assert_eq!(attackers.contains(from), walked, "{case:?} from the target");
                }
            }
        }
    }

    #[test]
    fn move_tables_and_reverse_attacks_agree_with_walking() {
        let mut rng = Rng::seeded(7);
        for _ in 0..80 {
            let test_board = TestBoard::random(&mut rng);
            match width(test_board.board.len()) {
                1 => test_board.compare::<1>(),
                _ => test_board.compare::<2>(),
            }
        }
    }
}
