//! What captures do besides removing the captured piece, and which attacks on royal pieces they make harmless.

use super::Position;
use crate::geometry::{Square, SquareSet};
use crate::moves::Action;
use crate::piece::{Piece, PieceSet, Player};
use crate::position::Occupancy;
use crate::variant::{Captor, CaptureEffects};

/// What becomes of a piece that moves, which may be a captor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CaptorFate {
    /// It arrives as this piece.
    Arrives(Piece),
    /// It stays where it came from.
    Returns,
    /// It leaves the board.
    Leaves,
    /// It becomes a wall.
    BecomesWall,
    /// A mine removes it.
    IsMined,
}

impl Position {
    /// What becomes of a piece that will capture on a square, if anything is there, and otherwise arrive as `arrived`.
    #[inline(always)]
    pub(super) fn fate_of_captor(&self, piece: Piece, taken: Square, arrived: Piece) -> CaptorFate {
        let rules = &self.variant.rules;
        if rules.capture_effects.is_none() && rules.drops.is_empty() {
            return CaptorFate::Arrives(arrived);
        }
        self.fate_by_rules(piece, taken, arrived)
    }

    // Inlined, it would slow down the games that don't need it.
    #[inline(never)]
    fn fate_by_rules(&self, piece: Piece, taken: Square, arrived: Piece) -> CaptorFate {
        if self.mine_on(taken).is_some() {
            return CaptorFate::IsMined;
        }
        let (Some(effects), Some(victim)) = (&self.variant.rules.capture_effects, self.at(taken))
        else {
            return CaptorFate::Arrives(arrived);
        };
        let is_royal = |piece: Piece| self.variant.kinds[piece.kind().index()].royal;
        match effects.captor(piece) {
            Captor::Returns => CaptorFate::Returns,
            Captor::Leaves => CaptorFate::Leaves,
            Captor::Wall => CaptorFate::BecomesWall,
            Captor::BecomesVictim if arrived == piece && !is_royal(piece) && !is_royal(victim) => {
                CaptorFate::Arrives(Piece::new(victim.kind(), piece.owner()))
            }
            Captor::BecomesVictim | Captor::Stays => CaptorFate::Arrives(arrived),
        }
    }

    /// What a piece is on the target of a move without promotion; `None` if it doesn't arrive.
    pub(crate) fn arrives_as(&self, from: Square, to: Square) -> Option<Piece> {
        let piece = self.at(from)?;
        match self.fate_of_captor(piece, to, piece) {
            CaptorFate::Arrives(arrived) => Some(arrived),
            _ => None,
        }
    }

    /// Ends the capture of a piece that has left its square and doesn't arrive.
    pub(super) fn end_capture(
        &mut self,
        piece: Piece,
        (from, to): (Square, Square),
        fate: CaptorFate,
    ) {
        match fate {
            CaptorFate::Arrives(_) => {}
            CaptorFate::Returns => {
                self.put(from, Some(piece));
                self.close_castlings(to, to);
            }
            CaptorFate::Leaves | CaptorFate::BecomesWall => {
                self.close_castlings(from, to);
                self.lose_by_effect(piece);
                if fate == CaptorFate::BecomesWall {
                    self.set_wall(to, true);
                }
            }
            CaptorFate::IsMined => {
                self.close_castlings(from, to);
                self.lose_to_mine(piece, from);
            }
        }
    }

    /// The squares that the blast of an action reaches, if captures have effects.
    #[inline(always)]
    pub(super) fn blast_of(&self, action: Action) -> Option<SquareSet> {
        let effects = self.variant.rules.capture_effects.as_ref()?;
        let (_, to) = action.squares(&self.variant);
        to.filter(|_| !self.captures(action).is_empty())
            .map(|to| effects.blast(to))
    }

    /// The other pieces that a capture removes, with the captor where it leaves. The captor hasn't moved yet.
    pub(crate) fn removed_besides(&self, action: Action) -> SquareSet {
        let (Some(effects), (Some(from), Some(_))) = (
            &self.variant.rules.capture_effects,
            action.squares(&self.variant),
        ) else {
            return SquareSet::EMPTY;
        };
        let captured: SquareSet = self.captures(action).into_iter().collect();
        let blast = self.blast_of(action).unwrap_or(SquareSet::EMPTY);
        let others = blast.without(captured);
        let mut removed = self.cleared(effects, others.without(SquareSet::only(from)));
        if !captured.is_empty() && self.leaves_as_captor(effects, from) {
            removed.insert(from);
        }
        removed
    }

