//! The successors of each position: moves within the endgame as bitboards, captures and promotions ("conversions") by
//! the values of other endgames.

use super::placements::{Placements, Squares};
use super::tablebase::Tablebase;
use super::value::{DRAWN, IMPOSSIBLE, UNDECIDED, Value};
use crate::geometry::Square;
use crate::moves::Action;
use crate::piece::{Piece, Player};
use crate::position::Position;
use crate::rules;

/// The positions of one endgame with one player to move.
pub(super) struct Side {
    pub(super) player: Player,
    pub(super) own: Vec<usize>,
    pub(super) values: Vec<Value>,
    /// For each position and own piece, the destinations that are not known to lose.
    pub(super) moves: Vec<u128>,
    /// The value of the best conversion if all lose, [`DRAWN`] if one holds.
    pub(super) conversions: Vec<Value>,
}

impl Side {
    pub(super) fn new(placements: &Placements, player: Player) -> Side {
        let pieces = placements.pieces.iter().enumerate();
        let own: Vec<usize> = pieces
            .filter(|(_, piece)| piece.owner() == player)
            .map(|(at, _)| at)
            .collect();
        let len = placements.len();
        Side {
            player,
            moves: vec![0; len * own.len()],
            own,
            values: vec![IMPOSSIBLE; len],
            conversions: vec![UNDECIDED; len],
        }
    }

    pub(super) fn moves_of(&mut self, index: usize, own: usize) -> &mut u128 {
        &mut self.moves[index * self.own.len() + own]
    }

    pub(super) fn has_moves(&self, index: usize) -> bool {
        let first = index * self.own.len();
        self.moves[first..first + self.own.len()]
            .iter()
            .any(|&squares| squares != 0)
    }
}

pub(super) struct SuccessorLister<'e> {
    tablebase: &'e Tablebase,
    position: Position,
    /// For each piece, the squares on which it would have had to promote.
    forbidden: Vec<u128>,
    actions: Vec<Action>,
}

impl<'e> SuccessorLister<'e> {
    pub(super) fn new(tablebase: &'e Tablebase, placements: &Placements) -> SuccessorLister<'e> {
        let variant = &tablebase.variant;
        let forbidden = placements.pieces.iter().map(|piece| {
            let squares = variant.geometry().squares();
            let squares =
                squares.filter(|&square| variant.rules.must_have_promoted(*piece, square));
            squares.fold(0, |set, square| set | 1u128 << square.index())
        });
        SuccessorLister {
            tablebase,
            position: Position::start(variant.clone()),
            forbidden: forbidden.collect(),
            actions: Vec::new(),
        }
    }

    fn may_stand(&self, placements: &Placements, squares: &Squares) -> bool {
        let pieces = placements.pieces.len();
        let forbidden = (0..pieces).any(|at| self.forbidden[at] >> squares[at] & 1 != 0);
        placements.is_canonical(squares)
            && !forbidden
            && !self.meets_counterpart(placements, squares)
    }

    /// Whether a square is occupied on both boards.
    fn meets_counterpart(&self, placements: &Placements, squares: &Squares) -> bool {
        let variant = &self.tablebase.variant;
        if !variant.rules.passes_over {
            return false;
        }
        let pieces = placements.pieces_on(squares);
        pieces.iter().any(|&(_, at)| {
            let other = variant.landing(at);
            pieces.iter().any(|&(_, square)| Some(square) == other)
        })
    }

    /// Records the successors of a position, and returns its value for each player to move if it is known at once.
    pub(super) fn list(
        &mut self,
        placements: &Placements,
        index: usize,
        sides: &mut [Side; 2],
    ) -> [Option<Value>; 2] {
        let squares = placements.squares(index);
        if !self.may_stand(placements, &squares) {
            return [None; 2];
        }
        let pieces = placements.pieces_on(&squares);
        [0, 1].map(|player| {
            let side = &mut sides[player];
            self.position.arrange(&pieces, side.player);
            let waiting = self.tablebase.variant.players().find(|&p| p != side.player);
            if waiting.is_some_and(|waiting| self.position.in_check(waiting)) {
                return None;
            }
            self.list_moves(&pieces, index, side)
        })
    }

    fn list_moves(
        &mut self,
        pieces: &[(Piece, Square)],
        index: usize,
        side: &mut Side,
    ) -> Option<Value> {
        let mut actions = std::mem::take(&mut self.actions);
        rules::legal_actions_into(&self.position, &mut actions);
        side.values[index] = UNDECIDED;
        let mut known = None;
        let endings = &self.tablebase.endings;
        if let Some(outcome) = endings.outcome(&self.position, !actions.is_empty()) {
            match outcome.winner() {
                Some(winner) if winner != side.player => known = Some(1),
                _ => side.values[index] = DRAWN,
            }
        } else {
            for &action in &actions {
                let won = self.list_action(pieces, action, index, side);
                known = match (known, won) {
                    (Some(one), Some(other)) => Some(Value::min(one, other)),
                    (one, other) => one.or(other),
                };
            }
        }
        self.actions = actions;
        known
    }

    /// Records an action. Returns the value if the action is a winning conversion.
    fn list_action(
        &self,
        pieces: &[(Piece, Square)],
        action: Action,
        index: usize,
        side: &mut Side,
    ) -> Option<Value> {
        let variant = &self.tablebase.variant;
        let (from, to) = action.squares(variant);
        let (from, to) = (from?, to?);
        let end = variant.landing(to).unwrap_or(to);
        let captured = self.position.captures(action);
        let into = action.promotes_to();
        if captured.is_empty() && into.is_none() {
            let own = side.own.iter().position(|&at| pieces[at].1 == from)?;
            *side.moves_of(index, own) |= 1 << end.index();
            return None;
        }
        let left = pieces
            .iter()
            .filter(|(_, square)| !captured.contains(square));
        let after = left.map(|&(piece, square)| match square == from {
            false => (piece, square),
            true => (
                into.map_or(piece, |kind| Piece::new(kind, piece.owner())),
                end,
            ),
        });
        let waiting = variant.players().find(|&player| player != side.player)?;
        let value = self.tablebase.value(after.collect(), waiting);
        let conversion = &mut side.conversions[index];
        match value.unwrap_or(DRAWN) {
            // The other player has lost, so this wins one ply later.
            lost if lost % 2 == 1 && lost < DRAWN && lost != IMPOSSIBLE => return Some(lost + 1),
            won if won % 2 == 0 && won != UNDECIDED && won < DRAWN => {
                *conversion = (*conversion).max(won + 1)
            }
            _ => *conversion = DRAWN,
        }
        None
    }
}
