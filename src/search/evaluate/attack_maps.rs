//! Evaluation of two players from attack maps: mobility, threats, king safety and passed pawns, for any kinds of
//! pieces.

use super::cache::{AttackCache, PassedPieces, PromotionGains};
use super::crowns::Targets;
use super::evaluator::Evaluator;
use super::mop_up;
use super::piece_tables::{PieceTables, Role};
use super::promotion_paths::PromotionPaths;
use super::term_sink::TermSink;
use super::weights::Term;
use crate::geometry::{Square, SquareSet};
use crate::movement::Destinations;
use crate::piece::{Piece, Player};
use crate::position::Position;

/// Attack units ([`Term::Attack`]): for a piece that attacks the zone of the enemy's royal piece, for each attacked
/// square of the zone, and for each of them that only the royal piece defends.
const ATTACKER_UNITS: usize = 12;
const ATTACKED_SQUARE_UNITS: usize = 8;
const UNPROTECTED_SQUARE_UNITS: usize = 10;
/// A piece is threatened even if defended when it is worth this many centipawns more than the attacker.
const MIN_VALUE_DIFFERENCE: i32 = 60;

#[derive(Clone, Copy)]
struct Army<const WORDS: usize> {
    player: Player,
    pieces: SquareSet<WORDS>,
    promoting: SquareSet<WORDS>,
    /// Squares attacked or defended by promoting pieces, by all but the royal piece, and by all pieces.
    promoting_attacks: SquareSet<WORDS>,
    non_royal_attacks: SquareSet<WORDS>,
    all_attacks: SquareSet<WORDS>,
    royal: Option<Square>,
    /// The zones of the player's royal piece, or of the two pieces of which one carries the crown.
    zones: [RoyalZone<WORDS>; 2],
    pressure: [usize; 2],
}

/// The zone of a royal piece.
#[derive(Clone, Copy)]
struct RoyalZone<const WORDS: usize> {
    /// Its square and the adjacent ones.
    squares: SquareSet<WORDS>,
    /// The probability that the piece carries the crown, in [`FULL_STRENGTH`](super::side_terms::FULL_STRENGTH)ths; 0
    /// for an unused zone.
    share: i32,
}

