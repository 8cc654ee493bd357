//! Multiplayer quiescence: captures by the root, and captures of the root's pieces by one of the players that move
//! before it, under every model. A position is evaluated when the root is to move and cannot gain more.

use super::searcher::MultiplayerSearcher;
use super::victim::{Victim, next_most_valuable};
use crate::geometry::Square;
use crate::moves::Action;
use crate::piece::{ByPlayer, Piece, PieceSet};
use crate::position::{Occupancy, Position};
use crate::rules;
use crate::search::ordering::{self, EVEN_TRADE, RankedAction};
use crate::search::pruning::DELTA_MARGIN;
use crate::search::score::{self, INFINITE, MAX_PLIES};

/// The maximum number of captures in a row, and of checks answered.
const MAX_CAPTURES: u32 = 5;
const MAX_CHECKS: u32 = 1;

#[derive(Clone, Copy)]
struct Remaining {
    captures: u32,
    checks: u32,
    no_royal_attacked: bool,
}

/// The players that move before the root, and the occupancy for their attacks and the root's defence.
struct AttackersAndDefenders {
    others: PieceSet,
    attacking: Occupancy,
    protecting: Occupancy,
}

impl MultiplayerSearcher {
    /// The root's score of a position within the window. `no_royal_attacked` tells that no royal piece is known to be
    /// attacked.
    pub(super) fn quiescence(
        &mut self,
        alpha: i32,
        beta: i32,
        ply: usize,
        no_royal_attacked: bool,
    ) -> i32 {
        let remaining = Remaining {
            captures: MAX_CAPTURES,
            checks: MAX_CHECKS,
            no_royal_attacked,
        };
        self.quiesce(alpha, beta, ply, remaining)
    }

    fn quiesce(&mut self, alpha: i32, beta: i32, ply: usize, remaining: Remaining) -> i32 {
        if self.is_over() {
            return self.end(ply);
        }
        if ply + 2 >= MAX_PLIES {
            return self.evaluation();
        }
        match self.position.turn() == self.root {
            true => self.quiesce_root(alpha, beta, ply, remaining),
            false => self.quiesce_others(alpha, beta, ply, remaining),
        }
    }

