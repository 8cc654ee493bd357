//! What hangs, to the end: captures by the root, and of the root's pieces by all others that act before it, one of them
//! at a time whatever the model. A position is judged when it is the root's turn and nothing more can be gained.

use super::searcher::MultiplayerSearcher;
use super::victim::{Victim, dearest};
use crate::geometry::Square;
use crate::moves::Action;
use crate::piece::{ByPlayer, Piece, PieceSet};
use crate::position::{Crowd, Position};
use crate::rules;
use crate::search::order::{self, EVEN, Ranked};
use crate::search::score::{self, INFINITE, MOST_PLIES};
use crate::search::selectivity::DELTA;

/// So many captures in a row are looked at, and so many checks answered.
const CAPTURES: u32 = 5;
const CHECKS: u32 = 1;

/// What is left to be looked at.
#[derive(Clone, Copy)]
struct Left {
    captures: u32,
    checks: u32,
    /// It is known that no royal is attacked.
    calm: bool,
}

/// Those that act before the root does, and where they and the root's pieces stand.
struct War {
    others: PieceSet,
    attacking: Crowd,
    protecting: Crowd,
}

impl MultiplayerSearcher {
    /// The root's score of a position when only captures, claims and answers to check are looked at, as far as it lies
    /// between `alpha` and `beta`. `calm` if it is known that no royal is attacked.
    pub(super) fn quiescence(&mut self, alpha: i32, beta: i32, ply: usize, calm: bool) -> i32 {
        let left = Left {
            captures: CAPTURES,
            checks: CHECKS,
            calm,
        };
        self.quiet(alpha, beta, ply, left)
    }

    fn quiet(&mut self, alpha: i32, beta: i32, ply: usize, left: Left) -> i32 {
        if self.is_over() {
            return self.end(ply);
        }
        if ply + 2 >= MOST_PLIES {
            return self.evaluation();
        }
        match self.position.turn() == self.root {
            true => self.quiet_root(alpha, beta, ply, left),
            false => self.quiet_others(alpha, beta, ply, left),
        }
    }

