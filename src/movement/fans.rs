//! What a man can reach, ready to be computed with sets of cells: its [`Lines`] from a cell, sorted by shape.
//!
//! A fan holds, from one cell, first every single leap as one set, then rays (lines of cells that rise or fall in number, so
//! that the first man on one is the lowest or highest bit of those on it), then legs (ways whose end depends on how
//! many men stand between). That rays need no table of occupancies but the subtraction or leading zeros of a word is
//! old lore of chess programs, see <https://www.chessprogramming.org/Classical_Approach>.

mod sorted;

use super::{Line, LineKind, Lines};
use crate::geometry::{CellSet, Square};
use crate::piece::Piece;
use sorted::Sorted;

/// It may end on an empty cell.
const QUIET: u64 = 1;
/// It may end by capturing.
const CAPTURES: u64 = 2;
/// It may end on an empty cell beyond exactly one man.
const QUIET_BEYOND: u64 = 4;
/// It may end by capturing beyond exactly one man.
const CAPTURES_BEYOND: u64 = 8;
/// Its cells rise.
const RISES: u64 = 16;
/// Not every man of its kind has it from every cell to the edge: [`Approaches`](super::Approaches) has no ray for it.
const LONE: u64 = 32;
/// Its moves have actions of their own, so that only its threats count here.
const THREATENS: u64 = 64;

/// Where in [`Fans::words`] the parts of a fan lie: `quiet leaps, capturing leaps, rising…, falling…` of one set each, then
/// `flags, lead, ray` for other rays and `flags, between, ends` for legs, flags being as wide as a set.
#[derive(Clone, Copy, Debug, Default)]
struct Fan {
    start: u32,
    /// Rays along which a man goes and captures, in both directions of counting.
    rising: u8,
    falling: u8,
    others: u8,
    legs: u8,
    /// Where its special lines begin, and how many there are.
    special: u32,
    specials: u8,
}

/// The fans of all men from all cells.
#[derive(Clone, Debug, Default)]
pub struct Fans {
    words: Vec<u64>,
    fans: Vec<Fan>,
    /// Lines with actions of their own: double steps and captures en passant.
    specials: Vec<Line>,
    /// For each man the row of `fans` that it shares with others that move alike.
    rows: Vec<u8>,
    board_len: usize,
    width: usize,
}

/// Cells that a man reaches if they are empty, and those where it captures an enemy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach<const WORDS: usize> {
    /// Where it may go if the cell is empty. Others may be among them.
    pub quiet: CellSet<WORDS>,
    /// Where it captures if an enemy stands there. Others may be among them.
    pub captures: CellSet<WORDS>,
}

/// An attack that exists, or would if one man more or less stood in its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Threat<const WORDS: usize> {
    /// The attacker.
    pub from: Square,
    /// The cells on which it depends how many men stand.
    pub between: CellSet<WORDS>,
    /// How many men more stand there than the attack needs: 0 makes it an attack, 1 and -1 may.
    pub excess: i8,
}

/// How many words the sets of a board's cells take: 1, 2 or 4.
pub fn width(board_len: usize) -> usize {
    board_len.div_ceil(64).next_power_of_two()
}

impl Fans {
    /// Sorts the lines of all men.
    pub fn new(board_len: usize, lines: &Lines) -> Fans {
        let width = width(board_len);
        let mut fans = Fans {
            rows: vec![0; Piece::LIMIT],
            board_len,
            width,
            ..Fans::default()
        };
        for (row, &(piece, users)) in lines.users().iter().enumerate() {
            for user in users.iter() {
                fans.rows[user.index()] = row as u8;
            }
            for from in (0..board_len).map(Square::from_index) {
                let fan = Sorted::new(lines, piece, from).write(width, &mut fans.words);
                let special = fans.specials.len();
                let of_man = lines.of(piece, from).iter();
                fans.specials.extend(of_man.filter(|line| is_special(line)));
                fans.fans.push(Fan {
                    special: special as u32,
                    specials: (fans.specials.len() - special) as u8,
                    ..fan
                });
            }
        }
        fans
    }

    /// How many words the sets of this board's cells take.
    #[inline(always)]
    pub fn width(&self) -> usize {
        self.width
    }

    #[inline(always)]
    fn fan(&self, piece: Piece, from: Square) -> Fan {
        let row = self.rows[piece.index()] as usize;
        self.fans[row * self.board_len + from.index()]
    }

