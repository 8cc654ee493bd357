//! Makes actions: changes the board, then passes the turn.

use super::capture_effects::CaptorFate;
use super::en_passant::{owner_of_place, second_place};
use super::undo::Change;
use super::{EnPassantTarget, Position, RevealableSecret, hash};
use crate::geometry::Square;
use crate::moves::{Action, Secrecy};
use crate::piece::{Piece, PieceType, Player};
use crate::setup::{FieldName, FieldValue};
use crate::variant::{Held, Recipient};

impl Position {
    /// Makes an action, which must be a pseudo-legal one from [`movegen`](crate::movegen). Where the result depends on
    /// an unknown secret, nothing is revealed.
    pub fn make(&mut self, action: Action) {
        self.undo.begin(self.state);
        self.act(action);
    }

    /// Makes an action, assuming values for some secrets. [`Position::unmake`] undoes both.
    pub fn make_assuming(&mut self, action: Action, assumed: &[RevealableSecret]) {
        self.undo.begin(self.state);
        for stake in assumed {
            self.set_field(stake.field, stake.owner, stake.value);
        }
        self.act(action);
    }

    fn act(&mut self, action: Action) {
        let player = self.state.turn;
        let crowned = self.variant.rules.crown.is_some();
        if crowned && self.field(FieldName::Half, player) == FieldValue::Now {
            self.set_field(FieldName::Half, player, FieldValue::Nothing);
        }
        let material = self.material_to_count();
        let blast = self.blast_of(action);
        let ends_turn = self.apply(action);
        if let Some(blast) = blast {
            self.explode(blast);
        }
        self.leave_walls(action);
        if let Some(material) = material {
            self.count_ply(material, matches!(action, Action::Promote { .. }));
        }
        self.find_royals();
        self.finish(action, ends_turn || self.state.lost.is_some());
    }

    /// Counts an action that ends a move, and passes the turn unless a wall or another move follows.
    fn finish(&mut self, action: Action, ends_move: bool) {
        let player = self.state.turn;
        let is_counted = match action {
            Action::Wall { .. } => self.variant.rules.place_walls_after_moves(),
            Action::Done => self.variant.rules.turns.is_some(),
            _ => false,
        };
        if ends_move && !is_counted {
            self.count_clock();
        }
        if ends_move && !self.await_wall(action) && !self.continue_turn(action) {
            self.end_turn();
            if self.variant.rules.ending.checks.is_some() {
                self.count_check(player);
            }
        }
    }

    /// Applies an action to the board and returns whether it ends the turn.
    fn apply(&mut self, action: Action) -> bool {
        let player = self.state.turn;
        self.count_pass(matches!(action, Action::Pass));
        match action {
            Action::Move { from, to } => self.move_piece(from, to, None),
            Action::Promote { from, to, into } => self.move_piece(from, to, Some(into)),
            Action::DoubleStep { from, to, passed } => {
                self.double_step(from, to, passed);
                return true;
            }
            Action::EnPassant { from, to, taken } => self.move_and_capture((from, to), taken, None),
            Action::TwoSteps { from, via, to } => self.take_two_steps(from, via, to),
            Action::Castle(index) => self.castle(index as usize),
            Action::Gate { from, to, kind } => self.move_and_enter(from, to, kind),
            Action::GateCastling { castling, kind, at } => {
                self.castle_and_enter(castling, kind, at)
            }
            Action::Drop { kind, to, mined } => {
                self.drop_piece(kind, to, mined);
                self.close_useless_gates();
                let drops = self.variant.rules.drops_of(kind);
                if drops.is_some_and(|drops| drops.per_turn > 1) {
                    self.continue_drops();
                    return false;
                }
            }
            Action::Hide { to } => {
                self.hide(to);
                return false;
            }
            Action::Split {
                from,
                to,
                half,
                crowned,
            } => {
                let value = match crowned {
                    Secrecy::Yes => FieldValue::Square(to),
                    Secrecy::No => FieldValue::Square(from),
                    Secrecy::Unknown => FieldValue::Unknown,
                };
                self.split(from, to, half, value);
                return false;
            }
            Action::Claim { attacker, victim } => {
                self.claim(attacker, victim);
                return false;
            }
            Action::Wall { to } => {
                self.place_wall(to);
                return true;
            }
            Action::Done => self.set_counter(FieldName::Drops, 0),
            Action::Pass => {}
        }
        self.close_en_passant(player);
        true
    }

