//! Draws on the way.

use super::searcher::Searcher;
use crate::rules;

impl Searcher {
    /// Whether the game is drawn here by repetition, material, bare royals or move count. `horizon` is the first place
    /// among the hashes where this position can have occurred. A checkmate that must be claimed comes before any draw.
    pub(super) fn is_drawn(&self, horizon: usize) -> bool {
        let position = &self.position;
        self.is_repeated(horizon)
            || rules::drawn_by_material(position)
            || rules::drawn_by_bare_royals(position) && !rules::must_claim(position)
            || rules::drawn_by_move_count(position)
                && rules::has_legal_action(position)
                && !rules::must_claim(position)
    }

    /// Once is enough within the search if the same player acts: who could avoid it the first time could the second
    /// time, too. Positions of the game itself count as the variant says.
    fn is_repeated(&self, horizon: usize) -> bool {
        let Some(rule) = self.position.variant().rules.repetition else {
            return false;
        };
        let Some((now, before)) = self.hashes.split_last() else {
            return false;
        };
        // Players take turns, at least where it doesn't matter which one acts.
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
