//! Tuned weights are applied as their features say, belong to one variant, and treat both players alike.

use std::sync::Arc;

use super::side_terms::FULL_STRENGTH;
use super::square_classes::SquareClasses;
use super::tapered::TaperedScore;
use super::weights::{Term, Weights};
use super::{Accumulator, EvaluationCache, Evaluator, Feature, TunableEvaluation};
use crate::geometry::{Coordinates, Square, SquareSet};
use crate::piece::{Piece, PieceType};
use crate::position::Position;
use crate::search::noise::mix;
use crate::search::random_game::positions;
use crate::setup::FieldValue;
use crate::shipped::tuned;
use crate::variant::{Variant, shipped};

/// The shipped variants that can be tuned.
fn tunable_variants() -> Vec<Arc<Variant>> {
    let all = shipped().iter();
    let variants =
        all.map(|(id, text)| Arc::new(Variant::load(id, text).expect("a valid variant")));
    variants
        .filter(|variant| TunableEvaluation::of(variant).is_some())
        .collect()
}

/// Weights with small random changes.
fn perturbed(tunable: &TunableEvaluation, most: i64) -> Vec<f64> {
    let change = |at: usize| mix(at as u64) as i64 % (most + 1);
    let prior = tunable.prior().iter().enumerate();
    prior
        .map(|(at, &number)| f64::from(number) + change(at) as f64)
        .collect()
}

/// The differences between the tuned evaluation and the sum of the features in a random game.
fn difference(variant: &Arc<Variant>, tunable: &TunableEvaluation, numbers: &[f64]) -> Vec<f64> {
    let tuned = tunable.text(variant, numbers);
    let tuned_evaluator = Evaluator::tuned(variant, &tuned).expect("valid weights");
    let prior = Evaluator::untuned(variant);
    let counts = |feature: &Feature| {
        let number = feature.weight as usize;
        f64::from(feature.coefficient) * (numbers[number] - f64::from(tunable.prior()[number]))
    };
    let difference = |position: &Position| {
        let expected: f64 = tunable.features(position).iter().map(counts).sum();
        let found = f64::from(tuned_evaluator.evaluate(position) - prior.evaluate(position));
        (found - expected).abs()
    };
    positions(variant, 160, 7).iter().map(difference).collect()
}

#[test]
fn tuned_evaluation_agrees_with_the_features() {
    for variant in tunable_variants() {
        let tunable = TunableEvaluation::of(&variant).expect("two players");
        let mut numbers = perturbed(&tunable, 20);
        let (mut values, prior) = (numbers.clone(), tunable.prior());
        for number in 0..numbers.len() {
            let is_value = (0..variant.kinds.len()).any(|kind| {
                let start = tunable.prior.start(Term::Value, kind);
                (start..start + 2).contains(&number)
            });
            let kept = if is_value { &mut numbers } else { &mut values };
            kept[number] = prior[number].into();
        }
        let most = difference(&variant, &tunable, &numbers)
            .into_iter()
            .fold(0.0, f64::max);
        assert!(most < 5.0, "{}: off by {most}", variant.id);
        // The best promotion is not linear in the values: with other values another type may be best.
        let differences = difference(&variant, &tunable, &values);
        let mean = differences.iter().sum::<f64>() / differences.len() as f64;
        assert!(
            mean < 8.0,
            "{}: off by {mean} because of piece values",
            variant.id
        );
    }
}

#[test]
fn every_shipped_weights_file_belongs_to_a_shipped_variant() {
    for (game, text) in tuned() {
        let of = |variant: &Arc<Variant>| {
            let square_classes = SquareClasses::of(variant).expect("two players");
            Weights::parse(text, variant, &square_classes).is_some()
        };
        assert!(tunable_variants().iter().any(of), "{game}");
    }
}

#[test]
fn weights_survive_a_round_trip_as_text() {
    for variant in tunable_variants() {
        let tunable = TunableEvaluation::of(&variant).expect("two players");
        let square_classes = SquareClasses::of(&variant).expect("two players");
        let text = tunable.text(&variant, &perturbed(&tunable, 50));
        let read = Weights::parse(&text, &variant, &square_classes).expect("valid weights");
        assert_eq!(read.text(&variant), text, "{}", variant.id);
        let cut = text.trim_end().rsplit_once(' ').expect("numbers").0;
        assert!(
            Weights::parse(cut, &variant, &square_classes).is_none(),
            "{}: a weight is missing",
            variant.id
        );
    }
}