    fn double_step(&mut self, from: Square, to: Square, square: Square) {
        if self.variant.opens_two {
            return self.pass_squares(from, to);
        }
        let player = self.state.turn;
        self.move_piece(from, to, None);
        self.close_en_passant(player);
        let piece = self.variant.landing(to).unwrap_or(to);
        self.open_en_passant(player, EnPassantTarget { square, piece });
    }

    /// A double or triple step. The squares passed are kept in order, as position text writes them.
    fn pass_squares(&mut self, from: Square, to: Square) {
        let Some(piece) = self.at(from) else { return };
        let lines = &self.variant.lines;
        let passed = lines.opened_to_en_passant(piece, from, to);
        self.move_piece(from, to, None);
        let mut passed: Vec<Square> = passed.iter().collect();
        passed.reverse();
        for square in passed {
            self.open_en_passant(piece.owner(), EnPassantTarget { square, piece: to });
        }
    }

    pub(super) fn move_piece(&mut self, from: Square, to: Square, into: Option<PieceType>) {
        self.move_and_capture((from, to), to, into);
    }

    /// Moves a piece, and captures what is on a square, usually the target.
    fn move_and_capture(
        &mut self,
        (from, to): (Square, Square),
        taken: Square,
        into: Option<PieceType>,
    ) {
        let Some(piece) = self.at(from) else { return };
        self.note_reset(piece, (from, to), into);
        let arrived = into.map_or(piece, |kind| Piece::new(kind, piece.owner()));
        let fate = self.fate_of_captor(piece, taken, arrived);
        self.put(from, None);
        self.capture(taken);
        let CaptorFate::Arrives(arrived) = fate else {
            return self.end_capture(piece, (from, to), fate);
        };
        let end = self.variant.landing(to).unwrap_or(to);
        self.put(end, Some(arrived));
        self.close_castlings(from, to);
        self.move_secrets(piece, from, end);
    }

    /// Notes whether a move restarts the count towards a draw.
    fn note_reset(&mut self, piece: Piece, (from, to): (Square, Square), into: Option<PieceType>) {
        let count = self.variant.rules.ending.move_count.as_ref();
        let resets = count.is_some_and(|count| {
            let returns = || into.is_none() && self.variant.lines.lead_back(piece, from, to);
            count.reset_by.contains(piece) && !(count.irreversible_only && returns())
                || into.is_some() && count.reset_by_promotion
        });
        self.state.reset |= resets;
    }

    /// Moves the secrets of a piece along with it, and checks for hidden crowns on its target.
    #[inline(always)]
    fn move_secrets(&mut self, piece: Piece, from: Square, to: Square) {
        let rules = &self.variant.rules;
        if rules.crown.is_none() && rules.drops.is_empty() {
            return;
        }
        let owner = piece.owner();
        if self.field(FieldName::Mine, owner) == FieldValue::Square(from) {
            self.set_field(FieldName::Mine, owner, FieldValue::Square(to));
        }
        self.move_half(owner, from, to);
        self.find_hidden_crowns(owner, &[to]);
    }

    /// Captures what is on a square, if anything.
    fn capture(&mut self, square: Square) {
        let Some(piece) = self.at(square) else {
            return;
        };
        self.state.reset |= self.variant.rules.ending.move_count.is_some();
        let mine = self.mine_on(square);
        self.put(square, None);
        if let Some(held) = self.variant.rules.held[piece.kind().index()] {
            self.take_in_hand(piece, held, Some(self.state.turn));
        }
        if self.variant.players.len() > 2 {
            self.clear_en_passant_of(square);
        }
        if let Some(owner) = mine {
            self.set_field(FieldName::Mine, owner, FieldValue::Nothing);
        }
        self.piece_lost(piece, square);
    }

    /// Puts a captured piece into the hand of its captor or owner, where that is a rule.
    pub(super) fn take_in_hand(&mut self, captured: Piece, held: Held, captor: Option<Player>) {
        let player = match held.captures {
            Some(Recipient::Captor) => captor,
            Some(Recipient::Owner) => Some(captured.owner()),
            None => None,
        };
        if let Some(player) = player {
            self.add_to_hand(player, held.kind);
        }
    }

