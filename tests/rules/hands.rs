//! Captured pieces that come into a hand, and promoted ones that are again what they were.

use std::sync::Arc;

use super::support::{test_variant, variant};
use menagerie::perft::perft;
use menagerie::position::Position;
use menagerie::rules;
use menagerie::variant::Variant;

fn at(game: &str, text: &str) -> Position {
    Position::parse(variant(game), text).unwrap_or_else(|error| panic!("{error}"))
}

/// The position text after these moves, which are also undone.
fn after(game: &str, text: &str, moves: &str) -> String {
    let mut position = at(game, text);
    let mut before = Vec::new();
    for text in moves.split(' ') {
        let action = rules::action_from_text(&position, text);
        before.push(position.text());
        position.make(action.unwrap_or_else(|error| panic!("{text}: {error}")));
        assert_eq!(position.hash(), position.recomputed_hash());
    }
    let last = position.text();
    for text in before.into_iter().rev() {
        position.unmake();
        assert_eq!(position.text(), text);
        assert_eq!(position.hash(), position.recomputed_hash());
    }
    last
}

fn texts(position: &Position) -> Vec<String> {
    let actions = rules::legal_actions(position).into_iter();
    actions
        .map(|action| action.text(position.variant()))
        .collect()
}

/// The squares on which a piece may be dropped.
fn drops(game: &str, text: &str, piece: &str) -> String {
    let position = at(game, text);
    let texts = texts(&position);
    let start = format!("{piece}@");
    let mut squares: Vec<&str> = texts
        .iter()
        .filter_map(|text| text.strip_prefix(&*start))
        .collect();
    squares.sort();
    squares.join(" ")
}

#[test]
fn a_captured_piece_comes_into_the_hand_of_its_captor() {
    assert_eq!(
        after("crazyhouse", "4k3/8/8/3n4/4P3/8/8/4K3[] w - - 0 1", "e4d5"),
        "4k3/8/8/3P4/8/8/8/4K3[N] b - - 0 1"
    );
    assert_eq!(
        after(
            "crazyhouse",
            "4k3/8/8/8/8/8/8/4K3[Nr] w - - 5 1",
            "N@d6 e8e7"
        ),
        "8/4k3/3N4/8/8/8/8/4K3[r] w - - 7 2"
    );
    assert_eq!(
        after("crazyhouse", "4k3/8/8/8/3Pp3/8/8/4K3[] b - d3 0 1", "e4d3"),
        "4k3/8/8/8/8/3p4/8/4K3[p] w - - 0 2"
    );
}

#[test]
fn a_promoted_piece_is_written_as_such_and_captured_as_a_pawn() {
    let text = "4k3/1P6/8/8/8/8/8/r3K3[] w - - 0 1";
    let promoted = after(
        "crazyhouse",
        "2r1k3/1P6/8/8/8/8/8/4K3[] w - - 0 1",
        "b7b8=Q",
    );
    assert_eq!(
        promoted,
        "1Qr1k3/8/8/8/8/8/8/4K3[] b - - 0 1".replace('Q', "Q~")
    );
    let captured = after(
        "crazyhouse",
        "2r1k3/1P6/8/8/8/8/8/4K3[] w - - 0 1",
        "b7b8=Q c8b8",
    );
    assert_eq!(captured, "1r2k3/8/8/8/8/8/8/4K3[p] w - - 0 2");
    assert!(!texts(&at("crazyhouse", text)).contains(&"b7b8=Q~".to_string()));
    // A Queen that isn't promoted stays one.
    let queen = "1Qr1k3/8/8/8/8/8/8/4K3[] b - - 0 1";
    assert_eq!(
        after("crazyhouse", queen, "c8b8"),
        "1r2k3/8/8/8/8/8/8/4K3[q] w - - 0 2"
    );
}

#[test]
fn a_drop_answers_a_check_only_in_between() {
    let text = "4k3/8/8/8/4r3/8/8/4K3[Q] w - - 0 1";
    assert_eq!(drops("crazyhouse", text, "Q"), "e2 e3");
    let adjacent = "4k3/8/8/8/8/3n4/8/4K3[Q] w - - 0 1";
    assert_eq!(drops("crazyhouse", adjacent, "Q"), "");
}

#[test]
fn pawns_are_not_dropped_on_the_first_and_last_rank() {
    let text = "k7/7Q/8/8/8/8/8/K7[P] w - - 0 1";
    let squares = drops("crazyhouse", text, "P");
    assert!(!squares.contains('1') && !squares.contains('8') && squares.contains("h6"));
}

