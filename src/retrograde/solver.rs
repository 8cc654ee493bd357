//! Backwards from the mates: who can move to a position that is lost for the other wins, and who can only move to positions that
//! are won for the other has lost.

use super::endgames::{Endgames, Table};
use super::placements::{Cells, Placements};
use super::progress::{Progress, Tell};
use super::prospects::{Lister, Side};
use super::unsolvable::Unsolvable;
use super::value::{DRAWN, MOST_PLIES, OPEN, Value};
use crate::piece::Piece;
use crate::variant::Variant;

/// Positions between two reports.
const REPORT_EVERY: usize = 1 << 14;
/// What part of the work is guessed to be the listing of moves.
const LISTING: f64 = 0.7;

pub(super) fn solve(
    endgames: &Endgames,
    placements: Placements,
    tell: Tell,
) -> Result<Table, Unsolvable> {
    let mut seats = endgames.variant.players();
    let (Some(one), Some(other)) = (seats.next(), seats.next()) else {
        return Err(Unsolvable::Rules);
    };
    let sides = [Side::new(&placements, one), Side::new(&placements, other)];
    let sources = placements
        .men
        .iter()
        .map(|&man| sources(&endgames.variant, man));
    let mut solver = Solver {
        sources: sources.collect(),
        placements,
        sides,
        found: Vec::new(),
        done: 0,
    };
    solver.list(endgames, tell)?;
    solver.go_back(tell)?;
    let [one, other] = solver.sides;
    Ok(Table {
        placements: solver.placements,
        values: [one.values, other.values],
    })
}

struct Solver {
    placements: Placements,
    sides: [Side; 2],
    /// For each man and cell the cells from which it may be reached on some board.
    sources: Vec<Vec<Vec<u8>>>,
    /// By value the positions that have it, with the seat to act.
    found: Vec<Vec<(usize, usize)>>,
    done: usize,
}

impl Solver {
    fn list(&mut self, endgames: &Endgames, tell: Tell) -> Result<(), Unsolvable> {
        let mut lister = Lister::new(endgames, &self.placements);
        for index in 0..self.placements.len() {
            if index % REPORT_EVERY == 0 {
                let part = index as f64 / self.placements.len() as f64 * LISTING;
                self.report(part, tell)?;
            }
            let known = lister.list(&self.placements, index, &mut self.sides);
            for (seat, value) in known.into_iter().enumerate() {
                if let Some(value) = value {
                    self.file(value, seat, index)?;
                } else {
                    self.settle_exits(seat, index)?;
                }
            }
        }
        Ok(())
    }

    /// A seat that can only leave the endgame, and loses whichever way, has lost.
    fn settle_exits(&mut self, seat: usize, index: usize) -> Result<(), Unsolvable> {
        let side = &self.sides[seat];
        let exit = side.exits[index];
        let lost = side.values[index] == OPEN && exit != OPEN && exit != DRAWN;
        match lost && !side.has_moves(index) {
            true => self.file(exit, seat, index),
            false => Ok(()),
        }
    }

    fn report(&self, part: f64, tell: Tell) -> Result<(), Unsolvable> {
        let men = self.placements.men.clone();
        match tell(&Progress { men, part }) {
            true => Ok(()),
            false => Err(Unsolvable::Stopped),
        }
    }

    /// Puts a position aside until its value's turn comes.
    fn file(&mut self, value: Value, seat: usize, index: usize) -> Result<(), Unsolvable> {
        if value > MOST_PLIES {
            return Err(Unsolvable::TooLong);
        }
        let value = value as usize;
        if self.found.len() <= value {
            self.found.resize(value + 1, Vec::new());
        }
        self.found[value].push((seat, index));
        Ok(())
    }

    fn go_back(&mut self, tell: Tell) -> Result<(), Unsolvable> {
        let total = 2 * self.placements.len();
        let mut value = 1;
        while value < self.found.len() {
            for (seat, index) in std::mem::take(&mut self.found[value]) {
                let known = &mut self.sides[seat].values[index];
                if *known != OPEN && *known != value as Value {
                    continue;
                }
                *known = value as Value;
                self.done += 1;
                if self.done.is_multiple_of(REPORT_EVERY) {
                    let rest = 1.0 - LISTING;
                    self.report(LISTING + rest * self.done as f64 / total as f64, tell)?;
                }
                self.go_back_from(value as Value, seat, index)?;
            }
            value += 1;
        }
        Ok(())
    }

    /// Looks at every position from which the other seat may have moved here.
    fn go_back_from(&mut self, value: Value, seat: usize, index: usize) -> Result<(), Unsolvable> {
        let cells = self.placements.cells(index);
        let mover = 1 - seat;
        let men = self.placements.men.len();
        for own in 0..self.sides[mover].own.len() {
            let man = self.sides[mover].own[own];
            let end = cells[man];
            for at in 0..self.sources[man][end as usize].len() {
                let from = self.sources[man][end as usize][at];
                if cells[..men].contains(&from) {
                    continue;
                }
                let mut before = cells;
                before[man] = from;
                self.note_move(value, mover, before, (man, end))?;
            }
        }
        Ok(())
    }

    /// If the move is a legal one, notes what it comes to for the seat that makes it.
    fn note_move(
        &mut self,
        value: Value,
        mover: usize,
        before: Cells,
        (man, end): (usize, u8),
    ) -> Result<(), Unsolvable> {
        for way in 0..self.placements.ways(&before) {
            let (index, symmetry) = self.placements.image(&before, way);
            let (from, to) = (symmetry[before[man] as usize], symmetry[end as usize]);
            if self.sides[mover].values[index] != OPEN {
                continue;
            }
            let cells = self.placements.cells(index);
            let side = &mut self.sides[mover];
            let Some(own) = side.own.iter().position(|&at| cells[at] == from) else {
                continue;
            };
            let moves = side.moves_of(index, own);
            let bit = 1u128 << to;
            if *moves & bit == 0 {
                continue;
            }
            // A win for the seat to act here is a move less for the one that made it.
            if value.is_multiple_of(2) {
                *moves &= !bit;
                let exit = side.exits[index];
                if exit != DRAWN && !side.has_moves(index) {
                    self.file((value + 1).max(exit), mover, index)?;
                }
            } else {
                // At once: it would be found again from each position that it can win in.
                side.values[index] = value + 1;
                self.file(value + 1, mover, index)?;
            }
        }
        Ok(())
    }
}

/// For each cell those from which a man may reach it on some board without capturing.
fn sources(variant: &Variant, man: Piece) -> Vec<Vec<u8>> {
    let board = variant.geometry();
    let mut sources: Vec<Vec<u8>> = vec![Vec::new(); board.len()];
    for from in board.squares() {
        for line in variant.lines.of(man, from).iter().filter(|line| line.quiet) {
            for &to in &variant.lines.cells(line)[line.first_stop as usize..] {
                let end = variant.landing(to).unwrap_or(to);
                let known = &mut sources[end.index()];
                if !known.contains(&(from.index() as u8)) {
                    known.push(from.index() as u8);
                }
            }
        }
    }
    sources
}
