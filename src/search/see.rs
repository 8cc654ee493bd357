//! What an exchange of captures on one cell brings (static exchange evaluation: Reinfeld's "swap" counts, as Slate and
//! Atkin had them in CHESS 4.5, 1977).
//!
//! Attackers are looked up anew after each capture, along every line of attack, with the cells of those that have captured empty.
//! So lines opened behind a man, lame leaps no longer blocked and hops whose screen has gone are seen. Where men go on to
//! another board after a capture, each capture is answered on the cell where the last one landed.

use super::evaluate::Evaluator;
use super::order;
use crate::geometry::{Square, SquareSet};
use crate::moves::Action;
use crate::piece::{Piece, PieceSet, Player};
use crate::position::Position;

/// More than any man: a royal captures only where nothing captures it.
const ROYAL: i32 = 30_000;

/// An exchange under way.
struct Exchange<'p> {
    position: &'p Position,
    evaluator: &'p Evaluator,
    /// Where the last man that captured stands.
    target: Square,
    /// The cells that have been left.
    emptied: SquareSet,
}

/// Whether an action and the captures that follow upon it where the man ends bring its seat at least so many centipawns. Either
/// seat captures with its cheapest man, and stops when that is better; pins don't matter.
pub(super) fn gains(
    position: &Position,
    evaluator: &Evaluator,
    action: Action,
    threshold: i32,
) -> bool {
    let mut swap = order::gain(position, evaluator, action) - threshold;
    if swap < 0 {
        return false;
    }
    let Some((mut exchange, man)) = Exchange::after(position, evaluator, action) else {
        return true;
    };
    swap = exchange.worth(man) - swap;
    // Even if the man is lost for nothing it is enough.
    swap <= 0 || exchange.is_won(man.owner(), swap)
}

impl<'p> Exchange<'p> {
    /// With the man that has captured; `None` if no man ends where it could be captured in turn.
    fn after(
        position: &'p Position,
        evaluator: &'p Evaluator,
        action: Action,
    ) -> Option<(Exchange<'p>, Piece)> {
        let mut emptied = SquareSet::EMPTY;
        let (from, to) = match action {
            Action::Move { from, to }
            | Action::DoubleStep { from, to, .. }
            | Action::Promote { from, to, .. } => (from, to),
            Action::EnPassant { from, to, taken } => {
                emptied.insert(taken);
                (from, to)
            }
            Action::TwoSteps { from, via, to } => {
                if let Some(via) = via {
                    emptied.insert(via);
                }
                (from, to?)
            }
            _ => return None,
        };
        emptied.insert(from);
        let man = position.at(from)?;
        let man = match action {
            Action::Promote { into, .. } => Piece::new(into, man.owner()),
            _ => man,
        };
        let exchange = Exchange {
            position,
            evaluator,
            target: position.variant().landing(to).unwrap_or(to),
            emptied,
        };
        Some((exchange, man))
    }

    /// Whether the seat that has just captured comes out ahead. `swap` is what the other gains by capturing now beyond what
    /// it needs.
    fn is_won(&mut self, first: Player, mut swap: i32) -> bool {
        let enemies = self.position.enemies(first);
        let own = self.position.variant().men_of[first];
        let mut won = true;
        loop {
            let by = if won { enemies } else { own };
            let Some((from, man)) = self.cheapest_attacker(by) else {
                return won;
            };
            won = !won;
            self.emptied.insert(from);
            let landing = self.position.variant().landing(self.target);
            self.target = landing.unwrap_or(self.target);
            if self.is_royal(man) {
                let others = if won { enemies } else { own };
                return won != self.cheapest_attacker(others).is_some();
            }
            swap = self.worth(man) - swap;
            if swap < won as i32 {
                return won;
            }
        }
    }

    fn is_royal(&self, man: Piece) -> bool {
        self.position.variant().kinds[man.kind().index()].royal
    }

    /// What is lost if a man is captured.
    fn worth(&self, man: Piece) -> i32 {
        if self.is_royal(man) {
            return ROYAL;
        }
        self.evaluator.prize(man.kind())
    }

    fn cheapest_attacker(&self, by: PieceSet) -> Option<(Square, Piece)> {
        let table = &self.position.variant().attacks;
        let mut cheapest = None;
        let mut least = i32::MAX;
        for line in table.to(self.target) {
            let mut to_hop = line.hops as u8;
            for &cell in table.cells(line) {
                let Some(man) = self.position.at(cell.square) else {
                    continue;
                };
                if self.emptied.contains(cell.square) {
                    continue;
                }
                if to_hop > 0 {
                    to_hop -= 1;
                    continue;
                }
                if by.contains(man) && table.captures(cell, man) {
                    let worth = self.worth(man);
                    if worth < least {
                        (least, cheapest) = (worth, Some((cell.square, man)));
                    }
                }
                break;
            }
        }
        cheapest
    }
}
