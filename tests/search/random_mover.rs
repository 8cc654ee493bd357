//! The search beats a player who moves at random in every shipped game for two players without secrets.

use crate::support::{Chance, all_variants};
use menagerie::moves::Action;
use menagerie::position::Position;
use menagerie::record::Game;
use menagerie::rules::{self, View};
use menagerie::search::{Limits, Memory, Options, Searcher};

const NODES: u64 = 1_000;
/// No game against a random mover should take as long.
const LONGEST: usize = 400;

fn best(game: &Game) -> Action {
    let view = View::of(game.position(), Some(game.position().turn()));
    let memory = Memory::new(game.variant(), 1 << 14);
    let limits = Limits::nodes(NODES);
    let searcher = Searcher::new(&view, game.past(), limits, Options::default(), memory);
    let result = searcher.expect("an open game").finish();
    result.best.expect("a legal action")
}

#[test]
fn the_search_beats_a_random_mover_with_either_side() {
    for variant in all_variants() {
        if variant.players.len() > 2 || variant.rules.crown.is_some() {
            continue;
        }
        for seat in variant.players() {
            let mut chance = Chance(41);
            let mut game = Game::from_position(Position::start(variant.clone()));
            for _ in 0..LONGEST {
                if game.outcome().is_some() {
                    break;
                }
                let legal = rules::legal_actions(game.position());
                let action = if game.position().turn() == seat {
                    best(&game)
                } else {
                    legal[chance.below(legal.len())]
                };
                game.play(action);
            }
            let outcome = game.outcome();
            let winner = outcome.and_then(|outcome| outcome.winner());
            assert_eq!(winner, Some(seat), "{}: {outcome:?}", variant.id);
        }
    }
}
