//! Endgames of a few men, solved: for every placement of the men and each seat to act, who wins and in how many plies if
//! both play their best. Worked out backwards from the mates; what is possible and legal is asked of
//! [`rules`](crate::rules), once for each position. Draws by repetition and move count are not known here: who wins in so
//! many plies does so without repeating, and a caller may compare them with the count.

mod census;
mod circle;
mod placements;
mod prospects;
mod solver;
mod symmetry;

pub use census::{Census, Class, Example, Tally};

use std::collections::HashMap;
use std::sync::Arc;

use crate::geometry::Square;
use crate::piece::{Kind, Piece, Player};
use crate::position::Position;
use crate::variant::{Goal, Variant};
use circle::circle;
use placements::{Cells, MOST_MEN, Placements};

/// The most placements that are solved: with two seats and three men of one of them that is about 2 GB.
const MOST_PLACEMENTS: usize = 32_000_000;

/// What best play comes to, for the seat to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prospect {
    /// It wins in so many plies.
    Won(u16),
    /// It has lost in so many plies; 0 where it is mated.
    Lost(u16),
    /// Neither.
    Drawn,
}

/// Why an endgame can't be solved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unsolvable {
    /// Not a game of two seats that ends with checkmate and has neither secrets nor reserves.
    Rules,
    /// Each seat needs exactly one royal.
    Royals,
    /// Both seats have men that may be captured en passant.
    EnPassant,
    /// Promotions lead from the first of these types to the next one, and so on, and from the last one back to the first.
    Circle(Vec<Kind>),
    /// There are too many placements.
    TooMany {
        /// So many.
        placements: usize,
        /// At most.
        allowed: usize,
    },
    /// A win takes more plies than can be written.
    TooLong,
    /// The caller wished to stop.
    Stopped,
}

impl Unsolvable {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Unsolvable::Rules => "endgame-rules",
            Unsolvable::Royals => "endgame-royals",
            Unsolvable::EnPassant => "endgame-en-passant",
            Unsolvable::Circle(_) => "endgame-circle",
            Unsolvable::TooMany { .. } => "endgame-too-many",
            Unsolvable::TooLong => "endgame-too-long",
            Unsolvable::Stopped => "endgame-stopped",
        }
    }
}

/// How far the work on one endgame has come.
#[derive(Clone, Debug)]
pub struct Progress {
    /// The men that are being worked on.
    pub men: Vec<Piece>,
    /// What part of it is done, from 0 to 1; what is left after the positions have been listed is guessed.
    pub part: f64,
}

/// What the caller hears now and then; `false` stops the work.
pub type Tell<'t> = &'t mut dyn FnMut(&Progress) -> bool;

/// The endgames of a variant that have been solved so far.
pub struct Endgames {
    variant: Arc<Variant>,
    tables: HashMap<Vec<Piece>, Table>,
}

/// One endgame, solved.
struct Table {
    placements: Placements,
    /// For each seat to act and number of a placement.
    values: [Vec<Value>; 2],
}

/// A [`Prospect`] or what else a number may stand for.
type Value = u16;
const OPEN: Value = 0;
const IMPOSSIBLE: Value = u16::MAX;
const DRAWN: Value = u16::MAX - 1;
/// The most plies that can be written.
const MOST_PLIES: u16 = 1_000;

fn prospect(value: Value) -> Option<Prospect> {
    match value {
        IMPOSSIBLE => None,
        DRAWN | OPEN => Some(Prospect::Drawn),
        plies if plies % 2 == 0 => Some(Prospect::Won(plies - 1)),
        plies => Some(Prospect::Lost(plies - 1)),
    }
}

impl Endgames {
    /// None yet.
    ///
    /// # Errors
    ///
    /// [`Unsolvable::Rules`].
    pub fn new(variant: Arc<Variant>) -> Result<Endgames, Unsolvable> {
        let rules = &variant.rules;
        let plain = variant.seats.len() == 2
            && rules.goal == Goal::Checkmate
            && rules.drops.is_empty()
            && rules.crown.is_none()
            && variant.geometry().len() <= 128;
        match plain {
            true => Ok(Endgames {
                variant,
                tables: HashMap::new(),
            }),
            false => Err(Unsolvable::Rules),
        }
    }

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

    /// What a position comes to, if its men's endgame has been solved and it is possible.
    pub fn prospect(&self, position: &Position) -> Option<Prospect> {
        let men = position.variant().players().flat_map(|p| position.men(p));
        let men: Vec<(Piece, Square)> = men
            .filter_map(|square| Some((position.at(square)?, square)))
            .collect();
        prospect(self.value(men, position.turn())?)
    }

    fn value(&self, mut men: Vec<(Piece, Square)>, turn: Player) -> Option<Value> {
        men.sort_by_key(|&(piece, _)| self.rank(piece));
        let pieces: Vec<Piece> = men.iter().map(|&(piece, _)| piece).collect();
        let table = self.tables.get(&pieces)?;
        let mut cells: Cells = [0; MOST_MEN];
        for (cell, (_, square)) in cells.iter_mut().zip(&men) {
            *cell = square.index() as u8;
        }
        Some(table.values[turn.index()][table.placements.index(&cells)])
    }

    /// Royals first, men of a type together.
    fn rank(&self, piece: Piece) -> (bool, Player, Piece) {
        (!self.variant.royals.contains(piece), piece.owner(), piece)
    }

    fn sorted(&self, men: &[Piece]) -> Vec<Piece> {
        let mut men = men.to_vec();
        men.sort_by_key(|&piece| self.rank(piece));
        men
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
