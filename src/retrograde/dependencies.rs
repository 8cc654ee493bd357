//! Solves endgames in the order of their dependencies: those reached by captures and promotions first.

use super::placements::{MAX_PIECES, Placements};
use super::progress::OnProgress;
use super::promotion_cycle::promotion_cycle;
use super::solver;
use super::tablebase::Tablebase;
use super::unsolvable::Unsolvable;
use crate::piece::Piece;

/// The maximum number of placements; about 2 GB with two players and three pieces of one of them.
const MAX_PLACEMENTS: usize = 32_000_000;

impl Tablebase {
    /// Solves an endgame, and before it all that captures and promotions lead to.
    ///
    /// # Errors
    ///
    /// Why the endgame cannot be solved.
    pub fn solve(&mut self, pieces: &[Piece], on_progress: OnProgress) -> Result<(), Unsolvable> {
        let pieces = self.sorted(pieces);
        if self.tables.contains_key(&pieces) {
            return Ok(());
        }
        self.check(&pieces)?;
        let placements = Placements::new(&self.variant, &pieces);
        let allowed = MAX_PLACEMENTS;
        if placements.len() > allowed {
            let placements = placements.len();
            return Err(Unsolvable::TooMany {
                placements,
                allowed,
            });
        }
        for smaller in self.successors(&pieces) {
            self.solve(&smaller, on_progress)?;
        }
        let table = solver::solve(self, placements, on_progress)?;
        self.tables.insert(pieces, table);
        Ok(())
    }

    fn check(&self, pieces: &[Piece]) -> Result<(), Unsolvable> {
        let royals = |player| {
            let own = pieces.iter().filter(|piece| piece.owner() == player);
            own.filter(|piece| self.variant.royals.contains(**piece))
                .count()
        };
        if self.variant.players().any(|player| royals(player) != 1) {
            return Err(Unsolvable::Royals);
        }
        if pieces.len() > MAX_PIECES {
            let placements = self
                .variant
                .geometry()
                .len()
                .saturating_pow(pieces.len() as u32);
            let allowed = MAX_PLACEMENTS;
            return Err(Unsolvable::TooMany {
                placements,
                allowed,
            });
        }
        let passes = |player| {
            let own = pieces.iter().filter(|piece| piece.owner() == player);
            own.into_iter().any(|&piece| self.leaves_en_passant(piece))
        };
        if self.variant.players().all(passes) {
            return Err(Unsolvable::EnPassant);
        }
        match promotion_cycle(&self.variant, pieces) {
            Some(kinds) => Err(Unsolvable::PromotionCycle(kinds)),
            None => Ok(()),
        }
    }

    fn leaves_en_passant(&self, piece: Piece) -> bool {
        let lines = &self.variant.lines;
        let mut squares = self.variant.geometry().squares();
        squares.any(|from| {
            lines
                .of(piece, from)
                .iter()
                .any(|line| line.opens_en_passant)
        })
    }

    fn successors(&self, pieces: &[Piece]) -> Vec<Vec<Piece>> {
        let without = |at: usize| {
            let mut left = pieces.to_vec();
            left.remove(at);
            left
        };
        let royals = |at: &usize| !self.variant.royals.contains(pieces[*at]);
        let mut found: Vec<Vec<Piece>> = (0..pieces.len()).filter(royals).map(without).collect();
        found.extend(self.promoted(pieces));
        let fewer: Vec<Vec<Piece>> = found.clone();
        found.extend(fewer.iter().flat_map(|pieces| self.promoted(pieces)));
        found.sort();
        found.dedup();
        found
    }

    /// The sets of pieces after a promotion, ignoring its conditions.
    fn promoted(&self, pieces: &[Piece]) -> Vec<Vec<Piece>> {
        let mut found = Vec::new();
        for (at, piece) in pieces.iter().enumerate() {
            for choice in self.variant.rules.choices_of(piece.kind()) {
                let mut promoted = pieces.to_vec();
                promoted[at] = Piece::new(choice.kind, piece.owner());
                found.push(self.sorted(&promoted));
            }
        }
        found
    }
}
