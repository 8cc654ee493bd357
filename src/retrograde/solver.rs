//! Backwards from the mates: who can move to a position that is lost for the other wins, and who can only move to positions that
//! are won for the other has lost.

use super::placements::{Placements, Squares};
use super::progress::{OnProgress, Progress};
use super::prospects::{Lister, Side};
use super::tablebase::{Table, Tablebase};
use super::unsolvable::Unsolvable;
use super::value::{DRAWN, MOST_PLIES, OPEN, Value};
use crate::piece::Piece;
use crate::variant::Variant;

/// Positions between two reports.
const REPORT_EVERY: usize = 1 << 14;
/// What part of the work is guessed to be the listing of moves.
const LISTING: f64 = 0.7;

pub(super) fn solve(
    endgames: &Tablebase,
    placements: Placements,
    tell: OnProgress,
) -> Result<Table, Unsolvable> {
    let mut players = endgames.variant.players();
    let (Some(one), Some(other)) = (players.next(), players.next()) else {
        return Err(Unsolvable::Rules);
    };
    let sides = [Side::new(&placements, one), Side::new(&placements, other)];
    let sources = placements
        .pieces
        .iter()
        .map(|&piece| sources(&endgames.variant, piece));
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
    /// For each piece and square the squares from which it may be reached on some board.
    sources: Vec<Vec<Vec<u8>>>,
    /// By value the positions that have it, with the player to act.
    found: Vec<Vec<(usize, usize)>>,
    done: usize,
}

impl Solver {
    fn list(&mut self, endgames: &Tablebase, tell: OnProgress) -> Result<(), Unsolvable> {
        let mut lister = Lister::new(endgames, &self.placements);
        for index in 0..self.placements.len() {
            if index % REPORT_EVERY == 0 {
                let part = index as f64 / self.placements.len() as f64 * LISTING;
                self.report(part, tell)?;
            }
            let known = lister.list(&self.placements, index, &mut self.sides);
            for (player, value) in known.into_iter().enumerate() {
                if let Some(value) = value {
                    self.file(value, player, index)?;
                } else {
                    self.settle_exits(player, index)?;
                }
            }
        }
        Ok(())
    }

    /// A player that can only leave the endgame, and loses whichever way, has lost.
    fn settle_exits(&mut self, player: usize, index: usize) -> Result<(), Unsolvable> {
        let side = &self.sides[player];
        let exit = side.exits[index];
        let lost = side.values[index] == OPEN && exit != OPEN && exit != DRAWN;
        match lost && !side.has_moves(index) {
            true => self.file(exit, player, index),
            false => Ok(()),
        }
    }

    fn report(&self, part: f64, tell: OnProgress) -> Result<(), Unsolvable> {
        let pieces = self.placements.pieces.clone();
        match tell(&Progress { pieces, part }) {
            true => Ok(()),
            false => Err(Unsolvable::Stopped),
        }
    }

    /// Puts a position aside until its value's turn comes.
    fn file(&mut self, value: Value, player: usize, index: usize) -> Result<(), Unsolvable> {
        if value > MOST_PLIES {
            return Err(Unsolvable::TooLong);
        }
        let value = value as usize;
        if self.found.len() <= value {
            self.found.resize(value + 1, Vec::new());
        }
        self.found[value].push((player, index));
        Ok(())
    }

    fn go_back(&mut self, tell: OnProgress) -> Result<(), Unsolvable> {
        let total = 2 * self.placements.len();
        let mut value = 1;
        while value < self.found.len() {
            for (player, index) in std::mem::take(&mut self.found[value]) {
                let known = &mut self.sides[player].values[index];
                if *known != OPEN && *known != value as Value {
                    continue;
                }
                *known = value as Value;
                self.done += 1;
                if self.done.is_multiple_of(REPORT_EVERY) {
                    let rest = 1.0 - LISTING;
                    self.report(LISTING + rest * self.done as f64 / total as f64, tell)?;
                }
                self.go_back_from(value as Value, player, index)?;
            }
            value += 1;
        }
        Ok(())
    }

    /// Looks at every position from which the other player may have moved here.
    fn go_back_from(
        &mut self,
        value: Value,
        player: usize,
        index: usize,
    ) -> Result<(), Unsolvable> {
        let squares = self.placements.squares(index);
        let mover = 1 - player;
        let pieces = self.placements.pieces.len();
        for own in 0..self.sides[mover].own.len() {
            let piece = self.sides[mover].own[own];
            let end = squares[piece];
            for at in 0..self.sources[piece][end as usize].len() {
                let from = self.sources[piece][end as usize][at];
                if squares[..pieces].contains(&from) {
                    continue;
                }
                let mut before = squares;
                before[piece] = from;
                self.note_move(value, mover, before, (piece, end))?;
            }
        }
        Ok(())
    }

    /// If the move is a legal one, notes what it comes to for the player that makes it.
    fn note_move(
        &mut self,
        value: Value,
        mover: usize,
        before: Squares,
        (piece, end): (usize, u8),
    ) -> Result<(), Unsolvable> {
        for way in 0..self.placements.ways(&before) {
            let (index, symmetry) = self.placements.image(&before, way);
            let (from, to) = (symmetry[before[piece] as usize], symmetry[end as usize]);
            if self.sides[mover].values[index] != OPEN {
                continue;
            }
            let squares = self.placements.squares(index);
            let side = &mut self.sides[mover];
            let Some(own) = side.own.iter().position(|&at| squares[at] == from) else {
                continue;
            };
            let moves = side.moves_of(index, own);
            let bit = 1u128 << to;
            if *moves & bit == 0 {
                continue;
            }
            // A win for the player to act here is a move less for the one that made it.
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

/// For each square those from which a piece may reach it on some board without capturing.
fn sources(variant: &Variant, piece: Piece) -> Vec<Vec<u8>> {
    let board = variant.geometry();
    let mut sources: Vec<Vec<u8>> = vec![Vec::new(); board.len()];
    for from in board.squares() {
        for line in variant
            .lines
            .of(piece, from)
            .iter()
            .filter(|line| line.quiet)
        {
            for &to in &variant.lines.squares(line)[line.first_stop as usize..] {
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
