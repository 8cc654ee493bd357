//! What a position is worth, judged by what the variant says and nothing else: values and good cells from each
//! man's mobility on the board, pressure upon the royals, chances of promotion.

mod mobility;
mod placement;
mod pressure;
mod promotion;
mod values;

use crate::geometry::{Square, SquareSet};
use crate::piece::{Kind, Piece, Player};
use crate::position::Position;
use crate::variant::Variant;

/// Centipawns for being the one to act.
const TEMPO: i32 = 12;
/// Centipawns for each own man next to a royal in danger.
const SHELTER: i32 = 7;
/// Pressure upon a royal costs its square divided by this, at most [`DANGER_LIMIT`] centipawns: one attacker is
/// harmless, several are not (the "attack units" of chessprogramming.org, *King Safety*).
const DANGER_DIVISOR: i32 = 200;
const DANGER_LIMIT: i32 = 400;
/// How much of its strength the enemy has left, in these parts.
const FULL_STRENGTH: i32 = 256;

/// Everything about a variant that evaluation needs, worked out once. For games of two seats.
#[derive(Debug)]
pub struct Evaluator {
    cells: usize,
    opponents: [Player; 2],
    values: [i32; Kind::LIMIT],
    promoting: Vec<Kind>,
    men: Vec<Option<Man>>,
    near: Vec<SquareSet>,
    /// For each seat the worth of its array without royals and promoting men, at least 1.
    array_strength: [i32; Player::LIMIT],
}

/// The tables of one man.
#[derive(Debug)]
struct Man {
    kind: Kind,
    role: Role,
    /// Centipawns by cell, the man's value included; for a royal while the enemy is strong.
    placement: Vec<i32>,
    pressure: Vec<u8>,
}

#[derive(Debug)]
enum Role {
    Piece {
        strength: i32,
    },
    /// Shares of the gain of promotion by cell.
    Promoting {
        shares: Vec<i32>,
    },
    /// Placement by cell while the enemy is weak.
    Royal {
        at_ease: Vec<i32>,
    },
}

/// What is summed up for one seat.
#[derive(Default)]
struct Side {
    placement: i32,
    /// Placement of the royal once the enemy is weak, less what `placement` has of it.
    at_ease: i32,
    promotion: i32,
    pressure: i32,
    shelter: i32,
    strength: i32,
}

impl Evaluator {
    /// Works out the tables; `None` unless the variant has two seats.
    pub fn new(variant: &Variant) -> Option<Evaluator> {
        let seats: Vec<Player> = variant.players().collect();
        let &[first, second] = seats.as_slice() else {
            return None;
        };
        let opponents = [second, first];
        let board = variant.geometry();
        let near: Vec<SquareSet> = board
            .squares()
            .map(|square| pressure::neighbours(board, square))
            .collect();
        let values = values::values(variant);
        let mut men: Vec<Option<Man>> = (0..Piece::LIMIT).map(|_| None).collect();
        for piece in variant.pieces() {
            men[piece.index()] = Some(Man::new(variant, piece, &values, &near));
        }
        let kinds = (0..variant.kinds.len()).filter_map(Kind::new);
        let promotes = |kind: &Kind| variant.rules.promotions[kind.index()].is_some();
        let mut evaluator = Evaluator {
            cells: board.len(),
            opponents,
            values,
            promoting: kinds.filter(promotes).collect(),
            men,
            near,
            array_strength: [1; Player::LIMIT],
        };
        for piece in variant.pieces() {
            let count = variant.array_count(piece) as i32;
            evaluator.array_strength[piece.owner().index()] += count * evaluator.strength(piece);
        }
        Some(evaluator)
    }

    /// What a type is worth, in centipawns of a chess Pawn; 0 for a royal.
    #[inline]
    pub fn value(&self, kind: Kind) -> i32 {
        self.values[kind.index()]
    }

    /// Whether a seat has anything but royals and promoting men, so that having to move is seldom a burden.
    pub fn has_pieces(&self, position: &Position, player: Player) -> bool {
        let kinds = (0..position.variant().kinds.len()).filter_map(Kind::new);
        let mut men = kinds.map(|kind| Piece::new(kind, player));
        men.any(|man| position.count(man) > 0 && self.strength(man) > 0)
    }

