//! Passes the turn.

use super::Position;
use super::hash;
use crate::piece::Player;

impl Position {
    /// Counts a ply towards the draw by move count.
    pub(super) fn count_clock(&mut self) {
        self.state.clock_plies = match self.state.reset {
            true => 0,
            false => self.state.clock_plies.saturating_add(1),
        };
        self.state.reset = false;
    }

    /// Passes the turn to the next player.
    pub(super) fn end_turn(&mut self) {
        let next = self.next_living(self.state.turn);
        if next <= self.state.turn {
            self.state.number = self.state.number.saturating_add(1);
        }
        self.state.hash ^= hash::turn(self.state.turn) ^ hash::turn(next);
        self.state.turn = next;
        if self.variant.players.len() == 2 {
            self.clear_en_passant(next);
        }
    }

    #[inline(always)]
    fn all_take_turns(&self) -> bool {
        self.all_alive() && self.variant.rules.crown.is_none()
    }

    fn next_living(&self, player: Player) -> Player {
        if self.all_take_turns() {
            let next = Player::new(player.index() + 1);
            let players = self.variant.players.len();
            return next
                .filter(|next| next.index() < players)
                .unwrap_or(Player::FIRST);
        }
        if self.state.lost.is_some() {
            let later = self.variant.players().find(|&other| other > player);
            return later.unwrap_or(Player::FIRST);
        }
        let mut acting = self.living().filter(|&other| !self.is_skipped(other));
        let first = acting.next();
        let later = first
            .into_iter()
            .chain(acting)
            .find(|&other| other > player);
        later.or(first).unwrap_or(player)
    }

    /// Passes the turn without an action, for null-move pruning. Undone by [`Position::unmake`].
    pub fn make_null(&mut self) {
        self.undo.begin(self.state);
        match self.variant.rules.turns {
            Some(_) => self.complete_turn(),
            None => self.clear_en_passant(self.state.turn),
        }
        self.count_clock();
        self.end_turn();
    }
}
