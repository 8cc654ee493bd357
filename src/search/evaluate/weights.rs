//! The numbers of the evaluation that can be learnt, in one list: made from the variant at first.

use super::fold::Fold;
use super::phased::Phased;
use super::room::{self, ROOM_KNOTS};
use super::{placement, values};
use crate::piece::{Piece, PieceType, Player};
use crate::variant::Variant;

/// Centipawns for being the one to act.
const TEMPO: i32 = 12;
/// Centipawns for each own piece next to a royal in danger.
const SHELTER: i32 = 7;
/// Pressure upon a royal costs its square divided by this, at most [`DANGER_LIMIT`] centipawns: one attacker is
/// harmless, several are not (the "attack units" of chessprogramming.org, *King Safety*).
const DANGER_DIVISOR: i32 = 200;
const DANGER_LIMIT: i32 = 400;

/// More pieces than this next to a royal shelter it no better.
pub(super) const MOST_SHELTERING: usize = 5;
/// Pressure is weighed at multiples of [`PRESSURE_STEP`], and between them in proportion.
pub(super) const PRESSURE_KNOTS: usize = 16;
pub(super) const PRESSURE_STEP: usize = 32;
/// Pieces further from promotion than so many moves are no nearer for being passed.
pub(super) const MOST_MOVES_LEFT: usize = 7;

/// Centipawns for a promoting piece that no enemy's can stop, one move away from promotion, and more if nobody is in its way; less
/// with each further move. The second number is for weak enemies.
const PASSED: [i32; 2] = [30, 50];
const FREE: [i32; 2] = [15, 45];
/// 256ths of its value (of a queen's at most) that an enemy loses that is attacked by a promoting piece, by a cheaper one, or
/// unprotected.
const CHASED: i32 = 26;
const MENACED: i32 = 16;
const HANGING: i32 = 16;
const DEAREST: i32 = 900;

/// What a number is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Topic {
    Tempo,
    Shelter,
    Attack,
    /// By moves left to promotion, strong and weak by turns.
    Passed,
    /// The same, with nobody on the way or attacking it.
    Free,
    Supported,
    Doubled,
    Value,
    Pair,
    /// By how many squares a piece could go to, at multiples of its step.
    TableBuffer,
    /// For a victim: attacked by a promoting piece, by another cheaper one, or by anybody while nobody protects it.
    Chased,
    Menaced,
    Hanging,
    /// By class of squares, strong and weak by turns.
    Squares,
}

impl Topic {
    /// Those of a variant as a whole.
    pub(super) const COMMON: [Topic; 7] = [
        Topic::Tempo,
        Topic::Shelter,
        Topic::Attack,
        Topic::Passed,
        Topic::Free,
        Topic::Supported,
        Topic::Doubled,
    ];
    /// Those of each type.
    pub(super) const OF_KIND: [Topic; 7] = [
        Topic::Value,
        Topic::Pair,
        Topic::TableBuffer,
        Topic::Chased,
        Topic::Menaced,
        Topic::Hanging,
        Topic::Squares,
    ];

    /// How it is written.
    pub(super) fn name(self) -> &'static str {
        match self {
            Topic::Tempo => "tempo",
            Topic::Shelter => "shelter",
            Topic::Attack => "attack",
            Topic::Passed => "passed",
            Topic::Free => "free",
            Topic::Supported => "supported",
            Topic::Doubled => "doubled",
            Topic::Value => "value",
            Topic::Pair => "pair",
            Topic::TableBuffer => "room",
            Topic::Chased => "chased",
            Topic::Menaced => "menaced",
            Topic::Hanging => "hanging",
            Topic::Squares => "cells",
        }
    }

    /// By how many centipawns its numbers are expected to change when they are learnt.
    pub(super) fn leeway(self) -> f64 {
        match self {
            Topic::Tempo => 10.0,
            Topic::Shelter | Topic::Supported | Topic::Doubled => 15.0,
            Topic::Chased | Topic::Menaced | Topic::Hanging | Topic::TableBuffer => 25.0,
            Topic::Attack | Topic::Passed | Topic::Free | Topic::Pair => 40.0,
            Topic::Value => 150.0,
            Topic::Squares => 25.0,
        }
    }

    /// How many numbers it has.
    fn len(self, classes: usize) -> usize {
        match self {
            Topic::Tempo => 1,
            Topic::Shelter => MOST_SHELTERING + 1,
            Topic::Attack => PRESSURE_KNOTS,
            Topic::Passed | Topic::Free => 2 * (MOST_MOVES_LEFT + 1),
            Topic::Supported | Topic::Doubled => 2,
            Topic::Value | Topic::Pair => 2,
            Topic::Chased | Topic::Menaced | Topic::Hanging => 2,
            Topic::TableBuffer => 2 * ROOM_KNOTS,
            Topic::Squares => 2 * classes,
        }
    }
}

/// Every number, in centipawns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Weights {
    pub(super) numbers: Vec<i16>,
    classes: usize,
}

impl Weights {
    /// What holds for every variant, without its pieces.
    pub(super) fn common_prior() -> Weights {
        let mut weights = Weights {
            numbers: Vec::new(),
            classes: 0,
        };
        weights.numbers = vec![0; weights.start(Topic::Value, 0)];
        weights.set(Topic::Tempo, 0, &[TEMPO]);
        let shelter: Vec<i32> = (0..=MOST_SHELTERING as i32)
            .map(|pieces| SHELTER * pieces)
            .collect();
        weights.set(Topic::Shelter, 0, &shelter);
        weights.set(Topic::Attack, 0, &prior_attack());
        weights.set(Topic::Passed, 0, &by_moves_left(PASSED));
        weights.set(Topic::Free, 0, &by_moves_left(FREE));
        weights
    }

