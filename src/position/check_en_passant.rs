//! Which cells of a position may be open to capture en passant.

use super::fault::PositionFault;
use super::{Passed, Position};
use crate::geometry::Square;
use crate::piece::Piece;
use crate::setup::Setup;

impl Position {
    /// Finds the man that passed over each cell of the text, and notes those that can be captured. A seat has one at
    /// most: its right lapses when it acts again.
    pub(super) fn check_en_passant(&mut self, setup: &Setup, faults: &mut Vec<PositionFault>) {
        for &(cell, man) in &setup.en_passant {
            let found = self.man_that_passed(cell, man);
            let owner = found
                .and_then(|passed| self.at(passed.man))
                .map(Piece::owner)
                .filter(|&owner| self.passed(owner).is_none());
            match (found, owner) {
                (Some(passed), Some(owner)) => {
                    if self.variant.seats.len() > 2 || self.can_be_taken_in_passing(owner, cell) {
                        self.state.passed[owner] = Some(passed);
                    }
                }
                _ => faults.push(PositionFault::new(
                    "impossible-en-passant",
                    "en passant",
                    self.variant.geometry().name(cell),
                    self.what_may_be_passed(),
                    None,
                    std::iter::once(cell).chain(man).collect(),
                )),
            }
        }
    }

    /// With several seats a right lasts for a round, in which another man may come to stand on the cell.
    fn what_may_be_passed(&self) -> &'static str {
        match self.variant.seats.len() {
            2 => "an empty cell that an enemy has just passed over by a double step",
            _ => "a cell that a man passed over by a double step since its seat last acted",
        }
    }

    /// A half may already stand where the double step began: splitting doesn't end the turn.
    fn has_just_split_onto(&self, square: Square) -> bool {
        let crown = self.variant.rules.crown.as_ref();
        let halves = crown.and_then(|crown| crown.halves).into_iter().flatten();
        let mut halves = halves.map(|half| Piece::new(half, self.turn()));
        halves.any(|half| self.at(square) == Some(half))
    }

    /// The man whose last double step led over a cell. With two seats that was the last action, so that the way
    /// must still be empty; with more, others have acted since and may stand on it. `named` is the man's cell where the
    /// text gives it.
    fn man_that_passed(&self, cell: Square, named: Option<Square>) -> Option<Passed> {
        let just_now = self.variant.seats.len() == 2;
        if self.variant.rules.passes_over {
            return None;
        }
        if just_now && self.at(cell).is_some() {
            return None;
        }
        let owners = self
            .variant
            .players()
            .filter(|&player| !just_now || player != self.turn());
        let mut men = owners
            .flat_map(|player| self.men(player).iter())
            .filter(|&man| named.is_none_or(|named| named == man));
        let passed_over = |man: Square| {
            let piece = self.at(man)?;
            // Its seat has put no man there since, but by a turn of drops that still goes on.
            let drops = piece.owner() == self.turn() && self.counter_of_drops() > 0;
            let own_on =
                |square| !drops && self.at(square).map(Piece::owner) == Some(piece.owner());
            if own_on(cell) {
                return None;
            }
            let left = |from: Square| match just_now {
                true => self.at(from).is_none() || self.has_just_split_onto(from),
                false => !own_on(from),
            };
            let mut squares = self.variant.geometry().squares();
            squares
                .any(|from| left(from) && self.steps_twice_over(cell, piece, from, man))
                .then_some(Passed { cell, man })
        };
        men.find_map(passed_over)
    }

    /// Whether a double step of a man leads over a cell on its way from one to another.
    fn steps_twice_over(&self, cell: Square, man: Piece, from: Square, to: Square) -> bool {
        let lines = &self.variant.lines;
        let steps = lines.of(man, from).iter();
        steps.filter(|line| line.leaves_passed).any(|step| {
            let cells = lines.cells(step);
            cells.first() == Some(&cell) && cells.last() == Some(&to)
        })
    }

    /// Every man that may just have passed over a cell, with that cell, as far as where men stand tells.
    pub(super) fn may_have_passed(&self) -> Vec<Passed> {
        let lines = &self.variant.lines;
        let mut found = Vec::new();
        for man in self.men.0.iter().flat_map(|men| men.iter()) {
            let Some(piece) = self.at(man) else { continue };
            let steps = self.variant.geometry().squares();
            let steps = steps.flat_map(|from| lines.of(piece, from));
            for step in steps.filter(|step| step.leaves_passed) {
                let (cells, passed) = (lines.cells(step), |cell| {
                    self.man_that_passed(cell, Some(man))
                });
                if cells.last() == Some(&man) {
                    found.extend(cells.first().and_then(|&cell| passed(cell)));
                }
            }
        }
        found.sort_by_key(|passed| (passed.cell, passed.man));
        found.dedup();
        found
    }
}
