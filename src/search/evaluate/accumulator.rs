//! Evaluation for more than two players, with terms that are updated incrementally.

use super::evaluator::Evaluator;
use super::piece_tables::Role;
use super::promotion;
use super::side_terms::FULL_STRENGTH;
use crate::geometry::Square;
use crate::piece::{ByPlayer, Piece, PieceType, Player};
use crate::position::Position;

#[derive(Clone, Copy, Default, PartialEq, Debug)]
struct PlayerTerms {
    value: i32,
    /// The value of its attacking pieces.
    strength: i32,
    pressure_on: ByPlayer<i32>,
    promotion_shares: ByPieceType,
}

type ByPieceType = [i32; PieceType::LIMIT];

/// The terms of all players for the last position. The next position differs in few squares, so only those are
/// counted. Results don't depend on this cache.
#[derive(Clone, PartialEq, Debug)]
pub struct Accumulator {
    board: [Option<Piece>; Square::LIMIT],
    /// The royal pieces of the players still in the game.
    royals: ByPlayer<Option<Square>>,
    player_terms: ByPlayer<PlayerTerms>,
}

impl Accumulator {
    pub(in crate::search) const EMPTY: Accumulator = Accumulator {
        board: [None; Square::LIMIT],
        royals: ByPlayer([None; Player::LIMIT]),
        player_terms: ByPlayer([PlayerTerms::NONE; Player::LIMIT]),
    };

    fn update(&mut self, evaluator: &Evaluator, position: &Position) {
        let royals = ByPlayer::from_fn(|player| {
            let royal = position.royal(player);
            royal.filter(|_| position.is_alive(player))
        });
        let moved = ByPlayer::from_fn(|player| self.royals[player] != royals[player]);
        // Pressure on a royal piece that has moved is recounted once all pieces are in place.
        for player in position.variant().players() {
            if moved[player] {
                self.royals[player] = None;
            }
        }
        for square in position.changes_since(&self.board) {
            self.set(evaluator, square, position.at(square));
        }
        for player in position.variant().players() {
            if moved[player] {
                self.royals[player] = royals[player];
                self.recount_pressure(evaluator, position, player);
            }
        }
    }

    fn set(&mut self, evaluator: &Evaluator, square: Square, piece: Option<Piece>) {
        let before = std::mem::replace(&mut self.board[square.index()], piece);
        for (piece, sign) in [(before, -1), (piece, 1)] {
            if let Some(piece) = piece {
                self.count(evaluator, piece, square, sign);
            }
        }
    }

    /// Adds a piece, or removes it with a sign of -1.
    fn count(&mut self, evaluator: &Evaluator, piece: Piece, square: Square, sign: i32) {
        let Some(tables) = &evaluator.tables[piece.index()] else {
            return;
        };
        let terms = &mut self.player_terms[piece.owner()];
        let placed = i32::from(tables.placement[square.index()].middlegame);
        terms.value += sign * (placed + evaluator.claim_bonuses[tables.kind.index()]);
        match &tables.role {
            Role::Piece { strength } => terms.strength += sign * strength,
            Role::Promoting { shares, .. } => {
                terms.promotion_shares[tables.kind.index()] += sign * shares[square.index()];
            }
            Role::Royal | Role::CrownCarrier { .. } => {}
        }
        for (pressure_on, royal) in terms.pressure_on.0.iter_mut().zip(self.royals.0) {
            if let Some(royal) = royal {
                *pressure_on += sign * evaluator.pressure(tables, square, royal);
            }
        }
    }

    fn recount_pressure(&mut self, evaluator: &Evaluator, position: &Position, victim: Player) {
        for terms in &mut self.player_terms.0 {
            terms.pressure_on[victim] = 0;
        }
        let Some(royal) = self.royals[victim] else {
            return;
        };
        for square in position.occupied::<4>().iter() {
            if let Some(piece) = position.at(square)
                && let Some(tables) = &evaluator.tables[piece.index()]
            {
                let pressure = evaluator.pressure(tables, square, royal);
                self.player_terms[piece.owner()].pressure_on[victim] += pressure;
            }
        }
    }
}

impl PlayerTerms {
    const NONE: PlayerTerms = PlayerTerms {
        value: 0,
        strength: 0,
        pressure_on: ByPlayer([0; Player::LIMIT]),
        promotion_shares: [0; PieceType::LIMIT],
    };
}

impl Evaluator {
    /// Each player's score in centipawns; 0 for players out of the game.
    pub(in crate::search) fn player_scores(
        &self,
        position: &Position,
        accumulator: &mut Accumulator,
    ) -> ByPlayer<i32> {
        accumulator.update(self, position);
        let mut scores = ByPlayer::default();
        for player in position.living() {
            scores[player] = self.player_value(position, player, &accumulator.player_terms[player]);
        }
        for victim in position.living() {
            let mut total_pressure = 0;
            for enemy in position.living().filter(|&player| player != victim) {
                let terms = &accumulator.player_terms[enemy];
                let pressure = terms.pressure_on[victim];
                total_pressure += pressure;
                let strength = self.fraction(terms.strength, enemy);
                scores[enemy] += self.attack(pressure) * strength / FULL_STRENGTH;
            }
            scores[victim] -= self.attack(total_pressure) / 2;
        }
        scores
    }

    /// The value of a player's pieces, without attacks on royal pieces.
    fn player_value(&self, position: &Position, player: Player, terms: &PlayerTerms) -> i32 {
        let mut value = terms.value;
        if let Some(royal) = position.royal(player) {
            value += self.sheltered(royal, position.pieces(player));
        }
        for &kind in &self.promoting {
            let shares = terms.promotion_shares[kind.index()];
            if shares > 0 {
                let gain = promotion::gain(position, &self.values, kind, player);
                value += shares * gain.centipawns / 256;
            }
        }
        value
    }
}
