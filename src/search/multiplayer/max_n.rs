//! Scores for [`OpponentModel::MaxN`]: shares in winning with a constant sum, so pruning is possible.

use super::player_scores::PlayerScores;
use super::searcher::MultiplayerSearcher;
use crate::piece::{ByPlayer, Player};
use crate::rules;
use crate::search::opponent_model::OpponentModel;
use crate::search::ordering;
use crate::search::score::MAX_PLIES;

pub(super) const WHOLE: i32 = 20_000;
/// A lead of this many centipawns multiplies a player's share by e.
const SCALE: f64 = 1_500.0;
/// In quiescence: the maximum number of captures in a row, and of captures tried at each.
const MAX_CAPTURES: usize = 4;
const CAPTURES_PER_PLAYER: usize = 3;

impl MultiplayerSearcher {
    pub(super) fn end_for_all(&mut self, ply: usize) -> PlayerScores {
        if self.options.model != OpponentModel::MaxN {
            return MultiplayerSearcher::root_score(self.end(ply));
        }
        if !self.position.is_alive(self.root) {
            return self.shares();
        }
        let outcome = rules::outcome_ignoring_repetition(&self.position);
        match outcome.and_then(|outcome| outcome.winner()) {
            // A faster win is slightly better.
            Some(winner) => ByPlayer::from_fn(|player| match player == winner {
                true => WHOLE - ply as i32,
                false => 0,
            }),
            None => self.draw(),
        }
    }

    pub(super) fn draw(&self) -> PlayerScores {
        match self.options.model {
            OpponentModel::MaxN => {
                let living = self.position.living().count().max(1) as i32;
                ByPlayer::from_fn(|player| match self.position.is_alive(player) {
                    true => WHOLE / living,
                    false => 0,
                })
            }
            _ => MultiplayerSearcher::root_score(0),
        }
    }

    /// The evaluation of the current position in terms of the model.
    pub(super) fn evaluate_for_model(&mut self) -> PlayerScores {
        match self.options.model {
            OpponentModel::MaxN => self.shares(),
            _ => MultiplayerSearcher::root_score(self.evaluation()),
        }
    }

    /// Shares by evaluation; 0 for players out of the game.
    fn shares(&mut self) -> PlayerScores {
        let scores = self.evaluate_all();
        let living: Vec<Player> = self.position.living().collect();
        let most = living.iter().map(|&player| scores[player]).max();
        let most = most.unwrap_or(0);
        let odds = |player| (f64::from(scores[player] - most) / SCALE).exp();
        let sum: f64 = living.iter().map(|&player| odds(player)).sum();
        let mut shares = ByPlayer::default();
        for &player in &living {
            // Only decided games get the full share.
            shares[player] = (odds(player) / sum * f64::from(WHOLE - 200)) as i32;
        }
        shares
    }

    /// Shares after the best captures, each player choosing for itself or passing.
    pub(super) fn quiescence_shares(&mut self, ply: usize) -> PlayerScores {
        self.capture_in_turn(ply, MAX_CAPTURES)
    }

    fn capture_in_turn(&mut self, ply: usize, remaining: usize) -> PlayerScores {
        if self.is_over() {
            return self.end_for_all(ply);
        }
        if self.can_claim() && ply < MAX_PLIES {
            return self.claim_in_turn(ply, remaining);
        }
        let mut best = self.shares();
        if remaining == 0 || ply >= MAX_PLIES {
            return best;
        }
        let player = self.position.turn();
        let mut actions = Vec::new();
        rules::legal_captures_into(&self.position, &mut actions);
        let (position, evaluator) = (&self.position, &*self.evaluator);
        actions.retain(|&action| !ordering::seems_to_lose(position, evaluator, action));
        actions.sort_by_cached_key(|&action| -ordering::material_gain(position, evaluator, action));
        for &action in actions.iter().take(CAPTURES_PER_PLAYER) {
            self.nodes += 1;
            self.position.make(action);
            let scores = self.capture_in_turn(ply + 1, remaining - 1);
            self.position.unmake();
            if scores[player] > best[player] {
                best = scores;
            }
        }
        best
    }

    fn claim_in_turn(&mut self, ply: usize, remaining: usize) -> PlayerScores {
        let made = self.make_claims(false);
        self.nodes += made as u64;
        let scores = self.capture_in_turn(ply + made, remaining);
        self.unmake(made);
        scores
    }
}