    /// Removes the pieces on these squares, except those that a blast spares.
    pub(super) fn explode(&mut self, squares: SquareSet) {
        let variant = self.variant.clone();
        let Some(effects) = &variant.rules.capture_effects else {
            return;
        };
        for square in self.cleared(effects, squares).iter() {
            let Some(piece) = self.at(square) else {
                continue;
            };
            self.put(square, None);
            self.close_castlings(square, square);
            self.lose_by_effect(piece);
        }
    }

    /// A piece that a capture removes besides the captured one may come into a hand, those of the captor's player into the
    /// enemy's.
    fn lose_by_effect(&mut self, piece: Piece) {
        if let Some(held) = self.variant.rules.held[piece.kind().index()] {
            let captor = match piece.owner() == self.turn() {
                true => self.first_opponent(piece.owner()),
                false => Some(self.turn()),
            };
            self.take_in_hand(piece, held, captor);
        }
    }

    /// Whether an enemy attacks a royal piece of a player without losing one itself.
    pub(super) fn in_check_with_effects(
        &self,
        effects: &CaptureEffects,
        player: Player,
        occupied: SquareSet,
    ) -> bool {
        let theirs = self
            .first_opponent(player)
            .map_or(SquareSet::EMPTY, |enemy| self.royals(enemy));
        let leaves = |&square: &Square| self.leaves_as_captor(effects, square);
        let leaving_royals: SquareSet = theirs.iter().filter(leaves).collect();
        let occupancy = Occupancy {
            occupied,
            attackers: self.checking_squares(player).without(leaving_royals),
            unhoppable: self.unhoppable(),
        };
        let is_attacked = |royal: Square| {
            let lost = self.cleared(effects, effects.blast(royal).and(theirs));
            lost.is_empty() && self.is_attacked_given(royal, &occupancy)
        };
        self.royals(player).iter().any(is_attacked)
    }

    /// The pieces of all other players that may capture royal pieces.
    pub fn checking_pieces(&self, player: Player) -> PieceSet {
        let enemies = self.enemies(player);
        let effects = self.variant.rules.capture_effects.as_ref();
        effects.map_or(enemies, |effects| enemies.without(effects.limits.harmless))
    }

    /// The squares of the other players' pieces that may capture royal pieces.
    pub(crate) fn checking_squares(&self, player: Player) -> SquareSet {
        self.squares_of_pieces(self.checking_pieces(player))
    }

    /// Whether a rule forbids a capture that an action makes.
    pub(crate) fn is_forbidden_capture(&self, action: Action) -> bool {
        let (Some(effects), (Some(from), _)) = (
            &self.variant.rules.capture_effects,
            action.squares(&self.variant),
        ) else {
            return false;
        };
        let Some(piece) = self.at(from) else {
            return false;
        };
        let victims = self.captures(action).into_iter();
        { victims.filter_map(|square| self.at(square)) }
            .any(|victim| !effects.limits.allow(piece, victim))
    }

    /// The squares of a player's pieces that the player itself may capture.
    pub(crate) fn capturable_own(&self, player: Player) -> SquareSet {
        let effects = self.variant.rules.capture_effects.as_ref();
        let own = effects.map_or(PieceSet::EMPTY, |effects| effects.limits.own);
        match own.is_empty() {
            true => SquareSet::EMPTY,
            false => self.squares_of_pieces(own.and(self.variant.pieces_of[player])),
        }
    }

    /// Whether a player may capture a piece, as far as this doesn't depend on the captor.
    pub(crate) fn may_capture(&self, player: Player, piece: Piece) -> bool {
        let effects = self.variant.rules.capture_effects.as_ref();
        piece.owner() != player || effects.is_some_and(|effects| effects.limits.own.contains(piece))
    }

    /// Whether the piece on a square captures without moving.
    #[inline]
    pub(crate) fn returns_as_captor(&self, square: Square) -> bool {
        self.variant
            .rules
            .capture_effects
            .as_ref()
            .is_some_and(|effects| {
                let captor = self.at(square).map(|piece| effects.captor(piece));
                captor == Some(Captor::Returns)
            })
    }

    fn leaves_as_captor(&self, effects: &CaptureEffects, square: Square) -> bool {
        let captor = self.at(square).map(|piece| effects.captor(piece));
        matches!(captor, Some(Captor::Leaves | Captor::Wall))
    }

    /// The squares of those pieces that a blast on these squares removes.
    fn cleared(&self, effects: &CaptureEffects, squares: SquareSet) -> SquareSet {
        let goes = |&square: &Square| {
            self.at(square)
                .is_some_and(|piece| !effects.is_spared(piece))
        };
        squares.iter().filter(goes).collect()
    }
}
