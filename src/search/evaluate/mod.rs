//! What a position is worth, judged by what the variant says and nothing else: values and good cells from each
//! man's mobility on the board, pressure upon the royals, chances of promotion.

mod mobility;
mod placement;
mod pressure;
mod promotion;
mod standings;
mod values;

use crate::geometry::{Square, SquareSet};
use crate::piece::{Kind, Piece, Player};
use crate::position::Position;
use crate::variant::{Crown, Variant};

/// Centipawns for being the one to act.
const TEMPO: i32 = 12;
/// Centipawns for each own man next to a royal in danger.
const SHELTER: i32 = 7;
/// Pressure upon a royal costs its square divided by this, at most [`DANGER_LIMIT`] centipawns: one attacker is
/// harmless, several are not (the "attack units" of chessprogramming.org, *King Safety*).
const DANGER_DIVISOR: i32 = 200;
const DANGER_LIMIT: i32 = 400;
/// How much of its strength the enemy has left, in these parts; and how surely a man wears the crown.
const FULL_STRENGTH: i32 = 256;
/// Centipawns for having both men of whom one wears the crown: no check binds such a seat.
const BOTH_WEARERS: i32 = 150;
/// Centipawns lost by a hidden crown, which any man may stumble upon.
const HIDDEN: i32 = 150;
/// A man in reserve is worth this part of its value, in 256ths.
const IN_RESERVE: i32 = 230;
/// Capturing the crown wins: in the order of captures such a man counts for so much more than its value.
const CROWN_PRIZE: i32 = 3_000;

/// Everything about a variant that evaluation needs, worked out once.
#[derive(Debug)]
pub struct Evaluator {
    cells: usize,
    values: [i32; Kind::LIMIT],
    promoting: Vec<Kind>,
    /// Centipawns for what men can still win by claims, and have won.
    claim_bonuses: [i32; Kind::LIMIT],
    men: Vec<Option<Man>>,
    near: Vec<SquareSet>,
    /// For each seat the worth of its array without royals and promoting men, at least 1.
    array_strength: [i32; Player::LIMIT],
    crown: Option<Crown>,
    has_reserves: bool,
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
    /// A man that may wear the crown: placements by cell as if it were royal.
    Wearer {
        in_danger: Vec<i32>,
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
    /// Centipawns for attacks upon men that may wear the enemy's crown, if it is not known to be one.
    attack: i32,
}

/// Where a crown may be captured, and how likely it is worn there, in [`FULL_STRENGTH`]ths.
type Targets = [Option<(Square, i32)>; 2];

impl Evaluator {
    /// Works out the tables.
    pub fn new(variant: &Variant) -> Evaluator {
        let board = variant.geometry();
        let touching = |square| {
            let others = board.squares();
            others.filter(move |&other| board.touch(square, other))
        };
        let near: Vec<SquareSet> = board
            .squares()
            .map(|square| touching(square).collect())
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
            values,
            claim_bonuses: standings::by_claims(variant, &values),
            promoting: kinds.filter(promotes).collect(),
            men,
            near,
            array_strength: [1; Player::LIMIT],
            crown: variant.rules.crown.clone(),
            has_reserves: !variant.rules.drops.is_empty(),
        };
        for piece in variant.pieces() {
            let count = variant.array_count(piece) as i32;
            evaluator.array_strength[piece.owner().index()] += count * evaluator.strength(piece);
        }
        evaluator
    }

    /// What a type is worth, in centipawns of a chess Pawn; 0 for a royal.
    #[inline]
    pub fn value(&self, kind: Kind) -> i32 {
        self.values[kind.index()]
    }

