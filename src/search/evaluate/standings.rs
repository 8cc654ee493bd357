//! What every seat's game is worth, where more than two may be in it.

use super::Evaluator;
use super::man::{Man, Role};
use crate::geometry::Square;
use crate::piece::{ByPlayer, Kind, Piece, Player};
use crate::position::Position;
use crate::variant::Variant;

/// Centipawns for a man whose next claim wins the game at once.
const WINS_BY_CLAIM: i32 = 250;
/// Centipawns for a royal that has claimed.
const HAS_CLAIMED: i32 = 500;
/// The part, in 256ths, of what a man would gain by a claim that it is worth beforehand.
const CLAIM_PROSPECT: i32 = 8;

/// What is worth something because of claims, by type.
pub(super) fn by_claims(variant: &Variant, values: &[i32]) -> [i32; Kind::LIMIT] {
    let claims = &variant.rules.claims;
    let mut bonuses = [0; Kind::LIMIT];
    for kind in (0..variant.kinds.len()).filter_map(Kind::new) {
        let wins = claims.wins.contains(Piece::new(kind, Player::FIRST));
        let bonus = &mut bonuses[kind.index()];
        *bonus += if wins { WINS_BY_CLAIM } else { 0 };
        *bonus += if claims.royal == Some(kind) {
            HAS_CLAIMED
        } else {
            0
        };
        if let Some(after) = claims.promoted(kind) {
            let gain = values[after.index()] + WINS_BY_CLAIM - values[kind.index()];
            *bonus += gain * CLAIM_PROSPECT / 256;
        }
    }
    bonuses
}

/// What is summed up for one seat.
#[derive(Clone, Copy, Default)]
struct Standing {
    worth: i32,
    /// What it has to attack with.
    strength: i32,
    /// How much it bears upon each royal.
    upon: ByPlayer<i32>,
}

impl Evaluator {
    /// The worth of what every seat has, in centipawns; 0 for one that is out of the game.
    pub(in crate::search) fn standings(&self, position: &Position) -> ByPlayer<i32> {
        let mut standings = ByPlayer::<Standing>::default();
        let mut worth = ByPlayer::default();
        for player in position.living() {
            standings[player] = self.standing(position, player);
            worth[player] = standings[player].worth;
        }
        for victim in position.living() {
            let mut together = 0;
            for enemy in position.living().filter(|&player| player != victim) {
                let standing = &standings[enemy];
                let pressure = standing.upon[victim];
                together += pressure;
                let strength = self.fraction(standing.strength, enemy);
                worth[enemy] += self.attack(pressure) * strength / super::FULL_STRENGTH;
            }
            worth[victim] -= self.attack(together) / 2;
        }
        worth
    }

    fn standing(&self, position: &Position, player: Player) -> Standing {
        let mut standing = Standing::default();
        let mut gains = [None; Kind::LIMIT];
        let men = position.men(player);
        let enemies = position.living().filter(|&other| other != player);
        let mut enemies = enemies.filter_map(|other| Some((other, position.royal(other)?)));
        // No list of its own for each position: this is asked at every one.
        let royals: [Option<(Player, Square)>; Player::LIMIT] =
            std::array::from_fn(|_| enemies.next());
        for square in men {
            let Some(man) = self.man_on(position, square) else {
                continue;
            };
            standing.worth += i32::from(man.placement[square.index()].strong)
                + self.claim_bonuses[man.kind.index()];
            for &(other, royal) in royals.iter().flatten() {
                standing.upon[other] += self.pressure(man, square, royal);
            }
            match &man.role {
                Role::Piece { strength } => standing.strength += strength,
                Role::Promoting { shares, .. } if shares[square.index()] > 0 => {
                    let gain = gains[man.kind.index()].get_or_insert_with(|| {
                        super::promotion::gain(position, &self.values, man.kind, player).centipawns
                    });
                    standing.worth += shares[square.index()] * *gain / 256;
                }
                Role::Royal => {
                    standing.worth += self.sheltered(square, men);
                }
                _ => {}
            }
        }
        standing
    }

    pub(super) fn man_on(&self, position: &Position, square: Square) -> Option<&Man> {
        self.men[position.at(square)?.index()].as_ref()
    }
}
