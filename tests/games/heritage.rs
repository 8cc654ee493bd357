//! H. G. Muller's own definition of Caïssa Britannia and the shipped file define the same game.

use std::sync::Arc;

use crate::support::{Chance, random_play, test_variant, variant};
use menagerie::moves::Action;
use menagerie::perft::perft;
use menagerie::position::Position;
use menagerie::rules;
use menagerie::variant::Variant;

fn both() -> (Arc<Variant>, Arc<Variant>) {
    (variant("caissa-britannia"), test_variant("caissa-hgm.toml"))
}

/// The legal actions as texts, because the indices of piece types differ between the files.
fn texts(position: &Position) -> Vec<String> {
    let actions = rules::legal_actions(position).into_iter();
    let mut texts: Vec<String> = actions
        .map(|a: Action| a.text(position.variant()))
        .collect();
    texts.sort();
    texts
}

/// The rules' judgement of a position, without indices of piece types.
fn judged(position: &Position) -> (Vec<String>, bool, Option<rules::Outcome>) {
    let check = position.in_check(position.turn());
    (texts(position), check, rules::outcome(position, 1))
}

#[test]
fn the_definitions_list_their_pieces_in_another_order() {
    let (ours, his) = both();
    let codes = |variant: &Variant| variant.alphabet.codes.clone();
    assert_ne!(codes(&ours), codes(&his));
    let sorted = |variant| {
        let mut codes = codes(variant);
        codes.sort();
        codes
    };
    assert_eq!(sorted(&ours), sorted(&his));
}

#[test]
fn the_same_moves_are_legal_in_thousands_of_positions() {
    let (ours, his) = both();
    let (mut positions, mut promotions, mut checks) = (0, 0, 0);
    for seed in 0..40 {
        let start = Position::start(ours.clone());
        random_play(&start, &mut Chance(seed), 300, |position, _| {
            let text = position.text();
            let again = Position::parse(his.clone(), &text);
            let again = again.unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(again.text(), text);
            let (found, expected) = (judged(&again), judged(position));
            assert_eq!(found, expected, "{text}");
            positions += 1;
            promotions += expected.0.iter().any(|text| text.contains('=')) as u32;
            checks += expected.1 as u32;
        });
    }
    let enough = positions > 3000 && promotions > 20 && checks > 20;
    assert!(
        enough,
        "{positions} positions, {promotions} with promotions, {checks} with check"
    );
}

#[test]
fn the_definitions_have_the_same_perft() {
    let (ours, his) = both();
    for (depth, expected) in [(1, 56), (2, 3_127), (3, 176_883)] {
        for variant in [&ours, &his] {
            let found = perft(&mut Position::start(variant.clone()), depth);
            assert_eq!(found, expected, "{} at {depth}", variant.id);
        }
    }
}
