//! All tunable weights of the evaluation in one list, with initial values derived from the rules.

use super::mobility_bonus::{self, MOBILITY_KNOTS};
use super::square_classes::SquareClasses;
use super::tapered::TaperedScore;
use super::{piece_values, placement};
use crate::piece::{Piece, PieceType, Player};
use crate::variant::Variant;

/// Centipawns for the right to move.
const TEMPO: i32 = 12;
/// Centipawns for each own piece next to the royal piece in the middlegame.
const SHELTER: i32 = 7;
/// Attack units cost their square divided by this, at most [`DANGER_LIMIT`] centipawns: one attacker is harmless,
/// several are not (chessprogramming.org, *King Safety*).
const DANGER_DIVISOR: i32 = 200;
const DANGER_LIMIT: i32 = 400;

/// More pieces next to a royal piece do not improve its shelter.
pub(super) const MAX_SHELTERING: usize = 5;
/// Attack units have weights at multiples of [`PRESSURE_STEP`], interpolated in between.
pub(super) const PRESSURE_KNOTS: usize = 16;
pub(super) const PRESSURE_STEP: usize = 32;
/// Passed pieces that need more moves get the weight of this number.
pub(super) const MAX_MOVES_LEFT: usize = 7;

/// Centipawns for a passed piece one move from promotion, and extra if its path is free; middlegame and endgame.
const PASSED: [i32; 2] = [30, 50];
const FREE_PASSED: [i32; 2] = [15, 45];
/// The share, in 256ths, of its value (at most [`MAX_THREATENED_VALUE`]) that an enemy loses by a threat of a promoting
/// piece, of a cheaper piece, or by hanging.
const PAWN_THREAT: i32 = 26;
const THREAT: i32 = 16;
const HANGING: i32 = 16;
const MAX_THREATENED_VALUE: i32 = 900;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Term {
    Tempo,
    Shelter,
    Attack,
    /// By moves left to promotion, middlegame and endgame alternating.
    Passed,
    /// The same, if the path is neither blocked nor attacked.
    FreePassed,
    Value,
    Pair,
    /// By the number of reachable squares, at multiples of a step.
    Mobility,
    /// By the victim: attacked by a promoting piece, by another cheaper piece, or attacked and undefended.
    PawnThreat,
    Threat,
    Hanging,
    /// By class of squares, middlegame and endgame alternating.
    Squares,
}

impl Term {
    pub(super) const COMMON: [Term; 5] = [
        Term::Tempo,
        Term::Shelter,
        Term::Attack,
        Term::Passed,
        Term::FreePassed,
    ];
    pub(super) const PER_PIECE_TYPE: [Term; 7] = [
        Term::Value,
        Term::Pair,
        Term::Mobility,
        Term::PawnThreat,
        Term::Threat,
        Term::Hanging,
        Term::Squares,
    ];

    pub(super) fn name(self) -> &'static str {
        match self {
            Term::Tempo => "tempo",
            Term::Shelter => "shelter",
            Term::Attack => "attack",
            Term::Passed => "passed",
            Term::FreePassed => "free-passed",
            Term::Value => "value",
            Term::Pair => "pair",
            Term::Mobility => "mobility",
            Term::PawnThreat => "pawn-threat",
            Term::Threat => "threat",
            Term::Hanging => "hanging",
            Term::Squares => "squares",
        }
    }

    /// How much the weights are expected to change by tuning, in centipawns.
    pub(super) fn expected_change(self) -> f64 {
        match self {
            Term::Tempo => 10.0,
            Term::Shelter => 15.0,
            Term::PawnThreat | Term::Threat | Term::Hanging | Term::Mobility => 25.0,
            Term::Attack | Term::Passed | Term::FreePassed | Term::Pair => 40.0,
            Term::Value => 150.0,
            Term::Squares => 25.0,
        }
    }

    fn len(self, classes: usize) -> usize {
        match self {
            Term::Tempo => 1,
            Term::Shelter => MAX_SHELTERING + 1,
            Term::Attack => PRESSURE_KNOTS,
            Term::Passed | Term::FreePassed => 2 * (MAX_MOVES_LEFT + 1),
            Term::Value | Term::Pair => 2,
            Term::PawnThreat | Term::Threat | Term::Hanging => 2,
            Term::Mobility => 2 * MOBILITY_KNOTS,
            Term::Squares => 2 * classes,
        }
    }
}

/// All weights in centipawns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Weights {
    pub(super) numbers: Vec<i16>,
    classes: usize,
}

impl Weights {
    pub(super) fn common_prior() -> Weights {
        let mut weights = Weights {
            numbers: Vec::new(),
            classes: 0,
        };
        weights.numbers = vec![0; weights.start(Term::Value, 0)];
        weights.set(Term::Tempo, 0, &[TEMPO]);
        let shelter: Vec<i32> = (0..=MAX_SHELTERING as i32)
            .map(|pieces| SHELTER * pieces)
            .collect();
        weights.set(Term::Shelter, 0, &shelter);
        weights.set(Term::Attack, 0, &prior_attack());
        weights.set(Term::Passed, 0, &by_moves_left(PASSED));
        weights.set(Term::FreePassed, 0, &by_moves_left(FREE_PASSED));
        weights
    }

