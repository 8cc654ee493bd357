//! What each position leads to, as the legal moves say: within the endgame as sets of cells, out of it as what is already
//! known there.

use super::endgames::Endgames;
use super::placements::{Cells, Placements};
use super::value::{DRAWN, IMPOSSIBLE, OPEN, Value};
use crate::geometry::Square;
use crate::moves::Action;
use crate::piece::{Piece, Player};
use crate::position::Position;
use crate::rules;

/// The positions of one endgame with one seat to act.
pub(super) struct Side {
    pub(super) seat: Player,
    /// Which of the endgame's men are the seat's, in their order.
    pub(super) own: Vec<usize>,
    pub(super) values: Vec<Value>,
    /// For each position and man of the seat the cells where it may end that have not been found lost for the seat.
    pub(super) moves: Vec<u128>,
    /// How long captures and promotions that lose hold out, as the value of a loss; [`DRAWN`] where one holds.
    pub(super) exits: Vec<Value>,
}

impl Side {
    pub(super) fn new(placements: &Placements, seat: Player) -> Side {
        let men = placements.men.iter().enumerate();
        let own: Vec<usize> = men
            .filter(|(_, man)| man.owner() == seat)
            .map(|(at, _)| at)
            .collect();
        let len = placements.len();
        Side {
            seat,
            moves: vec![0; len * own.len()],
            own,
            values: vec![IMPOSSIBLE; len],
            exits: vec![OPEN; len],
        }
    }

    /// The cells where a man of the seat may end.
    pub(super) fn moves_of(&mut self, index: usize, own: usize) -> &mut u128 {
        &mut self.moves[index * self.own.len() + own]
    }

    pub(super) fn has_moves(&self, index: usize) -> bool {
        let first = index * self.own.len();
        self.moves[first..first + self.own.len()]
            .iter()
            .any(|&cells| cells != 0)
    }
}

/// Lists what positions lead to.
pub(super) struct Lister<'e> {
    endgames: &'e Endgames,
    position: Position,
    /// Cells where a man may not stand: it would have had to promote, by man and cell.
    barred: Vec<u128>,
    actions: Vec<Action>,
}

impl<'e> Lister<'e> {
    pub(super) fn new(endgames: &'e Endgames, placements: &Placements) -> Lister<'e> {
        let variant = &endgames.variant;
        let barred = placements.men.iter().map(|man| {
            let promotion = variant.rules.promotions[man.kind().index()].as_ref();
            let compulsory = promotion.map(|promotion| promotion.compulsory[man.owner()]);
            let cells = compulsory.into_iter().flat_map(|cells| cells.iter());
            cells.fold(0, |set, cell| set | 1u128 << cell.index())
        });
        Lister {
            endgames,
            position: Position::start(variant.clone()),
            barred: barred.collect(),
            actions: Vec::new(),
        }
    }

    /// Whether the men may stand so.
    fn may_stand(&self, placements: &Placements, cells: &Cells) -> bool {
        let men = placements.men.len();
        let barred = (0..men).any(|at| self.barred[at] >> cells[at] & 1 != 0);
        placements.is_proper(cells) && !barred && !self.meets_counterpart(placements, cells)
    }

    /// Whether a cell is occupied on both boards.
    fn meets_counterpart(&self, placements: &Placements, cells: &Cells) -> bool {
        let variant = &self.endgames.variant;
        if !variant.rules.passes_over {
            return false;
        }
        let men = placements.placed(cells);
        men.iter().any(|&(_, at)| {
            let other = variant.landing(at);
            men.iter().any(|&(_, square)| Some(square) == other)
        })
    }

    /// Writes down what a position leads to. A win or loss that is known at once is returned.
    pub(super) fn list(
        &mut self,
        placements: &Placements,
        index: usize,
        sides: &mut [Side; 2],
    ) -> [Option<Value>; 2] {
        let cells = placements.cells(index);
        if !self.may_stand(placements, &cells) {
            return [None; 2];
        }
        let men = placements.placed(&cells);
        [0, 1].map(|seat| {
            let side = &mut sides[seat];
            self.position.arrange(&men, side.seat);
            let waiting = self.endgames.variant.players().find(|&p| p != side.seat);
            if waiting.is_some_and(|waiting| self.position.in_check(waiting)) {
                return None;
            }
            self.list_moves(&men, index, side)
        })
    }

    fn list_moves(
        &mut self,
        men: &[(Piece, Square)],
        index: usize,
        side: &mut Side,
    ) -> Option<Value> {
        let mut actions = std::mem::take(&mut self.actions);
        rules::legal_actions_into(&self.position, &mut actions);
        side.values[index] = OPEN;
        let mut known = None;
        if actions.is_empty() {
            let outcome = rules::outcome_without_actions(&self.position);
            match outcome.winner() {
                Some(winner) if winner != side.seat => known = Some(1),
                _ => side.values[index] = DRAWN,
            }
        } else if rules::drawn_by_material(&self.position) {
            side.values[index] = DRAWN;
        } else {
            for &action in &actions {
                let won = self.list_action(men, action, index, side);
                known = match (known, won) {
                    (Some(one), Some(other)) => Some(Value::min(one, other)),
                    (one, other) => one.or(other),
                };
            }
        }
        self.actions = actions;
        known
    }

    /// Notes where an action leads. The value if it leaves the endgame and wins.
    fn list_action(
        &self,
        men: &[(Piece, Square)],
        action: Action,
        index: usize,
        side: &mut Side,
    ) -> Option<Value> {
        let variant = &self.endgames.variant;
        let (from, to) = action.cells(variant);
        let (from, to) = (from?, to?);
        let end = variant.landing(to).unwrap_or(to);
        let captured = self.position.captures(action);
        let into = action.promotes_to();
        if captured.is_empty() && into.is_none() {
            let own = side.own.iter().position(|&at| men[at].1 == from)?;
            *side.moves_of(index, own) |= 1 << end.index();
            return None;
        }
        let left = men.iter().filter(|(_, square)| !captured.contains(square));
        let after = left.map(|&(piece, square)| match square == from {
            false => (piece, square),
            true => (
                into.map_or(piece, |kind| Piece::new(kind, piece.owner())),
                end,
            ),
        });
        let waiting = variant.players().find(|&player| player != side.seat)?;
        let value = self.endgames.value(after.collect(), waiting);
        let exit = &mut side.exits[index];
        match value.unwrap_or(DRAWN) {
            // The other seat has lost: a win one ply longer.
            lost if lost % 2 == 1 && lost < DRAWN && lost != IMPOSSIBLE => return Some(lost + 1),
            won if won % 2 == 0 && won != OPEN && won < DRAWN => *exit = (*exit).max(won + 1),
            _ => *exit = DRAWN,
        }
        None
    }
}