    /// The root is to move. Compulsory claims and check evasions are all searched; a claim does not count as a capture.
    fn quiesce_root(
        &mut self,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        mut remaining: Remaining,
    ) -> i32 {
        let must_claim = !remaining.no_royal_attacked && self.can_claim();
        let checked =
            !remaining.no_royal_attacked && !must_claim && self.position.in_check(self.root);
        remaining.no_royal_attacked = false;
        let evading = checked && remaining.checks > 0;
        if checked && !evading && self.is_helpless() {
            return score::lost(ply + 1);
        }
        let all = must_claim || evading;
        let stand_pat = if all { -INFINITE } else { self.evaluation() };
        if stand_pat >= beta || remaining.captures == 0 && !all {
            return stand_pat;
        }
        if !must_claim {
            remaining.captures = remaining.captures.saturating_sub(1);
            remaining.checks -= u32::from(evading);
        }
        alpha = alpha.max(stand_pat);
        let mut best = stand_pat;
        let mut list = self.root_moves(ply, all);
        let mut next = 0;
        while let Some(ranked) = ordering::next_best(&mut list, next) {
            next += 1;
            if !all && self.is_futile(ranked, stand_pat, alpha) {
                continue;
            }
            self.nodes += 1;
            self.position.make(ranked.action);
            best = best.max(self.quiesce(alpha, beta, ply + 1, remaining));
            self.position.unmake();
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        self.quiescence_lists[ply] = list;
        best
    }

    fn root_moves(&mut self, ply: usize, all: bool) -> Vec<RankedAction> {
        match all {
            true => rules::legal_actions_into(&self.position, &mut self.actions),
            false => rules::legal_captures_into(&self.position, &mut self.actions),
        }
        let mut list = std::mem::take(&mut self.quiescence_lists[ply]);
        list.clear();
        let no_checks = ByPlayer::default();
        let ranked = self.actions.iter();
        list.extend(ranked.map(|&action| self.rank(action, ply, &no_checks)));
        list
    }

    /// Whether a capture of the root cannot raise alpha (delta pruning) or seems to lose material.
    fn is_futile(&self, ranked: RankedAction, stand_pat: i32, alpha: i32) -> bool {
        let gain = || ordering::material_gain(&self.position, &self.evaluator, ranked.action);
        ordering::is_losing(ranked.rank)
            || self.options.selective && stand_pat + DELTA_MARGIN + gain() <= alpha
    }

    /// Another player is to move. It or a later one may capture from the root, or none does.
    fn quiesce_others(
        &mut self,
        alpha: i32,
        mut beta: i32,
        ply: usize,
        remaining: Remaining,
    ) -> i32 {
        let no_royal_attacked = remaining.no_royal_attacked || self.no_royal_is_attacked();
        let stand_pat = match no_royal_attacked {
            true => self.evaluation(),
            false => self.after_passing(alpha, beta, ply, remaining),
        };
        if stand_pat <= alpha || remaining.captures == 0 {
            return stand_pat;
        }
        let mut best = stand_pat;
        beta = beta.min(stand_pat);
        let mut victims = self.victims(ply, stand_pat, beta);
        let fight = self.attackers_and_defenders();
        let mut next = 0;
        while let Some(victim) = next_most_valuable(&mut victims, next) {
            next += 1;
            if self.options.selective && best - victim.value - DELTA_MARGIN >= beta {
                continue;
            }
            let Some(attacker) = self.attacker_of(victim, &fight) else {
                continue;
            };
            let threat = (attacker, victim.square);
            if let Some(score) =
                self.search_capture(threat, no_royal_attacked, (alpha, beta), ply, remaining)
            {
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

    fn after_passing(&mut self, alpha: i32, beta: i32, ply: usize, remaining: Remaining) -> i32 {
        let made = self.pass_on_to(self.root, false);
        let less = Remaining {
            captures: remaining.captures.saturating_sub(1),
            no_royal_attacked: false,
            ..remaining
        };
        let score = self.quiesce(alpha, beta, ply + 1, less);
        self.unmake(made);
        score
    }

    /// The root's capturable pieces, without those too cheap to push the score below beta.
    fn victims(&mut self, ply: usize, stand_pat: i32, beta: i32) -> Vec<Victim> {
        let mut victims = std::mem::take(&mut self.victims[ply]);
        victims.clear();
        let position = &self.position;
        for square in position.pieces(self.root) {
            let Some(piece) = position.at(square) else {
                continue;
            };
            let value = self.evaluator.value(piece.kind());
            if value > 0 && !(self.options.selective && stand_pat - value - DELTA_MARGIN >= beta) {
                victims.push(Victim { value, square });
            }
        }
        victims
    }

    fn attackers_and_defenders(&self) -> AttackersAndDefenders {
        let position = &self.position;
        let others = self.others_to_act();
        AttackersAndDefenders {
            others,
            attacking: position.occupancy(others),
            protecting: position.occupancy(position.variant().pieces_of[self.root]),
        }
    }

    /// The origin of the cheapest attacker of a victim, if capturing may pay.
    fn attacker_of(&self, victim: Victim, fight: &AttackersAndDefenders) -> Option<Square> {
        let Victim { value, square } = victim;
        let position = &self.position;
        if !position.is_attacked_given(square, &fight.attacking) {
            return None;
        }
        let (cost, attacker) = self.cheapest_attacker(square, fight.others)?;
        let pays =
            cost <= value + EVEN_TRADE || !position.is_attacked_given(square, &fight.protecting);
        pays.then_some(attacker)
    }

    fn cheapest_attacker(&self, target: Square, pieces: PieceSet) -> Option<(i32, Square)> {
        let position = &self.position;
        let value = |piece: Piece| self.evaluator.value(piece.kind());
        let attackers = position.attackers(target, pieces).iter();
        let attackers = attackers.map(|from| (position.at(from).map_or(0, value), from));
        attackers.min()
    }

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

    fn search_capture(
        &mut self,
        (from, to): (Square, Square),
        no_royal_attacked: bool,
        (alpha, beta): (i32, i32),
        ply: usize,
        remaining: Remaining,
    ) -> Option<i32> {
        let actor = self.position.at(from)?.owner();
        let mut made = self.pass_on_to(actor, no_royal_attacked);
        let there = |position: &Position| {
            let piece = position.at(from);
            position.turn() == actor && piece.is_some_and(|piece| piece.owner() == actor)
        };
        let mut score = None;
        if !self.is_over() && there(&self.position) && (no_royal_attacked || !self.can_claim()) {
            self.nodes += 1;
            self.position.make(Action::Move { from, to });
            made += 1;
            let no_royal_attacked = self.no_royal_is_attacked();
            if no_royal_attacked || !self.position.in_check(actor) {
                made += self.pass_on_to(self.root, no_royal_attacked);
                let remaining = Remaining {
                    captures: remaining.captures - 1,
                    no_royal_attacked,
                    ..remaining
                };
                score = Some(self.quiesce(alpha, beta, ply + 1, remaining));
            }
        }
        self.unmake(made);
        score
    }
}
