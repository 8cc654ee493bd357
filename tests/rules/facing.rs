//! Xiangqi: pieces confined to part of the board, and Generals that may not face each other.

use super::{refusal, targets};
use menagerie::position::Position;
use menagerie::variant::Variant;
use std::sync::Arc;

fn xiangqi(text: &str) -> Position {
    let file = include_str!("../../benches/variants/xiangqi-like.toml");
    let game = Variant::load("xiangqi-like.toml", file).expect("a valid file");
    Position::parse(Arc::new(game), text).expect("a position of the game")
}

#[test]
fn a_general_may_not_go_where_it_would_face_the_other() {
    let game = xiangqi("4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1");
    assert_eq!(Vec::from_iter(targets(&game, "d1")), ["d2"]);
    assert_eq!(refusal(&game, "d1", "e1"), Some("into-check"));
}

#[test]
fn a_piece_between_the_generals_is_pinned() {
    let game = xiangqi("4k4/9/9/9/9/4N4/9/9/9/4K4 w - - 0 1");
    assert!(targets(&game, "e5").is_empty());
    assert_eq!(refusal(&game, "e5", "f7"), Some("leaves-royal-attacked"));
}

#[test]
fn two_pieces_between_the_generals_are_not_pinned() {
    let game = xiangqi("4k4/9/4n4/9/9/4N4/9/9/9/4K4 w - - 0 1");
    assert!(targets(&game, "e5").contains("f7"));
}

#[test]
fn a_general_attacks_only_the_other_general_along_a_file() {
    // The General attacks only the other General, so the Chariot on its file is safe.
    let game = xiangqi("3k5/9/4r4/9/9/9/9/9/9/4K4 w - - 0 1");
    assert!(game.in_check(game.turn()), "by the Chariot");
    assert!(!targets(&game, "e1").contains("e8"));
    assert_eq!(refusal(&game, "e1", "e8"), Some("no-such-move"));
}

#[test]
fn pieces_stay_in_their_palace_and_on_their_side_of_the_river() {
    let game = xiangqi("3k5/9/9/9/9/2B6/9/9/9/4KA3 w - - 0 1");
    assert_eq!(Vec::from_iter(targets(&game, "f1")), ["e2"]);
    assert_eq!(refusal(&game, "f1", "g2"), Some("out-of-bounds"));
    assert_eq!(Vec::from_iter(targets(&game, "c5")), ["a3", "e3"]);
    assert_eq!(refusal(&game, "c5", "e7"), Some("out-of-bounds"));
    assert_eq!(refusal(&game, "c5", "c6"), Some("no-such-move"));
}
