//! Goals other than checkmate: moves that reach them are never pruned, and a leaf sees the one that wins.

use super::searcher::Searcher;
use crate::moves::Action;
use crate::rules;

impl Searcher {
    /// Whether an action moves a piece to a square that it is to reach, or is the pass that ends the game.
    #[inline(always)]
    pub(super) fn reaches_goal(&self, action: Action) -> bool {
        self.has_goals && self.reaches_existing_goal(action)
    }

    fn reaches_existing_goal(&self, action: Action) -> bool {
        let position = &self.position;
        if action == Action::Pass {
            return rules::pass_would_end(position);
        }
        let Some(region) = position.variant().rules.ending.region.as_ref() else {
            return false;
        };
        let (Some(from), Some(to)) = action.squares(position.variant()) else {
            return false;
        };
        let counts = |piece| region.pieces.contains(piece);
        let squares = region.squares[position.turn()];
        squares.contains(to) && !squares.contains(from) && position.at(from).is_some_and(counts)
    }

    /// Whether the player to move wins at once by reaching squares, giving the last check or passing.
    pub(super) fn wins_by_goal_next(&mut self) -> bool {
        if !self.has_goals {
            return false;
        }
        if rules::wins_by_passing(&self.position) {
            return true;
        }
        if !rules::may_win_by_goal(&self.position) {
            return false;
        }
        let player = self.position.turn();
        rules::legal_actions(&self.position)
            .into_iter()
            .any(|action| {
                self.position.make(action);
                let outcome = rules::decided(&self.position);
                self.position.unmake();
                outcome.is_some_and(|outcome| outcome.winner() == Some(player))
            })
    }
}