#[test]
fn a_file_has_at_most_one_unpromoted_pawn() {
    let text = "4k4/9/9/9/9/2P6/9/9/1+P2K4[P] w - - 0 1";
    let squares = drops("shogi", text, "P");
    assert!(!squares.contains('c') && squares.contains("b2") && squares.contains("a1"));
}

#[test]
fn a_dropped_pawn_may_check_but_not_mate() {
    // The King can leave: a Pawn may check.
    let open = "4k4/9/9/9/9/9/9/9/4K4[P] w - - 0 1";
    assert!(drops("shogi", open, "P").contains("e8"));
    // The King is shut in by its own pieces, and the Pawn is guarded.
    let closed = "3lkl3/3p1p3/4S4/9/9/9/9/9/4K4[P] w - - 0 1";
    assert!(!drops("shogi", closed, "P").contains("e8"));
    // If another piece can capture the Pawn, it isn't mate.
    let answered = "3lkl3/3p1p3/4S4/9/9/9/9/1r7/4K4[P] w - - 0 1".replace("1r7", "4r4");
    assert!(!drops("shogi", &answered, "P").contains("e8"));
    let answered = "3lkl3/r2p1p3/4S4/9/9/9/9/9/4K4[P] w - - 0 1";
    assert!(!drops("shogi", answered, "P").contains("e8"));
    let answered = "3lkl3/3p1p3/4S4/9/9/9/9/9/4K4[Pr] w - - 0 1";
    assert!(!drops("shogi", answered, "P").contains("e8"));
    let answered = "3lk1b2/3p1p3/4S4/9/9/9/9/9/4K4[P] w - - 0 1";
    assert!(drops("shogi", answered, "P").contains("e8"));
    // A move of a Pawn may mate.
    let moved = "3lkl3/3p1p3/4S4/9/9/9/9/9/4K4[G] w - - 0 1";
    assert!(drops("shogi", moved, "G").contains("e8"));
}

#[test]
fn pieces_are_not_dropped_where_they_could_never_move() {
    let text = "4k4/9/9/9/9/9/9/9/4K4[NLP] w - - 0 1";
    assert!(!drops("shogi", text, "N").contains(['8', '9']));
    assert!(!drops("shogi", text, "L").contains('9'));
    assert!(!drops("shogi", text, "P").contains('9'));
}

#[test]
fn promotion_is_optional_in_the_zone_and_compulsory_where_a_piece_could_not_move() {
    let position = at("shogi", "4k4/9/P7N/9/9/9/9/9/4K4[] w - - 0 1");
    let texts = texts(&position);
    assert!(texts.contains(&"a7a8".into()) && texts.contains(&"a7a8=+P".into()));
    assert!(!texts.contains(&"i7h9".into()) && texts.contains(&"i7h9=+N".into()));
}

/// The counts are those of Fairy-Stockfish's own tests.
#[test]
fn flipping_pieces_count_as_in_fairy_stockfish() {
    let mut start = Position::start(test_variant("kyoto-shogi.toml"));
    assert_eq!(perft(&mut start, 5), 225_903);
}

#[test]
fn a_captured_piece_is_dropped_in_either_form() {
    let game = test_variant("kyoto-shogi.toml");
    let position = Position::parse(game, "4k/5/5/5/K4[P] w - - 0 1").expect("a position");
    let texts = texts(&position);
    assert!(texts.contains(&"P@c3".into()) && texts.contains(&"+P@c3".into()));
}

#[test]
fn repetition_counts_hands() {
    let [one, other] = ["[Nn]", "[]"].map(|hands| {
        at(
            "crazyhouse",
            &format!("4k3/8/8/8/8/8/8/4K3{hands} w - - 0 1"),
        )
        .repetition_hash()
    });
    assert_ne!(one, other);
}

#[test]
fn impossible_hands_are_refused_with_their_place() {
    for (text, place) in [
        ("4k3/8/8/8/8/8/8/4K3[K] w - - 0 1", "K"),
        ("4k3/8/8/8/8/8/8/4K3[X] w - - 0 1", "X"),
        (
            &*format!("4k3/8/8/8/8/8/8/4K3[{}] w - - 0 1", "P".repeat(31)),
            "placement",
        ),
        ("4k3/8/8/8/8/8/8/4K3[Q~] w - - 0 1", "Q~"),
    ] {
        let error = Position::parse(variant("crazyhouse"), text).expect_err(text);
        assert!(error.to_string().contains(place), "{error}");
    }
}