    /// It is the root's turn. Claims and answers to check are all looked at, as it has no choice but to make one of
    /// them; a claim is not counted as a capture.
    fn quiet_root(&mut self, mut alpha: i32, beta: i32, ply: usize, mut left: Left) -> i32 {
        let must_claim = !left.calm && self.can_claim();
        let checked = !left.calm && !must_claim && self.position.in_check(self.root);
        left.calm = false;
        let evades = checked && left.checks > 0;
        if checked && !evades && self.is_helpless() {
            return score::lost(ply + 1);
        }
        let all = must_claim || evades;
        let standing = if all { -INFINITE } else { self.evaluation() };
        if standing >= beta || left.captures == 0 && !all {
            return standing;
        }
        if !must_claim {
            left.captures = left.captures.saturating_sub(1);
            left.checks -= u32::from(evades);
        }
        alpha = alpha.max(standing);
        let mut best = standing;
        let mut list = self.quiet_list(ply, all);
        let mut next = 0;
        while let Some(ranked) = order::next_best(&mut list, next) {
            next += 1;
            if !all && self.is_futile(ranked, standing, alpha) {
                continue;
            }
            self.nodes += 1;
            self.position.make(ranked.action);
            best = best.max(self.quiet(alpha, beta, ply + 1, left));
            self.position.unmake();
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        self.quiet_lists[ply] = list;
        best
    }

    /// The root's actions, ranked, in the list kept for this ply.
    fn quiet_list(&mut self, ply: usize, all: bool) -> Vec<Ranked> {
        match all {
            true => rules::legal_actions_into(&self.position, &mut self.actions),
            false => rules::legal_captures_into(&self.position, &mut self.actions),
        }
        let mut list = std::mem::take(&mut self.quiet_lists[ply]);
        list.clear();
        let nobody = ByPlayer::default();
        let ranked = self.actions.iter();
        list.extend(ranked.map(|&action| self.rank(action, ply, &nobody)));
        list
    }

    /// What the root gains by a capture counts only in part: its own standing doesn't grow.
    fn is_futile(&self, ranked: Ranked, standing: i32, alpha: i32) -> bool {
        let gain = || order::gain(&self.position, &self.evaluator, ranked.action);
        order::is_losing(ranked.rank)
            || self.options.selective && standing + DELTA + gain() <= alpha
    }

    /// It is the turn of one of the others: that one or a later one may take something from the root, or none.
    fn quiet_others(&mut self, alpha: i32, mut beta: i32, ply: usize, left: Left) -> i32 {
        let calm = left.calm || self.is_calm();
        let standing = match calm {
            true => self.evaluation(),
            false => self.after_passing(alpha, beta, ply, left),
        };
        if standing <= alpha || left.captures == 0 {
            return standing;
        }
        let mut best = standing;
        beta = beta.min(standing);
        let mut victims = self.victims(ply, standing, beta);
        let war = self.war();
        let mut next = 0;
        while let Some(victim) = dearest(&mut victims, next) {
            next += 1;
            if self.options.selective && best - victim.value - DELTA >= beta {
                continue;
            }
            let Some(attacker) = self.attacker_of(victim, &war) else {
                continue;
            };
            let threat = (attacker, victim.square);
            if let Some(score) = self.carry_threat_out(threat, calm, (alpha, beta), ply, left) {
                best = best.min(score);
                beta = beta.min(score);
                if alpha >= beta {
                    break;
                }
            }
        }
        self.victims[ply] = victims;
        best
    }

    /// The score if all others do only what they must.
    fn after_passing(&mut self, alpha: i32, beta: i32, ply: usize, left: Left) -> i32 {
        let made = self.pass_on_to(self.root, false);
        let less = Left {
            captures: left.captures.saturating_sub(1),
            calm: false,
            ..left
        };
        let score = self.quiet(alpha, beta, ply + 1, less);
        self.take_back(made);
        score
    }

    /// The root's pieces but its royal, in the list kept for this ply. Those whose capture could not lower the score to below
    /// `beta` are left out.
    fn victims(&mut self, ply: usize, standing: i32, beta: i32) -> Vec<Victim> {
        let mut victims = std::mem::take(&mut self.victims[ply]);
        victims.clear();
        let position = &self.position;
        for square in position.pieces(self.root) {
            let Some(piece) = position.at(square) else {
                continue;
            };
            let value = self.evaluator.value(piece.kind());
            if value > 0 && !(self.options.selective && standing - value - DELTA >= beta) {
                victims.push(Victim { value, square });
            }
        }
        victims
    }

    fn war(&self) -> War {
        let position = &self.position;
        let others = self.others_to_act();
        War {
            others,
            attacking: position.crowd(others),
            protecting: position.crowd(position.variant().pieces_of[self.root]),
        }
    }

    /// Where the cheapest piece stands that could take one of the root's, if that may pay.
    fn attacker_of(&self, victim: Victim, war: &War) -> Option<Square> {
        let Victim { value, square } = victim;
        let position = &self.position;
        if !position.is_attacked_amid(square, &war.attacking) {
            return None;
        }
        let (cost, attacker) = self.cheapest_attacker(square, war.others)?;
        let pays = cost <= value + EVEN || !position.is_attacked_amid(square, &war.protecting);
        pays.then_some(attacker)
    }

    /// What the cheapest of these pieces that attack a square is worth, and where it stands.
    fn cheapest_attacker(&self, target: Square, pieces: PieceSet) -> Option<(i32, Square)> {
        let position = &self.position;
        let worth = |piece: Piece| self.evaluator.value(piece.kind());
        let attackers = position.attackers(target, pieces).iter();
        let attackers = attackers.map(|from| (position.at(from).map_or(0, worth), from));
        attackers.min()
    }

    /// The pieces of those that act before the root does.
    fn others_to_act(&self) -> PieceSet {
        let position = &self.position;
        let turn = position.turn();
        let between = |player| match turn < self.root {
            true => turn <= player && player < self.root,
            false => turn <= player || player < self.root,
        };
        let players = self.others().filter(|&player| between(player));
        let pieces_of = &position.variant().pieces_of;
        players.fold(PieceSet::EMPTY, |pieces, player| {
            pieces.or(pieces_of[player])
        })
    }

    /// The score after a capture; `None` if it can't be made.
    fn carry_threat_out(
        &mut self,
        (from, to): (Square, Square),
        calm: bool,
        (alpha, beta): (i32, i32),
        ply: usize,
        left: Left,
    ) -> Option<i32> {
        let actor = self.position.at(from)?.owner();
        let mut made = self.pass_on_to(actor, calm);
        let there = |position: &Position| {
            let piece = position.at(from);
            position.turn() == actor && piece.is_some_and(|piece| piece.owner() == actor)
        };
        let mut score = None;
        if !self.is_over() && there(&self.position) && (calm || !self.can_claim()) {
            self.nodes += 1;
            self.position.make(Action::Move { from, to });
            made += 1;
            let calm = self.is_calm();
            if calm || !self.position.in_check(actor) {
                made += self.pass_on_to(self.root, calm);
                let left = Left {
                    captures: left.captures - 1,
                    calm,
                    ..left
                };
                score = Some(self.quiet(alpha, beta, ply + 1, left));
            }
        }
        self.take_back(made);
        score
    }
}
