//! Validates a [`Setup`] and makes a [`Position`] of it, reporting all faults at once.

use std::sync::Arc;

use super::Position;
use super::fault::{PositionError, PositionFault, PositionFaultKind};
use super::state::State;
use super::undo::Undo;
use crate::geometry::{Square, SquareSet};
use crate::piece::{ByPlayer, Piece, PieceSet, PieceType, Player};
use crate::setup::{FieldName, FieldValue, Setup};
use crate::variant::{Condition, Drops, Variant};

impl Position {
    /// Parses a position text.
    ///
    /// # Errors
    ///
    /// [`PositionError`] says what can't be read, or everything that makes the position impossible.
    pub fn parse(variant: Arc<Variant>, text: &str) -> Result<Position, PositionError> {
        let setup = Setup::parse(text, &variant.alphabet).map_err(PositionError::Text)?;
        Position::new(variant, &setup).map_err(PositionError::Faults)
    }

    /// Validates a setup against a variant.
    ///
    /// # Errors
    ///
    /// Every fault found.
    pub fn new(variant: Arc<Variant>, setup: &Setup) -> Result<Position, Vec<PositionFault>> {
        let (position, faults) = Position::validated(variant, setup);
        match faults.is_empty() {
            true => Ok(position),
            false => Err(faults),
        }
    }

    /// A position from a setup known to be valid. Validating it again would take longer than everything else at the start of a
    /// game.
    pub(crate) fn from_valid_setup(variant: Arc<Variant>, setup: &Setup) -> Position {
        let mut position = Position::unvalidated(variant, setup);
        let mut faults = Vec::new();
        match position.variant.rules.crown {
            Some(_) => position.validate_crowns(&mut faults),
            None => position.find_royals(),
        }
        if !setup.en_passant.is_empty() {
            position.validate_en_passant(setup, &mut faults);
        }
        debug_assert!(faults.is_empty(), "{faults:?}");
        position.state.hash = position.recomputed_hash();
        position
    }

    /// The position and all its faults. It is valid only without faults.
    pub(super) fn validated(
        variant: Arc<Variant>,
        setup: &Setup,
    ) -> (Position, Vec<PositionFault>) {
        let mut position = Position::unvalidated(variant, setup);
        let mut faults = Vec::new();
        match position.variant.rules.crown {
            Some(_) => position.validate_crowns(&mut faults),
            None => position.validate_royals(&mut faults),
        }
        position.validate_turn(&mut faults);
        position.validate_counterparts(&mut faults);
        position.validate_promotion_zones(&mut faults);
        position.validate_limited_types(&mut faults);
        position.validate_reserves(&mut faults);
        position.validate_total(&mut faults);
        position.validate_castlings(&mut faults);
        position.validate_mines(&mut faults);
        position.validate_drops(&mut faults);
        position.validate_moves_left(&mut faults);
        position.validate_winner(&mut faults);
        position.validate_checks_given(&mut faults);
        position.validate_en_passant(setup, &mut faults);
        position.validate_waiting_side(&mut faults);
        position.state.hash = position.recomputed_hash();
        (position, faults)
    }

    fn unvalidated(variant: Arc<Variant>, setup: &Setup) -> Position {
        let mut board = [None; Square::LIMIT];
        let mut pieces = ByPlayer([SquareSet::EMPTY; Player::LIMIT]);
        let mut royal_candidates = pieces;
        let mut counts = [0u8; Piece::LIMIT];
        let mut royal = ByPlayer::default();
        for square in variant.geometry().squares() {
            let Some(piece) = setup.at(square) else {
                continue;
            };
            board[square.index()] = Some(piece);
            pieces[piece.owner()].insert(square);
            // 256 equal pieces overflow the count, but on a board that they fill nothing can move.
            counts[piece.index()] = counts[piece.index()].wrapping_add(1);
            if variant.sometimes_royal.contains(piece) {
                royal_candidates[piece.owner()].insert(square);
            }
            if variant.royals.contains(piece) {
                royal[piece.owner()] = Some(square);
            }
        }
        let players = variant.players.len();
        // In games with crowns a player without pieces may still be in the game.
        let holds = |player| setup.reserves[player].iter().any(|&count| count > 0);
        let no_pieces =
            |player| pieces[player].is_empty() && !holds(player) && variant.rules.crown.is_none();
        let dead = |player: Player| player.index() >= players || no_pieces(player);
        let living = Player::first(players)
            .filter(|&player| !dead(player))
            .count() as u8;
        let place = ByPlayer::from_fn(|player| if dead(player) { living + 1 } else { 0 });
        let state = State {
            turn: setup.turn,
            castling: setup.castling,
            en_passant: ByPlayer::default(),
            clock_plies: setup.clock_plies,
            number: setup.number,
            reset: false,
            royal,
            place,
            lost: None,
            hash: 0,
        };
        Position {
            board,
            pieces,
            walls: setup.walls,
            royal_candidates,
            irregular_riders: squares_of(setup, variant.reverse_attacks.irregular_riders),
            unhoppable: squares_of(setup, variant.unhoppable),
            counts,
            reserves: setup.reserves,
            fields: setup.fields,
            state,
            undo: Undo::default(),
            variant,
        }
    }

