//! Caches between evaluations: in the next position most pieces have the same squares and attacks.

use super::evaluator::Evaluator;
use super::piece_tables::PieceValue;
use super::promotion::PromotionGain;
use crate::geometry::{Square, SquareSet};
use crate::movement::Destinations;
use crate::piece::{ByPlayer, Piece, PieceType, Player};
use crate::position::Position;
use crate::search::network::NetworkAccumulator;
use crate::variant::{Condition, PromotionChoice, Variant};

/// The reach and value of the piece on a square.
#[derive(Clone, Copy, Debug)]
pub(super) struct CachedPiece<const WORDS: usize> {
    piece: Option<Piece>,
    pub(super) value: PieceValue,
    pub(super) reach: Destinations<WORDS>,
    /// The squares that the reach depends on.
    relevant: SquareSet<WORDS>,
    relevant_occupancy: SquareSet<WORDS>,
    relevant_unhoppable: SquareSet<WORDS>,
}

/// The promoting pieces of a player and of the enemy, and which of the player's the enemy's cannot stop (passed pawns in
/// chess).
#[derive(Clone, Copy, Debug)]
pub(super) struct PassedPieces<const WORDS: usize> {
    pub(super) promoting: [SquareSet<WORDS>; 2],
    pub(super) passed: SquareSet<WORDS>,
}

/// The attack cache for one width of square sets.
#[derive(Debug)]
pub(super) struct AttackCache<const WORDS: usize> {
    pub(super) squares: Vec<CachedPiece<WORDS>>,
    /// A hash table like a pawn hash table, with [`CACHED_PASSED_PIECES`] for each player.
    passed_pieces: Vec<PassedPieces<WORDS>>,
}

const CACHED_PASSED_PIECES: usize = 256;

#[derive(Debug)]
pub(super) enum AttackCacheByWidth {
    One(AttackCache<1>),
    Two(AttackCache<2>),
    Four(AttackCache<4>),
}

/// Terms of one evaluation that the next may reuse. Results don't depend on this cache.
#[derive(Debug)]
pub struct EvaluationCache {
    pub(super) attack_cache: AttackCacheByWidth,
    pub(super) promotion_gains: PromotionGains,
    pub(super) network_accumulator: NetworkAccumulator,
}

/// The gains by promotion, which depend on the captured pieces.
#[derive(Debug)]
pub(super) struct PromotionGains {
    /// The choices that other pieces on the board decide, by player; at most 64.
    conditional: Vec<(Player, PromotionChoice)>,
    /// Which of them were available when the gains were computed, as bits.
    available: Option<u64>,
    gains: ByPlayer<[PromotionGain; PieceType::LIMIT]>,
}

impl EvaluationCache {
    pub(in crate::search) fn none(variant: &Variant) -> EvaluationCache {
        let squares = variant.geometry().len();
        EvaluationCache {
            attack_cache: match variant.move_tables.width() {
                1 => AttackCacheByWidth::One(AttackCache::none(squares)),
                2 => AttackCacheByWidth::Two(AttackCache::none(squares)),
                _ => AttackCacheByWidth::Four(AttackCache::none(squares)),
            },
            promotion_gains: PromotionGains::of(variant),
            network_accumulator: NetworkAccumulator::EMPTY,
        }
    }
}

impl<const WORDS: usize> AttackCache<WORDS> {
    fn none(squares: usize) -> AttackCache<WORDS> {
        AttackCache {
            squares: vec![CachedPiece::NONE; squares],
            passed_pieces: vec![PassedPieces::NONE; Player::LIMIT * CACHED_PASSED_PIECES],
        }
    }