    fn strength(&self, piece: Piece) -> i32 {
        match self.men[piece.index()] {
            Some(Man {
                role: Role::Piece { strength },
                ..
            }) => strength,
            _ => 0,
        }
    }

    /// The worth of a position for the seat to act, in centipawns.
    pub fn evaluate(&self, position: &Position) -> i32 {
        let own = position.turn();
        let enemy = self.opponents[own.index()];
        let (ours, theirs) = (
            self.sum_up(position, own, enemy),
            self.sum_up(position, enemy, own),
        );
        let danger_to_us = self.fraction(theirs.strength, enemy);
        let danger_to_them = self.fraction(ours.strength, own);
        TEMPO + total(&ours, danger_to_us, danger_to_them)
            - total(&theirs, danger_to_them, danger_to_us)
    }

    /// How much of its strength a seat has left, in [`FULL_STRENGTH`]ths.
    fn fraction(&self, strength: i32, player: Player) -> i32 {
        (strength * FULL_STRENGTH / self.array_strength[player.index()]).min(FULL_STRENGTH)
    }

    fn sum_up(&self, position: &Position, player: Player, enemy: Player) -> Side {
        let mut side = Side::default();
        let target = position.royal(enemy);
        let gains = self.gains(position, player);
        let men = position.men(player);
        for square in men {
            let Some(piece) = position.at(square) else {
                continue;
            };
            let Some(man) = &self.men[piece.index()] else {
                continue;
            };
            side.placement += man.placement[square.index()];
            side.pressure += target.map_or(0, |royal| self.pressure(man, square, royal));
            match &man.role {
                Role::Piece { strength } => side.strength += strength,
                Role::Promoting { shares } => {
                    side.promotion += shares[square.index()] * gains[man.kind.index()];
                }
                Role::Royal { at_ease } => {
                    side.at_ease += at_ease[square.index()] - man.placement[square.index()];
                    side.shelter +=
                        SHELTER * self.near[square.index()].and(men).len().min(5) as i32;
                }
            }
        }
        side
    }

    fn gains(&self, position: &Position, player: Player) -> [i32; Kind::LIMIT] {
        let mut gains = [0; Kind::LIMIT];
        for &kind in &self.promoting {
            gains[kind.index()] = promotion::gain(position, &self.values, kind, player);
        }
        gains
    }

    #[inline]
    fn pressure(&self, man: &Man, from: Square, royal: Square) -> i32 {
        man.pressure[from.index() * self.cells + royal.index()] as i32
    }
}

/// One seat's sum in centipawns. `danger` is the strength of its enemy, `own` its own.
fn total(side: &Side, danger: i32, own: i32) -> i32 {
    let ease = FULL_STRENGTH - danger;
    let attack = (side.pressure * side.pressure / DANGER_DIVISOR).min(DANGER_LIMIT);
    // Promotion matters up to twice as much when few men are left to stop it.
    let promotion = side.promotion * (FULL_STRENGTH + ease) / (FULL_STRENGTH * 256);
    side.placement
        + promotion
        + side.at_ease * ease / FULL_STRENGTH
        + side.shelter * danger / FULL_STRENGTH
        + attack * own / FULL_STRENGTH
}

impl Man {
    fn new(variant: &Variant, piece: Piece, values: &[i32], near: &[SquareSet]) -> Man {
        let kind = piece.kind();
        let value = values[kind.index()];
        let royal = variant.kinds[kind.index()].royal;
        let role = match promotion::shares(variant, piece) {
            _ if royal => Role::Royal {
                at_ease: placement::royal_at_ease(variant),
            },
            Some(shares) => Role::Promoting { shares },
            None => Role::Piece { strength: value },
        };
        let placement = match role {
            Role::Royal { .. } => placement::royal_in_danger(variant, piece),
            _ => placement::ordinary(variant, piece),
        };
        Man {
            kind,
            role,
            placement: placement.into_iter().map(|bonus| value + bonus).collect(),
            pressure: pressure::of_man(variant, piece, near),
        }
    }
}
