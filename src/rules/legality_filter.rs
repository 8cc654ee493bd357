//! Which moves would leave the mover's royal piece attacked.
//!
//! [`CheckInfo::check_mask`] and [`CheckInfo::pinned`], computed once per position, decide ordinary moves. Royal moves,
//! and moves that change more than two squares (en passant captures, castling, transfers to another board), are tested
//! one by one.

use super::board_transfer::BoardTransfer;
use crate::geometry::{Square, SquareSet};
use crate::movegen::{self, MovegenContext};
use crate::moves::Action;
use crate::piece::{Piece, Player};
use crate::position::{CheckInfo, Occupancy, Position};
use crate::variant::Royalty;

pub(super) struct LegalityFilter<'p, const WORDS: usize> {
    position: &'p Position,
    player: Player,
    pub(super) royal: Option<Square>,
    pub(super) context: MovegenContext<'p, WORDS>,
    occupancy: Occupancy<WORDS>,
    pub(super) check_info: CheckInfo<WORDS>,
    /// Pieces go to another board after moving.
    passes_over: bool,
    /// Where royal pieces may be several: pieces whose moves are tested one by one.
    tested: SquareSet<WORDS>,
}

impl<'p, const WORDS: usize> LegalityFilter<'p, WORDS> {
    pub(super) fn new(position: &'p Position) -> LegalityFilter<'p, WORDS> {
        let player = position.turn();
        let royal = position.royal(player);
        let context = MovegenContext::new(position);
        let occupancy = Occupancy {
            occupied: context.occupied,
            attackers: context.enemies,
        };
        let rules = &position.variant().rules;
        let (check_info, tested) = match &rules.royalty {
            None => {
                let of_royal = |royal| position.check_info(royal, &occupancy);
                (royal.map_or(CheckInfo::NONE, of_royal), SquareSet::EMPTY)
            }
            Some(royalty) => of_several(position, royalty, &occupancy),
        };
        LegalityFilter {
            position,
            player,
            royal,
            context,
            occupancy,
            check_info,
            passes_over: rules.passes_over,
            tested,
        }
    }

    /// Pieces that may move to any square of [`CheckInfo::check_mask`].
    pub(super) fn free_pieces(&self) -> SquareSet<WORDS> {
        let rules = &self.position.variant().rules;
        if self.passes_over && self.royal.is_some() || !rules.two_steps.is_empty() {
            return SquareSet::EMPTY;
        }
        let mut pieces = self
            .pieces()
            .without(self.check_info.pinned)
            .without(self.tested);
        if let Some(royal) = self.royal {
            pieces.remove(royal);
        }
        pieces
    }

    pub(super) fn pieces(&self) -> SquareSet<WORDS> {
        self.context.occupied.without(self.context.enemies)
    }

    pub(super) fn legal_destinations(
        &self,
        piece: Piece,
        from: Square,
        destinations: SquareSet<WORDS>,
    ) -> SquareSet<WORDS> {
        let Some(royal) = self.royal else {
            return match self.is_tested(from) {
                true => destinations,
                false => destinations.and(self.check_info.check_mask),
            };
        };
        if royal == from {
            return self.royal_destinations(piece, royal, destinations);
        }
        if self.passes_over {
            return self.transfer_destinations(royal, from, destinations);
        }
        if self.check_info.pinned.contains(from) {
            let safe = self
                .position
                .pinned_destinations(from, royal, &self.occupancy);
            return destinations.and(safe);
        }
        destinations.and(self.check_info.check_mask)
    }

    fn royal_destinations(
        &self,
        piece: Piece,
        royal: Square,
        destinations: SquareSet<WORDS>,
    ) -> SquareSet<WORDS> {
        let lines = &self.position.variant().lines;
        let of_royal = lines.of(piece, royal);
        if !of_royal.iter().any(|line| line.stops_at_attacked) {
            let mut safe = SquareSet::EMPTY;
            for to in destinations.iter() {
                if self.royal_may_move_to(royal, to) {
                    safe.insert(to);
                }
            }
            return safe;
        }
        let mut found = SquareSet::EMPTY;
        for line in of_royal {
            for &to in lines.squares(line) {
                let wanted = destinations.contains(to);
                let open = !self.context.occupied.contains(to);
                if line.stops_at_attacked && (wanted || open) && !self.royal_may_stand_on(royal, to)
                {
                    break;
                }
                if wanted && !found.contains(to) && self.royal_may_move_to(royal, to) {
                    found.insert(to);
                }
                if !open {
                    break;
                }
            }
        }
        found
    }

    /// Like [`LegalityFilter::legal_destinations`] where pieces change boards. A move without capture can expose the
    /// royal piece only on sensitive squares.
    fn transfer_destinations(
        &self,
        royal: Square,
        from: Square,
        destinations: SquareSet<WORDS>,
    ) -> SquareSet<WORDS> {
        let sensitive = self.check_info.sensitive;
        let squares = self.position.variant().geometry().len();
        let touching = match sensitive.contains(from) {
            true => SquareSet::ALL,
            false => sensitive
                .or(sensitive.halves_swapped(squares))
                .or(self.context.occupied),
        };
        let mut safe = match self.check_info.attacked {
            true => SquareSet::EMPTY,
            false => destinations.without(touching),
        };
        for to in destinations.and(touching).iter() {
            if self.may_transfer(royal, from, to) {
                safe.insert(to);
            }
        }
        safe
    }

    fn may_transfer(&self, royal: Square, from: Square, to: Square) -> bool {
        let transfer = BoardTransfer::of_move(self.position, from, to);
        transfer.is_none_or(|transfer| {
            !transfer.is_attacked_before(royal, &self.occupancy)
                && !transfer.is_attacked_after(royal, &self.occupancy)
        })
    }

    fn royal_may_move_to(&self, from: Square, to: Square) -> bool {
        match self.passes_over {
            true => self.may_transfer(from, from, to),
            false => self.royal_may_stand_on(from, to),
        }
    }

    /// Whether the royal piece would be safe on `to`, with its own square empty.
    fn royal_may_stand_on(&self, from: Square, to: Square) -> bool {
        let occupancy = self.occupancy.emptied(from).filled(to);
        !self.position.is_attacked_with(to, &occupancy)
    }

    /// Whether legality is decided by making each move. The other pieces may move within [`CheckInfo::check_mask`].
    pub(super) fn is_tested(&self, from: Square) -> bool {
        self.position.variant().rules.royalty.is_some()
            && (self.tested.contains(from) || self.check_info.pinned.contains(from))
    }

    /// Whether no royal piece is attacked after an action. A royal piece that castles may not cross attacked squares either.
    fn is_safe_after(&self, action: Action) -> bool {
        if let Action::Castle(index) = action {
            let castling = &self.position.variant().rules.castlings[index as usize];
            let left = self.occupancy.emptied(castling.from);
            let mut way = castling.safe.iter();
            if self.position.royals(self.player).contains(castling.from)
                && way.any(|square| self.position.is_attacked_with(square, &left))
            {
                return false;
            }
        }
        let mut after = self.position.clone();
        after.make(action);
        !after.in_check(self.player)
    }

    pub(super) fn allows(&self, action: Action) -> bool {
        if self.position.variant().rules.royalty.is_some() {
            return self.is_safe_after(action);
        }
        let Some(royal) = self.royal else { return true };
        match action {
            Action::Move { from, to }
            | Action::DoubleStep { from, to, .. }
            | Action::Promote { from, to, .. } => {
                let Some(piece) = self.position.at(from) else {
                    return false;
                };
                !self
                    .legal_destinations(piece, from, SquareSet::only(to))
                    .is_empty()
            }
            Action::EnPassant { from, to, .. } if self.passes_over => {
                self.may_transfer(royal, from, to)
            }
            Action::EnPassant { from, to, taken } => {
                let occupancy = self.occupancy.emptied(from).emptied(taken).filled(to);
                !self.position.is_attacked_with(royal, &occupancy)
            }
            Action::Castle(index) => self.allows_castling(royal, index as usize),
            Action::Drop { to, .. } => {
                self.check_info.check_mask.contains(to) || self.may_be_blocked_later(action)
            }
            Action::TwoSteps { from, via, to } => {
                let occupancy = self.occupancy.emptied(from).emptied(via.unwrap_or(from));
                let occupancy = to.map_or(occupancy, |to| occupancy.filled(to));
                !self.position.is_attacked_with(royal, &occupancy)
            }
            Action::Done => !self.check_info.attacked,
            // Neither ends the turn, so safety is checked with the move that follows.
            Action::Hide { .. } | Action::Split { .. } => true,
            Action::Pass | Action::Claim { .. } => true,
        }
    }

    fn allows_castling(&self, royal: Square, index: usize) -> bool {
        let position = self.position;
        let castling = &position.variant().rules.castlings[index];
        let left = self.occupancy.emptied(castling.from);
        let attacked = |square| position.is_attacked_with(square, &left);
        if royal == castling.from && castling.safe.iter().any(attacked) {
            return false;
        }
        let royal_after = match royal == castling.from {
            true => castling.to,
            false => royal,
        };
        let occupancy = left
            .emptied(castling.partner_from)
            .filled(castling.to)
            .filled(castling.partner_to);
        let transfer = BoardTransfer::of_castling(position, index);
        !position.is_attacked_with(royal_after, &occupancy)
            && transfer.is_none_or(|transfer| !transfer.is_attacked_after(royal, &self.occupancy))
    }

    /// A later drop of the same turn may answer the check.
    fn may_be_blocked_later(&self, drop: Action) -> bool {
        let mut ahead = self.position.clone();
        ahead.make(drop);
        can_be_blocked::<WORDS>(&mut ahead, self.player)
    }

    pub(super) fn keep_legal(&self, actions: &mut Vec<Action>, first: usize) {
        let mut kept = first;
        for index in first..actions.len() {
            if self.allows(actions[index]) {
                actions[kept] = actions[index];
                kept += 1;
            }
        }
        actions.truncate(kept);
    }
}

/// The checks and pins against all royal pieces, and the pieces for whose moves these don't suffice: royal ones, those
/// that may become royal, and all while a shared check threatens.
fn of_several<const WORDS: usize>(
    position: &Position,
    royalty: &Royalty,
    occupancy: &Occupancy<WORDS>,
) -> (CheckInfo<WORDS>, SquareSet<WORDS>) {
    let player = position.turn();
    let royals = position.royals(player);
    let mut all = CheckInfo::NONE;
    for royal in royals.iter() {
        all = all.and(&position.check_info(royal, occupancy));
    }
    let own = position.pieces(player);
    if royals.is_empty() && royalty.shared_check {
        return (all, own.resized());
    }
    let promotions = &position.variant().rules.promotions;
    let becomes_royal = |&square: &Square| {
        let kind = position.at(square).map(Piece::kind);
        let promotion = kind.and_then(|kind| promotions[kind.index()].as_ref());
        promotion.is_some_and(|promotion| {
            let mut choices = promotion.choices.iter();
            choices.any(|choice| royalty.up_to[choice.kind.index()] > 0)
        })
    };
    let promoting: SquareSet = own.iter().filter(becomes_royal).collect();
    (all, royals.or(promoting).resized())
}

fn can_be_blocked<const WORDS: usize>(position: &mut Position, player: Player) -> bool {
    if position.turn() != player {
        return false;
    }
    let sensitive = LegalityFilter::<WORDS>::new(position).check_info.sensitive;
    let mut drops = Vec::new();
    movegen::add_drops(position, &mut drops);
    let closes = |drop: &Action| matches!(drop, Action::Drop { to, .. } if sensitive.contains(*to));
    drops.into_iter().filter(closes).any(|drop| {
        position.make(drop);
        let blocked = !position.in_check(player) || can_be_blocked::<WORDS>(position, player);
        position.unmake();
        blocked
    })
}
