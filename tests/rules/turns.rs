//! Turns of several moves, in Marseillais Chess.

use std::sync::Arc;

use menagerie::position::Position;
use menagerie::rules;
use menagerie::variant::{Variant, shipped_text};

use super::{play, refusal, squares, targets};

fn game() -> Arc<Variant> {
    let text = shipped_text("marseillais-chess").expect("a shipped game");
    Arc::new(Variant::load("marseillais-chess.toml", text).expect("a valid file"))
}

fn at(text: &str) -> Position {
    Position::parse(game(), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn actions(position: &Position) -> Vec<String> {
    let actions = rules::legal_actions(position).into_iter();
    actions
        .map(|action| action.text(position.variant()))
        .collect()
}

#[test]
fn white_begins_with_one_move_and_then_turns_have_two() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves=1";
    let mut position = Position::start(game());
    assert_eq!(position.text(), start);
    let texts = [
        (
            "e2e4",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        ),
        (
            "b8c6",
            "r1bqkbnr/pppppppp/2n5/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 1 1 moves=1",
        ),
        (
            "c6e5",
            "r1bqkbnr/pppppppp/8/4n3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 2 2",
        ),
        (
            "d2d4",
            "r1bqkbnr/pppppppp/8/4n3/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 2 moves=1",
        ),
        (
            "d4e5",
            "r1bqkbnr/pppppppp/8/4P3/4P3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2",
        ),
    ];
    for (action, text) in texts {
        play(&mut position, &[action]);
        assert_eq!(position.text(), text);
    }
    for (_, text) in texts.iter().rev() {
        assert_eq!(position.text(), *text);
        position.unmake();
    }
    assert_eq!(position.text(), start);
}

#[test]
fn a_check_ends_the_turn() {
    let mut position = at("4k3/8/8/8/8/8/8/R3K2R w - - 0 10");
    play(&mut position, &["a1a8"]);
    assert_eq!(position.text(), "R3k3/8/8/8/8/8/8/4K2R b - - 1 10");
}

#[test]
fn a_player_in_check_answers_it_with_the_first_move() {
    let position = at("R3k3/2n5/8/8/8/8/p7/4K2R b - - 0 10");
    assert_eq!(refusal(&position, "a2", "a1"), Some("still-in-check"));
    assert_eq!(targets(&position, "c7"), squares("a8"));
}

#[test]
fn no_first_move_leaves_the_king_attacked() {
    let position = at("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 10");
    assert_eq!(
        refusal(&position, "e2", "c3"),
        Some("leaves-royal-attacked")
    );
}

#[test]
fn castling_is_one_move_of_a_turn() {
    let mut position = at("r3k3/8/8/8/8/8/8/4K2R w K - 0 10");
    play(&mut position, &["e1g1", "g1h1"]);
    assert_eq!(position.text(), "r3k3/8/8/8/8/8/8/5R1K b - - 2 10");
}

#[test]
fn both_double_steps_of_a_turn_can_be_captured_en_passant() {
    let mut position = at("4k3/8/8/8/2p1p3/8/1P3P2/4K3 w - - 0 10");
    play(&mut position, &["b2b4", "f2f4"]);
    assert_eq!(position.text(), "4k3/8/8/8/1Pp1pP2/8/8/4K3 b - b3,f3 0 10");
    play(&mut position, &["c4b3"]);
    assert_eq!(
        position.text(),
        "4k3/8/8/8/4pP2/1p6/8/4K3 b - f3 0 10 moves=1"
    );
    play(&mut position, &["e4f3"]);
    assert_eq!(position.text(), "4k3/8/8/8/8/1p3p2/8/4K3 w - - 0 11");
}

#[test]
fn only_the_first_move_captures_en_passant_unless_both_do() {
    let mut position = at("4k3/8/8/8/2p1p3/8/1P3P2/4K3 w - - 0 10");
    play(&mut position, &["b2b4", "f2f4", "e8e7"]);
    assert_eq!(
        position.text(),
        "8/4k3/8/8/1Pp1pP2/8/8/4K3 b - - 1 10 moves=1"
    );
    assert_eq!(refusal(&position, "c4", "b3"), Some("only-captures"));
}

#[test]
fn a_pawn_that_moved_on_is_not_captured_en_passant() {
    let mut position = at("4k3/8/8/8/2p5/8/1P6/4K3 w - - 0 10");
    play(&mut position, &["b2b4", "b4b5"]);
    assert_eq!(position.text(), "4k3/8/8/1P6/2p5/8/8/4K3 b - - 0 10");
}

#[test]
fn a_piece_on_the_passed_square_ends_the_right_but_one_on_the_first_square_does_not() {
    let mut position = at("4k3/8/8/8/2p5/8/1P6/1RB1K3 w - - 0 10");
    play(&mut position, &["b2b4", "b1b3"]);
    assert_eq!(position.text(), "4k3/8/8/8/1Pp5/1R6/8/2B1K3 b - - 1 10");
    position.unmake();
    play(&mut position, &["c1b2"]);
    let text = "4k3/8/8/8/1Pp5/8/1B6/1R2K3 b - b3 1 10";
    assert_eq!(position.text(), text);
    assert_eq!(at(text).text(), text);
}

#[test]
fn a_turn_ends_without_a_legal_second_move() {
    let mut position = at("4k3/p7/8/P7/8/6q1/8/7K w - - 0 10");
    play(&mut position, &["a5a6"]);
    assert_eq!(actions(&position), ["done"]);
    assert!(rules::outcome_ignoring_repetition(&position).is_none());
    play(&mut position, &["done"]);
    assert_eq!(position.text(), "4k3/p7/P7/8/8/6q1/8/7K b - - 0 10");
}

#[test]
fn stalemate_needs_a_turn_without_a_first_move() {
    let position = at("4k3/p7/P7/8/8/6q1/8/7K w - - 0 10");
    let outcome = rules::outcome_ignoring_repetition(&position).expect("an end");
    assert_eq!(outcome.reason.code(), "stalemate");
}

#[test]
fn checkmate_needs_no_second_move() {
    let mut position = at("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 10");
    play(&mut position, &["a1a8"]);
    let outcome = rules::outcome_ignoring_repetition(&position).expect("an end");
    assert_eq!(outcome.reason.code(), "checkmate");
}

#[test]
fn the_moves_left_are_fewer_than_a_turn_has() {
    let text = "4k3/8/8/8/8/8/8/4K3 w - - 0 10 moves=2";
    let fault = Position::parse(game(), text)
        .expect_err("a full turn")
        .to_string();
    let expected = "impossible-moves: moves: found 2, allowed 1; without the field a turn has 2";
    assert_eq!(fault, expected);
}