#[test]
fn changed_piece_types_keep_their_initial_weights() {
    let (id, text) = shipped()
        .iter()
        .find(|(id, _)| *id == "caissa-britannia")
        .expect("shipped");
    let original = Variant::load(id, text).expect("a valid variant");
    let tunable = TunableEvaluation::of(&original).expect("two players");
    let tuned = tunable.text(&original, &perturbed(&tunable, 50));
    let value = |weights: &Weights, code: &str| {
        let kind = original
            .kinds
            .iter()
            .position(|kind| kind.code == code)
            .expect("a piece type");
        weights.tapered(Term::Value, kind, 0)
    };
    let with = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        Variant::load(id, &text.replacen(from, to, 1)).expect("a valid variant")
    };

    let other_piece = with("moves = \"AADD\"", "moves = \"AD\"");
    let square_classes = SquareClasses::of(&other_piece).expect("two players");
    let found = Weights::parse(&tuned, &other_piece, &square_classes).expect("the same array");
    let all = Weights::parse(&tuned, &original, &square_classes).expect("valid weights");
    assert_eq!(
        value(&found, "D"),
        value(&Weights::prior(&other_piece, &square_classes), "D")
    );
    assert_ne!(value(&found, "D"), value(&all, "D"));
    assert_eq!(value(&found, "U"), value(&all, "U"));

    let other_array = with("drubqkburd/1l6l1", "drubqkbudr/1l6l1");
    assert!(Weights::parse(&tuned, &other_array, &square_classes).is_none());
}

/// The same position with the players swapped and the board turned.
fn swapped(position: &Position) -> Option<Position> {
    let variant = position.variant();
    let [_, second] = &variant.players[..] else {
        return None;
    };
    let board = variant.geometry();
    let other = |player| {
        variant
            .players()
            .find(|&other| other != player)
            .expect("two players")
    };
    let across = |square: Square| {
        let Coordinates { file, rank, layer } = board.coordinates(square);
        let layer = if second.orientation.upside_down {
            board.layers() - 1 - layer
        } else {
            layer
        };
        board.at(file, board.ranks() - 1 - rank, layer)
    };
    let goals = |player| {
        variant
            .rules
            .ending
            .region
            .map_or(SquareSet::EMPTY, |region| region.squares[player])
    };
    let are_mirrored = |player| {
        goals(player)
            .iter()
            .all(|square| across(square).is_some_and(|end| goals(other(player)).contains(end)))
    };
    if !variant.players().all(are_mirrored) {
        return None;
    }
    let mut setup = position.setup();
    setup.castling = 0;
    setup.en_passant.clear();
    setup.turn = other(setup.turn);
    for square in board.squares() {
        let piece = position
            .at(square)
            .map(|piece| Piece::new(piece.kind(), other(piece.owner())));
        setup.squares[across(square)?.index()] = piece;
    }
    setup.walls = SquareSet::EMPTY;
    for square in position.walls().iter() {
        setup.walls.insert(across(square)?);
    }
    let fields = position.setup().fields;
    for (field, owner, value) in { fields.iter() }.filter(|(_, owner, _)| owner.index() < 2) {
        let value = match value {
            FieldValue::Square(square) => FieldValue::Square(across(square)?),
            value => value,
        };
        setup.fields.set(field, other(owner), value);
    }
    Position::new(variant.clone(), &setup).ok()
}

