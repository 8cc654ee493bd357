//! Positions as linear features of the evaluation weights, for tuning.

use super::cache::EvaluationCache;
use super::evaluator::Evaluator;
use super::piece_tables::{PieceTables, PieceValue};
use super::promotion::PromotionGain;
use super::side_terms::FULL_STRENGTH;
use super::square_classes::SquareClasses;
use super::tapered::TaperedScore;
use super::term_sink::TermSink;
use super::two_player::EVEN_CROWNS;
use super::weights::{MAX_SHELTERING, PRESSURE_KNOTS, PRESSURE_STEP, Term, Weights};
use crate::geometry::Square;
use crate::piece::{Piece, PieceSet, PieceType, Player};
use crate::position::Position;
use crate::variant::Variant;

/// The coefficient of one weight in a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Feature {
    /// The index of the weight.
    pub weight: u16,
    /// The coefficient, for the player to move.
    pub coefficient: f32,
}

/// The evaluation of a variant as a linear function of its weights.
#[derive(Debug)]
pub struct TunableEvaluation {
    square_classes: SquareClasses,
    pub(super) prior: Weights,
    evaluator: Evaluator,
    royals: PieceSet,
    /// The number of pieces of each type in the array, both players together.
    array: Vec<(PieceType, f64)>,
}

impl TunableEvaluation {
    /// `None` unless two players face each other along the files and there are no drops.
    pub fn of(variant: &Variant) -> Option<TunableEvaluation> {
        let square_classes =
            SquareClasses::of(variant).filter(|_| variant.rules.drops.is_empty())?;
        let kinds = (0..variant.kinds.len()).filter_map(PieceType::new);
        let count = |kind: PieceType| {
            let pieces = variant
                .players()
                .map(|player| variant.array_count(Piece::new(kind, player)));
            (kind, pieces.map(f64::from).sum())
        };
        let mut evaluator = Evaluator::untuned(variant);
        // Pairs have no weight yet, but tuning may find one.
        evaluator.pairs = kinds
            .clone()
            .map(|kind| (kind, TaperedScore::default()))
            .collect();
        Some(TunableEvaluation {
            array: kinds.map(count).collect(),
            prior: Weights::prior(variant, &square_classes),
            evaluator,
            royals: variant.royals,
            square_classes,
        })
    }

    /// All weights before tuning, in centipawns.
    pub fn prior(&self) -> &[i16] {
        &self.prior.numbers
    }

    /// The value of the array with these weights, in centipawns.
    pub fn array_value(&self, numbers: &[f64]) -> f64 {
        let value = |&(kind, count): &(PieceType, f64)| {
            let at = self.prior.start(Term::Value, kind.index());
            count * (numbers[at] + numbers[at + 1]) / 2.0
        };
        self.array.iter().map(value).sum()
    }

    /// How much each weight is expected to change by tuning, in centipawns.
    pub fn expected_changes(&self) -> Vec<f64> {
        let mut expected_change = vec![1.0; self.prior.numbers.len()];
        let kinds = (expected_change.len() - self.prior.start(Term::Value, 0))
            / (self.prior.start(Term::Value, 1) - self.prior.start(Term::Value, 0));
        let common = Term::COMMON.into_iter().map(|term| (term, 0));
        let each = |kind| {
            Term::PER_PIECE_TYPE
                .into_iter()
                .map(move |term| (term, kind))
        };
        for (term, kind) in common.chain((0..kinds).flat_map(each)) {
            let start = self.prior.start(term, kind);
            let end = start + self.prior.of(term, kind).len();
            expected_change[start..end].fill(term.expected_change());
        }
        expected_change
    }

    /// The features of a two-player position, for the player to move.
    pub fn features(&self, position: &Position) -> Vec<Feature> {
        let own = position.turn();
        let mut sum = vec![0.0; self.prior.numbers.len()];
        let Some(enemy) = position.first_opponent(own) else {
            return Vec::new();
        };
        sum[self.prior.start(Term::Tempo, 0)] += 1.0;
        let mut term_counts = [TermCounts::of(self, own), TermCounts::of(self, enemy)];
        let mut cache = EvaluationCache::none(position.variant());
        let players = [own, enemy];
        let royal_targets =
            players.map(|player| self.evaluator.royal_targets(position, player, &EVEN_CROWNS));
        self.evaluator.score_attack_maps(
            position,
            players,
            royal_targets,
            &mut cache,
            &mut term_counts,
        );
        let strength = |counts: &TermCounts, player| {
            self.evaluator.fraction(counts.strength, player) as f32 / FULL_STRENGTH as f32
        };
        let [us, them] = &term_counts;
        let strengths = [strength(us, own), strength(them, enemy)];
        us.settle(&mut sum, 1.0, strengths[1], strengths[0]);
        them.settle(&mut sum, -1.0, strengths[0], strengths[1]);
        let counts = sum
            .into_iter()
            .enumerate()
            .filter(|&(_, share)| share != 0.0);
        counts
            .map(|(weight, coefficient)| Feature {
                weight: weight as u16,
                coefficient,
            })
            .collect()
    }

