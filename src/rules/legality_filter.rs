//! Which actions leave no royal piece of the player to move attacked.
//!
//! One look outwards from the royal piece, once per position, decides most moves ([`CheckInfo`]):
//!
//! ```text
//! 4  . . . r    The rook gives check. A free piece must capture it or block it on an x: the check mask.
//! 3  . b . x    The bishop pins P, which may only capture it or stay in its way. Here that is illegal too,
//! 2  . . P x    because it doesn't end the check by the rook.
//! 1  . . . K    The king may go where no enemy attacks it once its old square is empty.
//! ```
//!
//! A hopper attacks with a piece in between and is blocked by none or two, so a pinned piece may also be its screen.
//!
//! Two kinds of games need more. Where pieces change boards, a move has two moments at which the royal piece may be
//! attacked ([`BoardTransfer`]). Where royal pieces may be several, the moves of royal and pinned pieces are made, and
//! the check masks of all royal pieces decide the others.
//!
//! Actions that change more than two squares, such as castling, are always tested one by one.

use super::blocking_drops::can_block_later;
use super::board_transfer::BoardTransfer;
use super::several_royals::{joint_check_info, undecided_pieces, verdict_of_effects};
use super::walls::safe_walls;
use crate::geometry::{Square, SquareSet};
use crate::movegen::MovegenContext;
use crate::movement::Line;
use crate::moves::Action;
use crate::piece::Piece;
use crate::position::{CheckInfo, Occupancy, Position};
use crate::variant::{Castling, Drops};

pub(super) struct LegalityFilter<'p, const WORDS: usize> {
    position: &'p Position,
    pub(super) context: MovegenContext<'p, WORDS>,
    occupancy: Occupancy<WORDS>,
    royals: Royals<WORDS>,
    pub(super) check_info: CheckInfo<WORDS>,
    pieces_change_boards: bool,
    /// [`CheckInfo`] doesn't tell which moves are safe: some pieces can't be hopped over, so attacks depend on more than
    /// which squares are occupied; a grasshopper's screen may leave an attack or make one by moving along its line; or walls
    /// block attacks on the squares that pieces leave.
    needs_occupants: bool,
}

/// The royal pieces of the player to move.
enum Royals<const WORDS: usize> {
    /// None, or a hidden one: every move is safe.
    None,
    One(Square),
    /// Any number, which may change. The moves of `tried` pieces are tested by making them.
    Several {
        tried: SquareSet<WORDS>,
    },
}

/// How to find out whether a move to a square is safe.
enum SafetyTest {
    /// The square is in [`CheckInfo::check_mask`].
    CheckMask,
    /// The pinned piece leaves no attack on this royal piece open.
    Pin(Square),
    /// No enemy attacks the royal piece there, or at the moment of a transfer.
    RoyalMove,
    /// No enemy attacks this royal piece after the move, which matters only on sensitive squares.
    Occupant(Square),
    /// No enemy attacks this royal piece before or after the transfer.
    Transfer(Square),
    /// No royal piece is attacked after making the move.
    Trial,
}

