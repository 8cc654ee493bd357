//! Moves of the players that do not choose: they make compulsory claims and answer checks with a likely move, and
//! otherwise pass. Answering checks keeps the positions of best-reply search legal (Esser, Gras, Winands, Schadd,
//! Lanctot, *Improving Best-Reply Search*, 2013, let all of them make a likely move).

use super::searcher::MultiplayerSearcher;
use crate::moves::Action;
use crate::piece::{ByPlayer, Player};
use crate::rules;
use crate::search::opponent_model::OpponentModel;
use crate::search::ordering;

impl MultiplayerSearcher {
    pub(super) fn checked(&self) -> ByPlayer<bool> {
        ByPlayer::from_fn(|player| self.position.is_alive(player) && self.position.in_check(player))
    }

    /// Makes an action and the forced moves before and after it. Returns the number of changes to take back, and
    /// whether it is known that no royal piece is attacked.
    pub(super) fn make_with_forced_moves(
        &mut self,
        action: Action,
        no_royal_attacked: bool,
    ) -> (usize, bool) {
        self.nodes += 1;
        let actor = self.actor(action);
        let mut made = self.pass_on_to(actor, no_royal_attacked);
        let turn = self.position.turn();
        if turn != actor || self.is_over() {
            return (made, false);
        }
        if turn != self.root && !matches!(action, Action::Claim { .. }) {
            made += self.make_claims(no_royal_attacked);
        }
        if self.is_over() {
            return (made, false);
        }
        self.position.make(action);
        made += 1;
        let replied = self.options.model == OpponentModel::BestReply && actor != self.root;
        if !replied || matches!(action, Action::Claim { .. }) {
            return (made, false);
        }
        let no_royal_attacked = self.no_royal_is_attacked();
        (
            made + self.pass_on_to(self.root, no_royal_attacked),
            no_royal_attacked,
        )
    }

    pub(super) fn unmake(&mut self, made: usize) {
        for _ in 0..made {
            self.position.unmake();
        }
    }

    pub(super) fn no_royal_is_attacked(&self) -> bool {
        !self.position.is_anyone_in_check()
    }

    /// Lets players pass until it is this player's turn. Returns the number of changes.
    pub(super) fn pass_on_to(&mut self, player: Player, no_royal_attacked: bool) -> usize {
        let mut made = 0;
        while self.position.turn() != player && self.position.is_alive(player) && !self.is_over() {
            made += self.pass(no_royal_attacked);
        }
        made
    }

    /// The player to move, not the root, makes forced moves only.
    pub(super) fn pass(&mut self, no_royal_attacked: bool) -> usize {
        let made = self.make_claims(no_royal_attacked);
        if self.is_over() {
            return made;
        }
        let turn = self.position.turn();
        match !no_royal_attacked && self.position.in_check(turn) {
            true => {
                let answer = self.likely_evasion();
                self.position.make(answer);
            }
            false => self.position.make_null(),
        }
        made + 1
    }

    pub(super) fn is_helpless(&mut self) -> bool {
        rules::legal_actions_into(&self.position, &mut self.actions);
        matches!(self.actions[..], [] | [Action::Pass])
    }

    /// The evasion that captures most without seeming to lose. Independent of history, because a position must always
    /// get the same answer.
    fn likely_evasion(&mut self) -> Action {
        rules::legal_actions_into(&self.position, &mut self.actions);
        let (position, evaluator) = (&self.position, &*self.evaluator);
        let material = |&action: &Action| match ordering::seems_to_lose(position, evaluator, action)
        {
            true => -1,
            false => ordering::material_gain(position, evaluator, action),
        };
        let ranked = self
            .actions
            .iter()
            .map(|action| (material(action), *action));
        let best = ranked.reduce(|a, b| if b.0 > a.0 { b } else { a });
        best.map_or(Action::Pass, |(_, action)| action)
    }

    /// The player to move makes all its claims, most valuable first. Returns the number of changes.
    pub(super) fn make_claims(&mut self, no_royal_attacked: bool) -> usize {
        let mut made = 0;
        while !no_royal_attacked && !self.is_over() && self.can_claim() {
            let Some(claim) = self.best_claim() else {
                break;
            };
            self.position.make(claim);
            made += 1;
        }
        made
    }

    /// Whether the player to move attacks an enemy's royal piece.
    pub(super) fn can_claim(&self) -> bool {
        rules::must_claim(&self.position)
    }

    fn best_claim(&mut self) -> Option<Action> {
        let mut actions = std::mem::take(&mut self.actions);
        rules::legal_actions_into(&self.position, &mut actions);
        let claims = actions
            .iter()
            .copied()
            .filter(|action| matches!(action, Action::Claim { .. }));
        let gains = claims.map(|claim| (self.gain_by_claim(claim), claim));
        let best = gains.reduce(|a, b| if b.0 > a.0 { b } else { a });
        self.actions = actions;
        best.map(|(_, claim)| claim)
    }
}
