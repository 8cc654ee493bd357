//! Letters of another language: read where the game's own codes make no legal move, never written.

use std::sync::Arc;

use crate::support::{edition, position};
use menagerie::position::Position;
use menagerie::record::{
    Game, Letters, Notation, ReadingOptions, Study, actions_named, actions_named_in,
};
use menagerie::variant::Variant;

fn german() -> Letters {
    let letters = [
        ("King", "K"),
        ("Queen", "D"),
        ("Rook", "T"),
        ("Bishop", "L"),
        ("Knight", "S"),
    ];
    Letters::new(letters.map(|(name, letter)| (name.to_string(), letter.to_string())))
}

/// Each text with the moves that it names.
#[track_caller]
fn check(position: &Position, expected: &[(&str, &str)]) {
    for (text, moves) in expected {
        let actions = actions_named_in(position, text, &german()).into_iter();
        let named: Vec<String> = actions
            .map(|action| action.text(position.variant()))
            .collect();
        assert_eq!(named.join(" "), *moves, "{text}: {}", position.text());
    }
}

#[test]
fn german_moves_are_read_in_every_form() {
    let start = Position::start(edition("chess", &[]));
    check(
        &start,
        &[
            ("Sf3", "g1f3"),
            ("Sg1-f3", "g1f3"),
            ("sf3", "g1f3"),
            ("Nf3", "g1f3"),
            ("Sf3+", "g1f3"),
            ("Lb5", ""),
            ("S", ""),
        ],
    );
    assert!(actions_named(&start, "Sf3").is_empty());
    let open = position("chess", "r3k2r/1P5q/8/8/8/3B4/7Q/R3K2R w KQkq - 0 1");
    check(
        &open,
        &[
            ("Dxh7", "h2h7"),
            ("Dxh7#", "h2h7"),
            ("Lxh7+", "d3h7"),
            ("Lh7", "d3h7"),
            ("Te1", ""),
            ("Tb1", "a1b1"),
            ("Txa8+", "a1a8"),
            ("Ke2", "e1e2"),
            ("b8D", "b7b8=Q"),
            ("b8=D+", "b7b8=Q"),
            ("b8(T)", "b7b8=R"),
            ("bxa8S", "b7a8=N"),
            ("b8/L", "b7b8=B"),
            ("b8Q", "b7b8=Q"),
            ("b8d", "b7b8=Q"),
            ("0-0", "e1g1"),
        ],
    );
    let rooks = position("chess", "4k3/8/8/8/8/8/8/R4RK1 w - - 0 1");
    check(
        &rooks,
        &[("Te1", "a1e1 f1e1"), ("Tae1", "a1e1"), ("Tfe1+", "f1e1")],
    );
}

#[test]
fn a_capital_letter_is_a_piece_and_a_small_one_a_file() {
    let both = position("chess", "4k3/8/8/2p5/3P4/8/8/2Q1K3 w - - 0 1");
    check(
        &both,
        &[
            ("Dc5", "c1c5"),
            ("Dxc5", "c1c5"),
            ("dxc5", "d4c5"),
            ("dc5", "d4c5"),
            ("dc", "d4c5"),
        ],
    );
    let queen = position("chess", "4k3/8/8/2p5/8/8/8/2Q1K3 w - - 0 1");
    // A Pawn's move that isn't legal doesn't become a Queen's.
    check(&queen, &[("dxc5", ""), ("Dxc5", "c1c5")]);
}

#[test]
fn codes_of_the_game_come_first() {
    // `S` is a piece of Makruk; its Knight is `N`.
    let khon = position("makruk", "4k3/8/8/8/8/8/4S1N1/4K3 w - - 0 1");
    check(&khon, &[("Sf3", "e2f3"), ("Nf4", "g2f4"), ("Sf4", "g2f4")]);
    // `B` is a Bishop, never a Pawn: an illegal move must not become another one.
    let start = Position::start(edition("chess", &[]));
    check(&start, &[("Be4", ""), ("Bb5", "")]);
}

fn in_german() -> ReadingOptions {
    ReadingOptions {
        letters: german(),
        ..ReadingOptions::default()
    }
}

const GERMAN: &str = "[Event \"Café\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Dh5 (2. Sf3 Sc6 3. Lb5) 2... Sc6 3. Lc4 Sf6 4. Dxf7# 1-0\n";

fn find(name: &str, _: &[(&str, &str)]) -> Option<Arc<Variant>> {
    matches!(name, "" | "Standard" | "chess").then(|| edition("chess", &[]))
}

#[test]
fn pgn_in_german_is_read_and_written_in_codes() {
    let refused = Game::from_text(GERMAN, find).expect("a game");
    assert!(refused.fault.is_some());
    let loaded = Game::from_text_with(&in_german(), GERMAN, find).expect("a game");
    assert_eq!(loaded.fault, None);
    assert_eq!(loaded.game.line().len(), 7);
    let pgn = loaded.game.to_pgn(&loaded.headers, &[]).expect("PGN");
    assert!(pgn.contains("2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0"), "{pgn}");
    let study = Study::from_text_with(&in_german(), GERMAN, find).expect("a study");
    assert_eq!(study.fault, None);
    assert_eq!(study.study.tree().len(), 11);
    let english = Game::from_text(&pgn, find).expect("a game");
    let same = Game::from_text_with(&in_german(), &pgn, find).expect("a game");
    assert_eq!(english.game.line(), same.game.line());
}

#[test]
fn promotions_in_parentheses_are_read_in_german() {
    let text = "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8(D)+ Kd7 2. Db7+ *";
    let loaded = Game::from_text_with(&in_german(), text, find).expect("a game");
    assert_eq!(loaded.fault, None);
    assert_eq!(loaded.game.line().len(), 3);
}

#[test]
fn own_records_are_read_in_codes_alone() {
    let mut game = Game::new(edition("chess", &[]));
    game.play(actions_named(game.position(), "Nf3")[0]);
    let record = game.to_text_in(Notation::Short, &[]);
    assert!(record.contains("Nf3"), "{record}");
    let changed = record.replace("Nf3", "Sf3");
    assert!(Game::from_text_with(&in_german(), &record, find).is_ok());
    assert!(Game::from_text_with(&in_german(), &changed, find).is_err());
}
