//! A position as the numbers of the evaluation that count in it, so that they can be learnt from what became of positions.

use super::account::Account;
use super::evaluator::Evaluator;
use super::fold::Fold;
use super::judgement::EVEN_CROWNS;
use super::phased::Phased;
use super::piece_tables::{PieceTables, Worth};
use super::promotion::Gain;
use super::side::FULL_STRENGTH;
use super::sights::Sights;
use super::weights::{MOST_SHELTERING, PRESSURE_KNOTS, PRESSURE_STEP, Topic, Weights};
use crate::geometry::Square;
use crate::piece::{Piece, PieceSet, PieceType, Player};
use crate::position::Position;
use crate::variant::Variant;

/// How much one number counts in a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Feature {
    /// The number's place in the list of all.
    pub number: u16,
    /// How often its centipawns are added for the player to act.
    pub share: f32,
}

/// A game whose numbers can be learnt.
#[derive(Debug)]
pub struct TunableEvaluation {
    fold: Fold,
    pub(super) prior: Weights,
    evaluator: Evaluator,
    royals: PieceSet,
    /// Types with how many stand in the array, those of both players together.
    array: Vec<(PieceType, f64)>,
}

impl TunableEvaluation {
    /// `None` unless two players face each other along the files, and nobody drops pieces.
    pub fn of(variant: &Variant) -> Option<TunableEvaluation> {
        let fold = Fold::of(variant).filter(|_| variant.rules.drops.is_empty())?;
        let kinds = (0..variant.kinds.len()).filter_map(PieceType::new);
        let count = |kind: PieceType| {
            let pieces = variant
                .players()
                .map(|player| variant.array_count(Piece::new(kind, player)));
            (kind, pieces.map(f64::from).sum())
        };
        let mut evaluator = Evaluator::untuned(variant);
        // Those that are worth nothing yet may be found to be worth something.
        evaluator.pairs = kinds
            .clone()
            .map(|kind| (kind, Phased::default()))
            .collect();
        Some(TunableEvaluation {
            array: kinds.map(count).collect(),
            prior: Weights::prior(variant, &fold),
            evaluator,
            royals: variant.royals,
            fold,
        })
    }

    /// All numbers before anything has been learnt, in centipawns.
    pub fn prior(&self) -> &[i16] {
        &self.prior.numbers
    }

    /// What the array's pieces are worth by such numbers, in centipawns.
    pub fn array_value(&self, numbers: &[f64]) -> f64 {
        let worth = |&(kind, count): &(PieceType, f64)| {
            let at = self.prior.start(Topic::Value, kind.index());
            count * (numbers[at] + numbers[at + 1]) / 2.0
        };
        self.array.iter().map(worth).sum()
    }

    /// By how many centipawns each number is expected to change.
    pub fn leeway(&self) -> Vec<f64> {
        let mut leeway = vec![1.0; self.prior.numbers.len()];
        let kinds = (leeway.len() - self.prior.start(Topic::Value, 0))
            / (self.prior.start(Topic::Value, 1) - self.prior.start(Topic::Value, 0));
        let common = Topic::COMMON.into_iter().map(|topic| (topic, 0));
        let each = |kind| Topic::OF_KIND.into_iter().map(move |topic| (topic, kind));
        for (topic, kind) in common.chain((0..kinds).flat_map(each)) {
            let start = self.prior.start(topic, kind);
            let end = start + self.prior.of(topic, kind).len();
            leeway[start..end].fill(topic.leeway());
        }
        leeway
    }

    /// What counts in a position of two players, for the player to act.
    pub fn features(&self, position: &Position) -> Vec<Feature> {
        let own = position.turn();
        let mut sum = vec![0.0; self.prior.numbers.len()];
        let Some(enemy) = position.enemy_of(own) else {
            return Vec::new();
        };
        sum[self.prior.start(Topic::Tempo, 0)] += 1.0;
        let mut tallies = [Tally::of(self, own), Tally::of(self, enemy)];
        let mut sights = Sights::none(position.variant());
        let players = [own, enemy];
        let targets = players.map(|player| self.evaluator.targets(position, player, &EVEN_CROWNS));
        self.evaluator
            .look(position, players, targets, &mut sights, &mut tallies);
        let strength = |tally: &Tally, player| {
            self.evaluator.fraction(tally.strength, player) as f32 / FULL_STRENGTH as f32
        };
        let [us, them] = &tallies;
        let strengths = [strength(us, own), strength(them, enemy)];
        us.settle(&mut sum, 1.0, strengths[1], strengths[0]);
        them.settle(&mut sum, -1.0, strengths[0], strengths[1]);
        let counts = sum
            .into_iter()
            .enumerate()
            .filter(|&(_, share)| share != 0.0);
        counts
            .map(|(number, share)| Feature {
                number: number as u16,
                share,
            })
            .collect()
    }