/// A file with keys for drops.
fn with_drops(keys: &str) -> Result<Variant, String> {
    let text = menagerie::variant::shipped_text("crazyhouse").expect("a shipped game");
    let (before, _) = text.split_once("[[drops]]").expect("drops");
    let (_, after) = text.split_once("[[castling]]").expect("castlings");
    let text = format!("{before}[[drops]]\n{keys}\n\n[[castling]]{after}");
    Variant::load("file.toml", &text).map_err(|error| error.to_string())
}

#[test]
fn drops_may_be_limited_to_squares_of_another_colour_and_to_quiet_ones() {
    let game = with_drops("pieces = [\"B\", \"R\"]\ndifferent-colours = true\ncheck = false");
    let game = Arc::new(game.unwrap_or_else(|error| panic!("{error}")));
    let text = "k7/8/8/8/8/8/8/2B4K[BR] w - - 0 1";
    let position = Position::parse(game, text).expect("a position");
    let texts = texts(&position);
    // c1 is dark, and so are a1 and h8; on the diagonal of the King b7 would give check.
    assert!(!texts.contains(&"B@a1".into()) && texts.contains(&"B@b1".into()));
    assert!(!texts.contains(&"B@b7".into()) && !texts.contains(&"R@a1".into()));
    assert!(texts.contains(&"R@b1".into()));
}

#[test]
fn contradicting_keys_of_hands_are_faults() {
    for (keys, part) in [
        (
            "pieces = [\"P\"]\ncaptures = \"nobody\"",
            "`captor`, `owner`",
        ),
        (
            "pieces = [\"P\"]\nper-file-with-forms = true",
            "per-file-with-forms",
        ),
        ("pieces = [\"P\"]\nforms = 1", "forms"),
        ("pieces = [\"K\"]", "royal piece"),
        ("pieces = [\"P\"]\nper-file = -1", "per-file"),
        (
            "pieces = [\"P\"]\ndropped-as = \"N\"",
            "a form of the one piece",
        ),
        (
            "pieces = [\"P\", \"N\"]\ndropped-as = \"P\"",
            "only where `pieces` lists one piece",
        ),
        ("pieces = [\"P\"]\nalso-captures = [\"N\"]", "`captures`"),
        (
            "pieces = [\"P\"]\ncaptures = \"captor\"\nalso-captures = [\"N\", \"N\"]",
            "listed already",
        ),
        (
            "pieces = [\"P\"]\ncaptures = \"captor\"\nalso-captures = [\"K\"]",
            "can't be in hand",
        ),
        (
            "pieces = [\"P\"]\ncaptures = \"captor\"\nalso-captures = [\"P\"]",
            "may be in hand itself",
        ),
    ] {
        let error = with_drops(keys).expect_err(keys);
        assert!(error.contains(part), "{error}");
    }
}

/// Crazyhouse in which every captured piece comes back as a Pawn, which has no double step after a drop.
fn pawns_only() -> Arc<Variant> {
    let text = menagerie::variant::shipped_text("crazyhouse").expect("a shipped game");
    let (before, _) = text.split_once("[[drops]]").expect("drops");
    let (_, after) = text.split_once("[[castling]]").expect("castlings");
    let moved = "[[piece]]\ncode = \"+P\"\nname = \"Dropped Pawn\"\nicon = \"pawn\"\nform-of = \"P\"\nmoves = \"mfWcfF\"\nrules = \"As named.\"\n\n";
    let drops = "[[drops]]\npieces = [\"P\"]\non = { w = [\"*2\", \"*3\", \"*4\", \"*5\", \"*6\", \"*7\"], b = [\"*2\", \"*3\", \"*4\", \"*5\", \"*6\", \"*7\"] }\ncaptures = \"captor\"\nalso-captures = [\"N\", \"B\", \"R\", \"Q\"]\ndropped-as = \"+P\"\n\n";
    let text = format!("{before}{moved}{drops}[[castling]]{after}");
    Arc::new(Variant::load("pawns.toml", &text).unwrap_or_else(|error| panic!("{error}")))
}

