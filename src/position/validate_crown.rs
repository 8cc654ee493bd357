//! Validates positions of games with a secret crown.

use super::Position;
use super::crown_loss::CrownLoss;
use super::fault::{PositionFault, PositionFaultKind};
use crate::geometry::Square;
use crate::piece::{Piece, PieceType, Player};
use crate::setup::{FieldName, FieldValue};

struct CrownCandidates {
    monarchs: usize,
    halves: usize,
    single: bool,
}

impl Position {
    /// Each player has its monarchs, or what remains after losing one. Records players that have already lost.
    pub(super) fn validate_crowns(&mut self, faults: &mut Vec<PositionFault>) {
        let turn = self.turn();
        let mut players: Vec<Player> = self.variant.players().collect();
        // If one side's pieces stand on both hidden crowns, the player that moved last has won.
        players.sort_by_key(|&player| player != turn);
        for player in players {
            let candidates = self.candidates(player);
            if self.crown_was_captured(player, &candidates) {
                self.lose(player, CrownLoss::CrownCaptured);
            } else if candidates.is_possible(self.crown_is_hidden(player)) {
                self.fill_in_unknown(player, &candidates);
                self.validate_secrets_of(player, &candidates, faults);
            } else {
                faults.push(self.wrong_candidates(player, &candidates));
            }
        }
        self.find_royals();
        for player in self.variant.clone().players() {
            self.lose_if_army_is_gone(player);
        }
    }

    fn candidates(&self, player: Player) -> CrownCandidates {
        let crown = self.variant.rules.crown.as_ref();
        let monarchs = crown.map(|crown| crown.monarchs);
        let halves = crown.and_then(|crown| crown.halves);
        let count = |kind| self.count(Piece::new(kind, player)) as usize;
        let counts = |pair: Option<[_; 2]>| pair.map_or([0, 0], |pair| pair.map(count));
        let (monarchs, halves) = (counts(monarchs), counts(halves));
        CrownCandidates {
            monarchs: monarchs.iter().sum(),
            halves: halves.iter().sum(),
            single: monarchs.iter().chain(&halves).all(|&count| count <= 1),
        }
    }

    pub(super) fn has_lost_a_monarch(&self, player: Player) -> bool {
        self.candidates(player).monarchs < 2
    }

    /// A captured piece that wore the crown is still named in the field. Its partner may be left, and no other player
    /// has lost.
    fn crown_was_captured(&self, player: Player, candidates: &CrownCandidates) -> bool {
        if self.crown_is_hidden(player) || self.state.lost.is_some() {
            return false;
        }
        match (
            self.field(FieldName::Crown, player),
            self.field(FieldName::Half, player),
        ) {
            // If one move took both monarchs, the right to split remains.
            (FieldValue::Piece(kind), FieldValue::Nothing | FieldValue::Now) => {
                let captured = self.is_monarch(kind) && self.count(Piece::new(kind, player)) == 0;
                captured && candidates.monarchs <= 1 && candidates.halves == 0
            }
            (FieldValue::Nothing, FieldValue::Square(square)) => {
                let captured = self.wears_crown(square, player).is_none();
                captured && candidates.monarchs == 0 && candidates.halves <= 1
            }
            _ => false,
        }
    }

    /// While two pieces could wear the crown and the text doesn't say which, it is unknown.
    fn fill_in_unknown(&mut self, player: Player, candidates: &CrownCandidates) {
        let field = match candidates {
            CrownCandidates { monarchs: 2, .. } => FieldName::Crown,
            CrownCandidates { halves: 2, .. } => FieldName::Half,
            _ => return,
        };
        if self.field(field, player) == FieldValue::Nothing {
            self.fields.set(field, player, FieldValue::Unknown);
        }
    }

    fn validate_secrets_of(
        &mut self,
        player: Player,
        candidates: &CrownCandidates,
        faults: &mut Vec<PositionFault>,
    ) {
        for (field, possible) in [
            (FieldName::Crown, self.crown_is_possible(player, candidates)),
            (FieldName::Half, self.half_is_possible(player, candidates)),
        ] {
            if !possible {
                faults.push(self.impossible_secret(field, player));
            }
        }
        if let FieldValue::Square(square) = self.field(FieldName::Hidden, player) {
            match self.at(square).map(Piece::owner) {
                Some(owner) if owner == player => self.lose(player, CrownLoss::OwnCrown),
                Some(_) => self.lose(player, CrownLoss::CrownFound),
                None => {}
            }
        }
    }

    fn crown_is_possible(&self, player: Player, candidates: &CrownCandidates) -> bool {
        match self.field(FieldName::Crown, player) {
            FieldValue::Nothing => candidates.monarchs < 2,
            FieldValue::Unknown => candidates.monarchs == 2,
            FieldValue::Piece(kind) => self.is_monarch(kind) && candidates.monarchs == 2,
            _ => false,
        }
    }

    fn half_is_possible(&self, player: Player, candidates: &CrownCandidates) -> bool {
        match self.field(FieldName::Half, player) {
            FieldValue::Nothing => candidates.halves < 2,
            FieldValue::Unknown => candidates.halves == 2,
            FieldValue::Now => candidates.halves == 0 && candidates.monarchs == 1,
            FieldValue::Square(square) => {
                candidates.halves == 2 && self.wears_crown(square, player).is_some()
            }
            _ => false,
        }
    }

    fn is_monarch(&self, kind: PieceType) -> bool {
        let crown = self.variant.rules.crown.as_ref();
        crown.is_some_and(|crown| crown.monarchs.contains(&kind))
    }

    fn wears_crown(&self, square: Square, player: Player) -> Option<Piece> {
        let piece = self.at(square)?;
        (piece.owner() == player && self.variant.rules.may_wear_crown(piece)).then_some(piece)
    }

    fn wrong_candidates(&self, player: Player, candidates: &CrownCandidates) -> PositionFault {
        PositionFault::new(
            PositionFaultKind::Monarchs,
            &self.variant.players[player.index()].name.text,
            &format!(
                "{} monarchs, {} halves",
                candidates.monarchs, candidates.halves
            ),
            "two different monarchs, one, or two different halves or one; none only while the crown is hidden",
            Some(player),
            self.squares_of_candidates(player),
        )
    }

    pub(super) fn impossible_secret(&self, field: FieldName, player: Player) -> PositionFault {
        let name = &self.variant.players[player.index()].name.text;
        PositionFault::new(
            PositionFaultKind::ImpossibleSecret,
            field.text(),
            &format!("a value of {name} that fits no piece on the board or in hand"),
            "a value that the pieces on the board and in hand allow, `?`, `-`",
            Some(player),
            match self.field(field, player) {
                FieldValue::Square(square) => vec![square],
                _ => Vec::new(),
            },
        )
    }

    fn squares_of_candidates(&self, player: Player) -> Vec<Square> {
        let crown = self.variant.rules.crown.as_ref();
        let pairs = crown.map(|crown| crown.halves.into_iter().chain([crown.monarchs]));
        let kinds: Vec<PieceType> = pairs.into_iter().flatten().flatten().collect();
        let wearer = |piece: Piece| kinds.contains(&piece.kind());
        let pieces = self.pieces(player).iter();
        pieces
            .filter(|&square| self.at(square).is_some_and(wearer))
            .collect()
    }
}

impl CrownCandidates {
    fn is_possible(&self, hidden: bool) -> bool {
        let possible = match (self.monarchs, self.halves) {
            (2, 0) | (0, 2 | 1) => !hidden,
            (1, 0) => true,
            (0, 0) => hidden,
            _ => false,
        };
        possible && self.single
    }
}
