//! Solved wins win for every value of the secrets, and all such wins are found.

use crate::support::{Chance, chess_with_ending, position, variant};
use menagerie::moves::Action;
use menagerie::piece::Player;
use menagerie::position::Position;
use menagerie::rules;
use menagerie::setup::{FieldName, FieldValue};
use menagerie::solve::{Defence, Proof, ProofResult, defend, prove, solve};

/// The problem on the page of Crown.
const PROBLEM: &str = "5q1k/1R6/R7/8/7N/8/8/4K3 w - - 0 1";

fn texts(position: &Position, moves: u32) -> Vec<(String, u32)> {
    let found = solve(position, moves, |_, _, _| {});
    found
        .into_iter()
        .map(|found| (found.action.text(position.variant()), found.moves))
        .collect()
}

#[test]
fn the_crown_problem_has_a_single_key_move() {
    // Black still has both monarchs, so its crown is unknown; White has lost its Queen.
    let problem = position("crown", PROBLEM);
    assert_eq!(texts(&problem, 4), [("h4g6".to_string(), 3)]);
    assert_eq!(texts(&problem, 2), []);
}

/// All positions that the public one may stand for, one for each value of the secrets.
fn worlds(public: &Position) -> Vec<Position> {
    let monarchs = public
        .variant()
        .rules
        .crown
        .as_ref()
        .map(|crown| crown.monarchs);
    let monarchs = monarchs.expect("a variant with a crown");
    let mut worlds = vec![public.clone()];
    for player in public.variant().players() {
        if public.field(FieldName::Crown, player) != FieldValue::Unknown {
            continue;
        }
        let with = |world: &Position, kind| {
            let mut setup = world.setup();
            setup
                .fields
                .set(FieldName::Crown, player, FieldValue::Piece(kind));
            Position::new(public.variant().clone(), &setup).expect("a possible world")
        };
        let split = worlds
            .iter()
            .flat_map(|world| monarchs.map(|kind| with(world, kind)));
        worlds = split.collect();
    }
    worlds
}

/// Whether one plan of the attacker, who sees only public information, wins in all these worlds.
fn wins(worlds: &[Position], attacker: Player, left: u32) -> bool {
    let Some(first) = worlds.first() else {
        return true;
    };
    if first.turn() == attacker {
        let actions = rules::legal_actions(first);
        return left > 0
            && actions
                .iter()
                .any(|&action| wins_after(worlds, attacker, action, left - 1));
    }
    // The enemy knows its secret and chooses freely in each world.
    let actions = rules::legal_actions(first);
    if actions.is_empty() {
        return is_won(first, attacker);
    }
    rules::outcome_with_claims(first, 1).is_none()
        && left > 0
        && actions
            .iter()
            .all(|&action| wins_after(worlds, attacker, action, left))
}

fn wins_after(worlds: &[Position], attacker: Player, action: Action, left: u32) -> bool {
    let mut undecided = Vec::new();
    for world in worlds {
        let mut world = world.clone();
        world.make(action);
        match world.lost() {
            Some((loser, _)) if loser == attacker => return false,
            Some(_) => {}
            None => undecided.push(world),
        }
    }
    wins(&undecided, attacker, left)
}

fn is_won(position: &Position, attacker: Player) -> bool {
    let outcome = rules::outcome_ignoring_repetition(position);
    outcome.and_then(|outcome| outcome.winner()) == Some(attacker)
}

/// A few pieces at random, White to move.
fn few_pieces(chance: &mut Chance) -> Option<Position> {
    let pieces = ["K", "Q", "R", "G", "k", "q", "p", "n"];
    let mut squares = vec![None; 64];
    let absent = chance.below(3);
    for (index, piece) in pieces.into_iter().enumerate() {
        let left_out = absent == 1 && index == 1 || absent == 2 && index == 5;
        if !left_out {
            squares[chance.below(64)] = Some(piece);
        }
    }
    let rank = |rank: &[Option<&str>]| -> String {
        rank.iter().map(|piece| piece.unwrap_or("1")).collect()
    };
    let ranks: Vec<String> = squares.chunks(8).map(rank).collect();
    let text = format!("{} w - - 0 1", join_gaps(&ranks.join("/")));
    Position::parse(variant("crown"), &text).ok()
}

/// Joins adjacent empty squares into one number.
fn join_gaps(placement: &str) -> String {
    let mut text = String::new();
    let mut gap = 0;
    for letter in placement.chars().chain([' ']) {
        if letter == '1' {
            gap += 1;
            continue;
        }
        if gap > 0 {
            text.push_str(&gap.to_string());
        }
        gap = 0;
        text.push(letter);
    }
    text.trim_end().to_string()
}

#[test]
fn solved_wins_hold_in_every_world() {
    let mut chance = Chance(7);
    let (mut won, mut tried) = (0, 0);
    while tried < 150 {
        let Some(public) = few_pieces(&mut chance) else {
            continue;
        };
        if rules::outcome(&public, 1).is_some() {
            continue;
        }
        tried += 1;
        let attacker = public.turn();
        let worlds = worlds(&public);
        let solved = solve(&public, 2, |_, _, _| {});
        for action in rules::legal_actions(&public) {
            let expected = (1..=2).find(|&moves| wins_after(&worlds, attacker, action, moves - 1));
            let found = solved.iter().find(|found| found.action == action);
            let text = format!("{} {}", public.text(), action.text(public.variant()));
            assert_eq!(found.map(|found| found.moves), expected, "{text}");
            won += expected.is_some() as u32;
        }
    }
    assert!(
        won > 20,
        "{won} winning first moves are too few to prove anything"
    );
}

#[test]
fn the_mover_as_attacker_wins_only_with_moves_left() {
    let position = position("chess", "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1");
    let mate = rules::action_from_text(&position, "a1a8").expect("legal");
    let held = |moves| defend(&position, &[mate], position.turn(), moves, u64::MAX);
    for (moves, wins_within) in [(0, None), (1, Some(1)), (2, Some(1))] {
        let expected = Defence {
            action: mate,
            moves: wins_within,
        };
        assert_eq!(held(moves), Ok(Some(expected)));
    }
}

#[test]
fn slice_size_does_not_change_the_proof() {
    let position = position("crown", PROBLEM);
    for moves in 1..=3 {
        let whole = prove(&position, moves, u64::MAX).expect("no limit");
        let mut proof = Proof::new(&position, moves);
        let (mut slices, mut found) = (0, None);
        while found.is_none() {
            // So few nodes that most slices end in the middle of an action.
            found = proof.slice(1);
            slices += 1;
        }
        assert_eq!(found, Some(ProofResult::Win(whole)));
        assert!(moves < 3 || slices > 3, "{slices}");
    }
}

/// White has more points, so a draw wins.
#[test]
fn the_solver_knows_every_draw_that_wins_on_points() {
    let solved = |key: &str, text: &str| {
        let points = "points = { extra = [\"w 1\"] }";
        let variant = chess_with_ending(&format!("{key}\n{points}"));
        texts(&Position::parse(variant, text).expect("a position"), 1)
    };
    let takes = [("e1e2".to_string(), 1)];
    let last_pawn = "7k/8/8/8/8/8/4p3/4K3 w - - 0 1";
    assert_eq!(solved("", last_pawn), []);
    assert_eq!(solved("bare-draw = [\"K\"]", last_pawn), takes);
    assert_eq!(solved("material = [\"K - K\"]", last_pawn), takes);
}
