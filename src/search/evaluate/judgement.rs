//! Evaluates positions with two players, using the tables of the [`Evaluator`].

use super::account::Account;
use super::crowns::Targets;
use super::evaluator::Evaluator;
use super::piece_tables::Role;
use super::scene::Scene;
use super::side::{FULL_STRENGTH, Side};
use super::sights::{SeenByWidth, Sights};
use crate::piece::{Piece, Player};
use crate::position::Position;

/// Either of two pieces is as likely to wear the crown.
pub(super) const EVEN_CROWNS: [i32; Piece::LIMIT] = [FULL_STRENGTH / 2; Piece::LIMIT];
/// A piece in reserve is worth this part of its value, in 256ths.
const IN_RESERVE: i32 = 230;

impl Evaluator {
    /// The worth of a position for the player to act, in centipawns, where two players are in the game. Where it is unknown who
    /// wears a crown, either piece is as likely to.
    pub fn evaluate(&self, position: &Position) -> i32 {
        let mut sights = Sights::none(position.variant());
        self.judge(position, &EVEN_CROWNS, &mut sights)
    }

    /// As [`Evaluator::evaluate`], with what is believed about crowns; see
    /// [`Belief::crowns`](crate::search::Belief::crowns).
    pub(in crate::search) fn judge(
        &self,
        position: &Position,
        crowns: &[i32],
        sights: &mut Sights,
    ) -> i32 {
        let own = position.turn();
        let Some(enemy) = position.first_opponent(own) else {
            return 0;
        };
        let players = [own, enemy];
        let targets = players.map(|player| self.targets(position, player, crowns));
        let (mut ours, mut theirs) = if self.looks {
            let mut sides = [Side::default(), Side::default()];
            self.look(position, players, targets, sights, &mut sides);
            sides.into()
        } else {
            (
                self.sum_up(position, own, enemy),
                self.sum_up(position, enemy, own),
            )
        };
        if self.crown.is_some() {
            self.sum_up_crown(&mut ours, position, own, targets[0]);
            self.sum_up_crown(&mut theirs, position, enemy, targets[1]);
            if !self.looks {
                self.sum_up_attacks(&mut ours, position, own, targets[1]);
                self.sum_up_attacks(&mut theirs, position, enemy, targets[0]);
            }
        }
        if self.has_reserves {
            for (side, player) in [(&mut ours, own), (&mut theirs, enemy)] {
                let reserve = self.reserve(position, player);
                side.strong += reserve;
                side.weak += reserve;
            }
        }
        let danger_to_us = self.fraction(theirs.strength, enemy);
        let danger_to_them = self.fraction(ours.strength, own);
        self.tempo + self.total(&ours, danger_to_us, danger_to_them)
            - self.total(&theirs, danger_to_them, danger_to_us)
    }

    fn sum_up(&self, position: &Position, player: Player, enemy: Player) -> Side {
        let (mut side, mut pressure) = (Side::default(), 0);
        let target = position.royal(enemy);
        let gains = self.gains(position, player);
        let pieces = position.pieces(player);
        for square in pieces.iter() {
            let Some(piece) = position.at(square) else {
                continue;
            };
            let Some(tables) = &self.tables[piece.index()] else {
                continue;
            };
            side.add(tables.placement[square.index()]);
            pressure += target.map_or(0, |royal| self.pressure(tables, square, royal));
            match &tables.role {
                Role::Piece { strength } => side.strength += strength,
                Role::Promoting { shares, .. } => {
                    let gain = gains[tables.kind.index()].centipawns;
                    side.promotion += shares[square.index()] * gain;
                }
                Role::Royal => side.strong += self.sheltered(square, pieces),
                Role::Wearer { .. } => {}
            }
        }
        side.attack = self.attack(pressure);
        side
    }

    /// Looks at what the pieces of two players really reach.
    pub(super) fn look<A: Account>(
        &self,
        position: &Position,
        players: [Player; 2],
        targets: [Targets; 2],
        sights: &mut Sights,
        accounts: &mut [A; 2],
    ) {
        let Sights { seen, prospects } = sights;
        prospects.follow(self, position);
        match seen {
            SeenByWidth::One(seen) => {
                Scene::new(self, position, players, targets, seen).weigh(prospects, accounts)
            }
            SeenByWidth::Two(seen) => {
                Scene::new(self, position, players, targets, seen).weigh(prospects, accounts)
            }
            SeenByWidth::Four(seen) => {
                Scene::new(self, position, players, targets, seen).weigh(prospects, accounts)
            }
        }
    }

    fn reserve(&self, position: &Position, player: Player) -> i32 {
        let waiting = position.reserve_kinds(player);
        let worth = |(kind, count)| self.value(kind) * count as i32 * IN_RESERVE / 256;
        waiting.map(worth).sum()
    }

    /// One player's sum in centipawns. `danger` is the strength of its enemy, `own` its own.
    fn total(&self, side: &Side, danger: i32, own: i32) -> i32 {
        let ease = FULL_STRENGTH - danger;
        // Promotion matters up to twice as much when few pieces are left to stop it.
        let doubled = i64::from(side.promotion) * i64::from(FULL_STRENGTH + ease);
        let promotion = (doubled / i64::from(FULL_STRENGTH * 256)) as i32;
        (side.strong * danger + side.weak * ease + side.attack * own) / FULL_STRENGTH + promotion
    }
}
