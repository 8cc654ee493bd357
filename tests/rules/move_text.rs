//! The text of an action is unique: in all shipped games, and where a plain step reaches the target of a castling, a
//! double step or an en passant capture.

use std::collections::HashSet;
use std::sync::Arc;

use super::support::{Chance, all_variants, crown_editions, random_play, starts};
use menagerie::import::import;
use menagerie::moves::Action;
use menagerie::position::Position;
use menagerie::record::{Game, San, actions_named};
use menagerie::rules::{self, action_from_text, shared_text};
use menagerie::variant::{Variant, shipped_text};

/// Plays random games; every action must be found by its text and by its notation.
fn assert_unique_texts(variant: &Arc<Variant>, games: u64) {
    for seed in 0..games {
        let starts = starts(variant);
        let start = &starts[seed as usize % starts.len()];
        random_play(start, &mut Chance(seed), 120, |position, _| {
            let actions = rules::legal_actions(position);
            let texts: HashSet<String> = actions.iter().map(|a| a.text(variant)).collect();
            assert_eq!(texts.len(), actions.len(), "{}", position.text());
        });
    }
    assert_eq!(shared_text(variant), None);
}

/// Chess with parts of its file replaced.
fn chess_with(replacements: &[(&str, &str)]) -> Arc<Variant> {
    let mut text = shipped_text("chess").expect("a shipped game").to_string();
    for (old, new) in replacements {
        assert!(text.contains(old), "{old}");
        text = text.replace(old, new);
    }
    Arc::new(Variant::load("chess.toml", &text).unwrap_or_else(|error| panic!("{error}")))
}

fn position(variant: &Arc<Variant>, text: &str) -> Position {
    Position::parse(variant.clone(), text).unwrap_or_else(|error| panic!("{error}"))
}

fn texts_to(position: &Position, from: &str, to: &str) -> Vec<(String, String)> {
    let board = position.variant().geometry();
    let ends = (board.square(from), board.square(to));
    let san = San::new(position);
    let mut found: Vec<(String, String)> = rules::legal_actions(position)
        .into_iter()
        .filter(|action| action.squares(position.variant()) == ends)
        .map(|action| (action.text(position.variant()), san.bare(action)))
        .collect();
    found.sort();
    found
}

fn pairs(texts: &[(&str, &str)]) -> Vec<(String, String)> {
    let owned = texts
        .iter()
        .map(|(text, san)| (text.to_string(), san.to_string()));
    owned.collect()
}

/// `tests/games/properties.rs` checks every text of random games.
#[test]
fn no_shipped_game_has_two_actions_of_one_text() {
    for (edition, _) in crown_editions() {
        assert_eq!(shared_text(&edition), None, "{}", edition.id);
    }
    for variant in all_variants() {
        assert_eq!(shared_text(&variant), None, "{}", variant.id);
    }
}

#[test]
fn a_castling_that_a_step_also_reaches_is_written_with_the_partners_square() {
    let ini = "[diana:losalamos]\npieceToCharTable = -\nbishop = b\ncastling = true\n\
               castlingKingsideFile = e\ncastlingQueensideFile = b\n\
               startFen = rbnkbr/pppppp/6/6/PPPPPP/RBNKBR w KQkq - 0 1\n";
    let import = import(ini);
    let file = import.found[0].file.as_deref();
    let file = file.unwrap_or_else(|| panic!("{:?}", import.found[0].losses));
    let variant = Arc::new(Variant::load("diana", file).unwrap_or_else(|error| panic!("{error}")));
    let open = position(&variant, "r2k1r/pppppp/6/6/PPPPPP/R2K1R w KQkq - 0 1");
    let expected = pairs(&[("d1e1", "Ke1"), ("d1f1", "O-O")]);
    assert_eq!(texts_to(&open, "d1", "e1"), expected);
    let mut game = Game::from_position(open.clone());
    game.play(action_from_text(&open, "d1f1").expect("legal"));
    assert_eq!(
        game.position().text(),
        "r2k1r/pppppp/6/6/PPPPPP/R2RK1 b kq - 1 1",
    );
    let text = game.to_text(&[]);
    let read = Game::from_text(&text, |_, _| Some(variant.clone())).expect("readable");
    assert_eq!(read.game.position().text(), game.position().text());
    for (typed, meant) in [
        ("d1e1", "d1e1"),
        ("Ke1", "d1e1"),
        ("0-0", "d1f1"),
        ("d1f1", "d1f1"),
    ] {
        let named = actions_named(&open, typed);
        let named: Vec<String> = named.iter().map(|a| a.text(&variant)).collect();
        assert_eq!(named, [meant], "{typed}");
    }
    assert_unique_texts(&variant, 8);
}

#[test]
fn a_king_that_leaps_two_squares_may_still_castle() {
    let king = (
        "icon = \"king\"\nmoves = \"K\"",
        "icon = \"king\"\nmoves = \"KimD\"",
    );
    let variant = chess_with(&[king]);
    let open = position(&variant, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let expected = pairs(&[("e1g1", "Kg1"), ("e1h1", "O-O")]);
    assert_eq!(texts_to(&open, "e1", "g1"), expected);
    let expected = pairs(&[("e1a1", "O-O-O"), ("e1c1", "Kc1")]);
    assert_eq!(texts_to(&open, "e1", "c1"), expected);
    assert_unique_texts(&variant, 8);
}

#[test]
fn a_double_step_replaces_a_plain_move_to_its_target() {
    let variant = chess_with(&[("fmWfceFifmnD", "fmWfceFfmnDifmnD")]);
    let start = Position::start(variant.clone());
    assert_eq!(texts_to(&start, "a2", "a4"), pairs(&[("a2a4", "a4")]));
    let opened = action_from_text(&start, "a2a4").expect("legal");
    assert!(matches!(opened, Action::DoubleStep { .. }));
    let away = position(&variant, "4k3/8/8/8/8/P7/8/4K3 w - - 0 1");
    let plain = action_from_text(&away, "a3a5").expect("legal");
    assert!(matches!(plain, Action::Move { .. }));
    assert_unique_texts(&variant, 8);
}

#[test]
fn a_capture_in_passing_beside_a_plain_move_is_written_with_x() {
    let variant = chess_with(&[("fmWfceFifmnD", "fmWfmFfceFifmnD")]);
    let ready = position(&variant, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    let expected = pairs(&[("e5d6", "e5d6"), ("e5xd6", "exd6")]);
    assert_eq!(texts_to(&ready, "e5", "d6"), expected);
    let mut after = ready.clone();
    after.make(action_from_text(&ready, "e5xd6").expect("legal"));
    assert_eq!(after.text(), "4k3/8/3P4/8/8/8/8/4K3 b - - 0 1");
    assert_unique_texts(&variant, 8);
}

#[test]
fn a_file_with_two_actions_of_one_text_is_refused() {
    let twice = "[[castling]]\nletter = \"K\"\npiece = \"K\"\npartner = \"R\"\nside = \"right\"\n";
    let again = format!("{twice}\n{}", twice.replace("\"K\"\npiece", "\"X\"\npiece"));
    let bare = (
        "array = \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq",
        "array = \"rnbqk2r/pppppppp/8/8/8/8/PPPPPPPP/RNBQK2R w KXQkxq",
    );
    let variant = chess_with(&[(twice, &again), bare]);
    let fault = shared_text(&variant).expect("two castlings of one rook");
    assert_eq!(fault.found, "e1h1");
    assert!(fault.message.contains("two actions"), "{}", fault.message);
}
