//! The secret crown: what the loss of a monarch, a half or the whole army means, and how hidden crowns are found.

use super::Position;
use super::crown_loss::CrownLoss;
use crate::geometry::{Square, SquareSet};
use crate::piece::{Piece, PieceType, Player};
use crate::setup::{FieldName, FieldValue};

impl Position {
    /// A player loses. Only the first loss of an action counts.
    pub(super) fn lose(&mut self, player: Player, loss: CrownLoss) {
        if self.state.lost.is_none() {
            self.state.place[player] = self.living().count() as u8;
            self.state.lost = Some((player, loss));
        }
    }

    pub(super) fn piece_lost(&mut self, piece: Piece, square: Square) {
        if self.variant.rules.crown.is_none() {
            return;
        }
        let variant = self.variant.clone();
        let Some(crown) = &variant.rules.crown else {
            return;
        };
        let owner = piece.owner();
        if !self.is_alive(owner) {
            return;
        }
        if self.crown_is_hidden(owner) {
            self.lose_if_army_is_gone(owner);
        } else if let Some((field, crowned)) = crown.secret_of(piece, square) {
            match self.field(field, owner) {
                // The lone monarch was royal. The field records it, since the board no longer shows it.
                FieldValue::Nothing | FieldValue::Now => {
                    self.set_field(field, owner, crowned);
                    self.lose(owner, CrownLoss::CrownCaptured);
                }
                value if value == crowned => self.lose(owner, CrownLoss::CrownCaptured),
                _ => {
                    self.set_field(field, owner, FieldValue::Nothing);
                    if field == FieldName::Crown {
                        self.grant_after_monarch_loss(owner);
                    }
                }
            }
        }
    }

    fn grant_after_monarch_loss(&mut self, player: Player) {
        let variant = self.variant.clone();
        for drops in variant
            .rules
            .drops
            .iter()
            .filter(|drops| drops.after_loss > 0)
        {
            for &kind in &drops.kinds {
                let held = self.reserves[player][kind.index()];
                self.set_reserve(player, kind, held.saturating_add(drops.after_loss));
            }
            if drops.mined.is_some() {
                self.set_field(FieldName::Mine, player, FieldValue::Reserve);
            }
        }
        let splits = variant
            .rules
            .crown
            .as_ref()
            .is_some_and(|crown| crown.halves.is_some());
        if splits {
            self.set_field(FieldName::Half, player, FieldValue::Now);
        }
    }

    /// Pieces of a player have landed on these squares. Enemy crowns found there count first.
    pub(super) fn find_hidden_crowns(&mut self, player: Player, squares: &[Square]) {
        let hidden = |position: &Position, owner| match position.field(FieldName::Hidden, owner) {
            FieldValue::Square(square) => squares.contains(&square),
            _ => false,
        };
        let enemies = self.variant.players().filter(|&other| other != player);
        for owner in enemies {
            if hidden(self, owner) {
                self.lose(owner, CrownLoss::CrownFound);
            }
        }
        if hidden(self, player) {
            self.lose(player, CrownLoss::OwnCrown);
        }
    }

    /// A player with a hidden crown loses with the last piece on the board or in hand, unless the crown must be found
    /// even then.
    pub(super) fn lose_if_army_is_gone(&mut self, owner: Player) {
        let decides = !self.crowns_must_be_found();
        if decides && self.crown_is_hidden(owner) && self.has_lost_army(owner) {
            self.lose(owner, CrownLoss::ArmyLost);
        }
    }

    pub(super) fn has_lost_army(&self, player: Player) -> bool {
        self.pieces(player).is_empty() && self.reserve_kinds(player).next().is_none()
    }

    #[inline(always)]
    fn crowns_must_be_found(&self) -> bool {
        let crown = &self.variant.rules.crown;
        crown.as_ref().is_some_and(|crown| crown.must_be_found)
    }

    /// Whether a player has only a hidden crown left. Such a player gets no turn.
    #[inline(always)]
    pub(super) fn is_skipped(&self, player: Player) -> bool {
        self.crowns_must_be_found() && self.has_lost_army(player)
    }

    /// Whether a player has hidden its crown.
    #[inline(always)]
    pub fn crown_is_hidden(&self, player: Player) -> bool {
        self.field(FieldName::Hidden, player) != FieldValue::Nothing
    }

    /// The squares of the pieces that may wear a player's crown, while that is open.
    #[inline(always)]
    pub fn possible_royals(&self, player: Player) -> impl Iterator<Item = Square> {
        let undecided = self.variant.rules.crown.is_some()
            && self.royal(player).is_none()
            && !self.crown_is_hidden(player);
        let crown_candidates = if undecided {
            self.royal_candidates[player]
        } else {
            SquareSet::EMPTY
        };
        crown_candidates.iter()
    }

    /// How many monarchs and halves a player has on the board.
    pub fn crown_candidates(&self, player: Player) -> usize {
        self.royal_candidates[player].len()
    }

    #[inline(always)]
    pub(super) fn crowned_royal(&self, player: Player) -> Option<Square> {
        if self.crown_is_hidden(player) {
            return None;
        }
        let mut crown_candidates = self.royal_candidates[player].iter();
        crown_candidates
            .next()
            .filter(|_| crown_candidates.next().is_none())
    }

    /// Hides the crown, on an unknown square if `to` is `None`.
    pub(super) fn hide(&mut self, to: Option<Square>) {
        let value = to.map_or(FieldValue::Unknown, FieldValue::Square);
        self.set_field(FieldName::Hidden, self.state.turn, value);
    }

    pub(super) fn split(&mut self, from: Square, to: Square, half: PieceType, crowned: FieldValue) {
        let player = self.state.turn;
        let crown = self.variant.rules.crown.as_ref();
        let Some(other) = crown.and_then(|crown| crown.partner(half)) else {
            return;
        };
        self.put(from, Some(Piece::new(other, player)));
        self.put(to, Some(Piece::new(half, player)));
        self.set_field(FieldName::Half, player, crowned);
        self.close_castlings(from, to);
        for owner in Player::first(Player::LIMIT) {
            if self.state.en_passant[owner].is_some_and(|passed| passed.square == to) {
                self.set_en_passant(owner, None);
            }
        }
        self.find_hidden_crowns(player, &[to]);
    }

    /// A half that wears the crown takes it along.
    pub(super) fn move_half(&mut self, owner: Player, from: Square, to: Square) {
        if self.field(FieldName::Half, owner) == FieldValue::Square(from) {
            self.set_field(FieldName::Half, owner, FieldValue::Square(to));
        }
    }
}
