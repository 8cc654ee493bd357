//! Scores of games that end within the search.

use super::score;
use super::searcher::Searcher;
use crate::rules::{self, Outcome, Repeated};

impl Searcher {
    /// The score of a game that has ended here, although there may be legal actions.
    pub(super) fn ended_score(&self, ply: usize) -> Option<i32> {
        let outcome = self.endings.outcome_before_actions(&self.position)?;
        Some(self.score_of(Some(outcome), ply))
    }

    /// The score of a game in which the player to move has no legal action.
    pub(super) fn score_without_actions(&self, ply: usize) -> i32 {
        self.score_of(self.endings.outcome(&self.position, false), ply)
    }

    /// The score of a game that is over.
    pub(super) fn score_of(&self, outcome: Option<Outcome>, ply: usize) -> i32 {
        match outcome.and_then(|outcome| outcome.winner()) {
            Some(winner) if winner == self.position.turn() => score::won(ply),
            Some(_) => score::lost(ply),
            None => 0,
        }
    }

    /// Within the search one repetition with the same player to move is enough, because it could be repeated again.
    /// Positions of the game itself count as the variant demands. `horizon` is the first index of the hashes where the
    /// position can have occurred.
    pub(super) fn repetition_score(&self, horizon: usize, ply: usize) -> Option<i32> {
        let rule = self.position.variant().rules.ending.repetition?;
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
                let outcome = rules::outcome_of_repetition(position, repeated);
                return Some(self.score_of(outcome, ply));
            }
        }
        None
    }
}
