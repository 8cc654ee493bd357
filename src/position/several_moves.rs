//! Turns of several moves.

use super::en_passant::second_place;
use super::fault::{PositionFault, PositionFaultKind};
use super::{EnPassantTarget, Position};
use crate::moves::Action;
use crate::piece::Player;
use crate::setup::FieldName;

impl Position {
    /// After an action that would end the turn, lets its player make another move, where that is a rule.
    #[inline(always)]
    pub(super) fn continue_turn(&mut self, action: Action) -> bool {
        self.variant.rules.turns.is_some() && self.has_another_move(action)
    }

    // Inlined, it would slow down the games that don't need it.
    #[inline(never)]
    fn has_another_move(&mut self, action: Action) -> bool {
        self.close_en_passant_rights(action);
        let left = self.moves_left() - 1;
        let enemy = self.first_opponent(self.turn());
        let ends_turn = left == 0
            || action == Action::Done
            || self.winner().is_some()
            || enemy.is_none_or(|enemy| self.in_check(enemy));
        match ends_turn {
            true => self.complete_turn(),
            false => self.set_counter(FieldName::Moves, left),
        }
        !ends_turn
    }

    /// Ends a turn of several moves. The enemy's double steps can't be captured any more.
    pub(super) fn complete_turn(&mut self) {
        self.set_counter(FieldName::Moves, 0);
        if let Some(enemy) = self.first_opponent(self.turn()) {
            self.set_en_passant(second_place(enemy), None);
        }
    }

    /// Ends the rights that a move has ended or made useless. Those against the enemy remain only after a capture en
    /// passant.
    fn close_en_passant_rights(&mut self, action: Action) {
        let player = self.turn();
        let (from, _) = action.squares(&self.variant);
        let stays = |owner: Player, target: EnPassantTarget| match action {
            _ if owner == player => from != Some(target.piece) && self.is_empty(target.square),
            Action::EnPassant { taken, .. } => taken != target.piece,
            _ => false,
        };
        let is_useful = |owner, target: EnPassantTarget| {
            let piece = self.at(target.piece);
            piece.is_some_and(|piece| piece.owner() == owner)
                && stays(owner, target)
                && self.can_be_captured_en_passant(owner, target.square)
        };
        let owners = self.variant.players();
        let closed: Vec<Player> = owners
            .flat_map(|owner| [(owner, owner), (owner, second_place(owner))])
            .filter(|&(owner, place)| {
                let target = self.state.en_passant[place];
                target.is_some_and(|target| !is_useful(owner, target))
            })
            .map(|(_, place)| place)
            .collect();
        for place in closed {
            self.set_en_passant(place, None);
        }
    }

    pub(super) fn validate_moves_left(&self, faults: &mut Vec<PositionFault>) {
        let Some(turns) = self.variant.rules.turns else {
            return;
        };
        let (left, full) = (self.counter(FieldName::Moves), turns.moves);
        if left >= full {
            let allowed = match full {
                2 => "1".to_string(),
                _ => format!("1 to {}", full - 1),
            };
            faults.push(PositionFault::new(
                PositionFaultKind::ImpossibleMoves,
                FieldName::Moves.text(),
                &left.to_string(),
                &format!("{allowed}; without the field a turn has {full}"),
                Some(self.turn()),
                Vec::new(),
            ));
        }
    }
}
