//! Draws within the search.

use super::searcher::Searcher;
use crate::rules;

impl Searcher {
    /// Whether the position is drawn by repetition, material, bare royal pieces, move count or counting. `horizon` is the first
    /// index of the hashes where it can have occurred. A checkmate that must be claimed precedes every draw.
    pub(super) fn is_drawn(&self, horizon: usize) -> bool {
        let position = &self.position;
        self.is_repeated(horizon)
            || rules::drawn_by_material(position)
            || rules::drawn_by_bare_royals(position) && !rules::must_claim(position)
            || (rules::drawn_by_move_count(position) || rules::drawn_by_counting(position))
                && rules::has_legal_action(position)
                && !rules::must_claim(position)
    }

    /// Within the search one repetition with the same player to move is enough, because it could be repeated again.
    /// Positions of the game itself count as the variant demands.
    fn is_repeated(&self, horizon: usize) -> bool {
        let Some(rule) = self.position.variant().rules.repetition else {
            return false;
        };
        let Some((now, before)) = self.hashes.split_last() else {
            return false;
        };
        // Players alternate where the rule ignores who is to move.
        let same_player =
            |place: usize| !rule.whoever_acts || (before.len() - place).is_multiple_of(2);
        let mut occurrences = 1;
        for (place, _) in before
            .iter()
            .enumerate()
            .skip(horizon)
            .filter(|(_, hash)| *hash == now)
        {
            occurrences += 1;
            if place >= self.root && same_player(place) || occurrences >= rule.times {
                return true;
            }
        }
        false
    }
}
