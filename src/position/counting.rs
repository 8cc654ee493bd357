//! Counts moves towards a draw by [`Counting`].

use super::Position;
use crate::piece::{Piece, Player};
use crate::setup::FieldName;
use crate::variant::{Counting, LoneLimit};

/// What a move may change that matters for the count.
#[derive(Clone, Copy)]
pub(super) struct Material {
    pieces: usize,
    pawns: usize,
}

impl Position {
    /// The plies counted so far and the plies allowed, if a count has begun. One ply more is a draw.
    pub fn counting(&self) -> Option<(u8, u8)> {
        let limit = self.counter(FieldName::CountLimit);
        (limit > 0).then(|| (self.counter(FieldName::Count), limit))
    }

    /// What the opponent of the player to move has, where it matters.
    pub(super) fn material_to_count(&self) -> Option<Material> {
        let rule = self.variant.rules.ending.counting.as_ref()?;
        Some(self.material_of(self.first_opponent(self.turn())?, rule))
    }

    fn material_of(&self, player: Player, rule: &Counting) -> Material {
        let pawns = rule.pawns.iter().filter(|pawn| pawn.owner() == player);
        Material {
            pieces: self.pieces(player).len(),
            pawns: pawns.map(|pawn| usize::from(self.count(pawn))).sum(),
        }
    }

    /// Counts a ply of the player to move, and begins a count if there is reason to. `before` is what the opponent had.
    pub(super) fn count_ply(&mut self, before: Material, promotes: bool) {
        let variant = self.variant.clone();
        let mover = self.turn();
        let (Some(rule), Some(next)) = (&variant.rules.ending.counting, self.first_opponent(mover))
        else {
            return;
        };
        if let Some((plies, _)) = self.counting() {
            self.set_counter(FieldName::Count, plies.saturating_add(1));
        }
        let now = self.material_of(next, rule);
        let all = self.pieces(mover).len() + self.pieces(next).len();
        let takes_last_pawn = now.pawns < before.pawns && !self.has_any(rule);
        if rule.from_pieces && takes_last_pawn && self.pieces(mover).len() == 1 {
            self.begin_count(self.limit_of(mover, next, rule), 2 * all - 1);
        }
        let changed = now.pieces < before.pieces || promotes;
        if self.counting().is_none() || changed && now.pieces == 1 {
            let first = match rule.from_pieces && now.pieces == 1 {
                true => 2 * all,
                false => 0,
            };
            self.begin_count(self.limit_of(next, mover, rule), first);
        }
    }

    fn begin_count(&mut self, moves: Option<u8>, plies: usize) {
        if let Some(moves) = moves {
            self.set_counter(FieldName::CountLimit, moves.saturating_mul(2));
            self.set_counter(FieldName::Count, plies.try_into().unwrap_or(u8::MAX));
        }
    }

    /// The limit of a player in moves.
    fn limit_of(&self, player: Player, opponent: Player, rule: &Counting) -> Option<u8> {
        let [own, others] = [player, opponent].map(|one| self.pieces(one).len());
        if others == 1 {
            return None;
        }
        if own > 1 {
            return rule.moves.filter(|_| match rule.at_most {
                Some(most) => own <= usize::from(most),
                None => !self.has_any(rule),
            });
        }
        let fits = |limit: &&LoneLimit| {
            let mut against = limit.against.iter();
            against.all(|&(kind, number)| self.count(Piece::new(kind, opponent)) >= number)
        };
        let limit = rule.lone.iter().find(fits).filter(|_| !self.has_any(rule));
        limit.map(|limit| limit.moves)
    }

    fn has_any(&self, rule: &Counting) -> bool {
        rule.pawns.iter().any(|pawn| self.count(pawn) > 0)
    }
}