    pub(super) fn prior(variant: &Variant, square_classes: &SquareClasses) -> Weights {
        let mut weights = Weights {
            classes: square_classes.len(),
            ..Weights::common_prior()
        };
        let all = weights.start(Term::Value, variant.kinds.len());
        weights.numbers.resize(all, 0);
        let values = piece_values::values(variant);
        for kind in (0..variant.kinds.len()).filter_map(PieceType::new) {
            let piece = Piece::new(kind, Player::FIRST);
            let value = values[kind.index()];
            weights.set(Term::Value, kind.index(), &[value, value]);
            let royal = variant.is_the_royal(kind);
            if !variant.rules.promotes(kind) {
                let mobility_bonus = mobility_bonus::prior(variant, piece);
                weights.set(Term::Mobility, kind.index(), &mobility_bonus);
                weights.set(
                    Term::PawnThreat,
                    kind.index(),
                    &of_victim(PAWN_THREAT, value),
                );
                weights.set(Term::Threat, kind.index(), &of_victim(THREAT, value));
            }
            if !royal {
                weights.set(Term::Hanging, kind.index(), &of_victim(HANGING, value));
            }
            let squares = match royal {
                true => placement::royal(variant, piece, 0),
                false => placement::reserved(variant, piece),
            };
            let start = weights.start(Term::Squares, kind.index());
            for square in variant.geometry().squares() {
                let at = start + 2 * square_classes.class(square, Player::FIRST);
                weights.numbers[at] = squares[square.index()].middlegame;
                weights.numbers[at + 1] = squares[square.index()].endgame;
            }
        }
        weights
    }

    /// Centipawns by square for a piece, including its value.
    pub(super) fn placement(
        &self,
        variant: &Variant,
        square_classes: &SquareClasses,
        piece: Piece,
    ) -> Vec<TaperedScore> {
        let kind = piece.kind().index();
        let value = self.tapered(Term::Value, kind, 0);
        let at = |square| {
            let more = self.tapered(
                Term::Squares,
                kind,
                square_classes.class(square, piece.owner()),
            );
            let sum = |value: i16, more: i16| i32::from(value) + i32::from(more);
            TaperedScore::new(
                sum(value.middlegame, more.middlegame),
                sum(value.endgame, more.endgame),
            )
        };
        variant.geometry().squares().map(at).collect()
    }

    /// Centipawns by attack units on a royal piece.
    pub(super) fn attack_by_pressure(&self) -> Vec<i16> {
        let knots = self.of(Term::Attack, 0);
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

    /// The index of a term's first weight; `kind` matters for terms of piece types only.
    pub(super) fn start(&self, term: Term, kind: usize) -> usize {
        let total =
            |terms: &[Term]| -> usize { terms.iter().map(|term| term.len(self.classes)).sum() };
        let before = |terms: &[Term]| -> Option<usize> {
            let at = terms.iter().position(|&other| other == term)?;
            Some(total(&terms[..at]))
        };
        before(&Term::COMMON).unwrap_or_else(|| {
            let own = before(&Term::PER_PIECE_TYPE).unwrap_or(0);
            total(&Term::COMMON) + kind * total(&Term::PER_PIECE_TYPE) + own
        })
    }

    pub(super) fn of(&self, term: Term, kind: usize) -> &[i16] {
        let start = self.start(term, kind);
        &self.numbers[start..start + term.len(self.classes)]
    }

    /// Sets the weights of a term. Returns false if their number or size is wrong.
    pub(super) fn set(&mut self, term: Term, kind: usize, numbers: &[i32]) -> bool {
        let start = self.start(term, kind);
        let len = term.len(self.classes);
        let sound = numbers
            .iter()
            .all(|number| number.abs() <= TaperedScore::LIMIT);
        let fits = numbers.len() == len && sound;
        if fits {
            for (kept, &number) in self.numbers[start..].iter_mut().zip(numbers) {
                *kept = number as i16;
            }
        }
        fits
    }

    pub(super) fn tapered(&self, term: Term, kind: usize, place: usize) -> TaperedScore {
        let at = self.start(term, kind) + 2 * place;
        TaperedScore {
            middlegame: self.numbers[at],
            endgame: self.numbers[at + 1],
        }
    }
}

fn prior_attack() -> [i32; PRESSURE_KNOTS] {
    std::array::from_fn(|knot| {
        let pressure = (knot * PRESSURE_STEP) as i32;
        (pressure * pressure / DANGER_DIVISOR).min(DANGER_LIMIT)
    })
}

/// The initial weights by moves left, middlegame and endgame alternating.
fn by_moves_left(next: [i32; 2]) -> [i32; 2 * (MAX_MOVES_LEFT + 1)] {
    std::array::from_fn(|place| match place as i32 / 2 {
        0 => 0,
        left => 2 * next[place % 2] / (left + 1),
    })
}

fn of_victim(part: i32, value: i32) -> [i32; 2] {
    [value.min(MAX_THREATENED_VALUE) * part / 256; 2]
}
