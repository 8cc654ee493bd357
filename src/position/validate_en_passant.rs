//! Validates en passant rights.

use super::en_passant::second_place;
use super::fault::{PositionFault, PositionFaultKind};
use super::{EnPassantTarget, Position};
use crate::geometry::Square;
use crate::piece::{Piece, Player};
use crate::setup::Setup;

/// The code of the fault that no piece has passed over a square.
impl Position {
    /// Finds the piece that passed over each square of the text and records those that can be captured. A player has at
    /// most one, because the right ends with the player's next action, or two after a triple step and where turns have
    /// several moves.
    pub(super) fn validate_en_passant(&mut self, setup: &Setup, faults: &mut Vec<PositionFault>) {
        for &(square, piece) in &setup.en_passant {
            let found = self.piece_that_passed(square, piece);
            let owner = found
                .and_then(|passed| self.at(passed.piece))
                .map(Piece::owner);
            let place = owner.and_then(|owner| self.free_en_passant_place(owner));
            let place = place.filter(|_| !self.variant.opens_two || self.is_one_step(found));
            match (found, owner, place) {
                (Some(passed), Some(owner), Some(place)) => {
                    if self.variant.players.len() > 2
                        || self.can_be_captured_en_passant(owner, square)
                    {
                        self.state.en_passant[place] = Some(passed);
                    }
                }
                _ => faults.push(PositionFault::new(
                    PositionFaultKind::ImpossibleEnPassant,
                    "en passant",
                    self.variant.geometry().name(square),
                    self.allowed_en_passant(),
                    None,
                    std::iter::once(square).chain(piece).collect(),
                )),
            }
        }
    }

    /// Whether the pieces that passed over the squares read so far are all this one.
    fn is_one_step(&self, target: Option<EnPassantTarget>) -> bool {
        let mut known = self.state.en_passant.0.iter().flatten();
        known.all(|known| target.is_some_and(|target| target.piece == known.piece))
    }

    fn free_en_passant_place(&self, owner: Player) -> Option<Player> {
        let second = self.variant.may_have_two_targets();
        let places = [Some(owner), second.then(|| second_place(owner))];
        let mut places = places.into_iter().flatten();
        places.find(|&place| self.state.en_passant[place].is_none())
    }

    /// With several players the right lasts a full round, so another piece may stand on the square.
    fn allowed_en_passant(&self) -> &'static str {
        match self.variant.players.len() {
            2 => "an empty square that an enemy piece has just passed over in a double step",
            _ => {
                "a square that a piece has passed over in a double step since its player last moved"
            }
        }
    }

    /// Splitting doesn't end the turn, so a half may already stand where the double step started.
    fn has_just_split_onto(&self, square: Square) -> bool {
        let crown = self.variant.rules.crown.as_ref();
        let halves = crown.and_then(|crown| crown.halves).into_iter().flatten();
        let mut halves = halves.map(|half| Piece::new(half, self.turn()));
        halves.any(|half| self.at(square) == Some(half))
    }

    /// The piece that passed over a square with its last double step. With two players that was the last move, so its
    /// path must still be empty; with more players others have acted since. `named` is the piece's square if the text
    /// gives it.
    fn piece_that_passed(&self, square: Square, named: Option<Square>) -> Option<EnPassantTarget> {
        let just_now = self.variant.players.len() == 2;
        if self.variant.rules.passes_over {
            return None;
        }
        if just_now && !self.is_empty(square) {
            return None;
        }
        let owners = self
            .variant
            .players()
            .filter(|&player| !just_now || self.may_have_moved_last(player));
        let mut pieces = owners
            .flat_map(|player| self.pieces(player).iter())
            .filter(|&at| named.is_none_or(|named| named == at));
        let passed_over = |at: Square| {
            let piece = self.at(at)?;
            // Its player has moved no piece there since. In an unfinished turn of drops, a dropped piece may be there.
            let drops = piece.owner() == self.turn() && self.drops_this_turn() > 0;
            let own_on =
                |square| !drops && self.at(square).map(Piece::owner) == Some(piece.owner());
            if own_on(square) {
                return None;
            }
            let left = |from: Square| match just_now {
                true => {
                    self.at(from).is_none()
                        || self.has_just_split_onto(from)
                        || self.variant.rules.turns.is_some() && own_on(from)
                }
                false => !own_on(from),
            };
            let mut squares = self.variant.geometry().squares();
            squares
                .any(|from| left(from) && self.double_steps_over(square, piece, from, at))
                .then_some(EnPassantTarget { square, piece: at })
        };
        pieces.find_map(passed_over)
    }

    /// Whether one of two players may have made the last move. Within a turn of several moves the enemy's double steps
    /// of the last turn matter, too.
    fn may_have_moved_last(&self, player: Player) -> bool {
        self.is_within_turn() || (player == self.turn()) == self.awaits_wall()
    }

    /// With two players a triple step passed only over squares that are still empty.
    fn double_steps_over(&self, square: Square, piece: Piece, from: Square, to: Square) -> bool {
        let lines = &self.variant.lines;
        if !self.variant.opens_two {
            let steps = lines.of(piece, from).iter();
            return steps.filter(|line| line.opens_en_passant).any(|step| {
                let squares = lines.squares(step);
                squares.first() == Some(&square) && squares.last() == Some(&to)
            });
        }
        let mut steps = lines.of(piece, from).iter().map(|line| lines.squares(line));
        let open = |squares: &[Square]| {
            let [passed @ .., end] = squares else {
                return false;
            };
            *end == to && passed.iter().all(|&square| self.is_empty(square))
        };
        let opened = lines.opened_to_en_passant(piece, from, to);
        opened.contains(square) && steps.any(open)
    }

    pub(super) fn possible_en_passant(&self) -> Vec<EnPassantTarget> {
        let lines = &self.variant.lines;
        let mut found = Vec::new();
        for at in self.pieces.0.iter().flat_map(|pieces| pieces.iter()) {
            let Some(piece) = self.at(at) else { continue };
            let steps = self.variant.geometry().squares();
            let steps = steps.flat_map(|from| lines.of(piece, from));
            for step in steps.filter(|step| step.opens_en_passant) {
                let (squares, passed) = (lines.squares(step), |square| {
                    self.piece_that_passed(square, Some(at))
                });
                if let Some((_, over)) = squares.split_last().filter(|&(&end, _)| end == at) {
                    let over = match self.variant.opens_two {
                        true => over,
                        false => &over[..over.len().min(1)],
                    };
                    found.extend(over.iter().filter_map(|&square| passed(square)));
                }
            }
        }
        found.sort_by_key(|passed| (passed.square, passed.piece));
        found.dedup();
        found
    }
}