pub(super) struct AttackMaps<'p, const WORDS: usize> {
    evaluator: &'p Evaluator,
    position: &'p Position,
    occupied: SquareSet<WORDS>,
    /// Squares where no move may end because the landing square on the other board is occupied.
    blocked_landings: SquareSet<WORDS>,
    armies: [Army<WORDS>; 2],
    /// For each player the enemy's lone royal piece, if the player itself has more pieces.
    lone_royals: [Option<Square>; 2],
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
                true => occupied.halves_swapped(variant.geometry().len()),
                false => SquareSet::EMPTY,
            },
            is_mop_up: lone_royals.iter().any(Option::is_some),
            lone_royals,
            armies,
            cache,
        }
    }

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

    /// The reach of the piece on a square; cached before by [`AttackMaps::score_placement`].
    fn reach(&self, square: Square) -> Destinations<WORDS> {
        self.cache.squares[square.index()].reach
    }

    fn destinations(
        &self,
        reach: Destinations<WORDS>,
        enemies: SquareSet<WORDS>,
    ) -> SquareSet<WORDS> {
        let captures = reach.captures.and(enemies);
        let quiet = reach.quiet.without(self.occupied);
        quiet.or(captures).without(self.blocked_landings)
    }

    fn score_placement<A: TermSink>(
        &mut self,
        side: usize,
        promotion_gains: &PromotionGains,
        sink: &mut A,
    ) {
        let army = self.armies[side];
        let gains = promotion_gains.of_player(army.player);
        let (mut promoting, mut attacks) = (SquareSet::EMPTY, SquareSet::EMPTY);
        // In a mop-up, the usual placement of the royal piece does not matter.
        let ignored_royal = army.royal.filter(|_| self.is_mop_up);
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
            if ignored_royal != Some(square) {
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

    /// Mobility and attacks of all other pieces except the royal one.
    fn score_pieces<A: TermSink>(&mut self, side: usize, sink: &mut A) {
        let (army, enemy) = (self.armies[side], self.armies[1 - side]);
        let (mut attacks, mut pressure) = (SquareSet::EMPTY, [0; 2]);
        let royal = army.royal.map_or(SquareSet::EMPTY, SquareSet::only);
        let pieces = army.pieces.without(army.promoting).without(royal);
        let targets = enemy
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
                .destinations(reach, enemy.pieces)
                .without(enemy.promoting_attacks);
            sink.add_mobility(tables, mobility.len());
            for (pressure, zone) in pressure.iter_mut().zip(&enemy.zones) {
                let attacked_in_zone = attacked.and(zone.squares);
                if !attacked_in_zone.is_empty() {
                    *pressure += ATTACKER_UNITS + ATTACKED_SQUARE_UNITS * attacked_in_zone.len();
                }
            }
            let threatened = attacked.and(targets);
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

    fn score_threat<A: TermSink>(&self, tables: &PieceTables, target: Square, sink: &mut A) {
        let values = &self.evaluator.values;
        let victim = self.position.at(target).map_or(tables.kind, Piece::kind);
        if values[victim.index()] >= values[tables.kind.index()] + MIN_VALUE_DIFFERENCE {
            let value = self.evaluator.threat[victim.index()];
            sink.add_term(Term::Threat, victim.index(), 0, value);
        }
    }

    /// Shelter and mobility of the royal piece, and the attack on the enemy's.
    fn score_royal<A: TermSink>(&self, side: usize, sink: &mut A) {
        let (army, enemy) = (&self.armies[side], &self.armies[1 - side]);
        for zone in army.zones.iter().filter(|zone| zone.share > 0) {
            let pieces = zone.squares.and(army.pieces).len() - 1;
            sink.add_shelter(self.evaluator, pieces, zone.share);
        }
        if let Some(square) = army.royal
            && let Some((_, tables)) = self.tables(square)
        {
            let destinations = self.destinations(self.reach(square), enemy.pieces);
            if !self.is_mop_up {
                sink.add_mobility(tables, destinations.without(enemy.all_attacks).len());
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

    /// Drives a lone royal piece to the edge.
    fn score_mop_up<A: TermSink>(&self, side: usize, sink: &mut A) {
        let army = &self.armies[side];
        let (Some(own_royal), Some(lone_royal)) = (army.royal, self.lone_royals[side]) else {
            return;
        };
        let exits = self.destinations(self.reach(lone_royal), army.pieces);
        let exits = exits.without(army.all_attacks).len();
        let variant = self.position.variant();
        let left = mop_up::mop_up_penalty(variant, [own_royal, lone_royal], exits);
        sink.add_constant(self.evaluator.mop_up[lone_royal.index()] - left);
    }

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

    fn score_promoting<A: TermSink>(&mut self, side: usize, sink: &mut A) {
        let (player, promoting) = (
            self.armies[side].player,
            [side, 1 - side].map(|side| self.armies[side].promoting),
        );
        // With several promoting types, the squares alone do not tell which pieces are passed.
        let mut known = *self.cache.passed_pieces(player, promoting);
        if known.promoting != promoting || self.evaluator.promoting.len() > 1 {
            known = self.passed_pieces(promoting);
            *self.cache.passed_pieces(player, promoting) = known;
        }
        if known.passed.is_empty() {
            return;
        }
        let evaluator = self.evaluator;
        let blocked = self.occupied.or(self.armies[1 - side].all_attacks);
        for square in known.passed.iter() {
            let Some(promotion_paths) = self.promotion_paths(square) else {
                continue;
            };
            let left = promotion_paths.moves_left[square.index()] as usize;
            sink.add_term(Term::Passed, 0, left, evaluator.passed[left]);
            if !promotion_paths.ahead[square.index()]
                .resized()
                .intersects(blocked)
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

    fn passed_pieces(&self, promoting: [SquareSet<WORDS>; 2]) -> PassedPieces<WORDS> {
        let [own, enemies] = promoting;
        let is_passed = |&square: &Square| {
            self.promotion_paths(square)
                .is_some_and(|paths| !paths.stoppers[square.index()].resized().intersects(enemies))
        };
        PassedPieces {
            promoting,
            passed: own.iter().filter(is_passed).collect(),
        }
    }
}

impl<const WORDS: usize> Army<WORDS> {
    /// The other player's royal piece, if it is alone and this player has more pieces.
    fn lone_royal_of(&self, other: &Army<WORDS>) -> Option<Square> {
        let (own_royal, lone_royal) = (self.royal?, other.royal?);
        let alone = other.pieces == SquareSet::only(lone_royal)
            && self.pieces != SquareSet::only(own_royal);
        alone.then_some(lone_royal)
    }

    fn attacked_by_promoting(&self, other: &Army<WORDS>) -> SquareSet<WORDS> {
        self.pieces.and(other.promoting_attacks)
    }
}
