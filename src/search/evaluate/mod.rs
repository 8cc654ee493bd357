//! What a position is worth: values and good cells of each man, pressure upon the royals, chances of promotion. All of it
//! is made from what the variant says, from mobility on its board above all; where games of the computer against itself have
//! taught better numbers ([`Lesson`]), those are taken instead.

mod account;
mod advance;
mod crowns;
mod features;
mod fold;
mod hunt;
mod learnt;
mod man;
mod mobility;
mod placement;
mod pressure;
mod promotion;
mod room;
mod scene;
mod sights;
mod standings;
#[cfg(test)]
mod tests;
mod values;
mod weights;

pub use features::{Feature, Lesson};

use crate::geometry::{Square, SquareSet};
use crate::piece::{Kind, Piece, Player};
use crate::position::Position;
use crate::variant::{Crown, Variant};
use account::Account;
use crowns::Targets;
use fold::Fold;
use man::{Man, Role};
use promotion::Gain;
use scene::Scene;
use sights::SeenByWidth;
pub(super) use sights::Sights;
pub(super) use standings::Ledger;
use weights::{Phased, Topic, Weights};

/// How much of its strength the enemy has left, in these parts; and how surely a man wears the crown.
const FULL_STRENGTH: i32 = 256;
/// Either of two men is as likely to wear the crown.
const EVEN_CROWNS: [i32; Piece::LIMIT] = [FULL_STRENGTH / 2; Piece::LIMIT];
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
    /// Types of which two are worth more or less than twice one, and by how much.
    pairs: Vec<(Kind, Phased)>,
    /// Centipawns for what men can still win by claims, and have won.
    claim_bonuses: [i32; Kind::LIMIT],
    men: Vec<Option<Man>>,
    near: Vec<SquareSet>,
    /// Centipawns for driving a lone royal to a cell.
    driven: Vec<i32>,
    tempo: i32,
    /// Centipawns by how many own men stand next to a royal.
    shelter: [i32; weights::MOST_SHELTERING + 1],
    /// Centipawns for bearing so much upon a royal.
    attack: Vec<i16>,
    /// By moves left to promotion.
    passed: [Phased; weights::MOST_MOVES_LEFT + 1],
    /// The same for one in whose way nobody stands or attacks.
    free: [Phased; weights::MOST_MOVES_LEFT + 1],
    supported: Phased,
    doubled: Phased,
    /// For enemies of each type: attacked by a promoting man, by another cheaper one, by anybody without being protected.
    chased: [Phased; Kind::LIMIT],
    menaced: [Phased; Kind::LIMIT],
    hanging: [Phased; Kind::LIMIT],
    /// Whether it is looked at what men really reach: where two seats face each other.
    looks: bool,
    /// For each seat the worth of its array without royals and promoting men, at least 1.
    array_strength: [i32; Player::LIMIT],
    crown: Option<Crown>,
    has_reserves: bool,
}

/// What is summed up for one seat.
#[derive(Default)]
struct Side {
    /// Centipawns while the enemy is strong, and once he is weak.
    strong: i32,
    weak: i32,
    promotion: i32,
    strength: i32,
    /// Centipawns for attacks upon the enemy's royal, or men that may wear its crown.
    attack: i32,
}

impl Side {
    #[inline(always)]
    fn add(&mut self, phased: Phased) {
        self.strong += i32::from(phased.strong);
        self.weak += i32::from(phased.weak);
    }
}

impl Evaluator {
    /// Works out the tables, with what has been learnt of the game if the program has it.
    pub fn new(variant: &Variant) -> Evaluator {
        Evaluator::knowing(variant, |fold| Weights::shipped(variant, fold))
    }

    /// Works out the tables from the variant alone.
    pub fn untaught(variant: &Variant) -> Evaluator {
        Evaluator::knowing(variant, |_| None)
    }

    fn knowing(variant: &Variant, learnt: impl Fn(&Fold) -> Option<Weights>) -> Evaluator {
        let Some(fold) = Fold::of(variant) else {
            return Evaluator::with(variant, None);
        };
        let weights = learnt(&fold).unwrap_or_else(|| Weights::prior(variant, &fold));
        Evaluator::with(variant, Some((&fold, &weights)))
    }