    /// The weights as text.
    pub fn text(&self, variant: &Variant, numbers: &[f64]) -> String {
        let limit = f64::from(TaperedScore::LIMIT);
        let mut weights = self.prior.clone();
        for (kept, number) in weights.numbers.iter_mut().zip(numbers) {
            *kept = number.clamp(-limit, limit).round() as i16;
        }
        weights.text(variant)
    }
}

struct TermCounts<'t> {
    tunable: &'t TunableEvaluation,
    player: Player,
    strength: i32,
    /// Tapered terms: the index of the middlegame weight, which the endgame weight follows, and the coefficient.
    tapered: Vec<(usize, f32)>,
    /// Terms scaled by the enemy's strength, and by the player's own.
    guarding: Vec<(usize, f32)>,
    attacking: Vec<(usize, f32)>,
    /// The type that promotes, the type it becomes, and the share of the difference that counts.
    promotions: Vec<(PieceType, PieceType, f32)>,
}

impl<'t> TermCounts<'t> {
    fn of(tunable: &'t TunableEvaluation, player: Player) -> TermCounts<'t> {
        TermCounts {
            tunable,
            player,
            strength: 0,
            tapered: Vec::new(),
            guarding: Vec::new(),
            attacking: Vec::new(),
            promotions: Vec::new(),
        }
    }

    fn tapered(&mut self, term: Term, kind: usize, place: usize, share: f32) {
        let start = self.tunable.prior.start(term, kind);
        self.tapered.push((start + 2 * place, share));
    }

    /// Adds the coefficients with the remaining strengths, up to 1, of the enemy and of the player.
    fn settle(&self, sum: &mut [f32], sign: f32, danger: f32, own: f32) {
        for &(number, share) in &self.tapered {
            sum[number] += sign * share * danger;
            sum[number + 1] += sign * share * (1.0 - danger);
        }
        for &(number, share) in &self.guarding {
            sum[number] += sign * share * danger;
        }
        for &(number, share) in &self.attacking {
            sum[number] += sign * share * own;
        }
        // The same factor as in [`Evaluator::total`].
        for &(kind, into, share) in &self.promotions {
            let share = sign * share * (2.0 - danger) / 2.0;
            for phase in 0..2 {
                let value = |kind: PieceType| self.tunable.prior.start(Term::Value, kind.index());
                sum[value(into) + phase] += share;
                sum[value(kind) + phase] -= share;
            }
        }
    }
}

impl TermSink for TermCounts<'_> {
    fn add_placement(&mut self, piece: Piece, square: Square, value: &PieceValue) {
        let kind = piece.kind().index();
        if !self.tunable.royals.contains(piece) {
            self.tapered(Term::Value, kind, 0, 1.0);
        }
        self.strength += value.strength;
        let class = self.tunable.square_classes.class(square, self.player);
        self.tapered(Term::Squares, kind, class, 1.0);
    }

    fn add_mobility(&mut self, tables: &PieceTables, squares: usize) {
        let squares = squares.min(tables.mobility_bonus.len() - 1);
        let (knot, part) = parts(squares, tables.mobility_step);
        self.tapered(Term::Mobility, tables.kind.index(), knot, 1.0 - part);
        if part > 0.0 {
            self.tapered(Term::Mobility, tables.kind.index(), knot + 1, part);
        }
    }

    fn add_promotion(&mut self, kind: PieceType, share: i32, gain: &PromotionGain) {
        if let Some(into) = gain.into {
            let share = share as f32 / (256.0 * gain.divisor as f32);
            self.promotions.push((kind, into, share));
        }
    }

    fn add_shelter(&mut self, _evaluator: &Evaluator, pieces: usize, share: i32) {
        let start = self.tunable.prior.start(Term::Shelter, 0);
        let share = share as f32 / FULL_STRENGTH as f32;
        self.guarding
            .push((start + pieces.min(MAX_SHELTERING), share));
    }

    fn add_royal_attack(&mut self, _evaluator: &Evaluator, pressure: usize, share: i32) {
        let start = self.tunable.prior.start(Term::Attack, 0);
        let pressure = pressure.min(PRESSURE_KNOTS * PRESSURE_STEP - 1);
        let (knot, part) = parts(pressure, PRESSURE_STEP);
        let next = (knot + 1).min(PRESSURE_KNOTS - 1);
        let share = share as f32 / FULL_STRENGTH as f32;
        self.attacking.push((start + knot, (1.0 - part) * share));
        self.attacking.push((start + next, part * share));
    }

    fn add_constant(&mut self, _centipawns: i32) {}

    fn add_term(&mut self, term: Term, kind: usize, place: usize, _worth: TaperedScore) {
        self.tapered(term, kind, place, 1.0);
    }
}

/// The knot below an amount and the fraction of the way to the next one.
fn parts(amount: usize, step: usize) -> (usize, f32) {
    (amount / step, (amount % step) as f32 / step as f32)
}