#[test]
fn a_captured_piece_may_come_back_as_another_and_without_its_first_move() {
    let game = pawns_only();
    let text = "3qk3/8/8/8/8/7r/8/3QK3[] w - - 0 1";
    let mut position = Position::parse(game.clone(), text).expect("a position");
    for (action, after) in [
        ("d1d8", "3Qk3/8/8/8/8/7r/8/4K3[P] b - - 0 1"),
        ("e8d8", "3k4/8/8/8/8/7r/8/4K3[Pp] w - - 0 2"),
        ("e1e2", "3k4/8/8/8/8/7r/4K3/8[Pp] b - - 1 2"),
        ("d8d7", "8/3k4/8/8/8/7r/4K3/8[Pp] w - - 2 3"),
        ("+P@a2", "8/3k4/8/8/8/7r/+P3K3/8[p] b - - 3 3"),
        ("+P@b3", "8/3k4/8/8/8/1+p5r/+P3K3/8[] w - - 4 4"),
    ] {
        let found = rules::action_from_text(&position, action);
        position.make(found.unwrap_or_else(|error| panic!("{action}: {error}")));
        assert_eq!(position.hash(), position.recomputed_hash());
        assert_eq!(position.text(), after);
    }
    let texts = texts(&position);
    assert!(texts.contains(&"a2a3".into()) && !texts.contains(&"a2a4".into()));
    let capture = rules::action_from_text(&position, "a2b3").expect("a capture");
    position.make(capture);
    assert_eq!(position.text(), "8/3k4/8/8/8/1+P5r/4K3/8[P] b - - 0 4");
}

#[test]
fn a_drop_as_another_form_says_why_not() {
    let position = Position::parse(pawns_only(), "3k4/8/8/8/8/8/4K3/8[P] w - - 0 1");
    let position = position.expect("a position");
    let game = position.variant();
    let why = |square| {
        let kind = game.alphabet.kind("P").expect("a Pawn");
        let to = game.geometry().square(square).expect("a square");
        rules::drop_refusal(&position, kind, to).map(|refusal| refusal.code())
    };
    assert_eq!(why("a2"), None);
    assert_eq!(why("a8"), Some("drop-zone"));
    assert_eq!(why("e2"), Some("drop-on-piece"));
    for text in ["P@a2", "Q@a2"] {
        assert!(rules::action_from_text(&position, text).is_err(), "{text}");
    }
}

#[test]
fn an_army_may_be_set_up_in_one_turn() {
    let text = menagerie::variant::shipped_text("sittuyin").expect("a shipped game");
    let (before, _) = text.split_once("[[drops]]").expect("drops");
    let (_, ending) = text.split_once("[ending]").expect("an ending");
    let drops = "[[drops]]\npieces = [\"K\", \"F\", \"S\", \"N\", \"R\"]\non = { w = [\"*1\", \"*2\"], b = [\"*8\", \"*7\"] }\ncompulsory = true\nper-turn = 8\n\n";
    let text = format!("{before}{drops}[ending]{ending}");
    let game = Variant::load("set-up.toml", &text).unwrap_or_else(|error| panic!("{error}"));
    let mut position = Position::start(Arc::new(game));
    let white = "K@b2 F@c2 S@d2 S@e2 N@f2 N@g2 R@a1 R@h1 done";
    let black = "K@b7 F@c7 S@d7 S@e7 N@f7 N@g7 R@a8 R@h8 done";
    for text in white.split(' ').chain(black.split(' ')) {
        let all = texts(&position);
        if text == "done" {
            assert_eq!(all, ["done"]);
        } else {
            assert!(all.iter().all(|text| text.contains('@')), "{all:?}");
        }
        let action = rules::action_from_text(&position, text);
        position.make(action.unwrap_or_else(|error| panic!("{text}: {error}")));
        assert_eq!(position.hash(), position.recomputed_hash());
    }
    assert!(texts(&position).iter().all(|text| !text.contains('@')));
    for _ in 0..18 {
        position.unmake();
    }
    let start = Position::start(position.variant().clone());
    assert_eq!(position.text(), start.text());
}

#[test]
fn armies_are_set_up_before_anything_else() {
    let start = Position::start(variant("sittuyin"));
    let all = texts(&start);
    assert!(all.iter().all(|text| text.contains('@')), "{all:?}");
    assert_eq!(
        drops("sittuyin", &start.text(), "R"),
        "a1 b1 c1 d1 e1 f1 g1 h1"
    );
    // White has nothing left in hand and moves, though Black must still drop.
    let one_left = "8/3k4/4pppp/pppp4/4PPPP/PPPP4/3K4/8[r] w - - 0 1";
    assert!(texts(&at("sittuyin", one_left)).contains(&"e4e5".into()));
    let one_left = one_left.replace(" w ", " b ");
    assert_eq!(texts(&at("sittuyin", &one_left)).len(), 8);
}

#[test]
fn only_one_royal_piece_is_set_up() {
    let text = menagerie::variant::shipped_text("sittuyin").expect("a shipped game");
    let text = text.replace("[KFSSNNRR", "[KKFSSNNRR");
    let error = Variant::load("file.toml", &text)
        .expect_err("two Kings")
        .to_string();
    assert!(error.contains("a royal piece can't be dropped"), "{error}");
}

