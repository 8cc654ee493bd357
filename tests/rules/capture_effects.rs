//! Captures that remove more than the captured piece.

use std::sync::Arc;

use menagerie::perft::perft;
use menagerie::piece::Player;
use menagerie::position::Position;
use menagerie::rules;
use menagerie::variant::{Variant, shipped_text};

const ATOMIC: &str = "blast = \"K\"\nspares = [\"P\"]\ncaptor = \"leaves\"";

/// Chess with effects of captures.
fn with_effects(keys: &str) -> Result<Arc<Variant>, String> {
    let text = shipped_text("chess").expect("a shipped game");
    let (before, after) = text.split_once("[ending]").expect("an ending");
    let (ending, _) = after.split_once("material = [").expect("draws by material");
    let extinction = "extinction = { pieces = [\"K\"] }";
    let text = format!("{before}[capture]\n{keys}\n\n[ending]{ending}{extinction}\n");
    let game = Variant::load("file.toml", &text);
    game.map(Arc::new).map_err(|error| error.to_string())
}

fn at(keys: &str, text: &str) -> Position {
    let game = with_effects(keys).unwrap_or_else(|error| panic!("{error}"));
    Position::parse(game, text).unwrap_or_else(|error| panic!("{error}"))
}

fn after(keys: &str, text: &str, action: &str) -> Position {
    let mut position = at(keys, text);
    let found = rules::action_from_text(&position, action);
    position.make(found.unwrap_or_else(|error| panic!("{action}: {error}")));
    assert_eq!(position.hash(), position.recomputed_hash());
    position
}

fn why_not(keys: &str, text: &str, from: &str, to: &str) -> Option<&'static str> {
    let position = at(keys, text);
    let square = |name| position.variant().geometry().square(name);
    let [Some(from), Some(to)] = [from, to].map(square) else {
        panic!("squares");
    };
    rules::refusal(&position, from, to).map(|refusal| refusal.code())
}

#[test]
fn perft_of_explosions() {
    let game = with_effects(ATOMIC).unwrap_or_else(|error| panic!("{error}"));
    // Fairy-Stockfish's own numbers, then those of python-chess.
    assert_eq!(perft(&mut Position::start(game.clone()), 4), 197_326);
    for (text, depth, count) in [
        (
            "rn2kb1r/1pp1p2p/p2q1pp1/3P4/2P3b1/4PN2/PP3PPP/R2QKB1R b KQkq - 0 1",
            3,
            45_237,
        ),
        (
            "rn1qkb1r/p5pp/2p5/3p4/N3P3/5P2/PPP4P/R1BQK3 w Qkq - 0 1",
            3,
            23_353,
        ),
    ] {
        let mut position = Position::parse(game.clone(), text).expect("a position");
        assert_eq!(perft(&mut position, depth), count, "{text}");
    }
}

#[test]
fn a_blast_removes_what_is_around_the_captor() {
    let text = "r3k2r/8/8/2nqn3/2pbp3/8/8/R2QK2R w KQkq - 0 1";
    let blown = after(ATOMIC, text, "d1d4");
    assert_eq!(blown.text(), "r3k2r/8/8/8/2p1p3/8/8/R3K2R b KQkq - 0 1");
    let stays = after("blast = \"W\"", text, "d1d4");
    assert_eq!(stays.text(), "r3k2r/8/8/2n1n3/3Q4/8/8/R3K2R b KQkq - 0 1");
    let immune = after(
        "blast = \"K\"\nimmune = [\"N\", \"Q\"]\ncaptor = \"leaves\"",
        text,
        "d1d4",
    );
    assert_eq!(immune.text(), "r3k2r/8/8/2nqn3/3Q4/8/8/R3K2R b KQkq - 0 1");
}

#[test]
fn a_blast_around_an_en_passant_capture_takes_the_right_to_castle() {
    let text = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    assert_eq!(
        after(ATOMIC, text, "e5d6").text(),
        "4k3/8/8/8/8/8/8/4K3 b - - 0 1"
    );
    let text = "r3k2r/8/8/8/8/8/6b1/R3K2R b KQkq - 0 1";
    let blown = after(ATOMIC, text, "g2h1").text();
    assert_eq!(blown, "r3k2r/8/8/8/8/8/8/R3K3 w Qkq - 0 2");
}