    /// Works out the tables with what has been learnt, see [`Lesson::text`]; `None` if that is of another game or makes no
    /// sense.
    pub fn taught(variant: &Variant, learnt: &str) -> Option<Evaluator> {
        let fold = Fold::of(variant)?;
        let weights = Weights::read(learnt, variant, &fold)?;
        Some(Evaluator::with(variant, Some((&fold, &weights))))
    }

    fn with(variant: &Variant, learnt: Option<(&Fold, &Weights)>) -> Evaluator {
        let board = variant.geometry();
        let touching = |square| {
            let others = board.squares();
            others.filter(move |&other| board.touch(square, other))
        };
        let near: Vec<SquareSet> = board
            .squares()
            .map(|square| touching(square).collect())
            .collect();
        let prior = values::values(variant);
        let mut values = prior;
        let kinds: Vec<Kind> = (0..variant.kinds.len()).filter_map(Kind::new).collect();
        if let Some((_, weights)) = learnt {
            for kind in &kinds {
                let value = weights.phased(Topic::Value, kind.index(), 0);
                let mean = (i32::from(value.strong) + i32::from(value.weak)) / 2;
                // A half of a monarch was learnt to be worth less than nothing, as who has halved it is mostly losing; in an
                // exchange it is worth something.
                values[kind.index()] = mean.max(prior[kind.index()] / 2);
            }
        }
        let mut men: Vec<Option<Man>> = (0..Piece::LIMIT).map(|_| None).collect();
        for piece in variant.pieces() {
            let alike = |other: &Piece| *other < piece && variant.lines.are_alike(*other, piece);
            let known = variant.pieces().into_iter().find(alike);
            let known = known.and_then(|other| men[other.index()].as_ref());
            let man = Man::new(variant, piece, &prior, learnt, (known, &near));
            men[piece.index()] = Some(man);
        }
        let promotes = |kind: &Kind| variant.rules.promotions[kind.index()].is_some();
        let mut evaluator = Evaluator {
            cells: board.len(),
            values,
            claim_bonuses: standings::by_claims(variant, &values),
            promoting: kinds.into_iter().filter(promotes).collect(),
            men,
            near,
            driven: hunt::driven(variant),
            crown: variant.rules.crown.clone(),
            has_reserves: !variant.rules.drops.is_empty(),
            ..Evaluator::common(variant, learnt.map(|(_, weights)| weights))
        };
        for piece in variant.pieces() {
            let count = variant.array_count(piece) as i32;
            evaluator.array_strength[piece.owner().index()] += count * evaluator.strength(piece);
        }
        evaluator
    }

    /// The tables that are not of single men.
    fn common(variant: &Variant, learnt: Option<&Weights>) -> Evaluator {
        let prior = Weights::common_prior();
        let weights = learnt.unwrap_or(&prior);
        let pair = |kind: Kind| {
            let bonus = learnt.map(|weights| weights.phased(Topic::Pair, kind.index(), 0));
            bonus
                .filter(|&bonus| bonus != Phased::default())
                .map(|bonus| (kind, bonus))
        };
        let kinds = || (0..variant.kinds.len()).filter_map(Kind::new);
        let of_victims = |topic: Topic| {
            let mut worth = [Phased::default(); Kind::LIMIT];
            for kind in kinds().filter(|_| learnt.is_some()) {
                worth[kind.index()] = weights.phased(topic, kind.index(), 0);
            }
            worth
        };
        Evaluator {
            cells: 0,
            values: [0; Kind::LIMIT],
            promoting: Vec::new(),
            pairs: kinds().filter_map(pair).collect(),
            claim_bonuses: [0; Kind::LIMIT],
            men: Vec::new(),
            near: Vec::new(),
            driven: Vec::new(),
            tempo: weights.of(Topic::Tempo, 0)[0].into(),
            shelter: std::array::from_fn(|men| weights.of(Topic::Shelter, 0)[men].into()),
            attack: weights.attack_by_pressure(),
            passed: std::array::from_fn(|left| weights.phased(Topic::Passed, 0, left)),
            supported: weights.phased(Topic::Supported, 0, 0),
            doubled: weights.phased(Topic::Doubled, 0, 0),
            free: std::array::from_fn(|left| weights.phased(Topic::Free, 0, left)),
            chased: of_victims(Topic::Chased),
            menaced: of_victims(Topic::Menaced),
            hanging: of_victims(Topic::Hanging),
            looks: learnt.is_some(),
            array_strength: [1; Player::LIMIT],
            crown: None,
            has_reserves: false,
        }
    }