#[test]
fn a_king_is_dropped_where_no_enemy_attacks_it() {
    let text = "7k/8/8/8/8/8/8/1r6[K] w - - 0 1";
    let squares = drops("sittuyin", text, "K");
    assert!(!squares.contains('b') && !squares.contains('1'));
    assert!(squares.contains("a2") && squares.contains("h3"));
}

#[test]
fn without_a_legal_drop_the_game_goes_on() {
    // No Rook can be dropped between the Rook that gives check and the King.
    let text = "7k/8/8/3r4/8/8/8/3K4[R] w - - 0 1";
    assert!(texts(&at("sittuyin", text)).contains(&"d1e1".into()));
}

#[test]
fn a_set_up_says_why_not() {
    let game = variant("sittuyin");
    let why = |text: &str, drop: &str, to: &str| {
        let position = Position::parse(game.clone(), text).expect("a position");
        let square = game.geometry().square(to).expect("a square");
        let kind = game.alphabet.kind(drop).expect("a piece");
        let refusal = rules::drop_refusal(&position, kind, square);
        refusal.map_or("", |refusal| refusal.code())
    };
    let text = "7k/8/8/8/8/8/1P6/1r6[KR] w - - 0 1";
    assert_eq!(why(text, "K", "a2"), "");
    assert_eq!(why(text, "K", "a1"), "into-check");
    assert_eq!(why(text, "K", "a5"), "drop-zone");
    assert_eq!(why(text, "R", "a2"), "drop-zone");
    let position = Position::parse(game.clone(), text).expect("a position");
    let [from, to] = ["b2", "b3"].map(|name| game.geometry().square(name).expect("a square"));
    let refusal = rules::refusal(&position, from, to).expect("a reason");
    assert_eq!(refusal.code(), "drop-first");
}

#[test]
fn other_pieces_leave_squares_of_both_colours() {
    let game = with_drops(
        "pieces = [\"B\", \"R\"]\non = [\"a1\", \"b1\", \"c1\"]\ndifferent-colours = true",
    );
    let game = Arc::new(game.unwrap_or_else(|error| panic!("{error}")));
    let text = "k7/8/8/8/8/8/8/7K[BBR] w - - 0 1";
    let position = Position::parse(game.clone(), text).expect("a position");
    let texts = texts(&position);
    // The Bishops need b1, the only light square.
    assert!(texts.contains(&"R@a1".into()) && !texts.contains(&"R@b1".into()));
    let square = game.geometry().square("b1").expect("a square");
    let rook = game.alphabet.kind("R").expect("a Rook");
    let refusal = rules::drop_refusal(&position, rook, square).expect("a reason");
    assert_eq!(refusal.code(), "drop-needed");
}

#[test]
fn promotions_may_be_moves_of_their_own() {
    let promotions = |text: &str| {
        let mut found = texts(&at("sittuyin", text));
        found.retain(|text| text.contains('='));
        found.sort();
        found.join(" ")
    };
    // On the diagonal it stays or goes as a General, but not beside a piece that it would attack.
    let text = "7k/8/8/1n2P3/8/8/P7/K7[] w - - 0 1";
    assert_eq!(promotions(text), "e5d4=F e5d6=F e5e5=F e5f4=F e5f6=F");
    let text = "7k/6r1/8/4P3/8/8/P7/K7[] w - - 0 1";
    assert_eq!(promotions(text), "e5d4=F e5d6=F e5e5=F e5f4=F");
    // A player's last Pawn promotes on every square.
    assert_eq!(
        promotions("7k/8/8/8/8/8/P7/K7[] w - - 0 1"),
        "a2a2=F a2b1=F a2b3=F"
    );
    // With a General there is nothing to promote to.
    assert_eq!(promotions("7k/8/8/4P3/8/8/P7/K1F5[] w - - 0 1"), "");
    // Nobody has to promote: without another move White is stalemated.
    let blocked = "2r4k/8/8/8/8/n7/P7/K7[] w - - 0 1";
    assert_eq!(promotions(blocked), "a2a2=F a2b1=F a2b3=F");
    let stalemated = blocked.replace("2r4k", "1r5k");
    assert!(texts(&at("sittuyin", &stalemated)).is_empty());
    // Where it stands it answers no check.
    assert_eq!(promotions("7k/8/8/4P3/8/8/8/K6r[] w - - 0 1"), "");
    assert_eq!(
        after("sittuyin", "7k/8/8/4P3/8/8/P7/K7[] w - - 4 1", "e5e5=F"),
        "7k/8/8/4F3/8/8/P7/K7 b - - 0 1"
    );
}
