//! The moves of a piece as sets of squares: its [`Lines`] from a square, sorted by shape.
//!
//! A move table holds all leaps from its square as one set, then rays, then legs (moves that need a certain number of
//! pieces between). Squares of a ray ascend or descend, so the first blocker is its lowest or highest
//! occupied bit. This needs only a subtraction or a count of leading zeros, see
//! <https://www.chessprogramming.org/Classical_Approach>.

mod builder;
mod leg;
mod stored;

use super::Lines;
use super::lazy_table::LazyTable;
use super::lines::PieceGroups;
use crate::geometry::{Square, SquareSet};
use crate::piece::Piece;
use builder::TableBuilder;
use leg::Leg;
pub use leg::hop_excess;
use std::sync::Arc;
use stored::{CAPTURES, CAPTURES_BEYOND, LONE, QUIET, QUIET_BEYOND, RISES, Shape, StoredTable};

/// The move tables of all pieces from all squares, computed on first use.
#[derive(Clone, Debug)]
pub struct MoveTables {
    groups: Arc<PieceGroups>,
    move_tables: LazyTable<StoredTable>,
    first_entries: [u16; Piece::LIMIT],
    /// For each group the squares where some of its pieces may promote when they arrive, and when they leave.
    zones: Vec<[SquareSet; 2]>,
    width: usize,
}

/// The move table of a piece from one square.
#[derive(Clone, Copy, Debug)]
pub struct MoveTable<'t, const WORDS: usize> {
    shape: &'t Shape,
    sets: &'t [[u64; WORDS]],
}

/// An initial lame leap that opens a square to en passant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DoubleStep<const WORDS: usize> {
    /// The squares that must be empty, including the target.
    pub squares: SquareSet<WORDS>,
    /// The target.
    pub to: Square,
    /// The first square passed, which is opened to en passant.
    pub passed: Square,
}

/// The target squares of a piece, with and without capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Destinations<const WORDS: usize> {
    /// Targets if empty. May contain occupied squares.
    pub quiet: SquareSet<WORDS>,
    /// Targets if an enemy stands there. May contain other squares.
    pub captures: SquareSet<WORDS>,
}

/// An attack, or a line that one piece more or less would turn into one: a pin, a discovered check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Threat<const WORDS: usize> {
    /// The attacker.
    pub from: Square,
    /// The squares where pieces are counted.
    pub between: SquareSet<WORDS>,
    /// The pieces there minus the number needed: 0 is an attack, 1 a pin or a possible discovered attack, -1 a hopper
    /// without its screen. Also 1 if a hopper's only piece isn't where it must be, but could move there.
    pub excess: i8,
}

/// The number of words in a set of this board's squares: 1, 2 or 4.
pub fn width(board_len: usize) -> usize {
    board_len.div_ceil(64).next_power_of_two()
}

impl Default for MoveTables {
    fn default() -> MoveTables {
        MoveTables::new(&Lines::default(), |_| [SquareSet::EMPTY; 2])
    }
}

impl MoveTables {
    /// Builds the tables. `zones_of` gives the squares where a piece may promote when it arrives, and when it leaves.
    pub fn new(lines: &Lines, zones_of: impl Fn(Piece) -> [SquareSet; 2]) -> MoveTables {
        let groups = lines.groups().clone();
        let mut zones = vec![[SquareSet::EMPTY; 2]; groups.list.len()];
        for (group, all) in groups.list.iter().zip(&mut zones) {
            for user in group.pieces.iter() {
                let own = zones_of(user);
                *all = [all[0].or(own[0]), all[1].or(own[1])];
            }
        }
        MoveTables {
            move_tables: LazyTable::new(groups.list.len() * groups.board.len()),
            first_entries: groups.first_entries(),
            zones,
            width: width(groups.board.len()),
            groups,
        }
    }

    /// The number of words in a set of this board's squares.
    #[inline(always)]
    pub fn width(&self) -> usize {
        self.width
    }

    /// The move table of a piece from a square.
    #[inline(always)]
    pub fn of<const WORDS: usize>(&self, piece: Piece, from: Square) -> MoveTable<'_, WORDS> {
        let number = self.first_entries[piece.index()] as usize + from.index();
        let move_table = self.move_tables.get(number, move || self.build(number));
        let (sets, _) = move_table.words.as_chunks::<WORDS>();
        MoveTable {
            shape: &move_table.shape,
            sets,
        }
    }

    fn build(&self, number: usize) -> StoredTable {
        let (_, from) = self.groups.at(number);
        let row = self.groups.row(number);
        let [arriving, leaving] = self.zones[number / self.groups.board.len()];
        let zone = match leaving.contains(from) {
            true => SquareSet::ALL,
            false => arriving,
        };
        let mut ends = row.lines.iter().flat_map(|line| row.ends(line));
        let promotes = ends.any(|&end| zone.contains(end));
        TableBuilder::new(&row, from, zone).sets(self.width, promotes)
    }
}

