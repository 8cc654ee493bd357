//! What the pieces of two players really reach in a position, and what counts because of it: room to move, attacks on pieces
//! and on the surroundings of royals, free ways to promotion.

use super::cache::{AttackCache, PawnStructure, PromotionGains};
use super::crowns::Targets;
use super::evaluator::Evaluator;
use super::mop_up;
use super::piece_tables::{PieceTables, Role};
use super::promotion_paths::PromotionPaths;
use super::term_sink::TermSink;
use super::weights::Term;
use crate::geometry::{Square, SquareSet};
use crate::movement::Reach;
use crate::piece::{Piece, Player};
use crate::position::Position;

/// The pressure upon a royal of one piece that attacks its surroundings, of each square of them that it attacks, of each that
/// no piece but the royal protects, and of each square from which a check could be given unpunished.
const ATTACKER_UNITS: usize = 12;
const ATTACKED_SQUARE_UNITS: usize = 8;
const UNPROTECTED_SQUARE_UNITS: usize = 10;
/// A piece worth so many centipawns more than its attacker is better moved away even if it is protected.
const MIN_VALUE_DIFFERENCE: i32 = 60;

/// A player's pieces and what they attack.
#[derive(Clone, Copy)]
struct Army<const WORDS: usize> {
    player: Player,
    pieces: SquareSet<WORDS>,
    promoting: SquareSet<WORDS>,
    /// What its promoting pieces, all pieces but royals, and all pieces attack or protect.
    promoting_attacks: SquareSet<WORDS>,
    non_royal_attacks: SquareSet<WORDS>,
    all_attacks: SquareSet<WORDS>,
    royal: Option<Square>,
    /// What the enemy is after: the royal, or two pieces of which one wears the crown.
    zones: [RoyalZone<WORDS>; 2],
    /// Upon each of the enemy's.
    pressure: [usize; 2],
}

/// Where a royal is attacked.
#[derive(Clone, Copy)]
struct RoyalZone<const WORDS: usize> {
    /// Its square and those next to it.
    squares: SquareSet<WORDS>,
    /// How likely it wears the crown, in [`FULL_STRENGTH`](super::side::FULL_STRENGTH)ths; nobody is there if it is 0.
    share: i32,
}

/// The pieces of two players at once.
pub(super) struct AttackMaps<'p, const WORDS: usize> {
    evaluator: &'p Evaluator,
    position: &'p Position,
    occupied: SquareSet<WORDS>,
    /// Where no move may end, as the square of the other board on which the piece would land is taken.
    blocked_landings: SquareSet<WORDS>,
    armies: [Army<WORDS>; 2],
    /// For each player the enemy's lone royal, if it has more pieces itself.
    lone_royals: [Option<Square>; 2],
    /// Whether one of them is.
    is_mop_up: bool,
    cache: &'p mut AttackCache<WORDS>,
}