    fn validate_turn(&self, faults: &mut Vec<PositionFault>) {
        let player = self.turn();
        if self.all_pieces(player) == 0 && self.state.lost.is_none() {
            faults.push(PositionFault::new(
                PositionFaultKind::NoMen,
                &self.variant.players[self.turn().index()].name.text,
                "no pieces of the player to move",
                "a player who is still in the game",
                Some(self.turn()),
                Vec::new(),
            ));
        }
    }

    /// Where pieces change boards, a square is never occupied on both.
    fn validate_counterparts(&self, faults: &mut Vec<PositionFault>) {
        let board = self.variant.geometry();
        for square in board.squares() {
            let Some(other) = self.variant.landing(square).filter(|&other| square < other) else {
                continue;
            };
            if let (Some(one), Some(two)) = (self.at(square), self.at(other)) {
                let (name, counterpart) = (board.name(square), board.name(other));
                let piece = |piece| self.variant.alphabet.piece(piece);
                faults.push(PositionFault::new(
                    PositionFaultKind::CounterpartOccupied,
                    name,
                    &format!(
                        "{} on {name} and {} on {counterpart}",
                        piece(one),
                        piece(two)
                    ),
                    "a piece on only one of the two squares",
                    None,
                    vec![square, other],
                ));
            }
        }
    }

    fn validate_promotion_zones(&self, faults: &mut Vec<PositionFault>) {
        for square in self.variant.geometry().squares() {
            let Some(piece) = self.at(square) else {
                continue;
            };
            if self.variant.rules.must_have_promoted(piece, square) {
                faults.push(PositionFault::new(
                    PositionFaultKind::MustHavePromoted,
                    self.variant.geometry().name(square),
                    &self.variant.alphabet.piece(piece),
                    "a piece that does not promote there",
                    Some(piece.owner()),
                    vec![square],
                ));
            }
        }
    }

    /// Pieces that never come from promotion are limited by the starting position and by what the loss of a monarch
    /// grants.
    fn validate_limited_types(&self, faults: &mut Vec<PositionFault>) {
        for owner in self.variant.players() {
            let kinds = (0..self.variant.kinds.len()).filter_map(PieceType::new);
            for kind in kinds.filter(|&kind| self.is_limited(kind)) {
                let piece = Piece::new(kind, owner);
                let count = self.on_board_and_in_hand(piece);
                if count > self.max_count(piece) {
                    faults.push(PositionFault::new(
                        PositionFaultKind::TooManyMen,
                        &self.variant.alphabet.piece(piece),
                        &count.to_string(),
                        &self.allowed_count(piece),
                        Some(owner),
                        self.squares_of(piece),
                    ));
                }
            }
        }
    }

    /// Whether pieces of this type come only from the starting position, from hand, or from promotion to a captured
    /// piece.
    fn is_limited(&self, kind: PieceType) -> bool {
        let rules = &self.variant.rules;
        if rules.captures_fill_hands() {
            return false;
        }
        let promotions = rules.promotions.iter().flatten();
        let choices = promotions.flat_map(|promotion| &promotion.choices);
        let mut conditions = choices
            .filter(|choice| choice.kind == kind)
            .map(|choice| choice.condition)
            .peekable();
        if conditions.peek().is_some() {
            return conditions.all(|condition| condition == Condition::Captured);
        }
        rules.drops.iter().any(|drops| drops.kinds.contains(&kind))
    }

    /// The number of such pieces the player has ever had, without those that have promoted.
    fn max_count(&self, piece: Piece) -> usize {
        match self.has_lost_a_monarch(piece.owner()) {
            true => self.count_at_start(piece) + self.count_after_loss(piece),
            false => self.count_at_start(piece),
        }
    }