impl<'t, const WORDS: usize> MoveTable<'t, WORDS> {
    /// Whether some target lies in the promotion zone.
    #[inline(always)]
    pub fn promotes(&self) -> bool {
        self.shape.promotes
    }

    /// The target squares with this occupancy, without double steps and en passant captures. No piece hops over or captures
    /// `unhoppable` ones by hopping.
    pub fn destinations(
        &self,
        occupied: SquareSet<WORDS>,
        unhoppable: SquareSet<WORDS>,
    ) -> Destinations<WORDS> {
        let shape = self.shape;
        let mut slides = SquareSet::EMPTY;
        for &ray in self.part(2, shape.rising) {
            slides = slides.or(rising(SquareSet::from_words(ray), occupied));
        }
        for &ray in self.part(shape.rising, shape.falling) {
            slides = slides.or(falling(SquareSet::from_words(ray), occupied));
        }
        let mut targets = Destinations {
            quiet: self.set(0).or(slides),
            captures: self.set(1).or(slides),
        };
        if shape.doubles < shape.legs {
            for ray in self.others() {
                Ray::of(ray).add_to(&mut targets, occupied, unhoppable);
            }
            for leg in self.legs() {
                let leg = Leg::of(leg);
                if let Some(ends) = leg.open_ends(occupied, unhoppable) {
                    let (quiet, captures) = (QUIET | QUIET_BEYOND, CAPTURES | CAPTURES_BEYOND);
                    targets.add(ends, leg.flags, quiet, captures);
                }
            }
        }
        targets
    }

    /// The squares that determine the targets by being occupied or not, and by what. May contain more than necessary.
    pub fn relevant_squares(
        &self,
        targets: Destinations<WORDS>,
        occupied: SquareSet<WORDS>,
    ) -> SquareSet<WORDS> {
        let mut squares = match self.shape.falling > 2 {
            true => targets.quiet.and(targets.captures),
            false => SquareSet::EMPTY,
        };
        for ray in self.others() {
            squares = squares.or(Ray::of(ray).relevant_squares(occupied));
        }
        for leg in self.legs() {
            let leg = Leg::of(leg);
            squares = squares.or(leg.between);
            if leg.hops() {
                squares = squares.or(leg.ends);
            }
        }
        squares
    }

    #[inline(always)]
    fn part(&self, first: u16, end: u16) -> &'t [[u64; WORDS]] {
        &self.sets[first as usize..end as usize]
    }

    #[inline(always)]
    fn set(&self, at: usize) -> SquareSet<WORDS> {
        SquareSet::from_words(self.sets[at])
    }

    /// Its double steps.
    #[inline(always)]
    pub fn double_steps(&self) -> impl Iterator<Item = DoubleStep<WORDS>> + use<'t, WORDS> {
        let (doubles, _) = self
            .part(self.shape.falling, self.shape.doubles)
            .as_chunks::<2>();
        doubles.iter().map(|&[code, squares]| DoubleStep {
            to: Square::from_index(code[0] as usize & 255),
            passed: Square::from_index((code[0] >> 8) as usize & 255),
            squares: SquareSet::from_words(squares),
        })
    }

    /// Calls `visit` with every [`Threat`] to a square. Those along rays of [`ReverseAttacks`](super::ReverseAttacks)
    /// may be missing.
    #[inline(always)]
    pub fn threats(
        &self,
        from: Square,
        target: Square,
        (occupied, unhoppable): (SquareSet<WORDS>, SquareSet<WORDS>),
        mut visit: impl FnMut(Threat<WORDS>),
    ) {
        if SquareSet::words_contain(&self.sets[1], target) {
            visit(Threat {
                from,
                between: SquareSet::EMPTY,
                excess: 0,
            });
        }
        for leg in self.legs() {
            if Leg::threatens(leg, target) {
                let leg = Leg::of(leg);
                let between = leg.between;
                let excess = match leg.hops() {
                    true => leg.hop_excess(target, occupied, unhoppable),
                    false => between.and(occupied).len() as i8,
                };
                if (-1..=1).contains(&excess) {
                    visit(Threat {
                        from,
                        between,
                        excess,
                    });
                }
            }
        }
        for ray in self.others() {
            if Ray::threatens(ray, target) {
                let between = Ray::of(ray).between(target);
                let excess = between.and(occupied).len() as i8;
                if excess <= 1 {
                    visit(Threat {
                        from,
                        between,
                        excess,
                    });
                }
            }
        }
    }

    /// Whether the piece could capture on the target now.
    #[inline(always)]
    pub fn attacks(
        &self,
        target: Square,
        occupied: SquareSet<WORDS>,
        unhoppable: SquareSet<WORDS>,
    ) -> bool {
        if SquareSet::words_contain(&self.sets[1], target) {
            return true;
        }
        for leg in self.legs() {
            if Leg::threatens(leg, target) {
                let leg = Leg::of(leg);
                let is_open = match leg.hops() {
                    true => leg.hop_excess(target, occupied, unhoppable) == 0,
                    false => !leg.between.intersects(occupied),
                };
                if is_open {
                    return true;
                }
            }
        }
        for ray in self.others() {
            if Ray::threatens(ray, target) && !Ray::of(ray).between(target).intersects(occupied) {
                return true;
            }
        }
        false
    }

    #[inline(always)]
    fn others(&self) -> &'t [[[u64; WORDS]; 3]] {
        self.part(self.shape.doubles, self.shape.others)
            .as_chunks()
            .0
    }

    #[inline(always)]
    fn legs(&self) -> &'t [[[u64; WORDS]; 3]] {
        self.part(self.shape.others, self.shape.legs).as_chunks().0
    }
}

