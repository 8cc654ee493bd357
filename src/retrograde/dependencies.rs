//! Solves endgames, those first that captures and promotions lead to.

use super::circle::circle;
use super::endgames::Endgames;
use super::placements::{MOST_MEN, Placements};
use super::progress::Tell;
use super::solver;
use super::unsolvable::Unsolvable;
use crate::piece::Piece;

/// The most placements that are solved: with two seats and three men of one of them that is about 2 GB.
const MOST_PLACEMENTS: usize = 32_000_000;

impl Endgames {
    /// Solves an endgame, and all that captures and promotions make of it before.
    ///
    /// # Errors
    ///
    /// Why it can't be solved.
    pub fn solve(&mut self, men: &[Piece], tell: Tell) -> Result<(), Unsolvable> {
        let men = self.sorted(men);
        if self.tables.contains_key(&men) {
            return Ok(());
        }
        self.check(&men)?;
        let placements = Placements::new(&self.variant, &men);
        let allowed = MOST_PLACEMENTS;
        if placements.len() > allowed {
            let placements = placements.len();
            return Err(Unsolvable::TooMany {
                placements,
                allowed,
            });
        }
        for smaller in self.leads_to(&men) {
            self.solve(&smaller, tell)?;
        }
        let table = solver::solve(self, placements, tell)?;
        self.tables.insert(men, table);
        Ok(())
    }

    fn check(&self, men: &[Piece]) -> Result<(), Unsolvable> {
        let royals = |player| {
            let own = men.iter().filter(|man| man.owner() == player);
            own.filter(|man| self.variant.royals.contains(**man))
                .count()
        };
        if self.variant.players().any(|player| royals(player) != 1) {
            return Err(Unsolvable::Royals);
        }
        if men.len() > MOST_MEN {
            let placements = self
                .variant
                .geometry()
                .len()
                .saturating_pow(men.len() as u32);
            let allowed = MOST_PLACEMENTS;
            return Err(Unsolvable::TooMany {
                placements,
                allowed,
            });
        }
        let passes = |player| {
            let own = men.iter().filter(|man| man.owner() == player);
            own.into_iter().any(|&man| self.may_be_passed(man))
        };
        if self.variant.players().all(passes) {
            return Err(Unsolvable::EnPassant);
        }
        match circle(&self.variant, men) {
            Some(kinds) => Err(Unsolvable::Circle(kinds)),
            None => Ok(()),
        }
    }

    fn may_be_passed(&self, man: Piece) -> bool {
        let lines = &self.variant.lines;
        let mut squares = self.variant.geometry().squares();
        squares.any(|from| lines.of(man, from).iter().any(|line| line.leaves_passed))
    }

    /// The men that are left when one is captured, and what promotions make of all these.
    fn leads_to(&self, men: &[Piece]) -> Vec<Vec<Piece>> {
        let without = |at: usize| {
            let mut left = men.to_vec();
            left.remove(at);
            left
        };
        let royals = |at: &usize| !self.variant.royals.contains(men[*at]);
        let mut found: Vec<Vec<Piece>> = (0..men.len()).filter(royals).map(without).collect();
        found.extend(self.promoted(men));
        let fewer: Vec<Vec<Piece>> = found.clone();
        found.extend(fewer.iter().flat_map(|men| self.promoted(men)));
        found.sort();
        found.dedup();
        found
    }

    /// What one promotion makes of some men. A condition on the promotion is asked where it is made.
    fn promoted(&self, men: &[Piece]) -> Vec<Vec<Piece>> {
        let mut found = Vec::new();
        for (at, man) in men.iter().enumerate() {
            let promotion = self.variant.rules.promotions[man.kind().index()].as_ref();
            let choices = promotion.into_iter().flat_map(|p| &p.choices);
            for choice in choices {
                let mut promoted = men.to_vec();
                promoted[at] = Piece::new(choice.kind, man.owner());
                found.push(self.sorted(&promoted));
            }
        }
        found
    }
}