    /// The numbers as text, to be kept.
    pub fn text(&self, variant: &Variant, numbers: &[f64]) -> String {
        let limit = f64::from(Phased::LIMIT);
        let mut weights = self.prior.clone();
        for (kept, number) in weights.numbers.iter_mut().zip(numbers) {
            *kept = number.clamp(-limit, limit).round() as i16;
        }
        weights.text(variant)
    }
}

/// One player's part being counted.
struct Tally<'t> {
    lesson: &'t TunableEvaluation,
    player: Player,
    strength: i32,
    /// Numbers for a strong enemy, each followed by the one for a weak enemy, and how often they count.
    phased: Vec<(usize, f32)>,
    /// Those that count while the enemy is strong, and while the player itself is.
    guarding: Vec<(usize, f32)>,
    attacking: Vec<(usize, f32)>,
    /// Pieces's types, what they become, and what part of the difference counts.
    promotions: Vec<(PieceType, PieceType, f32)>,
}

impl<'t> Tally<'t> {
    fn of(lesson: &'t TunableEvaluation, player: Player) -> Tally<'t> {
        Tally {
            lesson,
            player,
            strength: 0,
            phased: Vec::new(),
            guarding: Vec::new(),
            attacking: Vec::new(),
            promotions: Vec::new(),
        }
    }

    fn phased(&mut self, topic: Topic, kind: usize, place: usize, share: f32) {
        let start = self.lesson.prior.start(topic, kind);
        self.phased.push((start + 2 * place, share));
    }

    /// Adds what has been counted, with the strength of 1 that is left to the enemy, and to the player itself.
    fn settle(&self, sum: &mut [f32], sign: f32, danger: f32, own: f32) {
        for &(number, share) in &self.phased {
            sum[number] += sign * share * danger;
            sum[number + 1] += sign * share * (1.0 - danger);
        }
        for &(number, share) in &self.guarding {
            sum[number] += sign * share * danger;
        }
        for &(number, share) in &self.attacking {
            sum[number] += sign * share * own;
        }
        // Promotion matters more when few pieces are left to stop it, as in [`Evaluator::total`].
        for &(kind, into, share) in &self.promotions {
            let share = sign * share * (2.0 - danger) / 2.0;
            for phase in 0..2 {
                let value = |kind: PieceType| self.lesson.prior.start(Topic::Value, kind.index());
                sum[value(into) + phase] += share;
                sum[value(kind) + phase] -= share;
            }
        }
    }
}

impl Account for Tally<'_> {
    fn stands(&mut self, piece: Piece, square: Square, worth: &Worth) {
        let kind = piece.kind().index();
        if !self.lesson.royals.contains(piece) {
            self.phased(Topic::Value, kind, 0, 1.0);
        }
        self.strength += worth.strength;
        let class = self.lesson.fold.class(square, self.player);
        self.phased(Topic::Squares, kind, class, 1.0);
    }

    fn moves(&mut self, tables: &PieceTables, squares: usize) {
        let squares = squares.min(tables.room.len() - 1);
        let (knot, part) = parts(squares, tables.room_step);
        self.phased(Topic::TableBuffer, tables.kind.index(), knot, 1.0 - part);
        if part > 0.0 {
            self.phased(Topic::TableBuffer, tables.kind.index(), knot + 1, part);
        }
    }

    fn may_promote(&mut self, kind: PieceType, share: i32, gain: &Gain) {
        if let Some(into) = gain.into {
            let share = share as f32 / (256.0 * gain.doubt as f32);
            self.promotions.push((kind, into, share));
        }
    }

    fn shelters(&mut self, _evaluator: &Evaluator, pieces: usize, share: i32) {
        let start = self.lesson.prior.start(Topic::Shelter, 0);
        let share = share as f32 / FULL_STRENGTH as f32;
        self.guarding
            .push((start + pieces.min(MOST_SHELTERING), share));
    }

    fn attacks(&mut self, _evaluator: &Evaluator, pressure: usize, share: i32) {
        let start = self.lesson.prior.start(Topic::Attack, 0);
        let pressure = pressure.min(PRESSURE_KNOTS * PRESSURE_STEP - 1);
        let (knot, part) = parts(pressure, PRESSURE_STEP);
        let next = (knot + 1).min(PRESSURE_KNOTS - 1);
        let share = share as f32 / FULL_STRENGTH as f32;
        self.attacking.push((start + knot, (1.0 - part) * share));
        self.attacking.push((start + next, part * share));
    }

    fn adds(&mut self, _centipawns: i32) {}

    fn count(&mut self, topic: Topic, kind: usize, place: usize, _worth: Phased) {
        self.phased(topic, kind, place, 1.0);
    }

    fn repeat(&mut self, topic: Topic, times: usize, _worth: Phased) {
        for _ in 0..times {
            self.phased(topic, 0, 0, 1.0);
        }
    }
}

/// Between which knot and the next something lies, and how far beyond the first.
fn parts(amount: usize, step: usize) -> (usize, f32) {
    (amount / step, (amount % step) as f32 / step as f32)
}
