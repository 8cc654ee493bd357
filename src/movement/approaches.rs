//! Captures turned round: from a square back to the pieces that could capture what stands on it.

mod found;
mod target;

pub use target::{Approach, Target, Ways};

use super::Lines;
use super::fans::width;
use super::later::Later;
use super::lines::Movers;
use crate::geometry::{Square, SquareSet};
use crate::piece::PieceSet;
use found::Found;
use std::sync::Arc;

/// For every square the [`Approach`]es to it, each found when it is first asked for.
#[derive(Clone, Debug)]
pub struct Approaches {
    movers: Arc<Movers>,
    targets: Later<Target>,
    width: usize,
    /// Pieces that ride along ways that are no rays, bent or bounded ones. They come from many squares, all others from few.
    pub roamers: PieceSet,
}

impl Default for Approaches {
    fn default() -> Approaches {
        Approaches::new(&Lines::default())
    }
}

impl Approaches {
    /// Those of the captures of all pieces.
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

    /// What may attack a square.
    #[inline(always)]
    pub fn of(&self, target: Square) -> &Target {
        self.targets.get(target.index(), move || self.find(target))
    }

    fn find(&self, target: Square) -> Target {
        let mut found = Found::new(target, self.targets.len());
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

    /// Every square from which some piece may capture on a square.
    pub fn all(&self, target: Square) -> SquareSet {
        let (roaming, others) = self.of(target).squares.split_at(self.width);
        SquareSet::from_words(std::array::from_fn(|at| match at < self.width {
            true => roaming[at] | others[at],
            false => 0,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::{Geometry, Heading, Offset, Orientation, SquareSet};
    use crate::movement::dice::Dice;
    use crate::movement::{Fans, Movement, Path};
    use crate::piece::{Piece, PieceType, Player};

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

    /// A piece with its movement, the way it looks, and where it is at home and where it may end a move.
    type Ways = (Piece, Movement, Orientation, [SquareSet; 2]);

    /// A board with two pieces of each movement's type, one for either player, scattered at random.
    struct Scene {
        board: Geometry,
        movements: Vec<Ways>,
        pieces: Vec<Option<Piece>>,
    }

    impl Scene {
        fn random(dice: &mut Dice) -> Scene {
            let sides = [5, 6, 8, 9];
            let board = Geometry::plane(*dice.pick(&sides), *dice.pick(&sides)).expect("a board");
            let mut movements = Vec::new();
            for (kind, text) in MOVEMENTS.iter().enumerate() {
                let movement = Movement::parse(text).expect("valid text");
                for (player, heading) in
                    Player::first(4).zip([Heading::Up, Heading::Left, Heading::Down])
                {
                    let piece = Piece::new(PieceType::new(kind).expect("a kind"), player);
                    let mut some =
                        |most| board.squares().filter(|_| dice.throw(8) < most).collect();
                    let homes = some(4);
                    let bounds = some([6, 8][kind % 2]);
                    let orientation = Orientation::upright(heading);
                    movements.push((piece, movement.clone(), orientation, [homes, bounds]));
                }
            }
            let crowd = 1 + dice.throw(5);
            let pieces = board
                .squares()
                .map(|_| (dice.throw(6) < crowd).then(|| dice.pick(&movements).0));
            let pieces = pieces.collect();
            Scene {
                board,
                movements,
                pieces,
            }
        }

        fn is_empty(&self, square: Square) -> bool {
            self.pieces[square.index()].is_none()
        }

        fn lines(&self) -> Lines {
            let mut lines = Lines::new(self.board.dimensions());
            for (piece, movement, orientation, [homes, bounds]) in &self.movements {
                lines.add(*piece, movement, *orientation, *homes, *bounds);
            }
            lines
        }

        /// Whether the piece on a square captures on the target by a path, walked step by step.
        fn path_captures(
            &self,
            from: Square,
            target: Square,
            path: &Path,
            orientation: Orientation,
        ) -> bool {
            let rides = std::iter::repeat_n(path.ride, path.most.unwrap_or(99).into());
            let steps: Vec<Offset> = path.lead.iter().copied().chain(rides).collect();
            let (mut at, mut passed) = (from, 0);
            for (index, step) in steps.into_iter().enumerate() {
                let Some(next) = self.board.step(at, orientation.turn(step)) else {
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

        fn piece_captures(&self, from: Square, target: Square) -> bool {
            let Some(piece) = self.pieces[from.index()] else {
                return false;
            };
            let (_, movement, orientation, [homes, bounds]) = self
                .movements
                .iter()
                .find(|known| known.0 == piece)
                .expect("a known man");
            let here = movement
                .paths
                .iter()
                .filter(|path| !path.mode.initial || homes.contains(from));
            bounds.contains(target)
                && here
                    .into_iter()
                    .any(|path| self.path_captures(from, target, path, *orientation))
        }

        fn occupied<const WORDS: usize>(&self) -> SquareSet<WORDS> {
            let squares = self.board.squares();
            squares.filter(|square| !self.is_empty(*square)).collect()
        }

        /// The same by what is known of the target: every square that a capturing piece stands on.
        fn attackers<const WORDS: usize>(
            &self,
            (fans, approaches): (&Fans, &Approaches),
            target: Square,
        ) -> SquareSet {
            let occupied: SquareSet<WORDS> = self.occupied();
            let roams = |square: &Square| {
                let piece = self.pieces[square.index()];
                piece.is_some_and(|piece| approaches.roamers.contains(piece))
            };
            let roamers = self.board.squares().filter(roams).collect();
            let here = approaches.of(target);
            let captures = |&from: &Square| {
                let piece = self.pieces[from.index()].expect("an occupied cell");
                let ways = here.ways(piece, from);
                let fan = fans.of::<WORDS>(piece, from);
                let mut leaps = false;
                fan.threats(from, target, occupied, |threat| leaps |= threat.excess == 0);
                let rides = here.rays_through::<WORDS>(from).any(|ray| {
                    let passed = ray.before(from).and(occupied).len();
                    let by = [ray.slide, ray.hop].get(passed).copied();
                    by.is_some_and(|by| by.contains(piece))
                });
                assert!(!rides || ways.rides);
                leaps && ways.leaps || rides
            };
            let origins = here.origins::<WORDS>(roamers).and(occupied);
            let found: SquareSet = origins.iter().filter(captures).collect();
            assert!(found.without(approaches.all(target)).is_empty());
            found
        }

        /// Pieces whose own fan, lines and steps and what is known of the target disagree about a capture.
        fn compare<const WORDS: usize>(&self) {
            let lines = self.lines();
            let fans = Fans::new(&lines, |_| SquareSet::EMPTY);
            let approaches = Approaches::new(&lines);
            let occupied: SquareSet<WORDS> = self.occupied();
            for target in self.board.squares() {
                let attackers = self.attackers::<WORDS>((&fans, &approaches), target);
                for from in self.board.squares().filter(|from| *from != target) {
                    let Some(piece) = self.pieces[from.index()] else {
                        continue;
                    };
                    let walked = self.piece_captures(from, target);
                    let by_lines = !lines
                        .captures_on((piece, from), (target, true), &|square| {
                            !self.is_empty(square)
                        })
                        .is_empty();
                    let reach = fans.of::<WORDS>(piece, from).reach(occupied);
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