#[test]
fn every_removed_piece_is_told_once() {
    // The blast reaches the Pawn that is captured en passant, too.
    let mut position = at(
        "blast = \"K\"\ncaptor = \"leaves\"",
        "4k3/8/8/1nPpP3/8/8/8/4K3 w - d6 0 1",
    );
    let action = rules::action_from_text(&position, "c5d6").expect("a capture");
    let mut cleared = position.cleared_by(action);
    cleared.sort();
    let names: Vec<&str> = { cleared.iter() }
        .map(|&square| position.variant().geometry().name(square))
        .collect();
    assert_eq!(names, ["c5", "d5", "e5"]);
    position.make(action);
    assert_eq!(position.text(), "4k3/8/8/1n6/8/8/8/4K3 b - - 0 1");
}

#[test]
fn a_royal_piece_in_the_blast_ends_the_game_even_in_check() {
    let won = after(ATOMIC, "3qk3/8/8/8/8/8/4r3/3QK3 w - - 0 1", "d1d8");
    let outcome = rules::outcome(&won, 1).expect("an end");
    assert_eq!(outcome.reason, rules::Reason::Extinction);
    assert_eq!(outcome.places[Player::FIRST], 1);
    assert!(rules::legal_actions(&won).is_empty());
    // The Rook gives check, but White wins first.
    let position = at(ATOMIC, "4k3/3p4/8/8/8/4r3/8/3QK3 w - - 0 1");
    assert!(position.in_check(position.turn()));
    assert!(rules::action_from_text(&position, "d1d7").is_ok());
}

#[test]
fn kings_that_touch_give_no_check_and_none_may_explode() {
    // The Kings touch, so the Rook's check doesn't count.
    let position = at(ATOMIC, "8/8/8/8/8/r2k4/3K4/8 w - - 0 1");
    assert!(!position.in_check(position.turn()));
    let text = "4k3/8/8/8/8/8/3p4/3QK3 w - - 0 1";
    assert_eq!(why_not(ATOMIC, text, "d1", "d2"), Some("loses-royal"));
    assert_eq!(why_not(ATOMIC, text, "e1", "d2"), Some("loses-royal"));
    let text = "4k3/8/8/8/8/8/r7/4K2R w - - 0 1";
    assert_eq!(why_not(ATOMIC, text, "e1", "e2"), Some("into-check"));
}