impl<'p, const WORDS: usize> AttackMaps<'p, WORDS> {
    pub(super) fn new(
        evaluator: &'p Evaluator,
        position: &'p Position,
        players: [Player; 2],
        royal_targets: [Targets; 2],
        cache: &'p mut AttackCache<WORDS>,
    ) -> AttackMaps<'p, WORDS> {
        let variant = position.variant();
        let occupied: SquareSet<WORDS> = position.occupied();
        let zone = |target: Option<(Square, i32)>| match target {
            Some((square, share)) => RoyalZone {
                squares: evaluator.neighbours[square.index()]
                    .resized()
                    .or(SquareSet::only(square)),
                share,
            },
            None => RoyalZone {
                squares: SquareSet::EMPTY,
                share: 0,
            },
        };
        let army = |side: usize| {
            let player = players[side];
            Army {
                player,
                pieces: position.pieces(player).resized(),
                promoting: SquareSet::EMPTY,
                promoting_attacks: SquareSet::EMPTY,
                non_royal_attacks: SquareSet::EMPTY,
                all_attacks: SquareSet::EMPTY,
                royal: position.royal(player),
                zones: royal_targets[side].map(zone),
                pressure: [0; 2],
            }
        };
        let armies = [0, 1].map(army);
        let [one, other] = &armies;
        let lone_royals = [one.lone_royal_of(other), other.lone_royal_of(one)];
        AttackMaps {
            evaluator,
            position,
            occupied,
            blocked_landings: match variant.rules.passes_over {
                true => occupied.swapped(variant.geometry().len()),
                false => SquareSet::EMPTY,
            },
            is_mop_up: lone_royals.iter().any(Option::is_some),
            lone_royals,
            armies,
            cache,
        }
    }

    /// Puts everything that counts for a player into its account.
    pub(super) fn score<A: TermSink>(
        mut self,
        promotion_gains: &PromotionGains,
        sinks: &mut [A; 2],
    ) {
        for (side, sink) in sinks.iter_mut().enumerate() {
            self.score_placement(side, promotion_gains, sink);
        }
        for (side, sink) in sinks.iter_mut().enumerate() {
            self.score_pieces(side, sink);
        }
        for (side, sink) in sinks.iter_mut().enumerate() {
            self.score_royal(side, sink);
            self.score_threats(side, sink);
            self.score_mop_up(side, sink);
            self.score_promoting(side, sink);
        }
    }

    fn tables(&self, square: Square) -> Option<(Piece, &'p PieceTables)> {
        let piece = self.position.at(square)?;
        Some((piece, self.evaluator.tables[piece.index()].as_ref()?))
    }

    /// What the piece on a square reaches; every piece's reach has been looked up.
    fn reach(&self, square: Square) -> Reach<WORDS> {
        self.cache.squares[square.index()].reach
    }

    /// Where a piece may end a plain move.
    fn ends(&self, reach: Reach<WORDS>, enemies: SquareSet<WORDS>) -> SquareSet<WORDS> {
        let captures = reach.captures.and(enemies);
        let quiet = reach.quiet.without(self.occupied);
        quiet.or(captures).without(self.blocked_landings)
    }

    /// Each piece where it stands; what promoting pieces attack.
    fn score_placement<A: TermSink>(
        &mut self,
        side: usize,
        promotion_gains: &PromotionGains,
        sink: &mut A,
    ) {
        let army = self.armies[side];
        let gains = promotion_gains.of_player(army.player);
        let (mut promoting, mut attacks) = (SquareSet::EMPTY, SquareSet::EMPTY);
        // Where it is good for a royal to stand at other times doesn't matter in a hunt.
        let beside = army.royal.filter(|_| self.is_mop_up);
        for square in army.pieces.iter() {
            let Some(piece) = self.position.at(square) else {
                continue;
            };
            let cached = &mut self.cache.squares[square.index()];
            cached.update(
                (self.evaluator, self.position),
                (piece, square),
                self.occupied,
            );
            if beside != Some(square) {
                sink.add_placement(piece, square, &cached.value);
            }
            if let Some(share) = cached.value.share {
                sink.add_promotion(piece.kind(), share, &gains[piece.kind().index()]);
                promoting.insert(square);
                attacks = attacks.or(cached.reach.captures);
            }
        }
        for &(kind, bonus) in &self.evaluator.pairs {
            if self.position.count(Piece::new(kind, army.player)) >= 2 {
                sink.add_term(Term::Pair, kind.index(), 0, bonus);
            }
        }
        let attacks = attacks.without(self.blocked_landings);
        let army = &mut self.armies[side];
        army.promoting = promoting;
        army.promoting_attacks = attacks;
        (army.non_royal_attacks, army.all_attacks) = (attacks, attacks);
        let zones = self.armies[1 - side].zones;
        self.armies[side].pressure =
            zones.map(|zone| ATTACKED_SQUARE_UNITS * attacks.and(zone.squares).len());
    }

    /// Room to move of all other pieces but royals, and what they attack.
    fn score_pieces<A: TermSink>(&mut self, side: usize, sink: &mut A) {
        let (army, enemy) = (self.armies[side], self.armies[1 - side]);
        let (mut attacks, mut pressure) = (SquareSet::EMPTY, [0; 2]);
        let royal = army.royal.map_or(SquareSet::EMPTY, SquareSet::only);
        let pieces = army.pieces.without(army.promoting).without(royal);
        let prey = enemy
            .pieces
            .without(enemy.promoting)
            .without(enemy.attacked_by_promoting(&army));
        for square in pieces.iter() {
            let Some((_, tables)) = self.tables(square) else {
                continue;
            };
            let reach = self.reach(square);
            let attacked = reach.captures.without(self.blocked_landings);
            let mobility = self
                .ends(reach, enemy.pieces)
                .without(enemy.promoting_attacks);
            sink.add_mobility(tables, mobility.len());
            for (pressure, zone) in pressure.iter_mut().zip(&enemy.zones) {
                let attacked_in_zone = attacked.and(zone.squares);
                if !attacked_in_zone.is_empty() {
                    *pressure += ATTACKER_UNITS + ATTACKED_SQUARE_UNITS * attacked_in_zone.len();
                }
            }
            let threatened = attacked.and(prey);
            if !threatened.is_empty() {
                for target in threatened.iter() {
                    self.score_threat(tables, target, sink);
                }
            }
            attacks = attacks.or(attacked);
        }
        let by_royal = army.royal.map_or(SquareSet::EMPTY, |royal| {
            self.reach(royal).captures.without(self.blocked_landings)
        });
        let army = &mut self.armies[side];
        army.non_royal_attacks = army.non_royal_attacks.or(attacks);
        army.all_attacks = army.all_attacks.or(attacks).or(by_royal);
        army.pressure[0] += pressure[0];
        army.pressure[1] += pressure[1];
    }

    /// A piece that is attacked by a cheaper one.
    fn score_threat<A: TermSink>(&self, tables: &PieceTables, target: Square, sink: &mut A) {
        let values = &self.evaluator.values;
        let victim = self.position.at(target).map_or(tables.kind, Piece::kind);
        if values[victim.index()] >= values[tables.kind.index()] + MIN_VALUE_DIFFERENCE {
            let value = self.evaluator.threat[victim.index()];
            sink.add_term(Term::Threat, victim.index(), 0, value);
        }
    }

    /// The royal's shelter and way out, and the attack upon the enemy's.
    fn score_royal<A: TermSink>(&self, side: usize, sink: &mut A) {
        let (army, enemy) = (&self.armies[side], &self.armies[1 - side]);
        for zone in army.zones.iter().filter(|zone| zone.share > 0) {
            let pieces = zone.squares.and(army.pieces).len() - 1;
            sink.add_shelter(self.evaluator, pieces, zone.share);
        }
        if let Some(square) = army.royal
            && let Some((_, tables)) = self.tables(square)
        {
            let ends = self.ends(self.reach(square), enemy.pieces);
            if !self.is_mop_up {
                sink.add_mobility(tables, ends.without(enemy.all_attacks).len());
            }
        }
        let unprotected = army.non_royal_attacks.without(enemy.non_royal_attacks);
        for (pressure, zone) in army.pressure.iter().zip(&enemy.zones) {
            if zone.share > 0 {
                let unprotected = unprotected.and(zone.squares).len();
                let pressure = pressure + UNPROTECTED_SQUARE_UNITS * unprotected;
                sink.add_royal_attack(self.evaluator, pressure, zone.share);
            }
        }
    }

    /// A lone royal being driven.
    fn score_mop_up<A: TermSink>(&self, side: usize, sink: &mut A) {
        let army = &self.armies[side];
        let (Some(own_royal), Some(lone_royal)) = (army.royal, self.lone_royals[side]) else {
            return;
        };
        let exits = self.ends(self.reach(lone_royal), army.pieces);
        let exits = exits.without(army.all_attacks).len();
        let variant = self.position.variant();
        let left = mop_up::mop_up_penalty(variant, [own_royal, lone_royal], exits);
        sink.add_constant(self.evaluator.mop_up[lone_royal.index()] - left);
    }

    /// Enemies attacked by promoting pieces, or by anybody while nobody protects them.
    fn score_threats<A: TermSink>(&self, side: usize, sink: &mut A) {
        let (army, enemy) = (&self.armies[side], &self.armies[1 - side]);
        let pieces = enemy.pieces.without(enemy.promoting);
        let non_royals = match enemy.royal {
            Some(royal) => enemy.pieces.without(SquareSet::only(royal)),
            None => enemy.pieces,
        };
        let pawn_threat = pieces.and(army.promoting_attacks).and(non_royals);
        let hanging = non_royals
            .and(army.all_attacks)
            .without(enemy.all_attacks)
            .without(pawn_threat);
        for (term, squares, value) in [
            (Term::PawnThreat, pawn_threat, &self.evaluator.pawn_threat),
            (Term::Hanging, hanging, &self.evaluator.hanging),
        ] {
            for square in squares.iter() {
                let kind = self
                    .position
                    .at(square)
                    .map_or(0, |piece| piece.kind().index());
                sink.add_term(term, kind, 0, value[kind]);
            }
        }
    }

    /// How promoting pieces stand to each other and to what lies ahead of them.
    fn score_promoting<A: TermSink>(&mut self, side: usize, sink: &mut A) {
        let (player, pieces) = (
            self.armies[side].player,
            [side, 1 - side].map(|side| self.armies[side].promoting),
        );
        // Pieces of several types may change places unseen.
        let mut structure = *self.cache.structure(player, pieces);
        if structure.pieces != pieces || self.evaluator.promoting.len() > 1 {
            structure = self.structure(pieces);
            *self.cache.structure(player, pieces) = structure;
        }
        let evaluator = self.evaluator;
        sink.add_repeated(Term::Supported, structure.supported, evaluator.supported);
        sink.add_repeated(Term::Doubled, structure.doubled, evaluator.doubled);
        if structure.passed.is_empty() {
            return;
        }
        let blocked = self.occupied.or(self.armies[1 - side].all_attacks);
        for square in structure.passed.iter() {
            let Some(promotion_paths) = self.promotion_paths(square) else {
                continue;
            };
            let left = promotion_paths.moves_left[square.index()] as usize;
            sink.add_term(Term::Passed, 0, left, evaluator.passed[left]);
            if !promotion_paths.ahead[square.index()]
                .resized()
                .meets(blocked)
            {
                sink.add_term(Term::FreePassed, 0, left, evaluator.free_passed[left]);
            }
        }
    }

    fn promotion_paths(&self, square: Square) -> Option<&'p PromotionPaths> {
        match &self.tables(square)?.1.role {
            Role::Promoting {
                promotion_paths, ..
            } => promotion_paths.as_ref(),
            _ => None,
        }
    }

    /// How a player's promoting pieces stand to each other and to the enemy's.
    fn structure(&self, pieces: [SquareSet<WORDS>; 2]) -> PawnStructure<WORDS> {
        let [own, enemies] = pieces;
        let mut structure = PawnStructure {
            pieces,
            ..PawnStructure::NONE
        };
        for square in own.iter() {
            let Some(promotion_paths) = self.promotion_paths(square) else {
                continue;
            };
            let at = square.index();
            if !promotion_paths.stoppers[at].resized().meets(enemies) {
                structure.passed.insert(square);
            }
            structure.supported += promotion_paths.supporters[at].resized().meets(own) as usize;
            structure.doubled += promotion_paths.ahead[at].resized().meets(own) as usize;
        }
        structure
    }
}

impl<const WORDS: usize> Army<WORDS> {
    /// The other player's royal, if it is alone and this player's isn't.
    fn lone_royal_of(&self, other: &Army<WORDS>) -> Option<Square> {
        let (own_royal, lone_royal) = (self.royal?, other.royal?);
        let alone = other.pieces == SquareSet::only(lone_royal)
            && self.pieces != SquareSet::only(own_royal);
        alone.then_some(lone_royal)
    }

    /// The squares of this player's pieces that the promoting pieces of another one attack.
    fn attacked_by_promoting(&self, other: &Army<WORDS>) -> SquareSet<WORDS> {
        self.pieces.and(other.promoting_attacks)
    }
}
