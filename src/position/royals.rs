//! Which pieces are royal where that may change.

use super::{Occupancy, Position};
use crate::geometry::{Square, SquareSet};
use crate::piece::Player;
use crate::variant::Royalty;

impl Position {
    /// The squares of a player's royal pieces. While it is secret which of two monarchs wears the crown, there are none.
    #[inline(always)]
    pub fn royals(&self, player: Player) -> SquareSet {
        match &self.variant.rules.royalty {
            None => self.royal(player).map_or(SquareSet::EMPTY, SquareSet::only),
            Some(royalty) => self.royals_by(royalty, player),
        }
    }

    fn royals_by(&self, royalty: &Royalty, player: Player) -> SquareSet {
        let is_royal = |&square: &Square| {
            self.at(square)
                .is_some_and(|piece| self.count(piece) <= royalty.up_to[piece.kind().index()])
        };
        self.royal_candidates[player]
            .iter()
            .filter(is_royal)
            .collect()
    }

    /// Finds the only royal piece of each player where it isn't always the same one.
    #[inline(always)]
    pub(super) fn find_royals(&mut self) {
        if self.variant.sometimes_royal.is_empty() {
            return;
        }
        for player in self.variant.players() {
            self.state.royal[player] = match self.variant.rules.crown {
                Some(_) => self.crowned_royal(player),
                None => only(self.royals(player)),
            };
        }
    }

    /// Whether an enemy attacks a royal piece of a player who has several or none, or all candidates of a shared check.
    pub(super) fn is_any_royal_attacked(&self, player: Player, occupancy: &Occupancy) -> bool {
        let Some(royalty) = &self.variant.rules.royalty else {
            return false;
        };
        let attacked = |square| self.is_attacked_given(square, occupancy);
        let candidates = self.royal_candidates[player];
        self.royals_by(royalty, player).iter().any(attacked)
            || royalty.shared_check && !candidates.is_empty() && candidates.iter().all(attacked)
    }
}

fn only(squares: SquareSet) -> Option<Square> {
    let mut squares = squares.iter();
    squares.next().filter(|_| squares.next().is_none())
}
