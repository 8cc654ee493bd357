//! The actions of a node: of the player to move, or of all players that may reply to the root.

use super::searcher::MultiplayerSearcher;
use crate::moves::Action;
use crate::rules;
use crate::search::opponent_model::OpponentModel;

impl MultiplayerSearcher {
    /// Fills `self.actions`; returns false at the end of the game.
    pub(super) fn list_actions(&mut self, no_royal_attacked: bool) -> bool {
        let replies =
            self.options.model == OpponentModel::BestReply && self.position.turn() != self.root;
        match replies {
            true => self.list_replies(no_royal_attacked),
            false => {
                rules::legal_actions_into(&self.position, &mut self.actions);
                !self.actions.is_empty()
            }
        }
    }

    /// The replies of all others, each as if the players before it had passed.
    fn list_replies(&mut self, no_royal_attacked: bool) -> bool {
        let mut replies = std::mem::take(&mut self.replies);
        replies.clear();
        let mut made = 0;
        while self.position.turn() != self.root && !self.is_over() {
            made += self.make_claims(no_royal_attacked);
            if self.is_over() {
                break;
            }
            rules::legal_actions_into(&self.position, &mut self.actions);
            let moves = self.actions.iter().copied();
            replies.extend(moves.filter(|&action| action != Action::Pass));
            made += self.pass(no_royal_attacked);
        }
        self.unmake(made);
        if replies.is_empty() {
            replies.push(Action::Pass);
        }
        self.replies = std::mem::replace(&mut self.actions, replies);
        true
    }
}