    /// What the capture of a type is worth at most, in centipawns.
    #[inline]
    pub(super) fn prize(&self, kind: Kind) -> i32 {
        let crown = self.crown.as_ref();
        let wears =
            crown.is_some_and(|crown| crown.carriers.contains(Piece::new(kind, Player::FIRST)));
        self.value(kind) + if wears { CROWN_PRIZE } else { 0 }
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

    /// The worth of a position for the seat to act, in centipawns, where two seats are in the game. Where it is unknown who
    /// wears a crown, either man is as likely to.
    pub fn evaluate(&self, position: &Position) -> i32 {
        self.judge(position, &[FULL_STRENGTH / 2; Piece::LIMIT])
    }

    /// As [`Evaluator::evaluate`], with what is believed about crowns; see
    /// [`Belief::crowns`](super::Belief::crowns).
    pub(super) fn judge(&self, position: &Position, crowns: &[i32]) -> i32 {
        let own = position.turn();
        let mut living = position.living();
        let Some(enemy) = living.find(|&player| player != own) else {
            return 0;
        };
        let (mut ours, mut theirs) = (
            self.sum_up(position, own, enemy),
            self.sum_up(position, enemy, own),
        );
        if let Some(crown) = &self.crown {
            for (side, player, other) in [(&mut ours, own, enemy), (&mut theirs, enemy, own)] {
                self.sum_up_crown(side, position, crown, player, crowns);
                self.sum_up_attacks(
                    side,
                    position,
                    player,
                    self.targets(position, crown, other, crowns),
                );
            }
        }
        if self.has_reserves {
            ours.placement += self.reserve(position, own);
            theirs.placement += self.reserve(position, enemy);
        }
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
                Role::Wearer { .. } => {}
            }
        }
        side
    }

    /// The men of a seat that may wear its crown, with how likely they do. A lone one does, unless the crown is hidden.
    fn targets(
        &self,
        position: &Position,
        crown: &Crown,
        player: Player,
        crowns: &[i32],
    ) -> Targets {
        if let Some(royal) = position.royal(player) {
            return [Some((royal, FULL_STRENGTH)), None];
        }
        let mut targets = [None, None];
        if position.crown_is_hidden(player) {
            return targets;
        }
        let wearer = |square: &Square| {
            let man = position.at(*square)?;
            let wears = crown.carriers.contains(man);
            wears.then(|| (*square, crowns[man.index()]))
        };
        let wearers = position.men(player).iter();
        for (target, found) in targets
            .iter_mut()
            .zip(wearers.filter_map(|square| wearer(&square)))
        {
            *target = Some(found);
        }
        targets
    }

    /// Adds what the men that may wear a seat's crown are worth as royals, as surely as they do.
    fn sum_up_crown(
        &self,
        side: &mut Side,
        position: &Position,
        crown: &Crown,
        player: Player,
        crowns: &[i32],
    ) {
        if position.crown_is_hidden(player) {
            side.placement -= HIDDEN;
        }
        let targets = self.targets(position, crown, player, crowns);
        if targets[1].is_some() {
            side.placement += BOTH_WEARERS;
        }
        for (square, share) in targets.into_iter().flatten() {
            let man = position.at(square);
            let man = man.and_then(|man| self.men[man.index()].as_ref());
            let Some(Man {
                role: Role::Wearer { in_danger, at_ease },
                placement,
                ..
            }) = man
            else {
                continue;
            };
            let at = square.index();
            let sheltered = self.near[at].and(position.men(player)).len().min(5) as i32;
            side.placement += (in_danger[at] - placement[at]) * share / FULL_STRENGTH;
            side.at_ease += (at_ease[at] - in_danger[at]) * share / FULL_STRENGTH;
            side.shelter += SHELTER * sheltered * share / FULL_STRENGTH;
        }
    }

    /// Adds the attacks of a seat upon men that may wear the enemy's crown. Upon a royal they are counted already.
    fn sum_up_attacks(
        &self,
        side: &mut Side,
        position: &Position,
        player: Player,
        targets: Targets,
    ) {
        if targets[1].is_none() {
            return;
        }
        for (target, share) in targets.into_iter().flatten() {
            let pressure = |square: Square| {
                let man = position.at(square)?;
                let man = self.men[man.index()].as_ref()?;
                Some(self.pressure(man, square, target))
            };
            let pressure: i32 = position.men(player).iter().filter_map(pressure).sum();
            side.attack += attack(pressure) * share / FULL_STRENGTH;
        }
    }

    fn reserve(&self, position: &Position, player: Player) -> i32 {
        let waiting = position.reserve_kinds(player);
        let worth = |(kind, count)| self.value(kind) * count as i32 * IN_RESERVE / 256;
        waiting.map(worth).sum()
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
        man.pressure[royal.index() * self.cells + from.index()] as i32
    }
}

/// One seat's sum in centipawns. `danger` is the strength of its enemy, `own` its own.
fn total(side: &Side, danger: i32, own: i32) -> i32 {
    let ease = FULL_STRENGTH - danger;
    let attack = attack(side.pressure) + side.attack;
    // Promotion matters up to twice as much when few men are left to stop it.
    let promotion = side.promotion * (FULL_STRENGTH + ease) / (FULL_STRENGTH * 256);
    side.placement
        + promotion
        + side.at_ease * ease / FULL_STRENGTH
        + side.shelter * danger / FULL_STRENGTH
        + attack * own / FULL_STRENGTH
}

/// Centipawns for bearing so much upon a royal.
fn attack(pressure: i32) -> i32 {
    (pressure * pressure / DANGER_DIVISOR).min(DANGER_LIMIT)
}

impl Man {
    fn new(variant: &Variant, piece: Piece, values: &[i32], near: &[SquareSet]) -> Man {
        let kind = piece.kind();
        let value = values[kind.index()];
        let royal = variant.kinds[kind.index()].royal;
        let crown = variant.rules.crown.as_ref();
        let wears = crown.is_some_and(|crown| crown.carriers.contains(piece));
        let valued = |bonuses: Vec<i32>| -> Vec<i32> {
            bonuses.into_iter().map(|bonus| value + bonus).collect()
        };
        let role = match promotion::shares(variant, piece) {
            _ if wears => Role::Wearer {
                in_danger: valued(placement::royal_in_danger(variant, piece)),
                at_ease: valued(placement::royal_at_ease(variant)),
            },
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
            placement: valued(placement),
            pressure: pressure::of_man(variant, piece, near),
        }
    }
}