impl<'p, const WORDS: usize> LegalityFilter<'p, WORDS> {
    pub(super) fn new(position: &'p Position) -> LegalityFilter<'p, WORDS> {
        let context = MovegenContext::new(position);
        let occupancy = Occupancy {
            occupied: context.occupied,
            attackers: match position.variant().rules.forbids_captures() {
                true => position.checking_squares(position.turn()).resized(),
                false => context.enemies,
            },
            unhoppable: position.unhoppable(),
        };
        let variant = position.variant();
        let rules = &variant.rules;
        let needs_occupants =
            !variant.unhoppable.is_empty() || variant.lands_behind || rules.leave_walls();
        let (royals, check_info) = match (&rules.royalty, position.royal(position.turn())) {
            (None, None) => (Royals::None, CheckInfo::NONE),
            (None, Some(royal)) => (Royals::One(royal), position.check_info(royal, &occupancy)),
            (Some(royalty), _) => {
                let check_info = joint_check_info(position, &occupancy);
                let undecided = undecided_pieces(position, royalty).resized();
                let tried = match needs_occupants {
                    true => context.occupied.without(context.enemies),
                    false => undecided.or(check_info.pinned),
                };
                (Royals::Several { tried }, check_info)
            }
        };
        LegalityFilter {
            position,
            context,
            occupancy,
            royals,
            check_info,
            pieces_change_boards: rules.passes_over,
            needs_occupants,
        }
    }

    pub(super) fn pieces(&self) -> SquareSet<WORDS> {
        let position = self.position;
        position.pieces(position.turn()).resized()
    }

    /// Pieces that may move to any square of [`CheckInfo::check_mask`].
    pub(super) fn free_pieces(&self) -> SquareSet<WORDS> {
        if !self.position.variant().rules.two_steps.is_empty() {
            return SquareSet::EMPTY;
        }
        match self.royals {
            Royals::None => self.pieces(),
            Royals::One(_) if self.pieces_change_boards || self.needs_occupants => SquareSet::EMPTY,
            Royals::One(royal) => {
                let pinned = self.check_info.pinned;
                self.pieces().without(pinned.or(SquareSet::only(royal)))
            }
            Royals::Several { tried } => self.pieces().without(tried),
        }
    }

    #[inline(always)]
    fn safety_test(&self, from: Square) -> SafetyTest {
        match self.royals {
            Royals::One(royal) if royal == from => SafetyTest::RoyalMove,
            Royals::One(royal) if self.pieces_change_boards => SafetyTest::Transfer(royal),
            Royals::One(royal) if self.needs_occupants => SafetyTest::Occupant(royal),
            Royals::One(royal) if self.check_info.pinned.contains(from) => SafetyTest::Pin(royal),
            Royals::Several { tried } if tried.contains(from) => SafetyTest::Trial,
            _ => SafetyTest::CheckMask,
        }
    }

    /// Whether [`LegalityFilter::legal_destinations`] leaves the moves of this piece to [`LegalityFilter::allows`].
    pub(super) fn needs_trial(&self, from: Square) -> bool {
        matches!(self.royals, Royals::Several { tried } if tried.contains(from))
    }

    /// The destinations to which a piece may move, on its own board.
    pub(super) fn legal_destinations(
        &self,
        piece: Piece,
        from: Square,
        destinations: SquareSet<WORDS>,
    ) -> SquareSet<WORDS> {
        match self.safety_test(from) {
            SafetyTest::CheckMask => destinations.and(self.check_info.check_mask),
            SafetyTest::Pin(royal) => {
                let occupancy = &self.occupancy;
                destinations.and(self.position.pinned_destinations(from, royal, occupancy))
            }
            SafetyTest::RoyalMove => self.royal_destinations(piece, from, destinations),
            SafetyTest::Occupant(royal) => {
                self.sensitive_destinations(royal, piece, from, destinations)
            }
            SafetyTest::Transfer(royal) => self.transfer_destinations(royal, from, destinations),
            SafetyTest::Trial => destinations,
        }
    }

    fn royal_destinations(
        &self,
        piece: Piece,
        royal: Square,
        destinations: SquareSet<WORDS>,
    ) -> SquareSet<WORDS> {
        let lines = self.position.variant().lines.of(piece, royal);
        if lines.iter().any(|line| line.stops_at_attacked) {
            return self.destinations_before_attacks(lines, royal, destinations);
        }
        let safe = |&to: &Square| self.royal_may_move_to(royal, to);
        destinations.iter().filter(safe).collect()
    }

    /// Like [`LegalityFilter::royal_destinations`] of a royal piece that may not pass over attacked squares.
    fn destinations_before_attacks(
        &self,
        lines: &[Line],
        royal: Square,
        destinations: SquareSet<WORDS>,
    ) -> SquareSet<WORDS> {
        let mut safe = SquareSet::EMPTY;
        for line in lines {
            for &to in self.position.variant().lines.squares(line) {
                let wanted = destinations.contains(to);
                let occupied = self.context.occupied.contains(to);
                if occupied && !wanted
                    || line.stops_at_attacked && !self.royal_is_safe_on(royal, to)
                {
                    break;
                }
                if wanted && !safe.contains(to) && self.royal_may_move_to(royal, to) {
                    safe.insert(to);
                }
                if occupied {
                    break;
                }
            }
        }
        safe
    }

    fn royal_may_move_to(&self, royal: Square, to: Square) -> bool {
        match self.pieces_change_boards {
            true => self.may_transfer(royal, royal, to),
            false => self.royal_is_safe_on(royal, to),
        }
    }

    fn royal_is_safe_on(&self, royal: Square, to: Square) -> bool {
        let left = self.position.vacated(&self.occupancy, royal);
        let after = match self.position.at(royal) {
            Some(piece) => self.filled(left, to, piece),
            None => left.filled(to),
        };
        !self.position.is_attacked_with(to, &after)
    }

    /// A move can end or begin an attack only if it starts or ends on a sensitive square.
    fn sensitive_destinations(
        &self,
        royal: Square,
        piece: Piece,
        from: Square,
        destinations: SquareSet<WORDS>,
    ) -> SquareSet<WORDS> {
        let decisive = match self.check_info.sensitive.contains(from) {
            true => SquareSet::ALL,
            false => self.check_info.sensitive,
        };
        let mut safe = match self.check_info.attacked {
            true => SquareSet::EMPTY,
            false => destinations.without(decisive),
        };
        let left = self.position.vacated(&self.occupancy, from);
        for to in destinations.and(decisive).iter() {
            if !self
                .position
                .is_attacked_with(royal, &self.filled(left, to, piece))
            {
                safe.insert(to);
            }
        }
        safe
    }

    /// The occupancy after a piece has arrived on a square.
    fn filled(
        &self,
        occupancy: Occupancy<WORDS>,
        square: Square,
        piece: Piece,
    ) -> Occupancy<WORDS> {
        match self.position.variant().lines.is_hoppable(piece) {
            true => occupancy.filled(square),
            false => occupancy.filled_unhoppable(square),
        }
    }

    /// A move can end or begin an attack only by a capture, or by a square of either board that is sensitive.
    fn transfer_destinations(
        &self,
        royal: Square,
        from: Square,
        destinations: SquareSet<WORDS>,
    ) -> SquareSet<WORDS> {
        let sensitive = self.check_info.sensitive;
        let squares = self.position.variant().geometry().len();
        let decisive = match sensitive.contains(from) {
            true => SquareSet::ALL,
            false => sensitive
                .or(sensitive.halves_swapped(squares))
                .or(self.context.occupied),
        };
        let mut safe = match self.check_info.attacked {
            true => SquareSet::EMPTY,
            false => destinations.without(decisive),
        };
        for to in destinations.and(decisive).iter() {
            if self.may_transfer(royal, from, to) {
                safe.insert(to);
            }
        }
        safe
    }

    fn may_transfer(&self, royal: Square, from: Square, to: Square) -> bool {
        let transfer = BoardTransfer::of_move(self.position, from, to);
        transfer.is_none_or(|transfer| transfer.is_safe(royal, &self.occupancy))
    }

    /// The squares where drops leave no royal piece attacked; `None` if each must be tested. A dropped piece is like one
    /// that isn't pinned and comes from nowhere.
    pub(super) fn safe_drops(&self) -> Option<SquareSet> {
        let several = |drops: &Drops| drops.per_turn > 1;
        let in_turns = self.position.variant().rules.drops.iter().any(several);
        match self.royals {
            Royals::None => Some(SquareSet::ALL),
            Royals::One(_) if !in_turns && !self.needs_occupants => {
                Some(self.check_info.check_mask.resized())
            }
            Royals::One(_) | Royals::Several { .. } => None,
        }
    }

    /// Those of some empty squares where no enemy attacks a royal piece that is dropped.
    pub(super) fn safe_for_royal(&self, squares: SquareSet) -> SquareSet {
        let safe = |&to: &Square| self.royal_is_safe_on(to, to);
        squares.iter().filter(safe).collect()
    }

    /// Removes the actions that aren't allowed, starting at index `first`.
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

    pub(super) fn allows(&self, action: Action) -> bool {
        match self.royals {
            Royals::None => true,
            Royals::One(royal) => self.keeps_safe(royal, action),
            Royals::Several { .. } => self.is_safe_after_making(action),
        }
    }

    /// Whether the only royal piece isn't attacked after an action.
    fn keeps_safe(&self, royal: Square, action: Action) -> bool {
        let before = self.occupancy;
        let safe_with = |after: Occupancy<WORDS>| !self.position.is_attacked_with(royal, &after);
        match action {
            Action::Promote { from, to, .. } if from == to => !self.check_info.attacked,
            Action::Move { from, to }
            | Action::DoubleStep { from, to, .. }
            | Action::Promote { from, to, .. } => self.position.at(from).is_some_and(|piece| {
                let destinations = self.legal_destinations(piece, from, SquareSet::only(to));
                !destinations.is_empty()
            }),
            Action::EnPassant { from, to, taken } => self.position.at(from).is_some_and(|piece| {
                let left = self.position.vacated(&before, from);
                safe_with(self.filled(left.emptied(taken), to, piece))
            }),
            Action::TwoSteps { from, via, to } => {
                let left = before.emptied(from).emptied(via.unwrap_or(from));
                safe_with(to.map_or(left, |to| left.filled(to)))
            }
            Action::Castle(index) => self.castling_keeps_safe(royal, index as usize),
            Action::Gate { .. } | Action::GateCastling { .. } => {
                self.allows(action.without_gate()) && self.is_safe_after_making(action)
            }
            Action::Drop { kind, to, .. } if self.needs_occupants => {
                let piece = Piece::new(kind, self.position.turn());
                safe_with(self.filled(before, to, piece)) || can_block_later(self.position, action)
            }
            Action::Drop { to, .. } => {
                self.check_info.check_mask.contains(to) || can_block_later(self.position, action)
            }
            Action::Wall { to } => {
                match self.needs_occupants || self.position.variant().rules.moves_walls() {
                    true => self.is_safe_after_making(action),
                    false => self.check_info.check_mask.contains(to),
                }
            }
            Action::Done => !self.check_info.attacked,
            // Neither ends the turn, so safety is tested with the move that follows.
            Action::Hide { .. } | Action::Split { .. } => true,
            Action::Pass | Action::Claim { .. } => true,
        }
    }

    fn castling_keeps_safe(&self, royal: Square, index: usize) -> bool {
        let castling = &self.position.variant().rules.castlings[index];
        let left = self.position.vacated(&self.occupancy, castling.from);
        let after = { self.position.vacated(&left, castling.partner_from) }
            .filled(castling.to)
            .filled(castling.partner_to);
        let royal_after = match royal == castling.from {
            true => castling.to,
            false => royal,
        };
        let transfer = BoardTransfer::of_castling(self.position, index);
        !self.castles_through_attack(castling)
            && !self.position.is_attacked_with(royal_after, &after)
            && transfer.is_none_or(|transfer| !transfer.is_attacked_after(royal, &self.occupancy))
    }

    /// Whether a royal piece castles over an attacked square.
    fn castles_through_attack(&self, castling: &Castling) -> bool {
        let left = self.occupancy.emptied(castling.from);
        let royals = self.position.royals(self.position.turn());
        let mut path = castling.safe.iter();
        royals.contains(castling.from)
            && path.any(|square| self.position.is_attacked_with(square, &left))
    }

    fn is_safe_after_making(&self, action: Action) -> bool {
        if let Action::Castle(index) = action.without_gate() {
            let castling = &self.position.variant().rules.castlings[index as usize];
            if self.castles_through_attack(castling) {
                return false;
            }
        }
        let mut after = self.position.clone();
        after.make(action);
        let verdict = verdict_of_effects(self.position, &after);
        verdict.unwrap_or_else(|| match after.awaits_wall() {
            true => !safe_walls(&after).is_empty(),
            false => !after.in_check(self.position.turn()),
        })
    }
}
