//! What every player's game is worth, where more than two may be in it.

use super::evaluator::Evaluator;
use super::piece_tables::Role;
use super::promotion;
use super::side::FULL_STRENGTH;
use crate::geometry::Square;
use crate::piece::{ByPlayer, Piece, PieceType, Player};
use crate::position::Position;

/// What is summed up for one player.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
struct Standing {
    worth: i32,
    /// What it has to attack with.
    strength: i32,
    /// How much it bears upon each royal.
    upon: ByPlayer<i32>,
    /// The shares of the gain of promotion that its pieces of each type have together.
    hopes: ByPieceType,
}

/// A number for each type of piece.
type ByPieceType = [i32; PieceType::LIMIT];

/// What every player has, kept from one position to the next: there most pieces stand where they stood. Nothing that is found depends
/// on it.
#[derive(Clone, PartialEq, Debug)]
pub struct Ledger {
    board: [Option<Piece>; Square::LIMIT],
    /// Those of the living.
    royals: ByPlayer<Option<Square>>,
    standings: ByPlayer<Standing>,
}

impl Ledger {
    /// That of an empty board.
    pub(in crate::search) const EMPTY: Ledger = Ledger {
        board: [None; Square::LIMIT],
        royals: ByPlayer([None; Player::LIMIT]),
        standings: ByPlayer([Standing::NONE; Player::LIMIT]),
    };

    /// Makes it what holds in this position.
    fn follow(&mut self, evaluator: &Evaluator, position: &Position) {
        let royals = ByPlayer::from_fn(|player| {
            let royal = position.royal(player);
            royal.filter(|_| position.is_alive(player))
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
                self.press_anew(evaluator, position, player);
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
        let standing = &mut self.standings[piece.owner()];
        let placed = i32::from(tables.placement[square.index()].strong);
        standing.worth += sign * (placed + evaluator.claim_bonuses[tables.kind.index()]);
        match &tables.role {
            Role::Piece { strength } => standing.strength += sign * strength,
            Role::Promoting { shares, .. } => {
                standing.hopes[tables.kind.index()] += sign * shares[square.index()];
            }
            Role::Royal | Role::Wearer { .. } => {}
        }
        for (upon, royal) in standing.upon.0.iter_mut().zip(self.royals.0) {
            if let Some(royal) = royal {
                *upon += sign * evaluator.pressure(tables, square, royal);
            }
        }
    }

    /// Sums up anew what bears upon a player's royal.
    fn press_anew(&mut self, evaluator: &Evaluator, position: &Position, victim: Player) {
        for standing in &mut self.standings.0 {
            standing.upon[victim] = 0;
        }
        let Some(royal) = self.royals[victim] else {
            return;
        };
        for square in position.occupied::<4>().iter() {
            if let Some(piece) = position.at(square)
                && let Some(tables) = &evaluator.tables[piece.index()]
            {
                let pressure = evaluator.pressure(tables, square, royal);
                self.standings[piece.owner()].upon[victim] += pressure;
            }
        }
    }
}

impl Standing {
    const NONE: Standing = Standing {
        worth: 0,
        strength: 0,
        upon: ByPlayer([0; Player::LIMIT]),
        hopes: [0; PieceType::LIMIT],
    };
}

impl Evaluator {
    /// The worth of what every player has, in centipawns; 0 for one that is out of the game.
    pub(in crate::search) fn standings(
        &self,
        position: &Position,
        ledger: &mut Ledger,
    ) -> ByPlayer<i32> {
        ledger.follow(self, position);
        let mut worth = ByPlayer::default();
        for player in position.living() {
            worth[player] = self.worth(position, player, &ledger.standings[player]);
        }
        for victim in position.living() {
            let mut together = 0;
            for enemy in position.living().filter(|&player| player != victim) {
                let standing = &ledger.standings[enemy];
                let pressure = standing.upon[victim];
                together += pressure;
                let strength = self.fraction(standing.strength, enemy);
                worth[enemy] += self.attack(pressure) * strength / FULL_STRENGTH;
            }
            worth[victim] -= self.attack(together) / 2;
        }
        worth
    }

    /// What a player's pieces are worth, attacks upon royals not counted.
    fn worth(&self, position: &Position, player: Player, standing: &Standing) -> i32 {
        let mut worth = standing.worth;
        if let Some(royal) = position.royal(player) {
            worth += self.sheltered(royal, position.pieces(player));
        }
        for &kind in &self.promoting {
            let shares = standing.hopes[kind.index()];
            if shares > 0 {
                let gain = promotion::gain(position, &self.values, kind, player);
                worth += shares * gain.centipawns / 256;
            }
        }
        worth
    }
}
