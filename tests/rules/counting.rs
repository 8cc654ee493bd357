//! Draws by counting moves. The counts are those of ffish 0.7.10 after the same moves in Makruk and ASEAN chess.

use std::sync::Arc;

use super::support::chess_with_ending;
use menagerie::position::Position;
use menagerie::record::Game;
use menagerie::rules;
use menagerie::variant::Variant;

const MAKRUK: &str = r#"counting = { pawns = ["P"], moves = 64, lone-royal = ["R R 8", "R 16", "N N 32", "64"], from-pieces = true }"#;
const ASEAN: &str = r#"counting = { pawns = ["P"], lone-royal = ["R 16", "N 64"] }"#;
const CAMBODIAN: &str =
    r#"counting = { pawns = ["P"], moves = 63, at-most = 3, lone-royal = ["R 15", "63"] }"#;

fn at(variant: &Arc<Variant>, text: &str) -> Position {
    Position::parse(variant.clone(), text).unwrap_or_else(|error| panic!("{error}"))
}

fn played(keys: &str, text: &str, moves: &str) -> Position {
    let mut position = at(&chess_with_ending(keys), text);
    for text in moves.split(' ') {
        let action = rules::action_from_text(&position, text);
        position.make(action.unwrap_or_else(|error| panic!("{text}: {error}")));
        assert_eq!(position.hash(), position.recomputed_hash());
    }
    position
}

#[test]
fn a_count_begins_when_the_last_pawn_is_gone() {
    let text = "4k3/3n4/8/8/8/8/3p4/R3K3 w - - 0 1";
    assert_eq!(played(MAKRUK, text, "e1e2").counting(), None);
    assert_eq!(played(MAKRUK, text, "e1d2").counting(), Some((0, 128)));
    assert_eq!(played(MAKRUK, text, "e1d2 e8e7").counting(), Some((1, 128)));
    assert_eq!(played(ASEAN, text, "e1d2 e8e7").counting(), None);
}

#[test]
fn a_count_for_a_lone_king_depends_on_what_it_faces() {
    let text = "4k3/3n4/8/8/8/8/8/R2RK2N w - - 0 1";
    // Five pieces are left.
    assert_eq!(played(MAKRUK, text, "d1d7").counting(), Some((10, 16)));
    assert_eq!(played(ASEAN, text, "d1d7").counting(), Some((0, 32)));
    // Losing a piece afterwards doesn't change the limit.
    let lone = played(MAKRUK, text, "d1d7 e8d7 a1a8 d7d6");
    assert_eq!(lone.counting(), Some((13, 16)));
    assert_eq!(
        played(ASEAN, text, "d1d7 e8d7 a1a8").counting(),
        Some((2, 32))
    );
}

#[test]
fn a_lone_king_that_captures_the_last_pawn_begins_its_own_count() {
    let text = "4k3/3r4/8/8/8/8/3p4/4K3 w - - 0 1";
    let guarded = "4k3/r7/8/8/8/8/3p4/4K3 w - - 0 1";
    assert_eq!(played(MAKRUK, guarded, "e1d2").counting(), Some((5, 32)));
    assert_eq!(played(ASEAN, guarded, "e1d2").counting(), None);
    assert_eq!(
        played(ASEAN, guarded, "e1d2 a7a6").counting(),
        Some((0, 32))
    );
    assert_eq!(played(MAKRUK, text, "e1e2").counting(), None);
}

#[test]
fn with_at_most_pawns_matter_only_for_a_lone_king() {
    let few = "4k3/p6n/8/8/8/8/8/RN1QK3 w - - 0 1";
    assert_eq!(played(CAMBODIAN, few, "e1e2").counting(), Some((0, 126)));
    let lone = "4k3/7n/8/8/8/8/P7/RN1QK2R w - - 0 1";
    assert_eq!(played(CAMBODIAN, lone, "h1h7").counting(), None);
}

#[test]
fn a_ply_more_than_the_limit_draws() {
    let variant = chess_with_ending(MAKRUK);
    let ending = |text: &str| {
        let outcome = rules::outcome(&at(&variant, text), 1)?;
        Some((outcome.winner().is_some(), outcome.reason.code()))
    };
    let counted =
        |plies: u8| format!("4k3/8/8/8/8/8/8/R3K3 w - - 0 60 count={plies} count-limit=32");
    assert_eq!(ending(&counted(32)), None);
    assert_eq!(ending(&counted(33)), Some((false, "counting")));
    let mated = "R3k3/8/4K3/8/8/8/8/8 b - - 0 60 count=33 count-limit=32";
    assert_eq!(ending(mated), Some((true, "checkmate")));
}

#[test]
fn a_count_is_undone_written_and_left_out_of_repetitions() {
    let variant = chess_with_ending(MAKRUK);
    let mut game = Game::from_position(at(&variant, "4k3/n7/8/8/8/8/8/R3K3 w - - 0 1"));
    for text in "a1a7 e8d8 a7a6 d8e8 a6a7 e8d8 a7a6 d8e8 a6a7".split(' ') {
        let action = rules::action_from_text(game.position(), text);
        game.play(action.unwrap_or_else(|error| panic!("{error}")));
    }
    assert_eq!(game.occurrences(), 3);
    let text = game.position().text();
    assert_eq!(text, "4k3/R7/8/8/8/8/8/4K3 b - 32 14 5");
    assert_eq!(at(&variant, &text).text(), text);
    let loaded = Game::from_text(&game.to_text(&[]), |_, _| Some(variant.clone()));
    assert_eq!(loaded.expect("a record").game.position().text(), text);
    game.go_to(1);
    assert_eq!(game.position().counting(), Some((6, 32)));
    game.go_to(0);
    assert_eq!(game.position().counting(), None);
}
