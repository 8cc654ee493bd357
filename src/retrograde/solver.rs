//! Retrograde analysis: a move to a lost position wins; a position with only moves to won positions is lost.

use super::placements::{Placements, Squares};
use super::progress::{OnProgress, Progress};
use super::successors::{Side, SuccessorLister};
use super::tablebase::{Table, Tablebase};
use super::unsolvable::Unsolvable;
use super::value::{DRAWN, MAX_PLIES, UNDECIDED, Value};
use crate::piece::Piece;
use crate::variant::Variant;

const REPORT_EVERY: usize = 1 << 14;
/// The estimated share of the move generation in the work.
const LISTING_SHARE: f64 = 0.7;

pub(super) fn solve(
    tablebase: &Tablebase,
    placements: Placements,
    on_progress: OnProgress,
) -> Result<Table, Unsolvable> {
    let mut players = tablebase.variant.players();
    let (Some(one), Some(other)) = (players.next(), players.next()) else {
        return Err(Unsolvable::Rules);
    };
    let sides = [Side::new(&placements, one), Side::new(&placements, other)];
    let sources = placements
        .pieces
        .iter()
        .map(|&piece| sources(&tablebase.variant, piece));
    let mut solver = Solver {
        sources: sources.collect(),
        placements,
        sides,
        by_value: Vec::new(),
        done: 0,
    };
    solver.list(tablebase, on_progress)?;
    solver.propagate(on_progress)?;
    let [one, other] = solver.sides;
    Ok(Table {
        placements: solver.placements,
        values: [one.values, other.values],
    })
}

struct Solver {
    placements: Placements,
    sides: [Side; 2],
    /// For each piece and square, the squares from which the piece may reach it on some board.
    sources: Vec<Vec<Vec<u8>>>,
    /// Queue of positions by value, with the player to move.
    by_value: Vec<Vec<(usize, usize)>>,
    done: usize,
}

impl Solver {
    fn list(&mut self, tablebase: &Tablebase, on_progress: OnProgress) -> Result<(), Unsolvable> {
        let mut lister = SuccessorLister::new(tablebase, &self.placements);
        for index in 0..self.placements.len() {
            if index % REPORT_EVERY == 0 {
                let part = index as f64 / self.placements.len() as f64 * LISTING_SHARE;
                self.report(part, on_progress)?;
            }
            let known = lister.list(&self.placements, index, &mut self.sides);
            for (player, value) in known.into_iter().enumerate() {
                if let Some(value) = value {
                    self.enqueue(value, player, index)?;
                } else {
                    self.settle_conversions(player, index)?;
                }
            }
        }
        Ok(())
    }

    /// A position with conversions only, all of them losing, is lost.
    fn settle_conversions(&mut self, player: usize, index: usize) -> Result<(), Unsolvable> {
        let side = &self.sides[player];
        let conversion = side.conversions[index];
        let lost =
            side.values[index] == UNDECIDED && conversion != UNDECIDED && conversion != DRAWN;
        match lost && !side.has_moves(index) {
            true => self.enqueue(conversion, player, index),
            false => Ok(()),
        }
    }

    fn report(&self, part: f64, on_progress: OnProgress) -> Result<(), Unsolvable> {
        let pieces = self.placements.pieces.clone();
        match on_progress(&Progress { pieces, part }) {
            true => Ok(()),
            false => Err(Unsolvable::Stopped),
        }
    }

    /// Queues a position until its value is processed.
    fn enqueue(&mut self, value: Value, player: usize, index: usize) -> Result<(), Unsolvable> {
        if value > MAX_PLIES {
            return Err(Unsolvable::TooLong);
        }
        let value = value as usize;
        if self.by_value.len() <= value {
            self.by_value.resize(value + 1, Vec::new());
        }
        self.by_value[value].push((player, index));
        Ok(())
    }

    fn propagate(&mut self, on_progress: OnProgress) -> Result<(), Unsolvable> {
        let total = 2 * self.placements.len();
        let mut value = 1;
        while value < self.by_value.len() {
            for (player, index) in std::mem::take(&mut self.by_value[value]) {
                let known = &mut self.sides[player].values[index];
                if *known != UNDECIDED && *known != value as Value {
                    continue;
                }
                *known = value as Value;
                self.done += 1;
                if self.done.is_multiple_of(REPORT_EVERY) {
                    let rest = 1.0 - LISTING_SHARE;
                    self.report(
                        LISTING_SHARE + rest * self.done as f64 / total as f64,
                        on_progress,
                    )?;
                }
                self.propagate_from(value as Value, player, index)?;
            }
            value += 1;
        }
        Ok(())
    }

    /// Propagates a value to all positions from which the other player may have moved here.
    fn propagate_from(
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

    fn note_move(
        &mut self,
        value: Value,
        mover: usize,
        before: Squares,
        (piece, end): (usize, u8),
    ) -> Result<(), Unsolvable> {
        for which in 0..self.placements.symmetries_to_canonical(&before) {
            let (index, symmetry) = self.placements.image(&before, which);
            let (from, to) = (symmetry[before[piece] as usize], symmetry[end as usize]);
            if self.sides[mover].values[index] != UNDECIDED {
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
            // The move leads to a win of the opponent, so it is crossed off.
            if value.is_multiple_of(2) {
                *moves &= !bit;
                let conversion = side.conversions[index];
                if conversion != DRAWN && !side.has_moves(index) {
                    self.enqueue((value + 1).max(conversion), mover, index)?;
                }
            } else {
                // Set at once, or every other winning move would queue the position again.
                side.values[index] = value + 1;
                self.enqueue(value + 1, mover, index)?;
            }
        }
        Ok(())
    }
}

/// For each square, those from which a piece may reach it on some board without capturing.
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