    fn add_to_hand(&mut self, player: Player, kind: PieceType) {
        let count = self.reserves[player][kind.index()];
        self.set_reserve(player, kind, count.saturating_add(1));
    }

    /// A two-step move. A piece that captures a mine on the first step is lost.
    fn take_two_steps(&mut self, from: Square, via: Option<Square>, to: Option<Square>) {
        let Some(piece) = self.at(from) else { return };
        self.put(from, None);
        for square in [via, to].into_iter().flatten() {
            self.close_castlings(from, square);
            let is_mined = self.mine_on(square).is_some();
            self.capture(square);
            if is_mined {
                return self.lose_to_mine(piece, from);
            }
        }
        match to {
            Some(to) => {
                self.put(to, Some(piece));
                self.move_secrets(piece, from, to);
            }
            None => self.add_to_hand(piece.owner(), piece.kind()),
        }
    }

    pub(super) fn set_winner(&mut self, winner: Player) {
        self.set_field(FieldName::Winner, Player::FIRST, FieldValue::Player(winner));
    }

    #[inline]
    pub(super) fn put(&mut self, square: Square, after: Option<Piece>) {
        let before = self.board[square.index()];
        self.undo.note(Change::Square(square, before));
        if let Some(piece) = before {
            self.remove_from_sets(piece, square);
            self.state.hash ^= hash::piece(piece, square);
            if self.variant.royals.contains(piece) {
                self.state.royal[piece.owner()] = None;
            }
        }
        if let Some(piece) = after {
            self.add_to_sets(piece, square);
            self.state.hash ^= hash::piece(piece, square);
            if self.variant.royals.contains(piece) {
                self.state.royal[piece.owner()] = Some(square);
            }
        }
        self.board[square.index()] = after;
    }

    #[inline(always)]
    pub(super) fn remove_from_sets(&mut self, piece: Piece, square: Square) {
        self.pieces[piece.owner()].remove(square);
        self.counts[piece.index()] -= 1;
        if self.variant.sometimes_royal.contains(piece) {
            self.royal_candidates[piece.owner()].remove(square);
        }
        self.irregular_riders.remove(square);
        self.unhoppable.remove(square);
    }

    #[inline(always)]
    pub(super) fn add_to_sets(&mut self, piece: Piece, square: Square) {
        self.pieces[piece.owner()].insert(square);
        self.counts[piece.index()] += 1;
        if self.variant.sometimes_royal.contains(piece) {
            self.royal_candidates[piece.owner()].insert(square);
        }
        if self
            .variant
            .reverse_attacks
            .irregular_riders
            .contains(piece)
        {
            self.irregular_riders.insert(square);
        }
        if self.variant.unhoppable.contains(piece) {
            self.unhoppable.insert(square);
        }
    }

    fn drop_piece(&mut self, kind: PieceType, to: Square, mined: Secrecy) {
        let player = self.state.turn;
        let held = self.variant.rules.in_hand(kind);
        let left = self.reserves[player][held.index()].saturating_sub(1);
        self.set_reserve(player, held, left);
        let count = self.variant.rules.ending.move_count.as_ref();
        self.state.reset |= count.is_some_and(|count| count.reset_by_drop);
        self.put(to, Some(Piece::new(kind, player)));
        self.open_castlings(to);
        match mined {
            Secrecy::Yes => self.set_field(FieldName::Mine, player, FieldValue::Square(to)),
            // Once the mine is gone, all later drops are known to be plain.
            Secrecy::Unknown if self.field(FieldName::Mine, player) != FieldValue::Nothing => {
                self.set_field(FieldName::Mine, player, FieldValue::Unknown);
            }
            Secrecy::Unknown | Secrecy::No => {}
        }
        self.find_hidden_crowns(player, &[to]);
    }

    #[inline(always)]
    pub(super) fn mine_on(&self, square: Square) -> Option<Player> {
        self.variant.rules.mined()?;
        let mut players = self.variant.players();
        players.find(|&owner| self.field(FieldName::Mine, owner) == FieldValue::Square(square))
    }