#[test]
fn evaluation_is_symmetric() {
    for variant in tunable_variants() {
        if swapped(&Position::start(variant.clone())).is_none() {
            // The players have different armies or goals.
            continue;
        }
        let tunable = TunableEvaluation::of(&variant).expect("two players");
        let tuned = tunable.text(&variant, &perturbed(&tunable, 50));
        let tuned_evaluator = Evaluator::tuned(&variant, &tuned).expect("valid weights");
        let (shipped, untuned) = (Evaluator::new(&variant), Evaluator::untuned(&variant));
        let mut compared = 0;
        for position in positions(&variant, 120, 3) {
            let Some(swapped) = swapped(&position) else {
                continue;
            };
            for evaluator in [&tuned_evaluator, &shipped, &untuned] {
                assert_eq!(
                    evaluator.evaluate(&position),
                    evaluator.evaluate(&swapped),
                    "{}",
                    position.text()
                );
            }
            compared += 1;
        }
        assert!(compared > 20, "{}: {compared}", variant.id);
    }
}

#[test]
fn the_cache_changes_no_evaluation() {
    let all = shipped().iter();
    let variants =
        all.map(|(id, text)| Arc::new(Variant::load(id, text).expect("a valid variant")));
    let (mut with_attack_maps, mut crowned) = (0, 0);
    for variant in variants {
        let evaluator = Evaluator::new(&variant);
        if !evaluator.uses_attack_maps {
            continue;
        }
        with_attack_maps += 1;
        crowned += variant.rules.crown.is_some() as u32;
        let crown_shares = [FULL_STRENGTH / 2; Piece::LIMIT];
        let mut cache = EvaluationCache::none(&variant);
        for seed in 0..6 {
            for position in positions(&variant, 150, 1000 * seed) {
                let cached = evaluator.evaluate_cached(&position, &crown_shares, &mut cache);
                let afresh = evaluator.evaluate(&position);
                assert_eq!(cached, afresh, "{}", position.text());
            }
        }
    }
    assert!(
        with_attack_maps >= 8 && crowned >= 4,
        "{with_attack_maps} {crowned}"
    );
}

#[test]
fn the_accumulator_changes_no_evaluation() {
    let all = shipped().iter();
    let variants =
        all.map(|(id, text)| Arc::new(Variant::load(id, text).expect("a valid variant")));
    let (mut variants_tested, mut royals_moved, mut armies_gone) = (0, 0, 0);
    for variant in variants.filter(|variant| variant.players.len() > 2) {
        variants_tested += 1;
        let evaluator = Evaluator::new(&variant);
        let mut accumulator = Accumulator::EMPTY;
        let mut before = Position::start(variant.clone());
        for seed in 0..6 {
            for position in positions(&variant, 400, 1000 * seed) {
                let value = evaluator.player_scores(&position, &mut accumulator);
                let mut afresh = Accumulator::EMPTY;
                let expected = evaluator.player_scores(&position, &mut afresh);
                assert_eq!(value, expected, "{}", position.text());
                assert_eq!(accumulator, afresh, "{}", position.text());
                let moved = |player| position.royal(player) != before.royal(player);
                royals_moved += variant.players().any(moved) as u32;
                armies_gone += (position.living().count() < before.living().count()) as u32;
                before = position;
            }
        }
    }
    assert!(
        variants_tested >= 2 && royals_moved > 20 && armies_gone > 0,
        "{variants_tested} {royals_moved} {armies_gone}"
    );
}

#[test]
fn a_full_board_of_the_most_valuable_pieces_does_not_overflow() {
    for variant in tunable_variants() {
        let tunable = TunableEvaluation::of(&variant).expect("two players");
        let dear = vec![f64::from(TaperedScore::LIMIT); tunable.prior().len()];
        let tuned_evaluator =
            Evaluator::tuned(&variant, &tunable.text(&variant, &dear)).expect("valid weights");
        let [first, second] =
            [0, 1].map(|player| variant.players().nth(player).expect("two players"));
        for kind in (0..variant.kinds.len()).filter_map(PieceType::new) {
            let mut position = Position::start(variant.clone());
            let royals = variant.royals;
            let kept = |square: Square| position.at(square).filter(|&piece| royals.contains(piece));
            let pieces: Vec<(Piece, Square)> = variant
                .geometry()
                .squares()
                .map(|square| (kept(square).unwrap_or(Piece::new(kind, first)), square))
                .collect();
            if royals.contains(Piece::new(kind, first)) {
                continue;
            }
            position.arrange(&pieces, second);
            assert!(tuned_evaluator.evaluate(&position) < 0, "{}", variant.id);
        }
    }
}