    /// The slot for these promoting pieces; it may hold others.
    pub(super) fn passed_pieces(
        &mut self,
        player: Player,
        promoting: [SquareSet<WORDS>; 2],
    ) -> &mut PassedPieces<WORDS> {
        let words = promoting.iter().flat_map(SquareSet::words);
        let mixed = words.fold(0u64, |mixed, &word| {
            (mixed.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        });
        let place = (mixed >> 40) as usize & (CACHED_PASSED_PIECES - 1);
        &mut self.passed_pieces[place * Player::LIMIT + player.index()]
    }
}

impl<const WORDS: usize> PassedPieces<WORDS> {
    pub(super) const NONE: PassedPieces<WORDS> = PassedPieces {
        promoting: [SquareSet::EMPTY; 2],
        passed: SquareSet::EMPTY,
    };
}

impl<const WORDS: usize> CachedPiece<WORDS> {
    const NONE: CachedPiece<WORDS> = CachedPiece {
        piece: None,
        value: PieceValue::NONE,
        reach: Destinations {
            quiet: SquareSet::EMPTY,
            captures: SquareSet::EMPTY,
        },
        relevant: SquareSet::EMPTY,
        relevant_occupancy: SquareSet::EMPTY,
        relevant_unhoppable: SquareSet::EMPTY,
    };

    /// Recomputes the entry if the piece or the relevant occupancy has changed.
    pub(super) fn update(
        &mut self,
        (evaluator, position): (&Evaluator, &Position),
        (piece, square): (Piece, Square),
        occupied: SquareSet<WORDS>,
    ) {
        if self.piece != Some(piece)
            || occupied.and(self.relevant) != self.relevant_occupancy
            || position.unhoppable().and(self.relevant) != self.relevant_unhoppable
        {
            self.recompute((evaluator, position), (piece, square), occupied);
        }
    }

    fn recompute(
        &mut self,
        (evaluator, position): (&Evaluator, &Position),
        (piece, square): (Piece, Square),
        occupied: SquareSet<WORDS>,
    ) {
        let move_table = position.variant().move_tables.of::<WORDS>(piece, square);
        let unhoppable = position.unhoppable();
        let reach = move_table.destinations(occupied, unhoppable);
        let relevant = move_table.relevant_squares(reach, occupied);
        let tables = evaluator.tables[piece.index()].as_ref();
        *self = CachedPiece {
            piece: Some(piece),
            value: tables.map_or(PieceValue::NONE, |tables| tables.value_on(square)),
            reach,
            relevant,
            relevant_occupancy: occupied.and(relevant),
            relevant_unhoppable: unhoppable.and(relevant),
        };
    }
}

impl PromotionGains {
    fn of(variant: &Variant) -> PromotionGains {
        let promotions = variant.rules.promotions.iter().flatten();
        let choices = promotions.flat_map(|promotion| &promotion.choices);
        let varies = |choice: &&PromotionChoice| {
            matches!(
                choice.condition,
                Condition::Captured | Condition::Below { .. }
            )
        };
        let mut conditional: Vec<(Player, PromotionChoice)> = Vec::new();
        for choice in choices.filter(varies) {
            for player in variant.players() {
                if !conditional.contains(&(player, *choice)) {
                    conditional.push((player, *choice));
                }
            }
        }
        conditional.truncate(64);
        PromotionGains {
            conditional,
            available: None,
            gains: ByPlayer::default(),
        }
    }

    #[inline]
    pub(super) fn update(&mut self, evaluator: &Evaluator, position: &Position) {
        let conditional = self.conditional.iter();
        let available = conditional.fold(0, |available, (player, choice)| {
            available << 1 | u64::from(position.may_become(*player, choice))
        });
        if self.available != Some(available) {
            self.available = Some(available);
            self.recompute(evaluator, position);
        }
    }

    fn recompute(&mut self, evaluator: &Evaluator, position: &Position) {
        for player in position.variant().players() {
            self.gains[player] = evaluator.gains(position, player);
        }
    }

    pub(super) fn of_player(&self, player: Player) -> &[PromotionGain; PieceType::LIMIT] {
        &self.gains[player]
    }
}
