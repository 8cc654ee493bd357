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

/// The same while the table is made.
#[derive(Clone, Copy)]
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
    fn add(&mut self, first: Square, from: Square, found: Found) {
        let slot = &mut self.begins[first.index()];
        if *slot == 0 {
            self.rays.push(found);
            *slot = self.rays.len() as u8;
        }
        let ray = &mut self.rays[*slot as usize - 1];
        ray.cells.insert(from);
        ray.slide = ray.slide.or(found.slide);
        ray.hop = ray.hop.or(found.hop);
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
                for line in lines.of(piece, from).iter().filter(|line| line.captures) {
                    let (slide, hop) = match line.kind {
                        LineKind::Slide => (users, PieceSet::EMPTY),
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
                        let rises = first > *to;
                        let cells = SquareSet::EMPTY;
                        target.add(first, from, Found { cells, rises, slide, hop });
                    }
                }
            }
        }
        let mut table = Approaches::default();
        for target in &targets {
            table.write(target, width(board_len));
        }
        table
    }

    fn write(&mut self, target: &Target, width: usize) {
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
    #[inline(always)]
    pub fn all<const WORDS: usize>(&self, target: Square) -> CellSet<WORDS> {
        let (start, ..) = self.targets[target.index()];
        CellSet::from_words(&self.words[start as usize + WORDS..][..WORDS])
    }

    /// The cells from which some man may capture on a cell by other ways than [`Approaches::rays`].
    #[inline(always)]
    pub fn near<const WORDS: usize>(&self, target: Square) -> CellSet<WORDS> {
        let (start, ..) = self.targets[target.index()];
        CellSet::from_words(&self.words[start as usize..][..WORDS])
    }

    /// The rays that lead away from a cell.
    #[inline(always)]
    pub fn rays<const WORDS: usize>(
        &self,
        target: Square,
    ) -> impl Iterator<Item = Approach<WORDS>> + '_ {
        let (start, rising, falling) = self.targets[target.index()];
        let size = WORDS + 4;
        let count = rising as usize + falling as usize;
        let words = &self.words[start as usize + 2 * WORDS..][..count * size];
        let rays = words.chunks_exact(size).enumerate();
        rays.map(move |(index, words)| Approach {
            cells: CellSet::from_words(&words[..WORDS]),
            slide: PieceSet::from_words([words[WORDS], words[WORDS + 1]]),
            hop: PieceSet::from_words([words[WORDS + 2], words[WORDS + 3]]),
            rises: index < rising as usize,
        })
    }
}
