//! Move ordering with several opponents.

use super::searcher::MultiplayerSearcher;
use crate::moves::Action;
use crate::piece::{ByPlayer, Player};
use crate::search::ordering::RankedAction;

/// Check evasions come before all but the best captures.
const EVADES_CHECK: i32 = 1 << 27;
/// Opponents rarely gain by capturing from each other, so these captures come late.
const CAPTURES_FROM_OTHERS: i32 = -(1 << 20);
const CLAIM: i32 = 1 << 29;

impl MultiplayerSearcher {
    /// The rank of an action. `checked` tells which players are in check.
    pub(super) fn rank(
        &self,
        action: Action,
        ply: usize,
        checked: &ByPlayer<bool>,
    ) -> RankedAction {
        let (position, evaluator) = (&self.position, &*self.evaluator);
        let rank = match action {
            Action::Claim { .. } => CLAIM + self.gain_by_claim(action),
            _ => self.order.rank(position, evaluator, action, ply),
        };
        let owner = self.actor(action);
        let rank = match action {
            Action::Move { to, .. } | Action::Promote { to, .. } if owner != self.root => {
                match position.at(to) {
                    Some(piece) if piece.owner() != self.root => CAPTURES_FROM_OTHERS + rank % 4096,
                    _ => rank,
                }
            }
            _ => rank,
        };
        let answers = owner != self.root && checked[owner];
        RankedAction {
            action,
            rank: if answers { rank + EVADES_CHECK } else { rank },
        }
    }

    /// The gain of a claim in centipawns, the captured army not counted.
    pub(super) fn gain_by_claim(&self, action: Action) -> i32 {
        let Action::Claim { attacker, .. } = action else {
            return 0;
        };
        let Some(piece) = self.position.at(attacker) else {
            return 0;
        };
        let claims = &self.position.variant().rules.ending.claims;
        if claims.wins.contains(piece) {
            return 1 << 20;
        }
        let value = |kind| self.evaluator.value(kind);
        let kind = piece.kind();
        claims
            .promoted(kind)
            .map_or(0, |after| value(after) - value(kind) + 1000)
    }

    pub(super) fn actor(&self, action: Action) -> Player {
        let (from, _) = action.squares(self.position.variant());
        let piece = from.and_then(|from| self.position.at(from));
        piece.map_or(self.position.turn(), |piece| piece.owner())
    }
}
