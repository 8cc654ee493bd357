//! A position as the numbers of the evaluation that count in it, so that they can be learnt from what became of positions.

use super::fold::Fold;
use super::man::{Man, Role};
use super::promotion::gain;
use super::weights::{MOST_SHELTERING, PRESSURE_KNOTS, PRESSURE_STEP, Topic, Weights};
use super::{Evaluator, FULL_STRENGTH, Side};
use crate::geometry::Square;
use crate::piece::{Kind, Piece, Player};
use crate::position::Position;
use crate::variant::Variant;

/// How much one number counts in a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Feature {
    /// The number's place in the list of all.
    pub number: u16,
    /// How often its centipawns are added for the seat to act.
    pub share: f32,
}

/// A game whose numbers can be learnt.
#[derive(Debug)]
pub struct Lesson {
    fold: Fold,
    pub(super) prior: Weights,
    evaluator: Evaluator,
    /// Types with how many stand in the array, those of both seats together.
    array: Vec<(Kind, f64)>,
}

impl Lesson {
    /// `None` unless two seats face each other along the files, each with a royal for all to see.
    pub fn of(variant: &Variant) -> Option<Lesson> {
        let fold = Fold::of(variant).filter(|_| variant.rules.crown.is_none())?;
        let kinds = (0..variant.kinds.len()).filter_map(Kind::new);
        let count = |kind: Kind| {
            let men = variant
                .players()
                .map(|player| variant.array_count(Piece::new(kind, player)));
            (kind, men.map(f64::from).sum())
        };
        Some(Lesson {
            array: kinds.map(count).collect(),
            prior: Weights::prior(variant, &fold),
            evaluator: Evaluator::untaught(variant),
            fold,
        })
    }

    /// All numbers before anything has been learnt, in centipawns.
    pub fn prior(&self) -> &[i16] {
        &self.prior.numbers
    }

    /// What the array's men are worth by such numbers, in centipawns.
    pub fn array_worth(&self, numbers: &[f64]) -> f64 {
        let worth = |&(kind, count): &(Kind, f64)| {
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

    /// What counts in a position of two seats, for the seat to act.
    pub fn features(&self, position: &Position) -> Vec<Feature> {
        let own = position.turn();
        let mut sum = vec![0.0; self.prior.numbers.len()];
        let mut living = position.living().filter(|&player| player != own);
        let Some(enemy) = living.next() else {
            return Vec::new();
        };
        sum[self.prior.start(Topic::Tempo, 0)] += 1.0;
        let (ours, theirs) = (
            self.evaluator.sum_up(position, own, enemy),
            self.evaluator.sum_up(position, enemy, own),
        );
        let strength = |side: &Side, player| {
            self.evaluator.fraction(side.strength, player) as f32 / FULL_STRENGTH as f32
        };
        let (us, them) = (strength(&ours, own), strength(&theirs, enemy));
        Tally {
            lesson: self,
            position,
            sum: &mut sum,
            sign: 1.0,
            danger: them,
            own: us,
        }
        .count(own, &ours, &theirs);
        Tally {
            lesson: self,
            position,
            sum: &mut sum,
            sign: -1.0,
            danger: us,
            own: them,
        }
        .count(enemy, &theirs, &ours);
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
        let limit = f64::from(Weights::LIMIT);
        let mut weights = self.prior.clone();
        for (kept, number) in weights.numbers.iter_mut().zip(numbers) {
            *kept = number.clamp(-limit, limit).round() as i16;
        }
        weights.text(variant)
    }
}

/// One seat's part being counted.
struct Tally<'t> {
    lesson: &'t Lesson,
    position: &'t Position,
    sum: &'t mut [f32],
    /// 1 for the seat to act, -1 for the other.
    sign: f32,
    /// The strength that is left to the enemy, and to the seat itself, of 1.
    danger: f32,
    own: f32,
}

impl Tally<'_> {
    fn add(&mut self, topic: Topic, kind: usize, place: usize, share: f32) {
        self.sum[self.lesson.prior.start(topic, kind) + place] += self.sign * share;
    }

    fn add_phased(&mut self, topic: Topic, kind: usize, place: usize, share: f32) {
        self.add(topic, kind, 2 * place, share * self.danger);
        self.add(topic, kind, 2 * place + 1, share * (1.0 - self.danger));
    }

    fn count(&mut self, player: Player, side: &Side, enemy: &Side) {
        let (lesson, position) = (self.lesson, self.position);
        let evaluator = &lesson.evaluator;
        for square in position.men(player) {
            let Some(man) = evaluator.man_on(position, square) else {
                continue;
            };
            self.count_man(man, square, player);
            match &man.role {
                Role::Promoting { shares, advance } => {
                    self.count_promotion(man.kind, player, shares[square.index()]);
                    let at = square.index();
                    if advance.stoppers[at].and(enemy.promoting).is_empty() {
                        self.add_phased(Topic::Passed, 0, advance.moves_left[at] as usize, 1.0);
                    }
                    if !advance.supporters[at].and(side.promoting).is_empty() {
                        self.add_phased(Topic::Supported, 0, 0, 1.0);
                    }
                    if !advance.ahead[at].and(side.promoting).is_empty() {
                        self.add_phased(Topic::Doubled, 0, 0, 1.0);
                    }
                }
                Role::Royal => {
                    let near = evaluator.near[square.index()]
                        .and(position.men(player))
                        .len();
                    self.add(Topic::Shelter, 0, near.min(MOST_SHELTERING), self.danger);
                }
                _ => {}
            }
        }
        for &(kind, _) in &lesson.array {
            if position.count(Piece::new(kind, player)) >= 2 {
                self.add_phased(Topic::Pair, kind.index(), 0, 1.0);
            }
        }
        let pressure = (side.pressure as usize).min(PRESSURE_KNOTS * PRESSURE_STEP - 1);
        let (knot, beyond) = (pressure / PRESSURE_STEP, pressure % PRESSURE_STEP);
        let part = beyond as f32 / PRESSURE_STEP as f32;
        self.add(Topic::Attack, 0, knot, (1.0 - part) * self.own);
        self.add(
            Topic::Attack,
            0,
            (knot + 1).min(PRESSURE_KNOTS - 1),
            part * self.own,
        );
    }

    fn count_man(&mut self, man: &Man, square: Square, player: Player) {
        let kind = man.kind.index();
        if !self.position.variant().kinds[kind].royal {
            self.add_phased(Topic::Value, kind, 0, 1.0);
        }
        self.add_phased(
            Topic::Cells,
            kind,
            self.lesson.fold.class(square, player),
            1.0,
        );
    }

    /// Promotion matters more when few men are left to stop it, as in [`Evaluator::total`].
    fn count_promotion(&mut self, kind: Kind, player: Player, share: i32) {
        let gain = gain(self.position, &self.lesson.evaluator.values, kind, player);
        let Some(into) = gain.into else { return };
        let share = share as f32 * (2.0 - self.danger) / (256.0 * gain.doubt as f32);
        for phase in 0..2 {
            self.add(Topic::Value, into.index(), phase, share / 2.0);
            self.add(Topic::Value, kind.index(), phase, -share / 2.0);
        }
    }
}
