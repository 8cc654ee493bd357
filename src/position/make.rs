//! Making an action: the changes on the board, then who acts next.

use super::undo::Change;
use super::{Passed, Position, hash};
use crate::geometry::Square;
use crate::movement::LineKind;
use crate::moves::Action;
use crate::piece::{Kind, Piece, Player};
use crate::setup::FieldValue;

impl Position {
    /// Makes an action. It must be a possible one of the seat to act, as [`movegen`](crate::movegen) gives them;
    /// whether it is legal is not asked.
    pub fn make(&mut self, action: Action) {
        self.undo.begin(self.state);
        let player = self.state.turn;
        match action {
            Action::Move { from, to } => self.travel(from, to, None),
            Action::Promote { from, to, into } => self.travel(from, to, Some(into)),
            Action::DoubleStep { from, to, passed } => {
                self.travel(from, to, None);
                self.set_passed(player, None);
                self.leave_passed(
                    player,
                    Passed {
                        cell: passed,
                        man: self.variant.landing(to).unwrap_or(to),
                    },
                );
                return self.end_turn();
            }
            Action::EnPassant { from, to, taken } => {
                self.capture(taken);
                self.travel(from, to, None);
            }
            Action::Castle(index) => self.castle(index as usize),
            Action::Drop { kind, to, mined } => return self.drop_man(kind, to, mined),
            Action::Claim { victim, .. } => return self.claim(victim),
            Action::Done => self.set_counter("drops", 0),
            Action::Pass => {}
        }
        self.count_pass(action == Action::Pass);
        self.set_passed(player, None);
        self.end_turn();
    }

    fn travel(&mut self, from: Square, to: Square, into: Option<Kind>) {
        let Some(piece) = self.at(from) else { return };
        let count = self.variant.rules.move_count;
        let resets = count.is_some_and(|count| {
            count.reset_by.contains(piece) || into.is_some() && count.reset_by_promotion
        });
        self.state.reset |= resets;
        self.put(from, None);
        let mine = self.mine_on(to);
        if self.at(to).is_some() {
            self.capture(to);
        }
        let end = self.variant.landing(to).unwrap_or(to);
        if let Some(owner) = self.mine_on(from) {
            self.set_field("mine", owner, FieldValue::Cell(end));
        }
        if let Some(owner) = mine {
            self.set_field("mine", owner, FieldValue::Nothing);
        } else {
            self.put(
                end,
                Some(into.map_or(piece, |kind| Piece::new(kind, piece.owner()))),
            );
        }
        self.close_castlings(from, to);
        if mine.is_some() {
            self.bury_the_lost();
        }
    }

    fn capture(&mut self, square: Square) {
        self.state.reset |= self.variant.rules.move_count.is_some();
        self.put(square, None);
        if self.variant.seats.len() > 2 {
            self.forget_passed_man(square);
        }
    }

    fn castle(&mut self, index: usize) {
        let variant = self.variant.clone();
        let castling = &variant.rules.castlings[index];
        let (long, partner) = (self.at(castling.from), self.at(castling.partner_from));
        self.put(castling.from, None);
        self.put(castling.partner_from, None);
        let end = |to| variant.landing(to).unwrap_or(to);
        self.put(end(castling.to), long);
        self.put(end(castling.partner_to), partner);
        self.close_castlings(castling.from, castling.partner_from);
    }

    fn close_castlings(&mut self, from: Square, to: Square) {
        if self.state.castling == 0 {
            return;
        }
        let mut rights = self.state.castling;
        for (index, castling) in self.variant.rules.castlings.iter().enumerate() {
            let touches = |square| castling.from == square || castling.partner_from == square;
            if touches(from) || touches(to) {
                rights &= !(1 << index);
            }
        }
        self.state.hash ^= hash::castling(self.state.castling) ^ hash::castling(rights);
        self.state.castling = rights;
    }

    /// Puts a man into an empty cell or empties a cell.
    #[inline(always)]
    fn put(&mut self, square: Square, after: Option<Piece>) {
        let before = self.board[square.index()];
        self.undo.note(Change::Cell(square, before));
        if let Some(piece) = before {
            self.men[piece.owner()].remove(square);
            self.counts[piece.index()] -= 1;
            self.state.hash ^= hash::man(piece, square);
            if self.variant.royals.contains(piece) {
                self.state.royal[piece.owner()] = None;
            }
        }
        if let Some(piece) = after {
            self.men[piece.owner()].insert(square);
            self.counts[piece.index()] += 1;
            self.state.hash ^= hash::man(piece, square);
            if self.variant.royals.contains(piece) {
                self.state.royal[piece.owner()] = Some(square);
            }
        }
        self.board[square.index()] = after;
    }

    fn drop_man(&mut self, kind: Kind, to: Square, mined: bool) {
        let player = self.state.turn;
        self.set_reserve(
            player,
            kind,
            self.reserves[player][kind.index()].saturating_sub(1),
        );
        self.put(to, Some(Piece::new(kind, player)));
        if mined {
            self.set_field("mine", player, FieldValue::Cell(to));
        }
        self.count_pass(false);
        if self
            .variant
            .rules
            .drops
            .as_ref()
            .is_some_and(|drops| drops.per_turn > 1)
        {
            self.set_counter("drops", self.counter("drops") + 1);
        } else {
            self.set_passed(player, None);
            self.end_turn();
        }
    }