    /// On the board and in hand.
    fn count_at_start(&self, piece: Piece) -> usize {
        self.variant.array_count(piece).into()
    }

    /// The number of such pieces that the loss of a monarch grants.
    fn count_after_loss(&self, piece: Piece) -> usize {
        let drops = self.variant.rules.drops.iter();
        let granted = drops.filter(|drops| drops.kinds.contains(&piece.kind()));
        granted.map(|drops| usize::from(drops.after_loss)).sum()
    }

    /// What [`Position::max_count`] allows, and when.
    fn allowed_count(&self, piece: Piece) -> String {
        let (start, granted) = (self.count_at_start(piece), self.count_after_loss(piece));
        let none_held = self.variant.array.reserves[piece.owner()][piece.kind().index()] == 0;
        match (granted, none_held) {
            (0, true) => format!("at most {start}, as in the array"),
            (0, false) => format!("at most {start}, with those in reserve"),
            _ => format!(
                "at most {start} while both monarchs live, {} after the loss of one, with those in reserve",
                start + granted
            ),
        }
    }

    fn validate_reserves(&self, faults: &mut Vec<PositionFault>) {
        let groups = self.variant.rules.drops.iter();
        let droppable: Vec<PieceType> = groups.flat_map(|drops| drops.kinds.clone()).collect();
        let codes = droppable
            .iter()
            .map(|kind| &*self.variant.alphabet.codes[kind.index()]);
        let allowed = match codes.collect::<Vec<_>>().join(" ") {
            codes if codes.is_empty() => "no reserve in this game".to_string(),
            codes => format!("in reserve only {codes}"),
        };
        for owner in self.variant.players() {
            let waiting = self.reserve_kinds(owner);
            faults.extend(waiting.filter(|(kind, _)| !droppable.contains(kind)).map(
                |(kind, count)| {
                    PositionFault::new(
                        PositionFaultKind::NoReserve,
                        &self.variant.alphabet.piece(Piece::new(kind, owner)),
                        &format!("{count} in reserve"),
                        &allowed,
                        Some(owner),
                        Vec::new(),
                    )
                },
            ));
        }
    }

    /// Where captured pieces come into a hand, their number stays the same or falls.
    fn validate_total(&self, faults: &mut Vec<PositionFault>) {
        if !self.variant.rules.captures_fill_hands() {
            return;
        }
        let pieces = self.variant.pieces().into_iter();
        let most: usize = pieces.map(|piece| self.count_at_start(piece)).sum();
        let players = self.variant.players();
        let count: usize = players.map(|player| self.all_pieces(player)).sum();
        if count > most {
            faults.push(PositionFault::new(
                PositionFaultKind::TooManyPieces,
                "placement",
                &count.to_string(),
                &most.to_string(),
                None,
                Vec::new(),
            ));
        }
    }

    fn squares_of(&self, piece: Piece) -> Vec<Square> {
        let pieces = self.pieces(piece.owner()).iter();
        pieces
            .filter(|&square| self.at(square) == Some(piece))
            .collect()
    }

    fn validate_castlings(&self, faults: &mut Vec<PositionFault>) {
        let board = self.variant.geometry();
        for (bit, right) in self.variant.rules.rights.iter().enumerate() {
            let moved = |&square: &Square| self.at(square) != self.castling_piece(square);
            if self.state.castling >> bit & 1 != 0
                && !self.is_implied(bit)
                && right.squares.iter().any(|square| moved(&square))
            {
                let squares = right.squares.iter().map(|square| board.name(square));
                let squares: Vec<&str> = squares.collect();
                faults.push(PositionFault::new(
                    PositionFaultKind::CastlingWithoutMen,
                    "castling",
                    &right.letter.to_string(),
                    &format!(
                        "{} only with its pieces on {}",
                        right.letter,
                        squares.join(" and ")
                    ),
                    Some(right.owner),
                    right.squares.iter().filter(moved).collect(),
                ));
            }
        }
    }

    /// Whether a right is a gate that isn't written, because a castling right implies it.
    fn is_implied(&self, bit: usize) -> bool {
        let mut gates = self.variant.alphabet.gates.iter();
        gates.any(|gate| gate.right == 1 << bit && self.state.castling & gate.implied_by != 0)
    }