    pub(super) fn set_reserve(&mut self, player: Player, kind: PieceType, after: u8) {
        let before = self.reserves[player][kind.index()];
        let piece = Piece::new(kind, player);
        self.undo.note(Change::Reserve(player, kind, before));
        self.state.hash ^= hash::reserve(piece, before) ^ hash::reserve(piece, after);
        self.reserves[player][kind.index()] = after;
    }

    pub(super) fn set_field(&mut self, name: FieldName, owner: Player, after: FieldValue) {
        let before = self.fields.get(name, owner);
        if before != after {
            self.undo.note(Change::Field(name, owner, before));
            self.state.hash ^= hash::field(name, owner, before) ^ hash::field(name, owner, after);
            self.fields.set(name, owner, after);
        }
    }

    pub(super) fn set_counter(&mut self, name: FieldName, after: u8) {
        let value = if after == 0 {
            FieldValue::Nothing
        } else {
            FieldValue::Number(after)
        };
        self.set_field(name, Player::FIRST, value);
    }

    fn count_pass(&mut self, passed: bool) {
        if self.variant.rules.ending.passes.is_some() {
            let count = if passed {
                self.counter(FieldName::Passes).saturating_add(1)
            } else {
                0
            };
            self.set_counter(FieldName::Passes, count);
        }
    }

    #[inline(always)]
    pub(super) fn set_en_passant(&mut self, player: Player, after: Option<EnPassantTarget>) {
        if self.state.en_passant[player] != after {
            self.change_en_passant(player, after);
        }
    }

    /// Ends the right to capture a player's last double or triple step.
    #[inline(always)]
    pub(super) fn clear_en_passant(&mut self, player: Player) {
        self.set_en_passant(player, None);
        if self.variant.opens_two {
            self.set_en_passant(second_place(player), None);
        }
    }

    fn change_en_passant(&mut self, place: Player, after: Option<EnPassantTarget>) {
        let before = std::mem::replace(&mut self.state.en_passant[place], after);
        let owner = owner_of_place(place, self.variant.players.len());
        self.state.hash ^= hash::en_passant(owner, before) ^ hash::en_passant(owner, after);
    }

    /// A move ends the right to capture its player's last double step, unless that was in the same turn.
    #[inline(always)]
    fn close_en_passant(&mut self, player: Player) {
        if self.state.en_passant[player].is_some() && self.variant.rules.turns.is_none() {
            self.change_en_passant(player, None);
        }
    }

    /// With two players the right is recorded only if an enemy could use it, so that otherwise equal positions are
    /// equal.
    fn open_en_passant(&mut self, player: Player, passed: EnPassantTarget) {
        if self.variant.players.len() > 2 || self.can_be_captured_en_passant(player, passed.square)
        {
            if let Some(earlier) = self.state.en_passant[player] {
                self.set_en_passant(second_place(player), Some(earlier));
            }
            self.set_en_passant(player, Some(passed));
        }
    }

    /// Whether an enemy of `owner` could capture en passant on a square, ignoring pins.
    pub fn can_be_captured_en_passant(&self, owner: Player, square: Square) -> bool {
        let lines = &self.variant.lines;
        let en_passant_capturers = self.variant.reverse_attacks.of(square).en_passant_capturers;
        let ready = |from: Square| {
            self.at(from).is_some_and(|piece| {
                let mut taking = lines.en_passant_lines(piece, from);
                taking.any(|line| lines.squares(line).last() == Some(&square))
            })
        };
        let enemies = self.variant.players().filter(|&player| player != owner);
        let mut near = enemies.map(|enemy| self.pieces(enemy).and(en_passant_capturers));
        near.any(|pieces| pieces.iter().any(ready))
    }

    /// With two players a turn of drops ends the player's own en passant right at once.
    fn continue_drops(&mut self) {
        self.set_counter(FieldName::Drops, self.drops_this_turn() + 1);
        if self.variant.players.len() == 2 {
            for owner in self.variant.clone().players() {
                self.clear_en_passant(owner);
            }
        }
    }

    pub(super) fn clear_en_passant_of(&mut self, square: Square) {
        for player in Player::first(Player::LIMIT) {
            if self.state.en_passant[player].is_some_and(|passed| passed.piece == square) {
                self.set_en_passant(player, None);
            }
        }
    }
}
