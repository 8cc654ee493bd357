//! Draws within the search.

use super::searcher::Searcher;
use crate::rules::{self, Repeated};

impl Searcher {
    /// Whether the position is drawn by material, bare royal pieces, move count or counting. A checkmate that must be
    /// claimed precedes every draw.
    pub(super) fn is_drawn(&self) -> bool {
        let position = &self.position;
        rules::drawn_by_material(position)
            || rules::drawn_by_bare_royals(position) && !rules::must_claim(position)
            || (rules::drawn_by_move_count(position) || rules::drawn_by_counting(position))
                && rules::has_legal_action(position)
                && !rules::must_claim(position)
    }

    /// The score of a draw, which points may decide.
    pub(super) fn drawn_score(&self, ply: usize) -> i32 {
        self.score_of(rules::winner_on_points(&self.position), ply)
    }

    /// Within the search one repetition with the same player to move is enough, because it could be repeated again.
    /// Positions of the game itself count as the variant demands. `horizon` is the first index of the hashes where the
    /// position can have occurred.
    pub(super) fn repetition_score(&self, horizon: usize, ply: usize) -> Option<i32> {
        let rule = self.position.variant().rules.repetition?;
        let (now, before) = self.hashes.split_last()?;
        // Players alternate where the rule ignores who is to move.
        let same_player =
            |place: usize| !rule.whoever_acts || (before.len() - place).is_multiple_of(2);
        let mut occurrences = 1;
        let mut first = None;
        for (place, _) in before
            .iter()
            .enumerate()
            .skip(horizon)
            .filter(|(_, hash)| *hash == now)
        {
            occurrences += 1;
            let since = *first.get_or_insert(place);
            let within = place >= self.root && same_player(place);
            if within || occurrences >= rule.times {
                let hashes = &self.hashes[if within { place } else { since }..];
                let position = &self.position;
                let repeated = Repeated::since(position, occurrences.into(), hashes);
                let outcome = rules::outcome_of_repetition(position, &repeated);
                return Some(self.score_of(outcome.winner(), ply));
            }
        }
        None
    }
}
