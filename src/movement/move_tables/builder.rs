//! Builds a move table from lines.

use super::stored::{
    BEHIND_SCREEN, CAPTURES, CAPTURES_BEYOND, FACES_ROYAL, LONE, QUIET, QUIET_BEYOND, RISES,
    SCREEN, Shape, StoredTable,
};
use crate::geometry::{Square, SquareSet};
use crate::movement::lines::Row;
use crate::movement::{Line, LineKind};

/// Flags and two sets: lead and squares of a ray, or squares between and targets of a leg.
type Entry = (u64, SquareSet, SquareSet);

#[derive(Default)]
pub(super) struct TableBuilder {
    quiet: SquareSet,
    captures: SquareSet,
    rising: Vec<SquareSet>,
    falling: Vec<SquareSet>,
    /// Target and square passed, packed into one number, and all squares.
    doubles: Vec<(u64, SquareSet)>,
    others: Vec<Entry>,
    legs: Vec<Entry>,
}

impl TableBuilder {
    /// In `zone` the piece may promote.
    pub(super) fn new(row: &Row, from: Square, zone: SquareSet) -> TableBuilder {
        let mut sorted = TableBuilder::default();
        for line in &row.lines {
            sorted.add(line, row.squares(line), from, zone);
        }
        sorted
    }

    fn add(&mut self, line: &Line, squares: &[Square], from: Square, zone: SquareSet) {
        let (lead, ends) = squares.split_at(line.first_stop as usize);
        // A double step that promotes is an ordinary move.
        let promotes = ends.iter().any(|&end| zone.contains(end));
        match line.kind {
            LineKind::EnPassant => {}
            LineKind::FacesRoyal => self.add_leg(FACES_ROYAL, lead, ends[0]),
            LineKind::Slide if line.opens_en_passant && !promotes => {
                self.add_double_step(line, squares);
            }
            LineKind::Slide if lead.is_empty() && ends.len() == 1 => self.add_leap(line, ends[0]),
            LineKind::Slide if ends.len() == 1 => self.add_leg(flags(line), lead, ends[0]),
            LineKind::Grasshopper => {
                let screen = lead.last().map_or(0, |screen| screen.index() as u64);
                let flags = flags(line) | BEHIND_SCREEN | screen << SCREEN;
                self.add_leg(flags, lead, ends[0]);
            }
            LineKind::Hop if !line.rides => {
                for (index, &end) in ends.iter().enumerate() {
                    self.add_leg(flags(line), &squares[..lead.len() + index], end);
                }
            }
            LineKind::Slide | LineKind::Hop => self.add_ray(line, lead, ends, from),
        }
    }

    fn add_leap(&mut self, line: &Line, end: Square) {
        if line.quiet {
            self.quiet.insert(end);
        }
        if line.captures {
            self.captures.insert(end);
        }
    }

    /// Without capture it opens a square to en passant; its captures are those of any lame leap.
    fn add_double_step(&mut self, line: &Line, squares: &[Square]) {
        let (lead, ends) = squares.split_at(line.first_stop as usize);
        for (index, &end) in ends.iter().enumerate() {
            let code = end.index() | squares[0].index() << 8;
            let passed = squares[..=lead.len() + index].iter().copied();
            self.doubles.push((code as u64, passed.collect()));
            if line.captures {
                self.add_leg(CAPTURES, &squares[..lead.len() + index], end);
            }
        }
    }

    /// Targets that depend on the same squares form one leg.
    fn add_leg(&mut self, flags: u64, between: &[Square], end: Square) {
        let between: SquareSet = between.iter().copied().collect();
        let alike = |leg: &&mut Entry| leg.0 == flags && leg.1 == between;
        match self.legs.iter_mut().find(alike) {
            Some((_, _, ends)) => ends.insert(end),
            None => self.legs.push((flags, between, SquareSet::only(end))),
        }
    }

    /// All uses of the same ray form one entry.
    fn add_ray(&mut self, line: &Line, lead: &[Square], squares: &[Square], from: Square) {
        let before = lead.last().copied().unwrap_or(from);
        let rises = squares[0] > before;
        let set: SquareSet = squares.iter().copied().collect();
        if line.rides && flags(line) == QUIET | CAPTURES {
            match rises {
                true => self.rising.push(set),
                false => self.falling.push(set),
            }
            return;
        }
        let direction = if rises { RISES } else { 0 };
        let lone = if line.rides { 0 } else { LONE };
        let lead: SquareSet = lead.iter().copied().collect();
        let alike = |ray: &&mut Entry| ray.1 == lead && ray.2 == set && ray.0 & RISES == direction;
        let flags = flags(line) | direction | lone;
        match self.others.iter_mut().find(alike) {
            Some((known, _, _)) => *known |= flags,
            None => self.others.push((flags, lead, set)),
        }
    }

    pub(super) fn sets(&self, width: usize, promotes: bool) -> StoredTable {
        let mut words = Vec::new();
        let number = |number: u64| SquareSet::from_words([number, 0, 0, 0]);
        let entry = |&(flags, one, other): &Entry| [number(flags), one, other];
        let mut write = |sets: &mut dyn Iterator<Item = SquareSet>| {
            for set in sets {
                words.extend(&set.words()[..width]);
            }
            (words.len() / width) as u16
        };
        write(&mut [self.quiet, self.captures].into_iter());
        let shape = Shape {
            rising: write(&mut self.rising.iter().copied()),
            falling: write(&mut self.falling.iter().copied()),
            doubles: write(
                &mut self
                    .doubles
                    .iter()
                    .flat_map(|&(code, squares)| [number(code), squares]),
            ),
            others: write(&mut self.others.iter().flat_map(entry)),
            legs: write(&mut self.legs.iter().flat_map(entry)),
            promotes,
        };
        StoredTable { shape, words }
    }
}

fn flags(line: &Line) -> u64 {
    let (quiet, captures) = match line.kind {
        LineKind::Hop | LineKind::Grasshopper => (QUIET_BEYOND, CAPTURES_BEYOND),
        LineKind::Slide | LineKind::EnPassant | LineKind::FacesRoyal => (QUIET, CAPTURES),
    };
    let flag = |stands: bool, flag: u64| if stands { flag } else { 0 };
    flag(line.quiet, quiet) | flag(line.captures, captures)
}