    /// Double steps and captures en passant of a man.
    #[inline(always)]
    pub fn specials(&self, piece: Piece, from: Square) -> &[Line] {
        let fan = self.fan(piece, from);
        &self.specials[fan.special as usize..][..fan.specials as usize]
    }

    /// What a man reaches, double steps and captures en passant apart, when men stand on `occupied`.
    #[inline(always)]
    pub fn reach<const WORDS: usize>(
        &self,
        piece: Piece,
        from: Square,
        occupied: CellSet<WORDS>,
    ) -> Reach<WORDS> {
        let fan = self.fan(piece, from);
        let parts = Parts::<WORDS>::new(fan, &self.words);
        let mut slides = CellSet::EMPTY;
        for &ray in parts.rising {
            slides = slides.or(rising(CellSet::from_words(&ray), occupied));
        }
        for &ray in parts.falling {
            slides = slides.or(falling(CellSet::from_words(&ray), occupied));
        }
        let mut reach = Reach {
            quiet: parts.quiet.or(slides),
            captures: parts.captures.or(slides),
        };
        if fan.others > 0 {
            for ray in parts.others() {
                ray.add_to(&mut reach, occupied);
            }
        }
        if fan.legs > 0 {
            for leg in parts.legs() {
                leg.add_to(&mut reach, occupied);
            }
        }
        reach
    }

    /// Calls `visit` with every [`Threat`] of a man to a cell, those along rays of [`Approaches`](super::Approaches)
    /// apart. They may be told there, too.
    #[inline(always)]
    pub fn threats<const WORDS: usize>(
        &self,
        (piece, from): (Piece, Square),
        target: Square,
        occupied: CellSet<WORDS>,
        mut visit: impl FnMut(Threat<WORDS>),
    ) {
        let fan = self.fan(piece, from);
        let parts = Parts::<WORDS>::new(fan, &self.words);
        let mut tell = |between: CellSet<WORDS>, needed: i8| {
            let excess = between.and(occupied).len() as i8 - needed;
            if (-1..=1).contains(&excess) {
                visit(Threat {
                    from,
                    between,
                    excess,
                });
            }
        };
        if parts.captures.contains(target) {
            tell(CellSet::EMPTY, 0);
        }
        for leg in parts.legs() {
            if leg.flags & (CAPTURES | CAPTURES_BEYOND) != 0 && leg.ends.contains(target) {
                tell(leg.between, leg.needed());
            }
        }
        for ray in parts.others() {
            if ray.flags & (LONE | CAPTURES) == LONE | CAPTURES && ray.cells.contains(target) {
                tell(ray.between(target), 0);
            }
        }
    }
}

/// The cells of a rising ray up to the first man on it, that one included.
#[inline(always)]
pub(super) fn rising<const WORDS: usize>(
    ray: CellSet<WORDS>,
    occupied: CellSet<WORDS>,
) -> CellSet<WORDS> {
    ray.and(ray.and(occupied).up_to_lowest())
}

/// The cells of a falling ray up to the first man on it, that one included.
#[inline(always)]
pub(super) fn falling<const WORDS: usize>(
    ray: CellSet<WORDS>,
    occupied: CellSet<WORDS>,
) -> CellSet<WORDS> {
    ray.and(ray.and(occupied).down_to_highest())
}

/// A fan as it lies in the table.
struct Parts<'t, const WORDS: usize> {
    quiet: CellSet<WORDS>,
    captures: CellSet<WORDS>,
    rising: &'t [[u64; WORDS]],
    falling: &'t [[u64; WORDS]],
    /// What lies behind.
    rest: &'t [u64],
    fan: Fan,
}

impl<'t, const WORDS: usize> Parts<'t, WORDS> {
    #[inline(always)]
    fn new(fan: Fan, words: &'t [u64]) -> Parts<'t, WORDS> {
        let words = &words[fan.start as usize..];
        let sets = 2 + fan.rising as usize + fan.falling as usize;
        let (sets, rest) = words.split_at(sets * WORDS);
        let (leaps, rays) = sets.as_chunks::<WORDS>().0.split_at(2);
        let (rising, falling) = rays.split_at(fan.rising as usize);
        Parts {
            quiet: CellSet::from_words(&leaps[0]),
            captures: CellSet::from_words(&leaps[1]),
            rising,
            falling,
            rest,
            fan,
        }
    }

    #[inline(always)]
    fn others(&self) -> impl Iterator<Item = Ray<WORDS>> + 't {
        let entries = entries::<WORDS>(self.rest, 0, self.fan.others);
        entries.map(|[flags, lead, cells]| Ray {
            flags: flags.words()[0],
            lead,
            cells,
        })
    }