    /// What the variant itself tells.
    pub(super) fn prior(variant: &Variant, fold: &Fold) -> Weights {
        let mut weights = Weights {
            classes: fold.len(),
            ..Weights::common_prior()
        };
        let all = weights.start(Topic::Value, variant.kinds.len());
        weights.numbers.resize(all, 0);
        let values = values::values(variant);
        for kind in (0..variant.kinds.len()).filter_map(PieceType::new) {
            let piece = Piece::new(kind, Player::FIRST);
            let value = values[kind.index()];
            weights.set(Topic::Value, kind.index(), &[value, value]);
            let royal = variant.kinds[kind.index()].royal;
            if variant.rules.promotions[kind.index()].is_none() {
                let room = room::prior(variant, piece);
                weights.set(Topic::TableBuffer, kind.index(), &room);
                weights.set(Topic::Chased, kind.index(), &of_victim(CHASED, value));
                weights.set(Topic::Menaced, kind.index(), &of_victim(MENACED, value));
            }
            if !royal {
                weights.set(Topic::Hanging, kind.index(), &of_victim(HANGING, value));
            }
            let squares = match royal {
                true => placement::royal(variant, piece, 0),
                false => placement::reserved(variant, piece),
            };
            let start = weights.start(Topic::Squares, kind.index());
            for square in variant.geometry().squares() {
                let at = start + 2 * fold.class(square, Player::FIRST);
                weights.numbers[at] = squares[square.index()].strong;
                weights.numbers[at + 1] = squares[square.index()].weak;
            }
        }
        weights
    }

    /// Centipawns for a piece on each square.
    pub(super) fn placement(&self, variant: &Variant, fold: &Fold, piece: Piece) -> Vec<Phased> {
        let kind = piece.kind().index();
        let value = self.phased(Topic::Value, kind, 0);
        let at = |square| {
            let more = self.phased(Topic::Squares, kind, fold.class(square, piece.owner()));
            let sum = |value: i16, more: i16| i32::from(value) + i32::from(more);
            Phased::new(sum(value.strong, more.strong), sum(value.weak, more.weak))
        };
        variant.geometry().squares().map(at).collect()
    }

    /// Centipawns for bearing upon a royal, by pressure.
    pub(super) fn attack_by_pressure(&self) -> Vec<i16> {
        let knots = self.of(Topic::Attack, 0);
        let at = |pressure: usize| {
            let (knot, beyond) = (pressure / PRESSURE_STEP, pressure % PRESSURE_STEP);
            let (here, next) = (
                i32::from(knots[knot]),
                i32::from(knots[(knot + 1).min(PRESSURE_KNOTS - 1)]),
            );
            (here + (next - here) * beyond as i32 / PRESSURE_STEP as i32) as i16
        };
        (0..PRESSURE_KNOTS * PRESSURE_STEP).map(at).collect()
    }

    /// The first number of a topic; `kind` counts for those of each type.
    pub(super) fn start(&self, topic: Topic, kind: usize) -> usize {
        let total = |topics: &[Topic]| -> usize {
            topics.iter().map(|topic| topic.len(self.classes)).sum()
        };
        let before = |topics: &[Topic]| -> Option<usize> {
            let at = topics.iter().position(|&other| other == topic)?;
            Some(total(&topics[..at]))
        };
        before(&Topic::COMMON).unwrap_or_else(|| {
            let own = before(&Topic::OF_KIND).unwrap_or(0);
            total(&Topic::COMMON) + kind * total(&Topic::OF_KIND) + own
        })
    }

    /// The numbers of a topic.
    pub(super) fn of(&self, topic: Topic, kind: usize) -> &[i16] {
        let start = self.start(topic, kind);
        &self.numbers[start..start + topic.len(self.classes)]
    }

    /// Sets the numbers of a topic, if there are as many.
    pub(super) fn set(&mut self, topic: Topic, kind: usize, numbers: &[i32]) -> bool {
        let start = self.start(topic, kind);
        let len = topic.len(self.classes);
        let sound = numbers.iter().all(|number| number.abs() <= Phased::LIMIT);
        let fits = numbers.len() == len && sound;
        if fits {
            for (kept, &number) in self.numbers[start..].iter_mut().zip(numbers) {
                *kept = number as i16;
            }
        }
        fits
    }

    pub(super) fn phased(&self, topic: Topic, kind: usize, place: usize) -> Phased {
        let at = self.start(topic, kind) + 2 * place;
        Phased {
            strong: self.numbers[at],
            weak: self.numbers[at + 1],
        }
    }
}

/// Centipawns for bearing upon a royal, at each knot.
fn prior_attack() -> [i32; PRESSURE_KNOTS] {
    std::array::from_fn(|knot| {
        let pressure = (knot * PRESSURE_STEP) as i32;
        (pressure * pressure / DANGER_DIVISOR).min(DANGER_LIMIT)
    })
}

/// What a promoting piece gains by moves left, strong and weak by turns.
fn by_moves_left(next: [i32; 2]) -> [i32; 2 * (MOST_MOVES_LEFT + 1)] {
    std::array::from_fn(|place| match place as i32 / 2 {
        0 => 0,
        left => 2 * next[place % 2] / (left + 1),
    })
}

/// A part of a victim's value, strong and weak.
fn of_victim(part: i32, value: i32) -> [i32; 2] {
    [value.min(DEAREST) * part / 256; 2]
}