    /// The piece of the array on a square, or the one that is dropped there for castling.
    fn castling_piece(&self, square: Square) -> Option<Piece> {
        let castlings = &self.variant.rules.castlings;
        let mut dropped = castlings.iter().filter(|castling| castling.dropped);
        let piece = dropped.find_map(|castling| castling.starts_on(square));
        piece.or(self.variant.array.at(square))
    }

    fn validate_mines(&mut self, faults: &mut Vec<PositionFault>) {
        let Some(kind) = self.variant.rules.mined() else {
            return;
        };
        for owner in self.variant.clone().players() {
            let piece = Piece::new(kind, owner);
            let held = self.reserves[owner][kind.index()] > 0;
            let possible = match self.field(FieldName::Mine, owner) {
                FieldValue::Square(square) => self.at(square) == Some(piece),
                FieldValue::Reserve => held,
                FieldValue::Unknown => self.on_board_and_in_hand(piece) > 0,
                _ => true,
            };
            if !possible {
                faults.push(self.impossible_secret(FieldName::Mine, owner));
            }
            self.fill_in_mine(piece);
        }
    }

    /// While all such pieces exist, one of them is mined, even if the text doesn't say so.
    fn fill_in_mine(&mut self, piece: Piece) {
        let all = self.max_count(piece);
        let is_set = self.field(FieldName::Mine, piece.owner()) != FieldValue::Nothing;
        if is_set || all == 0 || self.on_board_and_in_hand(piece) < all {
            return;
        }
        let mine = match self.count(piece) {
            0 => FieldValue::Reserve,
            _ => FieldValue::Unknown,
        };
        self.fields.set(FieldName::Mine, piece.owner(), mine);
    }

    fn validate_drops(&self, faults: &mut Vec<PositionFault>) {
        let dropped = self.drops_this_turn();
        let most = |drops: &Drops| {
            let pieces = drops.kinds.iter();
            let pieces = pieces.map(|&kind| self.count(Piece::new(kind, self.turn())));
            pieces.fold(0, u8::saturating_add).min(drops.per_turn)
        };
        let groups = self.variant.rules.drops.iter();
        let groups = groups.filter(|drops| drops.per_turn > 1);
        let allowed = groups.map(most).max().unwrap_or(0);
        // The end of the game may have cut a turn short.
        if dropped > allowed && self.state.lost.is_none() {
            faults.push(PositionFault::new(
                PositionFaultKind::ImpossibleDrops,
                FieldName::Drops.text(),
                &dropped.to_string(),
                &format!("at most {allowed}, as the player to move has pieces there"),
                Some(self.turn()),
                Vec::new(),
            ));
        }
    }

    /// The winner by a claim is alive, another player is alive too, and a third is not. Where castling decides, some
    /// player has no right to it any more.
    fn validate_winner(&self, faults: &mut Vec<PositionFault>) {
        let FieldValue::Player(winner) = self.field(FieldName::Winner, Player::FIRST) else {
            return;
        };
        let living = self.living().count();
        let deciding = |player| self.variant.rules.deciding_rights(player);
        let has_none =
            |player| deciding(player) != 0 && self.state.castling & deciding(player) == 0;
        if self.variant.rules.castling_decides() && self.variant.players().any(has_none) {
            return;
        }
        if !self.is_alive(winner) || living < 2 || living == self.variant.players.len() {
            faults.push(PositionFault::new(
                PositionFaultKind::ImpossibleWinner,
                FieldName::Winner.text(),
                &self.variant.alphabet.players[winner.index()].to_string(),
                "a player in the game, with another one in it and a third one out",
                Some(winner),
                Vec::new(),
            ));
        }
    }
}

/// The squares of these pieces on the board.
fn squares_of(setup: &Setup, pieces: PieceSet) -> SquareSet {
    let squares = setup.squares.iter().enumerate();
    squares
        .filter(|(_, piece)| piece.is_some_and(|piece| pieces.contains(piece)))
        .map(|(index, _)| Square::from_index(index))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::shipped;

    #[test]
    fn every_starting_position_is_valid() {
        for (id, text) in shipped() {
            let first = Variant::load(id, text).expect("a valid file");
            for choices in first.editions() {
                let edition = Variant::load_with(id, text, &choices).expect("a valid edition");
                let edition = Arc::new(edition);
                let validated = Position::new(edition.clone(), &edition.array).expect("no faults");
                let start = Position::start(edition);
                assert_eq!(start.hash(), validated.hash());
                assert_eq!(format!("{start:?}"), format!("{validated:?}"));
            }
        }
    }
}