    #[inline(always)]
    fn legs(&self) -> impl Iterator<Item = Leg<WORDS>> + 't {
        let entries = entries::<WORDS>(self.rest, self.fan.others, self.fan.legs);
        entries.map(|[flags, between, ends]| Leg {
            flags: flags.words()[0],
            between,
            ends,
        })
    }
}

/// Entries of three sets each, from one on.
#[inline(always)]
fn entries<const WORDS: usize>(
    words: &[u64],
    first: u8,
    count: u8,
) -> impl Iterator<Item = [CellSet<WORDS>; 3]> + '_ {
    let size = 3 * WORDS;
    let words = &words[first as usize * size..][..count as usize * size];
    let set = |words: &[u64]| CellSet::from_words(words);
    words.chunks_exact(size).map(move |words| {
        let (flags, sets) = words.split_at(WORDS);
        let (one, other) = sets.split_at(WORDS);
        [set(flags), set(one), set(other)]
    })
}

/// A ray of another kind than to go and capture along.
struct Ray<const WORDS: usize> {
    flags: u64,
    /// Cells passed before, which must be empty.
    lead: CellSet<WORDS>,
    cells: CellSet<WORDS>,
}

impl<const WORDS: usize> Ray<WORDS> {
    #[inline(always)]
    fn add_to(&self, reach: &mut Reach<WORDS>, occupied: CellSet<WORDS>) {
        if self.lead.meets(occupied) {
            return;
        }
        let slide = self.slide(occupied);
        reach.add(slide, self.flags, QUIET, CAPTURES);
        if self.flags & (QUIET_BEYOND | CAPTURES_BEYOND) != 0 {
            let screen = slide.and(occupied);
            let hop = self.slide(occupied.without(screen)).without(slide);
            reach.add(hop, self.flags, QUIET_BEYOND, CAPTURES_BEYOND);
        }
    }

    #[inline(always)]
    fn slide(&self, occupied: CellSet<WORDS>) -> CellSet<WORDS> {
        match self.flags & RISES != 0 {
            true => rising(self.cells, occupied),
            false => falling(self.cells, occupied),
        }
    }

    /// The cells passed on the way to one of its own.
    #[inline(always)]
    fn between(&self, target: Square) -> CellSet<WORDS> {
        let target = CellSet::only(target);
        let until = self.slide(target).without(target);
        self.lead.or(until)
    }
}

/// A way whose ends depend on how many men stand between.
struct Leg<const WORDS: usize> {
    flags: u64,
    between: CellSet<WORDS>,
    ends: CellSet<WORDS>,
}

impl<const WORDS: usize> Leg<WORDS> {
    /// How many men must stand between.
    #[inline(always)]
    fn needed(&self) -> i8 {
        i8::from(self.flags & (QUIET_BEYOND | CAPTURES_BEYOND) != 0)
    }

    #[inline(always)]
    fn add_to(&self, reach: &mut Reach<WORDS>, occupied: CellSet<WORDS>) {
        let men = self.between.and(occupied);
        let open = match self.needed() {
            0 => men.is_empty(),
            needed => men.len() == needed as usize,
        };
        if open && self.flags & THREATENS == 0 {
            reach.add(self.ends, self.flags, QUIET | QUIET_BEYOND, CAPTURES | CAPTURES_BEYOND);
        }
    }
}

impl<const WORDS: usize> Reach<WORDS> {
    /// Adds cells that are reached so if one of the flags stands.
    #[inline(always)]
    fn add(&mut self, cells: CellSet<WORDS>, flags: u64, quiet: u64, captures: u64) {
        if flags & quiet != 0 {
            self.quiet = self.quiet.or(cells);
        }
        if flags & captures != 0 {
            self.captures = self.captures.or(cells);
        }
    }
}

/// Whether a line's moves have actions of their own.
fn is_special(line: &Line) -> bool {
    line.kind == LineKind::EnPassant || line.leaves_passed
}
