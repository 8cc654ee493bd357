//! The evaluation of two-player positions.

use super::attack_maps::AttackMaps;
use super::cache::{AttackCacheByWidth, EvaluationCache};
use super::crowns::Targets;
use super::evaluator::{Evaluator, IN_RESERVE};
use super::piece_tables::Role;
use super::side_terms::{FULL_STRENGTH, SideTerms};
use super::term_sink::TermSink;
use crate::piece::{Piece, Player};
use crate::position::Position;
use crate::variant::Drops;

/// Both crown carriers of a pair are equally likely.
pub(super) const EVEN_CROWNS: [i32; Piece::LIMIT] = [FULL_STRENGTH / 2; Piece::LIMIT];

impl Evaluator {
    /// The evaluation in centipawns for the player to move, with two players in the game. Possible crown carriers are
    /// equally likely.
    pub fn evaluate(&self, position: &Position) -> i32 {
        let mut cache = EvaluationCache::none(position.variant());
        self.evaluate_cached(position, &EVEN_CROWNS, &mut cache)
    }

    /// As [`Evaluator::evaluate`], with given crown probabilities ([`Belief::crowns`](crate::search::Belief::crowns))
    /// and a cache.
    pub(in crate::search) fn evaluate_cached(
        &self,
        position: &Position,
        crown_shares: &[i32],
        cache: &mut EvaluationCache,
    ) -> i32 {
        let own = position.turn();
        let Some(enemy) = position.first_opponent(own) else {
            return 0;
        };
        let players = [own, enemy];
        let royal_targets =
            players.map(|player| self.royal_targets(position, player, crown_shares));
        let (mut ours, mut theirs) = if self.uses_attack_maps {
            let mut sides = [SideTerms::default(), SideTerms::default()];
            self.score_attack_maps(position, players, royal_targets, cache, &mut sides);
            sides.into()
        } else {
            (
                self.static_terms(position, own, enemy),
                self.static_terms(position, enemy, own),
            )
        };
        if self.crown.is_some() {
            self.add_crown_terms(&mut ours, position, own, royal_targets[0]);
            self.add_crown_terms(&mut theirs, position, enemy, royal_targets[1]);
            if !self.uses_attack_maps {
                self.add_attack_terms(&mut ours, position, own, royal_targets[1]);
                self.add_attack_terms(&mut theirs, position, enemy, royal_targets[0]);
            }
        }
        if self.has_reserves {
            for (side, player) in [(&mut ours, own), (&mut theirs, enemy)] {
                let reserve = self.reserve(position, player);
                side.middlegame += reserve;
                side.endgame += reserve;
            }
        }
        let goals = self.goals.as_ref().map_or(0, |goals| {
            goals.of_player(position, own) - goals.of_player(position, enemy)
        });
        let danger_to_us = self.fraction(theirs.strength, enemy);
        let danger_to_them = self.fraction(ours.strength, own);
        let correction = self.correction(position, players, cache);
        self.tempo + goals + correction + self.total(&ours, danger_to_us, danger_to_them)
            - self.total(&theirs, danger_to_them, danger_to_us)
    }

    /// The correction by the network, in centipawns for the player to move. Not used against a lone piece: training
    /// games contain few such endings, and mop-up terms handle them.
    fn correction(
        &self,
        position: &Position,
        players: [Player; 2],
        cache: &mut EvaluationCache,
    ) -> i32 {
        let is_alone = |&player: &Player| position.pieces(player).len() == 1;
        match &self.network {
            Some(network) if !players.iter().any(is_alone) => {
                network.correction(position, &mut cache.network_accumulator)
            }
            _ => 0,
        }
    }

    fn static_terms(&self, position: &Position, player: Player, enemy: Player) -> SideTerms {
        let (mut side, mut pressure) = (SideTerms::default(), 0);
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
                Role::Royal => side.middlegame += self.sheltered(square, pieces),
                Role::CrownCarrier { .. } => {}
            }
        }
        side.attack = self.attack(pressure);
        side
    }

    pub(super) fn score_attack_maps<A: TermSink>(
        &self,
        position: &Position,
        players: [Player; 2],
        royal_targets: [Targets; 2],
        cache: &mut EvaluationCache,
        sinks: &mut [A; 2],
    ) {
        let EvaluationCache {
            attack_cache,
            promotion_gains,
            ..
        } = cache;
        promotion_gains.update(self, position);
        match attack_cache {
            AttackCacheByWidth::One(attack_cache) => {
                AttackMaps::new(self, position, players, royal_targets, attack_cache)
                    .score(promotion_gains, sinks)
            }
            AttackCacheByWidth::Two(attack_cache) => {
                AttackMaps::new(self, position, players, royal_targets, attack_cache)
                    .score(promotion_gains, sinks)
            }
            AttackCacheByWidth::Four(attack_cache) => {
                AttackMaps::new(self, position, players, royal_targets, attack_cache)
                    .score(promotion_gains, sinks)
            }
        }
    }

    fn reserve(&self, position: &Position, player: Player) -> i32 {
        let rules = &position.variant().rules;
        let waiting = position.reserve_kinds(player);
        // A piece that only enters is worth nothing once all gates are closed.
        let may_enter = rules.gates == 0 || !position.open_gates(player).is_empty();
        let only_enters = |kind| rules.drops_of(kind).is_some_and(Drops::only_enter);
        let waiting = waiting.filter(|&(kind, _)| may_enter || !only_enters(kind));
        let value = |(kind, count)| self.value(kind) * count as i32 * IN_RESERVE / 256;
        waiting.map(value).sum()
    }

    /// One player's score in centipawns, from the strengths of its enemy (`danger`) and of itself (`own`).
    fn total(&self, side: &SideTerms, danger: i32, own: i32) -> i32 {
        let ease = FULL_STRENGTH - danger;
        // Promotion counts up to double when few enemies are left to stop it.
        let doubled = i64::from(side.promotion) * i64::from(FULL_STRENGTH + ease);
        let promotion = (doubled / i64::from(FULL_STRENGTH * 256)) as i32;
        (side.middlegame * danger + side.endgame * ease + side.attack * own) / FULL_STRENGTH
            + promotion
    }
}