    /// What a type is worth, in centipawns of a chess Pawn; 0 for a royal.
    #[inline(always)]
    pub fn value(&self, kind: Kind) -> i32 {
        self.values[kind.index()]
    }

    /// What the capture of a type is worth at most, in centipawns.
    #[inline(always)]
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
        let mut sights = Sights::none(position.variant());
        self.judge(position, &EVEN_CROWNS, &mut sights)
    }

    /// As [`Evaluator::evaluate`], with what is believed about crowns; see
    /// [`Belief::crowns`](super::Belief::crowns).
    pub(super) fn judge(&self, position: &Position, crowns: &[i32], sights: &mut Sights) -> i32 {
        let own = position.turn();
        let Some(enemy) = position.enemy_of(own) else {
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

    /// How much of its strength a seat has left, in [`FULL_STRENGTH`]ths.
    #[inline(always)]
    fn fraction(&self, strength: i32, player: Player) -> i32 {
        (strength * FULL_STRENGTH / self.array_strength[player.index()]).min(FULL_STRENGTH)
    }

    fn sum_up(&self, position: &Position, player: Player, enemy: Player) -> Side {
        let (mut side, mut pressure) = (Side::default(), 0);
        let target = position.royal(enemy);
        let gains = self.gains(position, player);
        let men = position.men(player);
        for square in men.walk() {
            let Some(piece) = position.at(square) else {
                continue;
            };
            let Some(man) = &self.men[piece.index()] else {
                continue;
            };
            side.add(man.placement[square.index()]);
            pressure += target.map_or(0, |royal| self.pressure(man, square, royal));
            match &man.role {
                Role::Piece { strength } => side.strength += strength,
                Role::Promoting { shares, .. } => {
                    let gain = gains[man.kind.index()].centipawns;
                    side.promotion += shares[square.index()] * gain;
                }
                Role::Royal => side.strong += self.sheltered(square, men),
                Role::Wearer { .. } => {}
            }
        }
        side.attack = self.attack(pressure);
        side
    }

    /// Looks at what the men of two seats really reach.
    fn look<A: Account>(
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

    /// Centipawns for own men next to a royal, while the enemy is strong.
    #[inline(always)]
    fn sheltered(&self, royal: Square, men: SquareSet) -> i32 {
        let near = self.near[royal.index()].and(men).len();
        self.shelter[near.min(weights::MOST_SHELTERING)]
    }

    fn reserve(&self, position: &Position, player: Player) -> i32 {
        let waiting = position.reserve_kinds(player);
        let worth = |(kind, count)| self.value(kind) * count as i32 * IN_RESERVE / 256;
        waiting.map(worth).sum()
    }

    fn gains(&self, position: &Position, player: Player) -> [Gain; Kind::LIMIT] {
        let mut gains = [Gain::default(); Kind::LIMIT];
        for &kind in &self.promoting {
            gains[kind.index()] = promotion::gain(position, &self.values, kind, player);
        }
        gains
    }

    #[inline(always)]
    fn pressure(&self, man: &Man, from: Square, royal: Square) -> i32 {
        man.pressure[royal.index() * self.cells + from.index()] as i32
    }

    /// Centipawns for bearing so much upon a royal.
    #[inline(always)]
    fn attack(&self, pressure: i32) -> i32 {
        let pressure = (pressure as usize).min(self.attack.len() - 1);
        self.attack[pressure].into()
    }

    /// One seat's sum in centipawns. `danger` is the strength of its enemy, `own` its own.
    #[inline(always)]
    fn total(&self, side: &Side, danger: i32, own: i32) -> i32 {
        let ease = FULL_STRENGTH - danger;
        // Promotion matters up to twice as much when few men are left to stop it.
        let doubled = i64::from(side.promotion) * i64::from(FULL_STRENGTH + ease);
        let promotion = (doubled / i64::from(FULL_STRENGTH * 256)) as i32;
        (side.strong * danger + side.weak * ease + side.attack * own) / FULL_STRENGTH + promotion
    }
}