/// The squares of an ascending ray up to and including the first blocker.
#[inline(always)]
pub(super) fn rising<const WORDS: usize>(
    ray: SquareSet<WORDS>,
    occupied: SquareSet<WORDS>,
) -> SquareSet<WORDS> {
    ray.and(ray.and(occupied).up_to_lowest())
}

/// The squares of a descending ray up to and including the first blocker.
#[inline(always)]
pub(super) fn falling<const WORDS: usize>(
    ray: SquareSet<WORDS>,
    occupied: SquareSet<WORDS>,
) -> SquareSet<WORDS> {
    ray.and(ray.and(occupied).down_to_highest())
}

struct Ray<const WORDS: usize> {
    flags: u64,
    lead: SquareSet<WORDS>,
    squares: SquareSet<WORDS>,
}

impl<const WORDS: usize> Ray<WORDS> {
    #[inline(always)]
    fn of(&[flags, lead, squares]: &[[u64; WORDS]; 3]) -> Ray<WORDS> {
        Ray {
            flags: flags[0],
            lead: SquareSet::from_words(lead),
            squares: SquareSet::from_words(squares),
        }
    }

    #[inline(always)]
    fn add_to(
        &self,
        targets: &mut Destinations<WORDS>,
        occupied: SquareSet<WORDS>,
        unhoppable: SquareSet<WORDS>,
    ) {
        if self.lead.intersects(occupied) {
            return;
        }
        let slide = self.slide(occupied);
        targets.add(slide, self.flags, QUIET, CAPTURES);
        if self.flags & (QUIET_BEYOND | CAPTURES_BEYOND) != 0 {
            let screen = slide.and(occupied);
            if screen.intersects(unhoppable) {
                return;
            }
            let hop = self.slide(occupied.without(screen)).without(slide);
            let hop = hop.without(unhoppable);
            targets.add(hop, self.flags, QUIET_BEYOND, CAPTURES_BEYOND);
        }
    }

    /// The squares up to the second blocker for hoppers, otherwise up to the first.
    #[inline(always)]
    fn relevant_squares(&self, occupied: SquareSet<WORDS>) -> SquareSet<WORDS> {
        let slide = self.slide(occupied);
        let hops = self.flags & (QUIET_BEYOND | CAPTURES_BEYOND) != 0;
        let seen = match hops {
            true => self.slide(occupied.without(slide)),
            false => slide,
        };
        self.lead.or(seen)
    }

    #[inline(always)]
    fn slide(&self, occupied: SquareSet<WORDS>) -> SquareSet<WORDS> {
        match self.flags & RISES != 0 {
            true => rising(self.squares, occupied),
            false => falling(self.squares, occupied),
        }
    }

    /// Whether the ray captures on the target and is missing from [`ReverseRay`](super::ReverseRay)s.
    #[inline(always)]
    fn threatens([flags, _, squares]: &[[u64; WORDS]; 3], target: Square) -> bool {
        flags[0] & (LONE | CAPTURES) == LONE | CAPTURES && SquareSet::words_contain(squares, target)
    }

    #[inline(always)]
    fn between(&self, target: Square) -> SquareSet<WORDS> {
        let target = SquareSet::only(target);
        let until = self.slide(target).without(target);
        self.lead.or(until)
    }
}

impl<const WORDS: usize> Destinations<WORDS> {
    #[inline(always)]
    pub(super) fn add(&mut self, squares: SquareSet<WORDS>, flags: u64, quiet: u64, captures: u64) {
        if flags & quiet != 0 {
            self.quiet = self.quiet.or(squares);
        }
        if flags & captures != 0 {
            self.captures = self.captures.or(squares);
        }
    }
}