    /// Whose mine lies on a cell.
    fn mine_on(&self, square: Square) -> Option<Player> {
        self.variant.rules.drops.as_ref()?.mined?;
        let mut players = self.variant.players();
        players.find(|&owner| self.field("mine", owner) == FieldValue::Cell(square))
    }

    fn claim(&mut self, victim: Player) {
        self.state.reset |= self.variant.rules.move_count.is_some();
        self.count_pass(false);
        self.bury(victim);
    }

    /// Seats whose royal an exploding mine took with it are out of the game.
    fn bury_the_lost(&mut self) {
        let variant = self.variant.clone();
        for player in variant.players() {
            if self.lives(player) && self.royal(player).is_none() {
                self.bury(player);
            }
        }
    }

    /// An army leaves the board; its place is the last that is free.
    fn bury(&mut self, player: Player) {
        let place = self.living().count() as u8;
        for square in self.men(player) {
            self.put(square, None);
        }
        for kind in 0..self.variant.kinds.len() {
            if let Some(kind) =
                Kind::new(kind).filter(|kind| self.reserves[player][kind.index()] > 0)
            {
                self.set_reserve(player, kind, 0);
            }
        }
        self.set_field("mine", player, FieldValue::Nothing);
        self.set_passed(player, None);
        self.state.place[player] = place;
    }

    fn set_reserve(&mut self, player: Player, kind: Kind, after: u8) {
        let before = self.reserves[player][kind.index()];
        let piece = Piece::new(kind, player);
        self.undo.note(Change::Reserve(player, kind, before));
        self.state.hash ^= hash::reserve(piece, before) ^ hash::reserve(piece, after);
        self.reserves[player][kind.index()] = after;
    }

    fn set_field(&mut self, name: &str, owner: Player, after: FieldValue) {
        let Some(index) = self.field_index(name) else {
            return;
        };
        let before = self.fields[index][owner];
        if before != after {
            self.undo.note(Change::Field(index, owner, before));
            self.state.hash ^= hash::field(index, owner, before) ^ hash::field(index, owner, after);
            self.fields[index][owner] = after;
        }
    }

    fn set_counter(&mut self, name: &str, after: u8) {
        let value = if after == 0 {
            FieldValue::Nothing
        } else {
            FieldValue::Number(after)
        };
        self.set_field(name, Player::FIRST, value);
    }

    fn count_pass(&mut self, passed: bool) {
        if self.variant.rules.passes {
            let count = if passed {
                self.counter("passes").saturating_add(1)
            } else {
                0
            };
            self.set_counter("passes", count);
        }
    }

    #[inline(always)]
    fn set_passed(&mut self, player: Player, after: Option<Passed>) {
        let before = self.state.passed[player];
        if before != after {
            self.state.hash ^= hash::passed(player, before) ^ hash::passed(player, after);
            self.state.passed[player] = after;
        }
    }

    /// With two seats the right is noted only where an enemy stands ready to use it, so that positions which
    /// differ in nothing else are the same.
    fn leave_passed(&mut self, player: Player, passed: Passed) {
        if self.variant.seats.len() > 2 || self.can_be_taken_in_passing(player, passed.cell) {
            self.set_passed(player, Some(passed));
        }
    }

    /// Whether an enemy of `owner` stands ready to capture en passant on a cell; pins are ignored.
    pub(super) fn can_be_taken_in_passing(&self, owner: Player, cell: Square) -> bool {
        let lines = &self.variant.lines;
        let ready = |from: Square| {
            self.at(from).is_some_and(|piece| {
                let takes = |line: &&crate::movement::Line| line.kind == LineKind::EnPassant;
                let mut taking = lines.of(piece, from).iter().filter(takes);
                taking.any(|line| lines.cells(line).last() == Some(&cell))
            })
        };
        let enemies = self.variant.players().filter(|&player| player != owner);
        enemies.flat_map(|enemy| self.men(enemy).iter()).any(ready)
    }

    fn forget_passed_man(&mut self, square: Square) {
        for player in Player::first(Player::LIMIT) {
            if self.state.passed[player].is_some_and(|passed| passed.man == square) {
                self.set_passed(player, None);
            }
        }
    }

    fn end_turn(&mut self) {
        let next = self.next_living(self.state.turn);
        self.state.clock_plies = if self.state.reset {
            0
        } else {
            self.state.clock_plies.saturating_add(1)
        };
        self.state.reset = false;
        if next <= self.state.turn {
            self.state.number = self.state.number.saturating_add(1);
        }
        self.state.hash ^= hash::turn(self.state.turn) ^ hash::turn(next);
        self.state.turn = next;
        if self.variant.seats.len() == 2 {
            self.set_passed(next, None);
        }
    }

    fn next_living(&self, player: Player) -> Player {
        let later = self.living().find(|&other| other > player);
        later.or_else(|| self.living().next()).unwrap_or(player)
    }

    /// Gives the turn to the next seat without an action, as the search's null move does. Undone by
    /// [`Position::unmake`].
    pub fn make_null(&mut self) {
        self.undo.begin(self.state);
        self.set_passed(self.state.turn, None);
        self.end_turn();
    }
}