#[test]
fn a_captor_that_returns_neither_moves_nor_promotes() {
    let rifle = "captor = \"returns\"";
    let text = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let shot = after(rifle, text, "a1a8");
    // The Rook hasn't moved, so White may still castle with it.
    assert_eq!(shot.text(), "4k2r/8/8/8/8/8/8/R3K2R b KQk - 0 1");
    let shot = after(rifle, "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8");
    assert_eq!(shot.text(), "4k3/P7/8/8/8/8/8/4K3 b - - 0 1");
    let shot = after(rifle, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6");
    assert_eq!(shot.text(), "4k3/8/8/4P3/8/8/8/4K3 b - - 0 1");
    // The King doesn't walk into the Rook's attack when it shoots the Pawn, and doesn't escape the other Rook's either.
    let guarded = "4k3/8/3r4/8/8/8/3p4/4K3 w - - 0 1";
    assert_eq!(why_not(rifle, guarded, "e1", "d2"), None);
    let in_check = "4k3/8/4r3/8/8/8/3p4/4K3 w - - 0 1";
    assert_eq!(why_not(rifle, in_check, "e1", "d2"), Some("into-check"));
    // A pinned piece may shoot in every direction.
    let pinned = "4k3/8/8/8/4r3/8/n3R3/4K3 w - - 0 1";
    assert_eq!(why_not(rifle, pinned, "e2", "a2"), None);
    assert_eq!(
        why_not(rifle, pinned, "e2", "b2"),
        Some("leaves-royal-attacked")
    );
}

#[test]
fn a_captor_becomes_its_victim_unless_one_is_royal_or_it_promotes() {
    let change = "captor = \"becomes-victim\"";
    let text = "1r2k3/P7/8/3q4/8/4N3/4p3/4K3 w - - 0 1";
    let queen = after(change, text, "e3d5");
    assert_eq!(queen.text(), "1r2k3/P7/8/3Q4/8/8/4p3/4K3 b - - 0 1");
    let king = after(change, text, "e1e2");
    assert_eq!(king.text(), "1r2k3/P7/8/3q4/8/4N3/4K3/8 b - - 0 1");
    let promoted = after(change, text, "a7b8=N");
    assert_eq!(promoted.text(), "1N2k3/8/8/3q4/8/4N3/4p3/4K3 b - - 0 1");
    let immune = format!("{change}\nimmune = [\"N\"]");
    let knight = after(&immune, text, "e3d5");
    assert_eq!(knight.text(), "1r2k3/P7/8/3N4/8/8/4p3/4K3 b - - 0 1");
}

#[test]
fn own_pieces_may_be_captured_where_the_rules_say_so() {
    let own = "own = [\"P\"]";
    let text = "4k3/8/8/8/8/8/3P4/R2QK3 w Q - 0 1";
    assert_eq!(
        after(own, text, "d1d2").text(),
        "4k3/8/8/8/8/8/3Q4/R3K3 b Q - 0 1"
    );
    assert_eq!(why_not(own, text, "a1", "d1"), Some("own-man"));
    // Blocked squares beyond stay blocked.
    assert_eq!(why_not(own, text, "d1", "d3"), Some("blocked"));
}

#[test]
fn forbidden_captures_give_no_check() {
    let kings = "forbidden = [{ by = [\"K\", \"R\"], of = [\"K\", \"N\"] }]";
    let text = "4k3/8/8/8/8/8/r2Nn3/4K2R w - - 0 1";
    let position = at(kings, "8/8/8/8/8/8/4k2r/4K3 w - - 0 1");
    assert!(!position.in_check(position.turn()));
    assert_eq!(why_not(kings, text, "e1", "e2"), Some("forbidden-capture"));
    // The Rook neither pins the Knight nor gives check along the rank.
    assert_eq!(why_not(kings, text, "d2", "b1"), None);
    assert_eq!(why_not(kings, text, "e1", "f2"), None);
    let iron = "forbidden = [{ of = [\"P\"] }]";
    let text = "4k3/8/8/8/8/8/3p4/3QK3 w - - 0 1";
    assert_eq!(why_not(iron, text, "d1", "d2"), Some("forbidden-capture"));
    assert_eq!(why_not(iron, text, "e1", "d2"), Some("forbidden-capture"));
}

#[test]
fn contradicting_effects_are_faults() {
    for (keys, part) in [
        ("spares = [\"P\"]", "only with `blast`"),
        ("blast = \"Q\"", "leaps without modifiers"),
        ("blast = \"mK\"", "leaps without modifiers"),
        ("blast = \"K?\"", "at character 2"),
        ("captor = \"explodes\"", "`stays`, `leaves`"),
        ("captor = \"returns\"\nblast = \"K\"", "not with `captor"),
        ("own = [\"K\"]", "not with royal pieces"),
        ("forbidden = [{ by = [\"K\"] }]", "of: missing"),
        ("immune = [\"X\"]", "no such piece"),
    ] {
        let error = with_effects(keys).expect_err(keys);
        assert!(error.contains(part), "{error}");
    }
    for (game, part) in [("alice-chess", "after-a-move"), ("crown-2", "crown")] {
        let text = shipped_text(game).expect("a shipped game");
        let text = text.replace("royal = true\n", "");
        let text = text.replace("[ending]", "[capture]\ncaptor = \"leaves\"\n\n[ending]");
        let error = Variant::load("file.toml", &text)
            .expect_err(game)
            .to_string();
        let is_refused = |line: &str| line.contains(part) && line.ends_with("not with `[capture]`");
        assert!(error.lines().any(is_refused), "{error}");
    }
    let text = shipped_text("chess").expect("a shipped game");
    let compulsory = text.replace("[ending]", "[capture]\nown = [\"P\"]\n\n[ending]");
    assert!(Variant::load("file.toml", &compulsory).is_ok());
    let compulsory = compulsory.replacen("[board]", "must-capture = true\n\n[board]", 1);
    let error = Variant::load("file.toml", &compulsory).expect_err("contradiction");
    assert!(
        error.to_string().contains("not with `must-capture`"),
        "{error}"
    );
    let text = text.replace("[ending]", "[capture]\ncaptor = \"leaves\"\n\n[ending]");
    let error = Variant::load("file.toml", &text).expect_err("royal pieces that aren't missed");
    assert!(
        error
            .to_string()
            .contains("`ending.extinction` must list it"),
        "{error}"
    );
}
