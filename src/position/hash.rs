//! Zobrist keys, computed instead of stored in a table.

use super::{EnPassantTarget, Position};
use crate::geometry::Square;
use crate::piece::{Piece, Player};
use crate::setup::{FieldName, FieldValue};
use crate::variant::Repetition;

/// SplitMix64's finalizer (Steele, Lea, Flood, 2014).
#[inline(always)]
fn mix(input: u64) -> u64 {
    let mut z = input
        .wrapping_mul(0x9E37_79B9_7F4A_7C15)
        .wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// The class keeps keys of different things apart.
#[inline(always)]
fn key(class: u64, thing: u64) -> u64 {
    mix(class << 32 | thing)
}

#[inline(always)]
pub(super) fn piece(piece: Piece, square: Square) -> u64 {
    key(1, (piece.index() * Square::LIMIT + square.index()) as u64)
}

#[inline(always)]
pub(super) fn turn(player: Player) -> u64 {
    key(2, player.index() as u64)
}

fn castling(rights: u32) -> u64 {
    if rights == 0 {
        0
    } else {
        key(3, rights as u64)
    }
}

#[inline(always)]
pub(super) fn en_passant(owner: Player, passed: Option<EnPassantTarget>) -> u64 {
    passed.map_or(0, |passed| some_en_passant(owner, passed))
}

fn some_en_passant(owner: Player, passed: EnPassantTarget) -> u64 {
    let squares = passed.square.index() * Square::LIMIT + passed.piece.index();
    key(
        4,
        (owner.index() * Square::LIMIT * Square::LIMIT + squares) as u64,
    )
}

pub(super) fn reserve(piece: Piece, count: u8) -> u64 {
    if count == 0 {
        0
    } else {
        key(5, (piece.index() << 8 | count as usize) as u64)
    }
}

pub(super) fn field(name: FieldName, owner: Player, value: FieldValue) -> u64 {
    let (class, detail) = match value {
        _ if name.is_count() => return 0,
        FieldValue::Nothing => return 0,
        FieldValue::Unknown => (1, 0),
        FieldValue::Square(square) => (2, square.index()),
        FieldValue::Number(number) => (3, number as usize),
        FieldValue::Reserve => (4, 0),
        FieldValue::Piece(kind) => (5, kind.index()),
        FieldValue::Now => (6, 0),
        FieldValue::Player(player) => (7, player.index()),
    };
    key(
        6,
        (((name as usize * Player::LIMIT + owner.index()) * 8 + class) << 8 | detail) as u64,
    )
}

#[inline(always)]
pub(super) fn wall(square: Square) -> u64 {
    key(7, square.index() as u64)
}

impl Position {
    /// The hash computed from scratch, to verify the incremental one.
    pub fn recomputed_hash(&self) -> u64 {
        let state = &self.state;
        let pieces = self.variant.geometry().squares();
        let pieces = pieces.filter_map(|square| Some(piece(self.at(square)?, square)));
        let reserves = self.variant.players().flat_map(|owner| {
            self.reserve_kinds(owner)
                .map(move |(kind, count)| reserve(Piece::new(kind, owner), count))
        });
        let passed = { self.variant.players() }.flat_map(|owner| self.en_passant_keys(owner));
        let facts =
            turn(state.turn) ^ self.castling_key(state.castling) ^ self.variant.options_hash;
        pieces
            .chain(reserves)
            .chain(passed)
            .chain(self.walls.iter().map(wall))
            .chain(self.field_keys(|_, _| true))
            .fold(facts, |a, b| a ^ b)
    }

    /// The key of the rights. A castling right counts only with those of the partner: a letter that stays in the text
    /// although its last partner has moved makes no difference.
    pub(super) fn castling_key(&self, rights: u32) -> u64 {
        let rules = &self.variant.rules;
        let needs = rules.castlings.iter().map(|it| it.needs);
        let usable = needs.filter(|needs| rights & needs == *needs);
        castling(usable.fold(rights & rules.gates, |all, needs| all | needs))
    }

    /// The hash for the draw by repetition, assuming that every en passant capture is possible.
    #[inline(always)]
    pub fn repetition_hash(&self) -> u64 {
        match self.variant.rules.ending.repetition {
            Some(rule) if rule.whoever_acts => self.hash() ^ turn(self.turn()),
            Some(rule) if rule.perpetual_check_loses => self.with_check(self.hash_of(rule)),
            Some(rule) => self.hash_of(rule),
            None => self.hash(),
        }
    }

    #[inline(always)]
    fn hash_of(&self, rule: Repetition) -> u64 {
        match rule.ignores_passes {
            true => self.hash_without_passes(),
            false => self.hash(),
        }
    }

    fn hash_without_passes(&self) -> u64 {
        let passes = self.field(FieldName::Passes, Player::FIRST);
        self.hash() ^ field(FieldName::Passes, Player::FIRST, passes)
    }

    /// Puts into the last bit whether the player to move is in check, which perpetual check needs to know. Equal
    /// positions still have equal hashes.
    fn with_check(&self, hash: u64) -> u64 {
        hash & !1 | u64::from(self.in_check(self.turn()))
    }

    /// Whether the player to move was in check, where perpetual check loses.
    pub fn hash_says_check(repetition_hash: u64) -> bool {
        repetition_hash & 1 == 1
    }

    fn en_passant_keys(&self, owner: Player) -> impl Iterator<Item = u64> + use<> {
        let targets = self.en_passant_targets(owner);
        targets.map(move |passed| some_en_passant(owner, passed))
    }

    /// The same without the en passant rights that `can_take` denies.
    pub fn repetition_hash_where(&self, can_take: impl Fn(Player) -> bool) -> u64 {
        let safe = self.variant.players().filter(|&owner| !can_take(owner));
        let rights = safe.flat_map(|owner| self.en_passant_keys(owner));
        let hash = rights.fold(self.repetition_hash(), |a, b| a ^ b);
        match self.variant.rules.ending.repetition {
            Some(rule) if rule.perpetual_check_loses => self.with_check(hash),
            _ => hash,
        }
    }

    /// The hash of what a viewer may know: without the secrets of other players.
    pub fn view_hash(&self, viewer: Option<Player>) -> u64 {
        let hidden = |name, owner| Some(owner) != viewer && self.fields.keeps_secret(name, owner);
        self.field_keys(hidden)
            .fold(self.hash(), |hash, key| hash ^ key)
    }

    fn field_keys(&self, wanted: impl Fn(FieldName, Player) -> bool) -> impl Iterator<Item = u64> {
        let values = self.fields.iter();
        values
            .filter(move |&(name, owner, _)| wanted(name, owner))
            .map(|(name, owner, value)| field(name, owner, value))
    }
}
