//! Walls: placed after a move or instead of one, in the array, and left by pieces and captors.

use std::sync::Arc;

use menagerie::position::Position;
use menagerie::rules;
use menagerie::variant::{Variant, shipped_text};

use super::{play, refusal};

/// Chess with further keys.
fn chess_with(keys: &str) -> Arc<Variant> {
    let text = shipped_text("chess").expect("a shipped game");
    let (before, after) = text.split_once("[ending]").expect("an ending");
    let text = format!("{before}{keys}\n\n[ending]{after}");
    Arc::new(Variant::load("file.toml", &text).unwrap_or_else(|error| panic!("{error}")))
}

fn duck() -> Arc<Variant> {
    let text = shipped_text("duck-chess").expect("a shipped game");
    Arc::new(Variant::load("duck.toml", text).expect("a valid file"))
}

fn at(game: &Arc<Variant>, text: &str) -> Position {
    Position::parse(game.clone(), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn a_wall_completes_the_turn() {
    let mut position = Position::start(duck());
    play(&mut position, &["e2e4"]);
    let moved = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1 wall=now";
    assert_eq!(position.text(), moved);
    assert_eq!(refusal(&position, "d2", "d4"), Some("wall-first"));
    play(&mut position, &["*@e5", "d7d5", "*@d4"]);
    let text = "rnbqkbnr/ppp1pppp/8/3p4/3*P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    assert_eq!(position.text(), text);
    for _ in 0..4 {
        position.unmake();
    }
    assert_eq!(position.text(), Position::start(duck()).text());
}

#[test]
fn nothing_enters_or_passes_a_wall() {
    let game = duck();
    let position = at(&game, "4k3/8/8/8/3*3p/8/3P2P1/R3K2R w KQ - 0 1");
    assert_eq!(refusal(&position, "d2", "d4"), Some("blocked"));
    assert_eq!(refusal(&position, "d2", "d3"), None);
    let position = at(&game, "4k3/8/8/8/8/8/8/R2*K2R w KQ - 0 1");
    assert_eq!(refusal(&position, "e1", "c1"), Some("blocked"));
    assert_eq!(refusal(&position, "e1", "g1"), None);
    assert_eq!(refusal(&position, "a1", "d1"), Some("blocked"));
}

#[test]
fn a_wall_prevents_a_capture_en_passant() {
    let game = duck();
    let mut position = at(&game, "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1");
    play(&mut position, &["d2d4", "*@a1"]);
    assert_eq!(refusal(&position, "e4", "d3"), None);
    position.unmake();
    play(&mut position, &["*@d3"]);
    assert_eq!(position.text(), "4k3/8/8/8/3Pp3/3*4/8/4K3 b - - 0 1");
}

#[test]
fn a_captured_king_ends_the_game_before_the_wall() {
    let game = duck();
    let mut position = at(&game, "4k3/8/8/8/8/8/8/4RK2 w - - 0 1");
    play(&mut position, &["e1e8"]);
    assert_eq!(rules::legal_actions(&position), []);
}

#[test]
fn a_wall_instead_of_a_move_may_parry_a_check() {
    let game = chess_with("[walls]\nplaced = \"instead-of-move\"\nwhere = \"edge\"");
    let mut position = at(&game, "4k3/8/8/8/8/8/8/K3r3 w - - 0 1");
    let mut walls: Vec<String> = { rules::legal_actions(&position).into_iter() }
        .map(|action| action.text(&game))
        .filter(|text| text.starts_with('*'))
        .collect();
    walls.sort();
    assert_eq!(walls, ["*@b1", "*@c1", "*@d1"]);
    play(&mut position, &["*@d1"]);
    assert_eq!(position.text(), "4k3/8/8/8/8/8/8/K2*r3 b - - 1 1");
}

fn left_behind(keys: &str) -> Arc<Variant> {
    chess_with(&format!("{keys}[walls]\nplaced = \"left-behind\""))
}

#[test]
fn a_piece_leaves_a_wall_on_its_square() {
    let game = left_behind("");
    let mut position = Position::start(game.clone());
    play(&mut position, &["e2e4", "e7e5", "g1f3"]);
    let text = "rnbqkbnr/pppp*ppp/8/4p3/4P3/5N2/PPPP*PPP/RNBQKB*R b KQkq - 1 2";
    assert_eq!(position.text(), text);
    for _ in 0..3 {
        position.unmake();
    }
    assert_eq!(position.text(), Position::start(game).text());
}

#[test]
fn castling_leaves_two_walls() {
    let game = left_behind("");
    let mut position = at(&game, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    play(&mut position, &["e1g1"]);
    assert_eq!(position.text(), "4k3/8/8/8/8/8/8/R3*RK* b - - 1 1");
    position.unmake();
    play(&mut position, &["e1c1"]);
    assert_eq!(position.text(), "4k3/8/8/8/8/8/8/*1KR*2R b - - 1 1");
}

#[test]
fn a_captured_pawn_and_a_drop_leave_no_wall() {
    let drops = "[[drops]]\npieces = [\"N\"]\ncaptures = \"captor\"\n\n";
    let game = left_behind(drops);
    let mut position = at(&game, "4k3/8/8/8/4p3/8/3P4/4K3[N] w - - 0 1");
    play(&mut position, &["d2d4"]);
    assert_eq!(position.text(), "4k3/8/8/8/3Pp3/8/3*4/4K3[N] b - d3 0 1");
    play(&mut position, &["e4d3", "N@d4"]);
    assert_eq!(position.text(), "4k3/8/8/8/3N*3/3p4/3*4/4K3[] b - - 1 2");
}

/// Sliders don't reach through the square that a piece has left.
#[test]
fn a_wall_shields_the_king_behind_it() {
    let game = left_behind("");
    // Both the King and a pinned piece may leave the line.
    let mut position = at(&game, "4r1k1/8/8/8/4K3/8/8/8 w - - 0 1");
    assert_eq!(refusal(&position, "e4", "e5"), Some("into-check"));
    assert_eq!(refusal(&position, "e4", "e3"), None);
    play(&mut position, &["e4e3"]);
    assert!(!position.in_check(menagerie::piece::Player::FIRST));
    let position = at(&game, "4r1k1/8/8/8/4B3/8/8/4K3 w - - 0 1");
    assert_eq!(refusal(&position, "e4", "d5"), None);
    // A check isn't parried by leaving.
    let position = at(&game, "4r1k1/8/8/8/7B/8/8/4K3 w - - 0 1");
    assert_eq!(refusal(&position, "h4", "g3"), Some("still-in-check"));
    assert_eq!(refusal(&position, "h4", "e7"), None);
}

#[test]
fn each_move_of_a_turn_leaves_a_wall() {
    let game = left_behind("[turn]\nmoves = 2\n\n");
    let mut position = at(&game, "4k3/8/8/8/4p3/8/3P4/R3K3 w - - 0 1");
    play(&mut position, &["d2d4", "a1a4"]);
    assert_eq!(position.text(), "4k3/8/8/8/R2Pp3/8/3*4/*3K3 b - d3 1 1");
    play(&mut position, &["e4d3"]);
    assert_eq!(
        position.text(),
        "4k3/8/8/8/R3*3/3p4/3*4/*3K3 b - - 0 1 moves=1"
    );
}

#[test]
fn walls_need_their_rule() {
    let chess = shipped_text("chess").expect("a shipped game");
    let chess = Arc::new(Variant::load("chess.toml", chess).expect("a valid file"));
    let walled = Position::parse(chess, "4k3/8/8/8/3*4/8/8/4K3 w - - 0 1");
    let fault = walled.expect_err("a wall").to_string();
    assert!(
        fault.contains("unknown-letter") && fault.contains('*'),
        "{fault}"
    );
}
