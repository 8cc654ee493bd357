//! The rules, one file each. The test's name states the rule.

#[path = "../support/mod.rs"]
mod support;

mod armies;
mod blocking;
mod capture_effects;
mod castling;
mod counting;
mod crown;
mod crown_halves;
mod crown_hidden;
mod crown_records;
mod crown_stones;
mod endings;
mod facing;
mod gating;
mod hands;
mod hopping;
mod levels;
mod looking_glass;
mod move_count;
mod move_text;
mod palace;
mod paratrooper;
mod perpetual_chase;
mod promotion;
mod records;
mod refused_positions;
mod repetition;
mod royal_way;
mod several_players;
mod triple_steps;
mod turns;
mod walls;

use std::collections::BTreeSet;

use menagerie::position::Position;
use menagerie::rules;

/// The legal target squares of the piece on `from`.
fn targets(position: &Position, from: &str) -> BTreeSet<String> {
    let variant = position.variant();
    let board = variant.geometry();
    let from = board.square(from);
    let actions = rules::legal_actions(position).into_iter();
    let squares = actions
        .map(|action| action.squares(variant))
        .filter(|(start, _)| *start == from);
    squares
        .filter_map(|(_, to)| Some(board.name(to?).to_string()))
        .collect()
}

/// The code of the reason why a move is illegal.
fn refusal(position: &Position, from: &str, to: &str) -> Option<&'static str> {
    let board = position.variant().geometry();
    let square = |name| board.square(name).expect("a square of the board");
    rules::refusal(position, square(from), square(to)).map(|refusal| refusal.code())
}

fn squares(names: &str) -> BTreeSet<String> {
    names.split_whitespace().map(str::to_string).collect()
}

/// Plays actions, and checks the hash after each.
fn play(position: &mut Position, actions: &[&str]) {
    for action in actions {
        let found = rules::action_from_text(position, action);
        position.make(found.unwrap_or_else(|error| panic!("{action}: {error}")));
        assert_eq!(position.hash(), position.recomputed_hash(), "{action}");
    }
}
