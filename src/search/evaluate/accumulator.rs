//! What every player's game is worth, where more than two may be in it.

use super::evaluator::Evaluator;
use super::piece_tables::Role;
use super::promotion;
use super::side_terms::FULL_STRENGTH;
use crate::geometry::Square;
use crate::piece::{ByPlayer, Piece, PieceType, Player};
use crate::position::Position;

/// What is summed up for one player.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
struct PlayerTerms {
    value: i32,
    /// What it has to attack with.
    strength: i32,
    /// How much it bears upon each royal.
    pressure_on: ByPlayer<i32>,
    /// The shares of the gain of promotion that its pieces of each type have together.
    promotion_shares: ByPieceType,
}

/// A number for each type of piece.
type ByPieceType = [i32; PieceType::LIMIT];

/// What every player has, kept from one position to the next: there most pieces stand where they stood. Nothing that is found depends
/// on it.
#[derive(Clone, PartialEq, Debug)]
pub struct Accumulator {
    board: [Option<Piece>; Square::LIMIT],
    /// Those of the living.
    royals: ByPlayer<Option<Square>>,
    player_terms: ByPlayer<PlayerTerms>,
}

impl Accumulator {
    /// That of an empty board.
    pub(in crate::search) const EMPTY: Accumulator = Accumulator {
        board: [None; Square::LIMIT],
        royals: ByPlayer([None; Player::LIMIT]),
        player_terms: ByPlayer([PlayerTerms::NONE; Player::LIMIT]),
    };

    /// Makes it what holds in this position.
    fn update(&mut self, evaluator: &Evaluator, position: &Position) {
        let royals = ByPlayer::from_fn(|player| {
            let royal = position.royal(player);
            royal.filter(|_| position.lives(player))
        });
        let moved = ByPlayer::from_fn(|player| self.royals[player] != royals[player]);
        // Until all pieces stand where they should nothing bears upon a royal that has moved.
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

    /// Adds a piece, or takes it off again with a sign of -1.
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

    /// Sums up anew what bears upon a player's royal.
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
    /// The worth of what every player has, in centipawns; 0 for one that is out of the game.
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
            let mut together = 0;
            for enemy in position.living().filter(|&player| player != victim) {
                let terms = &accumulator.player_terms[enemy];
                let pressure = terms.pressure_on[victim];
                together += pressure;
                let strength = self.fraction(terms.strength, enemy);
                scores[enemy] += self.attack(pressure) * strength / FULL_STRENGTH;
            }
            scores[victim] -= self.attack(together) / 2;
        }
        scores
    }

    /// What a player's pieces are worth, attacks upon royals not counted.
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
