//! Triple steps, after which a Pawn may be captured en passant on either square that it passed, and squares with names
//! of their own: in Omega Chess.

use menagerie::position::Position;
use menagerie::rules;

use super::{play, refusal, squares, support, targets};

/// A position with these ranks of the 10×10 board, from rank 9 down to rank 0, and empty squares beyond the corners.
fn at(ranks: &[&str], rest: &str) -> Position {
    let ranks: Vec<String> = ranks.iter().map(|rank| format!("*{rank}*")).collect();
    let text = format!("1**********1/{}/1**********1 {rest}", ranks.join("/"));
    let variant = support::variant("omega-chess");
    let position = Position::parse(variant, &text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(position.text(), text);
    position
}

/// White Pawns on e1 and i1, black Pawns on d3 and f4.
fn pawns() -> Position {
    let ranks = [
        "k9", "10", "10", "10", "10", "5p4", "3p6", "10", "4P3P1", "K9",
    ];
    at(&ranks, "w - - 0 1")
}

fn en_passant(position: &Position) -> String {
    let text = position.text();
    text.split(' ').nth(3).expect("a field").to_string()
}

#[test]
fn a_pawn_may_take_up_to_three_steps_from_its_start() {
    let mut position = pawns();
    assert_eq!(targets(&position, "i1"), squares("i2 i3 i4"));
    play(&mut position, &["i1i2", "a9a8"]);
    assert_eq!(targets(&position, "i2"), squares("i3"));
}

#[test]
fn after_a_triple_step_a_pawn_is_captured_on_either_square_passed() {
    for (capture, left) in [("d3e2", "f4"), ("f4e3", "d3")] {
        let mut position = pawns();
        let before = position.text();
        play(&mut position, &["e1e4"]);
        assert_eq!(en_passant(&position), "e2,e3");
        let opened = position.text();
        let again = Position::parse(position.variant().clone(), &opened).expect("a position");
        assert_eq!(
            (again.hash(), again.setup()),
            (position.hash(), position.setup())
        );
        play(&mut position, &[capture]);
        let board = position.variant().geometry();
        let at = |name| position.at(board.square(name).expect("a square"));
        assert!(at("e4").is_none() && at(left).is_some());
        assert_eq!(en_passant(&position), "-");
        position.unmake();
        assert_eq!(position.text(), opened);
        position.unmake();
        assert_eq!(position.text(), before);
    }
}

#[test]
fn after_a_double_step_only_the_square_passed_is_open() {
    let mut position = pawns();
    play(&mut position, &["e1e3"]);
    assert_eq!(en_passant(&position), "e2");
    assert_eq!(targets(&position, "f4"), squares("e3 f3"));
}

#[test]
fn the_right_ends_with_the_next_turn() {
    let mut position = pawns();
    play(&mut position, &["e1e4", "a9a8", "a0a1", "a8a9", "a1a0"]);
    assert_eq!(en_passant(&position), "-");
    assert_eq!(targets(&position, "d3"), squares("d2"));
    position = pawns();
    play(&mut position, &["e1e4"]);
    position.make_null();
    assert_eq!(
        (en_passant(&position), position.hash()),
        ("-".to_string(), position.recomputed_hash())
    );
}

#[test]
fn both_squares_of_a_text_were_passed_by_one_pawn_on_an_empty_way() {
    let variant = support::variant("omega-chess");
    let read = |rows: &str, passed: &str| {
        let text = format!("1**********1/{rows}/1**********1 b - {passed} 0 1");
        Position::parse(variant.clone(), &text).is_ok()
    };
    let rows = |middle: &str, low: &str| {
        format!("*k9*/*10*/*10*/*10*/*10*/*{middle}*/*{low}*/*10*/*10*/*K9*")
    };
    assert!(read(&rows("3pPp4", "3p1p4"), "e2,e3"));
    assert!(read(&rows("3pPp4", "3p1p4"), "e2"));
    assert!(!read(&rows("3pPp4", "3pPp4"), "e2,e3"), "a piece is on e3");
    assert!(
        !read(&rows("3pPp4", "3p1p1P2"), "e2,h2"),
        "two pieces passed"
    );
    assert!(!read(&rows("3p1p4", "3p1p4"), "e2"), "no piece passed");
}

#[test]
fn a_limit_of_squares_opens_one_square_of_a_triple_step() {
    let path = format!("{}/variants/omega-chess.toml", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a variant file");
    let moves = "moves = \"fmWfceFifmnDifmnH\"\n";
    for (square, capture) in [("*2", "d3"), ("*3", "f4")] {
        let text = text.replace(moves, &format!("{moves}en-passant-on = [\"{square}\"]\n"));
        let variant = menagerie::variant::Variant::load("omega-chess.toml", &text);
        let variant = std::sync::Arc::new(variant.expect("a valid file"));
        let mut position = Position::parse(variant, &pawns().text()).expect("a position");
        play(&mut position, &["e1e4"]);
        assert_eq!(en_passant(&position), square.replace('*', "e"));
        let captures = rules::legal_actions(&position).into_iter();
        let captures: Vec<String> = captures
            .filter(|action| matches!(action, menagerie::moves::Action::EnPassant { .. }))
            .map(|action| action.text(position.variant()))
            .collect();
        assert_eq!(captures.len(), 1);
        assert!(captures[0].starts_with(capture), "{captures:?}");
    }
}

#[test]
fn squares_have_their_own_names() {
    let variant = support::variant("omega-chess");
    let mut position = Position::start(variant.clone());
    assert_eq!(targets(&position, "w1"), squares("a2"));
    play(&mut position, &["w1a2", "w4a7", "a2w1"]);
    assert!(variant.geometry().square("a10").is_none());
    assert_eq!(refusal(&position, "w3", "j8"), Some("no-such-move"));
    let names: Vec<&str> = { variant.geometry().squares() }
        .map(|square| variant.geometry().name(square))
        .collect();
    assert_eq!(names.len(), 104);
    assert_eq!(
        (names[0], names[1], names[2], names[103]),
        ("w1", "w2", "a0", "w3")
    );
}
