//! Pieces in hand that enter with the first move of another piece.

use std::sync::Arc;

use super::support::variant;
use menagerie::position::Position;
use menagerie::record::{San, actions_named};
use menagerie::rules;
use menagerie::variant::Variant;

fn seirawan() -> Arc<Variant> {
    variant("seirawan")
}

fn at(text: &str) -> Position {
    Position::parse(seirawan(), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position text after these moves, which are also undone.
fn after(text: &str, moves: &str) -> String {
    let mut position = at(text);
    let mut before = Vec::new();
    for text in moves.split(' ') {
        let action = rules::action_from_text(&position, text);
        before.push((position.text(), position.hash()));
        position.make(action.unwrap_or_else(|error| panic!("{text}: {error}")));
        assert_eq!(position.hash(), position.recomputed_hash());
    }
    let last = position.text();
    assert_eq!(at(&last).hash(), position.hash(), "{last}");
    for earlier in before.into_iter().rev() {
        position.unmake();
        assert_eq!((position.text(), position.hash()), earlier);
    }
    last
}

/// The legal actions that start with this text.
fn starting(text: &str, start: &str) -> String {
    let position = at(text);
    let actions = rules::legal_actions(&position).into_iter();
    let texts = actions.map(|action| action.text(position.variant()));
    let mut texts: Vec<String> = texts.filter(|text| text.starts_with(start)).collect();
    texts.sort();
    texts.join(" ")
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1";

#[test]
fn a_piece_enters_where_another_has_made_its_first_move() {
    let entered = "rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/RHBQKBNR[Ehe] b KQCDFGkqbcdfg - 1 1";
    assert_eq!(after(START, "b1c3/H"), entered);
    let alone = "rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR[HEhe] b KQCDFGkqbcdfg - 1 1";
    assert_eq!(after(START, "b1c3"), alone);
    // The square is no gate any more when the Knight is back.
    let returned = after(START, "b1c3 b8c6 c3b1 c6b8");
    assert!(returned.contains("KQCDFGkqcdfg"), "{returned}");
    assert_eq!(starting(&returned, "b1c3"), "b1c3");
}

#[test]
fn castling_lets_a_piece_enter_on_either_square_but_not_on_both() {
    let text = "r3k2r/8/8/8/8/8/8/R3K2R[HEhe] w KQkq - 0 1";
    assert_eq!(
        starting(text, "e1g1"),
        "e1g1 e1g1/Ee1 e1g1/Eh1 e1g1/He1 e1g1/Hh1"
    );
    assert_eq!(
        after(text, "e1g1/Hh1"),
        "r3k2r/8/8/8/8/8/8/R4RKH[Ehe] b Akq - 1 1"
    );
    assert_eq!(
        after(text, "e1c1/He1"),
        "r3k2r/8/8/8/8/8/8/2KRH2R[Ehe] b Hkq - 1 1"
    );
}

#[test]
fn a_gate_closes_with_the_capture_of_its_piece_and_with_the_last_piece_in_hand() {
    let text = "rnbqkbnr/8/8/8/4N3/8/8/4K3[He] w kqbcdfg - 0 1";
    let captured = after(text, "e4f6 g8f6");
    assert!(captured.ends_with("w kqbcdf - 0 2"), "{captured}");
    let unmoved = "1n2k3/8/8/8/8/8/8/1N2KB2[Hhe] w BFb - 0 1";
    assert_eq!(
        after(unmoved, "b1c3/H"),
        "1n2k3/8/8/8/8/2N5/8/1H2KB2[he] b b - 1 1"
    );
    assert_eq!(starting(unmoved, "f1b5"), "f1b5 f1b5/H");
}

#[test]
fn rights_to_castle_imply_the_gates_of_both_pieces() {
    assert_eq!(
        at("4k3/8/8/8/8/8/8/R3K2R[H] w KQ - 0 1").text(),
        "4k3/8/8/8/8/8/8/R3K2R[H] w KQ - 0 1"
    );
    let written = at("4k3/8/8/8/8/8/8/R3K2R[H] w KQAEH - 0 1");
    assert_eq!(written.text(), "4k3/8/8/8/8/8/8/R3K2R[H] w KQ - 0 1");
    let rook_moved = after("4k3/8/8/8/8/8/8/R3K2R[HE] w KQ - 0 1", "h1h2 e8d8");
    assert_eq!(rook_moved, "3k4/8/8/8/8/8/7R/R3K3[HE] w Q - 2 2");
    let king_moved = after("4k3/8/8/8/8/8/8/R3K2R[HE] w KQ - 0 1", "e1e2 e8d8");
    assert_eq!(king_moved, "3k4/8/8/8/8/8/4K3/R6R[HE] w AH - 2 2");
    // Nothing enters from an empty hand, and equal positions have equal hashes.
    let [one, other] =
        ["KQBC", "KQ"].map(|rights| at(&format!("4k3/8/8/8/8/8/8/RNB1K2R[] w {rights} - 0 1")));
    assert_eq!((one.text(), one.hash()), (other.text(), other.hash()));
}

#[test]
fn a_gate_without_its_piece_is_refused_with_its_letter() {
    let text = "4k3/8/8/8/8/8/8/R3K2R[H] w KQB - 0 1";
    let error = Position::parse(seirawan(), text).expect_err("no Knight on b1");
    assert!(
        error.to_string().contains("B only with its pieces on b1"),
        "{error}"
    );
    let error = Position::parse(seirawan(), "4k3/8/8/8/8/8/8/4K3[H] w KKX - 0 1");
    assert!(
        error
            .expect_err("no such letter")
            .to_string()
            .contains("castling")
    );
}

#[test]
fn a_piece_that_only_enters_is_not_dropped() {
    let position = Position::start(seirawan());
    let error = |text| {
        rules::action_from_text(&position, text)
            .expect_err(text)
            .to_string()
    };
    assert!(error("H@e4").contains("only-enters"));
    assert!(error("Q@e4").contains("not-now"));
    assert!(error("b1c3/Q").contains("not-now"));
    assert!(error("b1d4/H").contains("no-such-move"));
}

#[test]
fn a_bare_king_with_a_piece_in_hand_has_enough_material() {
    let drawn = at("4k3/8/8/8/8/8/8/4KB2[] w - - 0 1");
    assert!(rules::outcome_ignoring_repetition(&drawn).is_some());
    let open = at("4k3/8/8/8/8/8/8/4KB2[H] w F - 0 1");
    assert!(rules::outcome_ignoring_repetition(&open).is_none());
}

/// As Fairy-Stockfish writes it; without the square it is that of the King.
#[test]
fn notation_names_the_piece_that_enters() {
    let position = at("r3k2r/8/8/8/8/N7/8/RN2K2R[HEh] w KQBkq - 0 1");
    let san = San::new(&position);
    for (text, notation) in [
        ("b1c3/H", "Nc3/H"),
        ("e1g1/Hh1", "O-O/Hh1"),
        ("e1g1/He1", "O-O/He1"),
        ("h1h8/E", "Rxh8/E+"),
    ] {
        let action = rules::action_from_text(&position, text).expect(text);
        let mut after = position.clone();
        after.make(action);
        assert_eq!(san.text(action, &after), notation);
        assert_eq!(actions_named(&position, notation), [action]);
    }
    for (typed, meant) in [
        ("b1c3h", "b1c3/H"),
        ("Nc3/h", "b1c3/H"),
        ("O-O/H", "e1g1/He1"),
        ("0-0/Eh1", "e1g1/Eh1"),
        ("Nb1-c3/E", "b1c3/E"),
    ] {
        let named = actions_named(&position, typed);
        let texts: Vec<String> = named
            .iter()
            .map(|action| action.text(position.variant()))
            .collect();
        assert_eq!(texts, [meant], "{typed}");
    }
}
