//! What is learnt is what is judged by, it is bound to its game, and no seat has the better of it.

use std::sync::Arc;

use super::{Evaluator, Lesson};
use crate::position::Position;
use crate::rules;
use crate::search::noise::mix;
use crate::variant::{Variant, shipped};

/// The shipped games of which something can be learnt.
fn games() -> Vec<Arc<Variant>> {
    let all = shipped().iter();
    let variants = all.map(|(id, text)| Arc::new(Variant::load(id, text).expect("a sound file")));
    variants
        .filter(|variant| Lesson::of(variant).is_some())
        .collect()
}

/// Positions of a random game.
fn positions(variant: &Arc<Variant>, plies: u64, seed: u64) -> Vec<Position> {
    let mut position = Position::start(variant.clone());
    let mut positions = Vec::new();
    for ply in 0..plies {
        let actions = rules::legal_actions(&position);
        if rules::outcome(&position, 1).is_some() || actions.is_empty() {
            break;
        }
        position.make(actions[(mix(seed + ply) % actions.len() as u64) as usize]);
        positions.push(position.clone());
    }
    positions
}

/// Numbers a little off the prior, at random.
fn disturbed(lesson: &Lesson, most: i64) -> Vec<f64> {
    let off = |at: usize| mix(at as u64) as i64 % (most + 1);
    let prior = lesson.prior().iter().enumerate();
    prior
        .map(|(at, &number)| f64::from(number) + off(at) as f64)
        .collect()
}

#[test]
fn what_is_learnt_counts_as_its_features_say() {
    for variant in games() {
        let lesson = Lesson::of(&variant).expect("two seats");
        let numbers = disturbed(&lesson, 20);
        // No text can say that a royal has a value: its number counts nowhere.
        let taught =
            Evaluator::taught(&variant, &lesson.text(&variant, &numbers)).expect("its own text");
        let prior = Evaluator::untaught(&variant);
        for position in positions(&variant, 160, 7) {
            let learnt = |feature: &super::Feature| {
                let number = feature.number as usize;
                f64::from(feature.share) * (numbers[number] - f64::from(lesson.prior()[number]))
            };
            let expected: f64 = lesson.features(&position).iter().map(learnt).sum();
            let found = f64::from(taught.evaluate(&position) - prior.evaluate(&position));
            assert!(
                (found - expected).abs() < 12.0,
                "{}: {found}, expected {expected} in {}",
                variant.id,
                position.text()
            );
        }
    }
}
